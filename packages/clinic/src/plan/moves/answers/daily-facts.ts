import { activityFacts } from './daily-activity-facts.ts'
import { bodyCareFacts } from './daily-body-care-facts.ts'
import { drivingFacts } from './daily-driving-facts.ts'
import { eatingFacts } from './daily-eating-facts.ts'
import type { DailyFacts } from './daily-entry.ts'

/** Daily life, activity by activity: the first that was asked about answers. */
export const dailyFacts: readonly DailyFacts[] = [...drivingFacts, ...eatingFacts, ...activityFacts, ...bodyCareFacts]
