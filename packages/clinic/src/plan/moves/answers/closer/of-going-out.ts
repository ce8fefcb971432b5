import { levelOf } from '../../../../judge/levels/decide-triage.ts'
import { patientName } from '../../../../judge/questions/address-patient.ts'
import { spokenCondition } from '../../../../say/spoken-condition.ts'
import { catchesFromNobody } from '../contagion.ts'
import { dizzy } from '../daily-entry.ts'
import { isSettled } from '../illness.ts'
import { leadingCondition } from '../told.ts'
import { asksYesOrNo } from '../yes-or-no-form.ts'
import { afterStomachBug, keptAwayBy } from './away-from-others.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const feverFrom = 38

const outings = String.raw`part(?:y|ies)|weddings?|gigs?|concerts?|festivals?|clubbing|night out|nights? out|hen (?:do|night)|stag (?:do|night)|prom|ball|birthdays?|christening|baptism|bar mitzvah|communion|funeral|church|mosque|temple|synagogue|mass|theatre|theater|cinema|movies|restaurant|dinner|lunch|brunch|meal|bbq|barbecue|pub|bar|date|picnic|fair|zoo|soft play|play ?(?:date|group)|sleepover|camp|scouts|brownies|guides|reunion|get[- ]together|bingo|choir|shops?|shopping|supermarket|market|meeting|conference|interview|exam|night shift|shift|work|office|school|nursery|pre-?school|day ?care|kindergarten|cr[eè]che|childminder|college|uni(?:versity)?|class|lessons?`
const asked = new RegExp(
  String.raw`\b(?:${outings})\b|\bgo out\b|\bkeep (?:him|her|them|my \w+) (?:off|at home|home)\b|\bbe (?:around|among|with|near) (?:other )?(?:people|others|friends|kids|children)\b`,
  'i',
)
const ofOther =
  /\b(?:catch|caught|from|because|due to|cause\w*|drink\w*|drunk|alcohol|beers?|pints?|wine|eat|food|drive|tak(?:e|ing) (?!him|her|them|my (?:son|daughter|kids?|child\w*|baby|boy|girl)|the (?:kids?|child\w*|baby|boys?|girls?))\w+|swim\w*|kiss\w*|sex|certificate|note|sign\w*|lift\w*|carry|teach\w*|cook\w*|work out|off work|doctor|surgery|hospital|bar of|class of|date of|blood (?:work|tests?))\b/i
const stillOn =
  /\b(?:what about|how about|yes or no|or not|still on|skip|cancel|miss|call off|attend|make it|keep (?:him|her|them|my \w+) (?:off|away|home)|stay (?:off|away|home)|keep off)\b/i
const goes =
  /\b(?:go|going|goes|come|coming|attend|be (?:at|around|among|with|near)|back (?:to|at|in)|take (?:him|her|them|my \w+|the \w+)|get to|meet|host|have (?:people|friends)|ok|okay|alright|all right|allowed|fine|safe)\b/i
const asksToKeepAway =
  /\b(?:skip|cancel|miss|call off|keep (?:him|her|them|my \w+) (?:off|away|home)|stay (?:off|away|(?:at )?home)|keep off)\b/i
const isOfDuty =
  /\b(?:work|office|shift|meeting|conference|interview|school|nursery|pre-?school|day ?care|kindergarten|cr[eè]che|childminder|college|uni(?:versity)?|class|lessons?|exam)\b/i

const day =
  /\b(tonight|today|tomorrow|this (?:evening|weekend|afternoon)|the weekend|next week|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)\b/i
const fullDays: readonly (readonly [RegExp, string])[] = [
  [/^mon/i, 'Monday'],
  [/^tue/i, 'Tuesday'],
  [/^wed/i, 'Wednesday'],
  [/^thu/i, 'Thursday'],
  [/^fri/i, 'Friday'],
  [/^sat/i, 'Saturday'],
  [/^sun/i, 'Sunday'],
]

/** The day that is meant, as it stands after "by"; null where none is named. */
function dayOf(text: string): string | null {
  const said = day.exec(text.replace(/\btomm?or+ow\b|\btmrw?\b/gi, 'tomorrow'))?.[1]
  if (said === undefined) return null
  return fullDays.find(([form]) => form.test(said))?.[1] ?? said.toLowerCase()
}

const hasFever = ({ has, state }: Known): boolean => has(['fever']) && (state.now.vitals.temperature ?? feverFrom) >= feverFrom - 0.5

/** Whose illness it is, where nothing was named yet. */
function nameOf({ condition, state }: Known): string | null {
  const known = condition === null ? undefined : state.base.knowledge.conditions.get(condition)
  if (known === undefined) return null
  const name = spokenCondition(known.name)
  return isSettled(known.id, state) ? name : `${name}, which fits best so far,`
}

