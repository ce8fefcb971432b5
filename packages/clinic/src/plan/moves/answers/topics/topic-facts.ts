import type { TopicFacts } from '../topic-entry.ts'
import { ofCare } from './of-care.ts'
import { ofDailyLife } from './of-daily-life.ts'
import { ofDanger } from './of-danger.ts'
import { ofMedicines } from './of-medicines.ts'
import { ofMotherAndChild } from './of-mother-and-child.ts'
import { ofTakingMedicines } from './of-taking-medicines.ts'
import { ofTheIllness } from './of-the-illness.ts'
import { ofTheMind } from './of-the-mind.ts'
import { ofTheTalk } from './of-the-talk.ts'

/** What is said to a question of a topic where nothing closer is known: one entry for a topic. */
export const topicFacts: readonly TopicFacts[] = [
  ...ofTheTalk,
  ...ofTheIllness,
  ...ofDanger,
  ...ofMedicines,
  ...ofTakingMedicines,
  ...ofDailyLife,
  ...ofCare,
  ...ofTheMind,
  ...ofMotherAndChild,
]
