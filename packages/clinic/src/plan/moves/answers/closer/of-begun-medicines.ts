import { capital } from '../../../../judge/questions/question-knowledge.ts'
import { groupsOf } from '../../../../medications/effects/medicines-behind.ts'
import type { SideEffects } from '../../../../medications/effects/side-effects-entry.ts'
import { findMedicines } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import { namedIn } from '../illness.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const begun =
  /\b(?:start(?:ed|ing)?|began|begun|put (?:me|him|her) on|new tablets?|first (?:tablet|dose|week)|days? (?:in|into|ago)|came on)\b/i
const stopped = /\b(?:stopped|came off|ran out|weaned|missed|forgot|coming off|quit)\b/i

/** The group of a medicine that is named in the question, or was begun by what was told; null where none is. */
function groupOf({ text, story, state }: Known): SideEffects | null {
  const index = knownMedicines()
  const named = [text, story, state.now.drugs.join(', ')].map((each) => findMedicines(index, each)).find((found) => found.length > 0) ?? []
  return named.flatMap(groupsOf)[0] ?? null
}

const ofElse = /\b(?:alcohol|drink\w*|driv\w*|eat\w*|period|pregnan\w*|antibiotics?)\b/i
const isBegun = (known: Known): boolean =>
  begun.test(known.story) && !ofElse.test(known.text) && namedIn(known.text, known.state) === null && groupOf(known) !== null
const choosesBetween = /\bside[- ]effects?\b[^?]{0,20}\bor\b|\bor\b[^?]{0,30}\b(?:side[- ]effects?|starting)\b/i
const ofGroup = (known: Known, say: (group: SideEffects) => string): string | null => {
  const group = groupOf(known)
  return group === null ? null : `${say(group)} (${group.sources.join('; ')})`
}

/** What is asked of a medicine that was begun not long ago. */
export const ofBegunMedicines: readonly CloserFact[] = [
  {
    asked:
      /\b(?:is|are|could|can|might)\b[^?]{0,40}\b(?:side[- ]effects?|starting|withdrawal|discontinuation)\b|\bside[- ]effects?\b[^?]{0,20}\bor\b[^?]{0,30}\b(?:withdraw\w*|discontin\w*|coming off|stopping)\b|\b(?:withdraw\w*|discontin\w*|coming off|stopping)\b[^?]{0,20}\bor\b[^?]{0,30}\b(?:side[- ]effects?|starting)\b/i,
    holds: (known) => isBegun(known) || (choosesBetween.test(known.text) && groupOf(known) !== null),
    answer: (known) =>
      ofGroup(known, ({ usual, grave }) =>
        begun.test(known.story) && !stopped.test(known.story)
          ? `It fits a side effect of starting, by what you told me: it came in the days after you began, and it mostly eases within one to two weeks. Withdrawal comes when a medicine is stopped, cut down or missed, and not while you take it each day. Usual at the start: ${usual}. Not usual, and for the same day: ${grave}.`
          : `If it began after doses were missed, cut down or stopped, it fits coming off; if it began in the first days of taking it, it fits a side effect (${usual}). Tell me when you last took it and when this began.`,
      ),
    sources: [],
  },
  {
    asked:
      /\bhow (?:long|soon|many days|many weeks)\b[^?]{0,60}\b(?:go(?:es)?|last\w*|stop\w*|settle\w*|pass\w*|wear\w*|feel\w*|better|end\w*|over)\b|\bwhen (?:will|does|do)\b[^?]{0,40}\b(?:go|stop|settle|pass|wear|ease|feel better|end)\b|\bmake (?:me|him|her|it) worse\b|\bget worse before\b/i,
    holds: isBegun,
    answer: (known) =>
      ofGroup(
        known,
        ({ usual, advice, grave }) =>
          `What comes from starting it is mostly worst in the first days and eases within one to two weeks as the body gets used to it. Usual at the start: ${usual}. ${advice} Get help the same day with ${grave}.`,
      ),
    sources: [],
  },
  {
    asked:
      /\b(?:can|could|should|may|shall|must) (?:i|he|she|we) (?:just |now |simply |also )*(?:stop|quit|come off|skip|leave) (?:it|them|this|these|that|taking (?:it|them))\b/i,
    holds: isBegun,
    answer: (known) =>
      ofGroup(
        known,
        ({ advice, grave }) =>
          `Please do not stop it on your own before you have asked whoever prescribed it, or a pharmacist today. ${capital(advice)} Get help the same day with ${grave}.`,
      ),
    sources: [],
  },
]