/** "By Saturday" where that is still to come; null where the hour is too near to wait for. */
function byThen(text: string): string | null {
  const when = dayOf(text)
  if (when !== null && /^(?:tonight|today|this (?:evening|afternoon))$/.test(when)) return null
  return when === null ? 'by then' : `by ${when}`
}

const airways = ['cough', 'nose-runny', 'sore-throat', 'sneezing', 'flu-like-illness']
const ofAirways = 'Cough into your elbow, wash your hands, and keep clear of newborn babies and frail people.'

/** How an answer to "may I go" begins; one to "should I stay at home" is turned round. */
function beginnings(text: string): { no: string; notYet: string; yesIf: string } {
  return asksToKeepAway.test(text)
    ? { no: 'Yes,', notYet: 'Yes', yesIf: 'No need to, if' }
    : { no: 'Not', notYet: 'Not yet', yesIf: 'Yes, if' }
}

/** "You feel", "your son feels". */
function feelsOf({ state }: Known): string {
  const who = patientName(state.now.person)
  return who === 'you' ? 'you feel' : `${who} feels`
}

function withFever(known: Known, until: string | null): string {
  const then = byThen(known.text)
  const opening = `${beginnings(known.text).no} with a fever: stay at home until it has been gone for a whole day without tablets for it.`
  if (until !== null) return `${opening} It is catching as well: not before ${until}.`
  return then === null ? opening : `${opening} If that is so ${then} and ${feelsOf(known)} well enough, yes.`
}

/** By fever, by what is catching, and until when. */
function ofCatching(known: Known): string | null {
  const { has, text, condition } = known
  const rule = keptAwayBy(condition, known.state.now)
  const { notYet, yesIf } = beginnings(text)
  const care = rule === null || rule.care === '' ? '' : ` ${rule.care}`
  const isOfStomach = has(['vomiting', 'diarrhoea'])
  const ofIllness = rule?.until ?? null
  if (isOfStomach && (rule === null || ofIllness === afterStomachBug))
    return `${notYet}: stay at home until ${afterStomachBug}, even if it feels over before that.${care}`
  const until = isOfStomach && ofIllness !== null ? `${ofIllness}, and not before ${afterStomachBug}` : ofIllness
  if (hasFever(known))
    return `${withFever(known, rule?.conditions.includes('influenza') === true ? (isOfStomach ? afterStomachBug : null) : until)}${care}`
  if (until !== null) return `${notYet}: it is catching, so stay at home until ${until}.${care}`
  const isWell = `${yesIf} there is no fever and ${feelsOf(known)} well enough`
  if (rule !== null) return `${isWell}: nobody has to stay at home for ${(nameOf(known) ?? 'this').replace(/,$/, '')}.${care}`
  return has(airways) ? `${isWell}. ${ofAirways}` : null
}

/** Of what comes from no germ, by how one feels. */
function ofFeeling(known: Known): string | null {
  const { text, has, condition, state } = known
  if (!catchesFromNobody(leadingCondition(known, state), state)) return null
  if (levelOf(state.now.held) === 'within-24-hours')
    return 'First a doctor has to see it, today or tomorrow; whether you go depends on what is found.'
  return `${beginnings(text).yesIf} ${feelsOf(known)} up to it that day: ${nameOf(known) ?? 'as far as I can tell this'} is not catching. Go home when it gets worse there${has(dizzy) || condition === 'migraine' ? ', and let somebody else drive' : ''}.`
}

/** What is asked whether to go to, where nothing stands that needs help now. */
const asksToGo = ({ isEmergency, text, state }: Known): boolean =>
  !isEmergency &&
  state.now.complaints.length > 0 &&
  !ofOther.test(text) &&
  ((asksYesOrNo(text) === 'leave' && goes.test(text)) || stillOn.test(text))

/** Whether one may go among people: by fever, by what is catching and until when, and by how one feels. */
export const ofGoingOut: readonly CloserFact[] = [
  {
    asked,
    // What is not catching has answers of its own for work and school.
    holds: (known) =>
      asksToGo(known) && (!isOfDuty.test(known.text) || keptAwayBy(known.condition, known.state.now) !== null || hasFever(known)),
    answer: ofCatching,
    sources: ['UKHSA: Exclusion table', 'NHS: Is my child too ill for school?', 'CDC: Respiratory virus guidance'],
  },
  { asked, holds: (known) => asksToGo(known) && !isOfDuty.test(known.text), answer: ofFeeling, sources: [] },
]
