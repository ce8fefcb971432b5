import type { ConsultationCase, StateOfHelp } from '../../case/case.ts'
import type { Hearing } from '../../hear/hearing.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { bodilyRules } from '../crisis/bodily-rules.ts'
import { levelOf } from '../levels/decide-triage.ts'
import { isEmergency } from '../levels/level-order.ts'
import { lifeSignOf } from '../levels/life-rules.ts'
import { helpOf } from './emergency-check.ts'
import type { Push } from './emergency-pushes.ts'
import type { PushKind } from './push-cues.ts'
import { type HelpNews, isCaredFor } from './state-of-help.ts'

/** Kept among what was asked: the patient is inside a hospital, by the words told. */
export const insideHospital = 'help:inside'

/** What is said of help itself: an emergency that is opened again says the level in its place. */
export const ofHelp: ReadonlySet<PushKind> = new Set<PushKind>(['gone', 'arrived', 'coming', 'doubt'])

export interface HelpNow {
  help: StateOfHelp
  /** Whether the patient is known to be inside a hospital. */
  isInside: boolean
  /** Whether the emergency begins again: help taken to be there was not, or a danger sign came with no hospital around the patient. */
  isReopened: boolean
  /** Whether a danger sign was told while an emergency stood. */
  isAlarm: boolean
}
export const noHelp: HelpNow = { help: 'none', isInside: false, isReopened: false, isAlarm: false }

/** Where help is after a message. In: the case before and now, what was heard, its news of help and what was said to the emergency. */
export function helpNow(
  before: ConsultationCase,
  now: ConsultationCase,
  heard: Hearing,
  news: HelpNews | null,
  pushes: readonly Push[],
): HelpNow {
  const help = helpOf(before, heard, news, pushes)
  const isInside = help === 'hospital' && (news?.isInside === true || before.asked.includes(insideHospital))
  const stood = levelOf(bodilyRules(before))
  const isAlarm = stood !== null && isEmergency(stood) && tellsOfDanger(before, now, heard)
  if (news?.isMistaken === true) return { ...noHelp, isReopened: true, isAlarm }
  const isGone = news?.isUndone === true
  const isReopened = isAlarm && !isInside && (isGone || (news === null && isCaredFor(help) && !isToldBeside(heard)))
  return isReopened ? { ...noHelp, isReopened, isAlarm } : { help, isInside, isReopened, isAlarm }
}

/** Whether a message tells of a danger sign: one that makes a rule of its own, one that came back, or one that life hangs on. */
export function tellsOfDanger(before: ConsultationCase, now: ConsultationCase, heard: Hearing): boolean {
  if (heard.choice !== null) return false
  if (lifeSignOf(heard, now.person) !== null) return true
  const rules = bodilyRules(now).filter(({ level }) => isEmergency(level))
  if (rules.some(({ rule }) => before.held.every((former) => former.rule !== rule))) return true
  const words = plainWords(heard.clauses.map(({ text }) => text).join(' '))
  const isAnew = returns.test(words) || (begins.test(words) && !eases.test(words))
  return isAnew && heard.mentions.some(({ polarity, experiencer }) => polarity === 'present' && experiencer === 'patient')
}

const returns =
  /\b(?:came|come|comes|coming|its|it is|theyre|are|is|has) back\b(?! to\b)|\bworse\b|\breturned\b|(?<!\b(?:talking|speaking|moving|walking|breathing|eating|drinking|smiling|laughing|playing|fine|better|normal|well|awake|ok|okay|alright|right|himself|herself|myself)) again\b/
const begins = /\b(?:now|suddenly|all of a sudden|just|another|starting|started|this (?:second|minute|moment))\b/
const eases =
  /\b(?:better|eas(?:ed|es|ing|ier)|settl\w*|improv\w*|stopp?ed|passed|gone away|going away|went away|wore off|fine|normal|all ?right|less|ok|okay)\b/

/** Somebody trained is named as being beside the patient. */
function isToldBeside({ clauses }: Hearing): boolean {
  return beside.test(plainWords(clauses.map(({ text }) => text).join(' ')))
}
const beside =
  /\b(?:(?:they|theyre|paramedics?|crew|medics?|nurses?|doctors?)(?:re| are| is| have|ve|s)? (?:here|with|giving|gave|put|doing|taking|looking|checking|working|saw|loading|treating)|in the ambulance)\b/
