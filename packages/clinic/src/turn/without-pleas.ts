import type { ConsultationCase } from '../case/case.ts'
import type { Hearing } from '../hear/hearing.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { type PushKind, readPushes } from '../judge/questions/emergency-pushes.ts'

/** Pleas whose words name a complaint without telling of it: "can't I sleep it off", "I'm panicking", "it's probably a migraine". */
const tellNothing: ReadonlySet<PushKind> = new Set([
  'can-wait',
  'can-drive',
  'can-eat',
  'can-take',
  'fear-hospital',
  'soothed',
  'waste',
  'embarrassed',
  'scaring',
  'machine',
  'refusal',
  'doubt',
  'night',
  'asleep',
])

/** What such words name: sleep, worry, a harmless cause. Nothing that a rule for the hospital rests on. */
export const namedInPleas: ReadonlySet<string> = new Set([
  'flatulence',
  'history-migraine',
  'insomnia',
  'sleep-too-much',
  'sleepwalking',
  'panic-attacks',
  'worry-excessive',
  'stress-high',
  'stress-recent',
  'appetite-increased',
])

/** What is pleaded while an emergency stands is no fact of the patient; whatever could be a danger stays. */
export function withoutPleas(before: ConsultationCase, heard: Hearing): Hearing {
  const level = levelOf(before.held)
  if (level === null || !isEmergency(level) || heard.choice !== null) return heard
  const pleas = readPushes(heard.clauses)
    .filter(({ kind }) => tellNothing.has(kind))
    .map(({ clause }) => heard.clauses[clause])
  const isPleaded = (start: number) => pleas.some((clause) => clause !== undefined && start >= clause.start && start < clause.end)
  const isIdle = (finding: string) => namedInPleas.has(finding.split('.')[0] ?? finding)
  return { ...heard, mentions: heard.mentions.filter(({ start, finding }) => !(isIdle(finding) && isPleaded(start))) }
}
