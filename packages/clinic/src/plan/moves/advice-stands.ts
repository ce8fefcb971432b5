import { bodilyRules } from '../../judge/crisis/bodily-rules.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { readPushes } from '../../judge/questions/emergency-pushes.ts'
import type { PushKind } from '../../judge/questions/push-cues.ts'
import { carriesNews } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import { standingLevel } from './answers/standing-level.ts'

const longestPush = 14
/** What is said against going to a doctor; to the others the everyday obstacles speak, and the level follows. */
const against: ReadonlySet<PushKind> = new Set([
  'refusal',
  'soothed',
  'machine',
  'other-refuses',
  'doubt',
  'waste',
  'cost',
  'embarrassed',
  'work',
  'bad-experience',
  'fear-hospital',
])
/** A no to a question is no no to the doctor. */
const ofGoing = /\b(?:go|going|gonna|see(?:ing)?|doctors?|gps?|surger(?:y|ies)|visit|appointment|hospitals?|clinics?|bother)\b/i
/** "I'm not seeing a doctor". */
const refuses = /\b(?:not|won['’]?t|never|no way|refuse to)\b.{0,15}\b(?:go|going|see|seeing|doctors?|gps?|hospitals?)\b/i

/** Where no other move has words for it. */
const words: Partial<Record<PushKind, string>> = {
  refusal: 'It is your choice, and I will not argue you down.',
  soothed: 'It may well be nothing, and I hope so. But that cannot be seen from here, and a doctor can look.',
  machine: 'That is true, I am a computer program and cannot examine you. It is one more reason to let somebody look who can.',
  'other-refuses': 'It is hard to go against somebody close. You need nobody’s permission; take them along, and let the doctor explain it.',
  waste: 'You waste nobody’s time: this is what a doctor is there for.',
  'bad-experience': 'I am sorry it went like that. You may ask for another doctor, and take somebody along.',
}

const standing = {
  'within-24-hours': 'I would still **see a doctor within a day.** If it gets worse, do not wait.',
  appointment: 'I would still **book a visit with a doctor** in the next few days.',
} as const

/** What is said against a level that is no emergency: it is heard, and the level is said once more in words. */
export const adviceStands: Move = (state) => {
  const { before, now, heard, judged } = state
  const level = levelOf(bodilyRules(now))
  if (level !== 'within-24-hours' && level !== 'appointment') return []
  const text = heard.clauses.map((clause) => clause.text).join(' ')
  if (judged.crisis !== 'none' || heard.choice !== null || levelOf(bodilyRules(before)) === null || carriesNews({ heard })) return []
  if (text.split(/\s+/).length > longestPush) return []
  const pushes = readPushes(heard.clauses).filter(({ kind }) => against.has(kind) && (kind !== 'refusal' || ofGoing.test(text)))
  // A question about the level has its answer already.
  if (heard.clauses.some((clause) => standingLevel(clause, state) !== null)) return []
  const push = pushes[0] ?? (refuses.test(text) ? { kind: 'refusal' as const, clause: 0 } : undefined)
  if (push === undefined) return []
  const said = words[push.kind]
  return [
    ...(said === undefined ? [] : [{ kind: 'answer' as const, text: said, clause: push.clause }]),
    { kind: 'answer' as const, text: standing[level] },
  ]
}
