import type { Topic } from '../../../hear/topics.ts'
import type { Citation } from '../../../knowledge/sources.ts'
import type { Told } from './told.ts'

/** What is said to a question of a topic where nothing closer is known: the first rule that fits answers. */
export interface TopicFacts {
  topic: Topic
  rules: readonly { holds(told: Told): boolean; answer: string }[]
  /** Where no rule fits: what holds for most people, and what it depends on. */
  otherwise: string
  sources: readonly Citation[]
}
