import type { HeldRule } from '../../../case/case.ts'
import { isQuestion } from '../../../hear/act-cues.ts'
import { patientName } from '../../../judge/questions/address-patient.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import { atOneAge } from '../../../say/said-once.ts'
import { askFor } from '../../../say/what-to-ask-for.ts'
import type { TurnState } from '../../../turn/turn-state.ts'

/** What needs a doctor soon though no hospital: the red flags that ask for a visit and stand on what was told. */
function alarmsOf({ base, now }: TurnState): readonly HeldRule[] {
  return now.held.filter(
    ({ level, rule, provisional }) => level === 'appointment' && provisional !== true && base.knowledge.redFlags.has(rule),
  )
}

const namesOf = (alarms: readonly HeldRule[]): string => spokenList(atOneAge([...new Set(alarms.map(({ name }) => name))].slice(0, 2)))

/** "Is it nothing then?", where a red flag asks for a visit: no hospital, and no trifle. Null where none does. */
export function noTrifle(state: TurnState): string | null {
  const alarms = alarmsOf(state)
  return alarms.length === 0
    ? null
    : `It needs no hospital now, as far as I can tell, but it is no trifle: because of ${namesOf(alarms)} a doctor should look at it soon.`
}

/** What a cause leaves unexplained of the red flags that ask for a visit, as a sentence with a space before it; empty where it explains one of each. */
export function leftUnexplained(state: TurnState, { findings }: PackedCondition): string {
  const { always = [], usual = [], often = [], some = [] } = findings
  const explained = new Set([...always, ...usual, ...often, ...some])
  const open = alarmsOf(state).filter((alarm) => !alarm.findings.some((finding) => explained.has(finding)))
  return open.length === 0 ? '' : ` It does not explain ${namesOf(open)}: that is what a doctor should look at first.`
}

const harmless = 2

/** Beside a harmless cause that is asked after: what stands should be looked at all the same. Empty where nothing does, or the cause is no trifle itself. */
export function looksHarmless(state: TurnState, { severity, mustNotMiss }: PackedCondition): string {
  const alarms = alarmsOf(state)
  return alarms.length === 0 || severity > harmless || mustNotMiss
    ? ''
    : ` Please do not settle on that before a doctor has looked: because of ${namesOf(alarms)} it has to be checked.`
}

const comesBack =
  /\b(?:what about|how about|nothing|you (?:forg[eo]t\w*|ignor\w*)|(?:have )?you (?:forgotten|ignored)|you(?:['’]?ve| have| did| do)?(?:n['’]?t| not| never) (?:said?|say|mention\w*|answer\w*|spoken?)|said nothing|you (?:only |just |keep )?(?:talk\w*|going on|go on)|mean anything|does(?:n['’]?t| not) matter|important|harmless|count)\b|^\W*(?:yes )?but\W+(?:doctor\W+|doc\W+)?(?:the|my|all (?:the|that)|this)\b/i
/** What is put right is no reminder: "but the blood isn't in my stool". */
const putsRight = /\b(?:not|no|never|isnt|wasnt|didnt|wrong|mistake)\b|n['’]t\b/i
/** Words for a sign beside those of its name. */
const otherWords: Readonly<Record<string, RegExp>> = {
  'weight-loss': /\b(?:weight|stones?|pounds?|lbs?|kilos?|kgs?|thin\w*|skirts?|trousers|clothes)\b/i,
  'stool-bloody': /\b(?:blood\w*|bleed\w*|red)\b/i,
  'coughing-blood': /\bblood\w*\b/i,
  'urine-blood': /\bblood\w*\b/i,
}
const little = new Set(['with', 'from', 'that', 'than', 'pain', 'over', 'into', 'there'])

/** Whether words speak of a sign, by its name or what it is called every day. */
function speaksOf(text: string, finding: string, { base }: TurnState): boolean {
  const known = base.findings.get(finding)
  const words = `${known?.name ?? ''}`.match(/[a-z]{4,}/g) ?? []
  return (
    otherWords[known?.base ?? finding]?.test(text) === true ||
    words.some((word) => !little.has(word) && new RegExp(String.raw`\b${word}`, 'i').test(text))
  )
}

/** "But doctor, the blood. Is that nothing?": what was told before and asks for a visit is answered on itself. Null where nothing of the kind is asked. */
export function takenUpAgain(text: string, state: TurnState): string | null {
  const { before, now } = state
  if (!comesBack.test(text) || (!isQuestion(text) && putsRight.test(text.replace(/\byou\b[^.,]*/i, ' ')))) return null
  // "The blood. Is that nothing?"
  const about = /\b(?:that|it|this|these|those)\b/i.test(text) ? `${text} ${state.words}` : text
  const own = alarmsOf(state).filter(({ findings }) =>
    findings.some((finding) => before.observations[finding]?.polarity === 'present' && speaksOf(about, finding, state)),
  )
  if (own.length === 0) return null
  const opening = /\b(?:nothing|harmless|matter|important|mean|count)\b/i.test(text)
    ? 'No, that is not nothing.'
    : 'You are right to come back to it.'
  const lines = [...new Set(own.flatMap(({ rule }) => askFor(rule, now)))]
  return `${opening} Because of ${namesOf(own)} a doctor should see ${patientName(now.person)} in the next few days, whatever else it may be, and that comes before the rest. ${lines.join(' ')}`.trim()
}
