import type { Plea } from './learned/plea-features.ts'
import type { TopicShare } from './topics.ts'

/** What somebody does with one clause of a message. Only fact, denial, answer, correction and change touch the case. */
export const acts = [
  'fact',
  'denial',
  'answer',
  'correction',
  'ask-cause',
  'ask-outlook',
  'ask-danger',
  'ask-contagion',
  'ask-medicine',
  'ask-daily',
  'ask-test',
  'ask-why',
  'ask-record',
  'ask-service',
  'obstacle',
  'refusal',
  'plan',
  'change',
  'feeling',
  'crisis',
  'farewell',
  'bye',
  'greeting',
  'thanks',
  'about-doctor',
  'opinion',
  'hypothetical',
  'past',
  'family',
  'figurative',
  'help',
  'unreadable',
] as const
export type Act = (typeof acts)[number]

/** One clause of a message: its words, their place in the text, what they do, and how sure that is (0 to 1). */
export interface Clause {
  text: string
  start: number
  end: number
  act: Act
  sureness: number
  /** What its sentence says to a standing emergency, the likeliest first; absent where no learned reader listens. */
  pleas?: readonly Plea[]
  /** What its sentence asks, the likeliest first; absent where no learned reader listens. */
  topics?: readonly TopicShare[]
}

const stating: ReadonlySet<Act> = new Set(['fact', 'denial', 'answer', 'correction', 'change'])
/** These carry facts beside what they do: "why does my chest hurt?", "I'm scared, it hurts so much", "I can't come, my leg is broken". */
const carrying: ReadonlySet<Act> = new Set([
  'ask-cause',
  'ask-danger',
  'ask-outlook',
  'feeling',
  'obstacle',
  'refusal',
  'crisis',
  'help',
  'past',
  'family',
])

/** Whether facts read in a clause of this act may enter the case; those of `past` and `family` only under their own time and person. */
export function mayState(act: Act): boolean {
  return stating.has(act) || carrying.has(act)
}

/** Whether a clause of this act wants something said to it. */
export function wantsAnswer(act: Act): boolean {
  return act.startsWith('ask-') || ['obstacle', 'refusal', 'plan', 'correction', 'feeling', 'help', 'about-doctor'].includes(act)
}

/** The places of the clauses, those of one sentence together. */
export function sentencesOf(clauses: readonly Clause[]): number[][] {
  const sentences: number[][] = []
  clauses.forEach((_, place) => {
    if (place === 0 || /[.!?;]\W*$/.test(clauses[place - 1]?.text ?? '')) sentences.push([place])
    else sentences.at(-1)?.push(place)
  })
  return sentences
}
