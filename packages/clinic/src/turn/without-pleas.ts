import type { ConsultationCase } from '../case/case.ts'
import type { Hearing } from '../hear/hearing.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { readPushes } from '../judge/questions/emergency-pushes.ts'
import type { PushKind } from '../judge/questions/push-cues.ts'

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
  'work',
  'far',
  'waiting-times',
  'bad-experience',
  'instead',
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
  'guilt',
  'appetite-increased',
])

/** What a harmless guess may name besides: "it's probably just indigestion" tells of none, "I have indigestion too" does. */
const guessed: ReadonlySet<string> = new Set(['indigestion', 'heartburn', 'muscle-pain', 'constipation', 'anxiety', 'fatigue'])
const guess =
  /\b(?:it['’]?s|its|it is|that['’]?s|thats|this is|must be|might be|could be|may be|i think|i guess|i bet|reckon\w*|suppose)\b.{0,30}\b(?:probably|maybe|just|only|likely|merely|simply|perhaps|bound to be|must be|nothing but)\b|\b(?:probably|maybe|just|only|perhaps|surely)\b.{0,16}$|\b(?:must|might|could|may) be (?:just |only |the |my |a |an |some )*$/i

/** Whether the words right before something only guess at it. */
function isGuess(words: string): boolean {
  return guess.test(words)
}

/** "I'd rather wait till morning" says nothing of when it hurts. */
export const timeOfPlea = /\.(?:morning|night|evening|brief|prolonged|long-standing|intermittent)$/

/** What is pleaded while an emergency stands is no fact of the patient; whatever could be a danger stays. */
export function withoutPleas(before: ConsultationCase, heard: Hearing): Hearing {
  const level = levelOf(before.held)
  if (level === null || !isEmergency(level) || heard.choice !== null) return heard
  const pushes = readPushes(heard.clauses)
  const instead = pushes.filter(({ kind }) => kind === 'instead').map(({ clause }) => heard.clauses[clause])
  const pleas = pushes.filter(({ kind }) => tellNothing.has(kind)).map(({ clause }) => heard.clauses[clause])
  const isPleaded = (start: number) => pleas.some((clause) => clause !== undefined && start >= clause.start && start < clause.end)
  // "I can't be having a stroke" denies no history of one; "can't I just take an aspirin?" takes none.
  const isWished = (start: number) => instead.some((clause) => clause !== undefined && start >= clause.start && start < clause.end)
  const isIdle = ({ finding, polarity, start }: Hearing['mentions'][number]) =>
    (polarity === 'absent' && finding.startsWith('history-')) ||
    (finding.startsWith('takes-') && isWished(start)) ||
    namedInPleas.has(finding.split('.')[0] ?? finding) ||
    timeOfPlea.test(finding)
  const isGuessed = ({ start, finding }: Hearing['mentions'][number]) => {
    const clause = heard.clauses.find((each) => start >= each.start && start < each.end)
    return clause !== undefined && guessed.has(finding) && isGuess(clause.text.slice(0, start - clause.start))
  }
  return {
    ...heard,
    mentions: heard.mentions.filter((mention) => !(isIdle(mention) && isPleaded(mention.start)) && !isGuessed(mention)),
  }
}
