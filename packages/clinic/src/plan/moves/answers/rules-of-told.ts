import type { Told } from './told.ts'
import type { TopicFacts } from './topic-entry.ts'

type Rule = TopicFacts['rules'][number]

/** Ends what is said while an emergency stands; `{number}` is replaced by the number of the country. */
export const goNow = 'Call {number} or go to the nearest emergency department now.'

/** What is said while an emergency stands; it comes first. */
export const inEmergency = (answer: string): Rule => ({ holds: ({ isEmergency }: Told) => isEmergency, answer })

/** What is said to a patient who is pregnant. */
export const inPregnancy = (answer: string): Rule => ({ holds: ({ isPregnant }: Told) => isPregnant, answer })

/** What is said where one of the findings is present. */
export const withFinding = (findings: readonly string[], answer: string): Rule => ({ holds: ({ has }: Told) => has(findings), answer })

/** What is said where one of the medicines is taken or named. */
export const withMedicine = (names: readonly string[], answer: string): Rule => ({ holds: ({ takes }: Told) => takes(names), answer })

/** What is said where the medicines' knowledge speaks against an ingredient. */
export const whereRefused = (ingredient: string, answer: string): Rule => ({ holds: ({ refuses }: Told) => refuses(ingredient), answer })

/** A rule that does not hold where one of the findings is present, because another answer counts more there. */
export const unless = (findings: readonly string[], rule: Rule): Rule => ({
  ...rule,
  holds: (told: Told) => !told.has(findings) && rule.holds(told),
})
