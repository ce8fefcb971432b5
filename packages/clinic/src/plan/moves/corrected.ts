import type { Correction } from '../../hear/corrections/correction.ts'
import { readCorrections } from '../../hear/corrections/read-corrections.ts'
import { staysWithCrisis } from '../../judge/crisis/judged-crisis.ts'
import { patientName } from '../../judge/questions/address-patient.ts'
import { spokenList } from '../../judge/questions/spoken-list.ts'
import { spokenThings, thingsOf } from '../../say/said-back/things.ts'
import { spokenSpan } from '../../say/spoken-time.ts'
import { withoutIt } from '../../say/without-it.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'

const shown = 5

/** What the patient put right: said back, so that it can be seen to be done. */
export const corrected: Move = (state) => {
  if (staysWithCrisis(state.judged.crisis)) return []
  const place = state.heard.clauses.findIndex(({ act }) => act === 'correction')
  return readCorrections(state.before, state.heard, state.base.findings).map((correction) => ({
    kind: 'corrected',
    text: textOf(correction, state),
    ...(place >= 0 && { clause: place }),
  }))
}

function textOf(correction: Correction, state: TurnState): string {
  const { before, now, base } = state
  const nameOf = (id: string) => base.findings.get(id)?.name ?? id
  const namesOf = (ids: readonly string[]) => spokenList(closest(ids).map(nameOf))
  switch (correction.kind) {
    case 'person':
      return otherPerson(correction, state)
    case 'unsaid':
      return takenOut(namesOf(correction.findings), correction, state)
    case 'put-back':
      return `You are right, and I am sorry: ${namesOf(correction.findings)}. I have that down again.`
    case 'allergy':
      return ofAnothersAllergy(correction, state)
    case 'traced':
      return `You wrote: “${correction.words}” From that I read: ${namesOf(correction.findings)}. If that is not so, say “no”, and I take it out.`
    case 'not-held':
      return `You are right, you did not say that, and I have not put it down${correction.findings.length === 0 ? '' : `: ${namesOf(correction.findings)}`}.${heldText(state)}`
    case 'time':
      return `Thank you, I have corrected that: ${correction.words || `about ${inDays(correction.days)}`}.`
    case 'age':
      return otherAge(correction.years, before.person.ageYears)
    case 'sex':
      return `Thank you, I have put that right: ${correction.sex}.`
    case 'weeks':
      return `Thank you, I have corrected that: ${correction.weeks} weeks pregnant${before.person.pregnancyWeeks === null ? '' : `, not ${before.person.pregnancyWeeks}`}.`
    case 'number':
    case 'rewritten':
      return `Thank you, I have corrected that: ${correction.kind === 'number' ? correction.value : correction.now}, not ${correction.former}.`
    case 'side':
      return `Thank you, I have corrected that: the ${correction.to} side, not the ${correction.to === 'left' ? 'right' : 'left'}.`
    case 'medicine':
      return otherMedicine(correction)
    case 'replaced':
      return `Thank you, I have corrected that: ${namesOf(correction.into)}${correction.out.length === 0 ? '' : `, not ${namesOf(correction.out)}`}.`
    case 'changed':
      return `Thank you, I have corrected that: ${spokenList(
        closest([...new Set(correction.findings)]).map((id) =>
          now.observations[id]?.polarity === 'absent' ? withoutIt(nameOf(id)) : nameOf(id),
        ),
      )}.`
    case 'repeated':
      return repeatedText(state)
    case 'unclear':
      return `I am sorry, I got something wrong.${heldText(state)} Which of it is not right?`
  }
}

function ofAnothersAllergy({ owner, out }: Extract<Correction, { kind: 'allergy' }>, { now }: TurnState): string {
  const taken = out.length === 0 ? '' : `, and taken ${spokenList(out)} off the allergies`
  return `So it is ${owner} who has the allergy, not ${patientName(now.person)}. I have put that right${taken}.`
}

/** Whom it is about after all; in a crisis nobody else is named. */
function otherPerson({ relation, from }: Extract<Correction, { kind: 'person' }>, { before, now }: TurnState): string {
  if (relation === 'self' && now.crisis !== null) return 'Sorry, I mixed that up: this is about you.'
  return `Sorry, I mixed that up. This is about ${patientName({ ...now.person, relation })}, not ${patientName({ ...before.person, relation: from })}. I have put it right.`
}

/** What was taken out, and where it came from, where that was asked. */
function takenOut(names: string, { findings, drugs = [] }: Extract<Correction, { kind: 'unsaid' }>, { before, heard }: TurnState): string {
  const isAsked = heard.clauses.some(({ text }) => asksOrigin.test(text))
  const text = findings.map((id) => before.observations[id]?.text ?? '').find((each) => each.length > 2)
  const origin = !isAsked ? '' : text === undefined ? 'Nothing you wrote says so. ' : `I read it in your words “${text}”. `
  const others = drugs.filter((drug) => !names.toLowerCase().includes(drug.toLowerCase()))
  return `${origin}Sorry, my mistake. I have taken this out: ${spokenList([...(findings.length > 0 ? [names] : []), ...others])}.`
}

const asksOrigin = /\b(?:who (?:said|says|told|wrote|mentioned)|why|how come|where (?:did|do|does|has|have))\b/i

function heldText(state: TurnState): string {
  const names = toldNames(state)
  return names.length === 0 ? '' : ` This is what I have: ${spokenList(names)}.`
}

const monthsAYear = 12
/** From this age on a child's age is told in years. */
const yearsFrom = 2

function otherMedicine({ into, out }: Extract<Correction, { kind: 'medicine' }>): string {
  return into === null ? `I have taken ${out} off the list of medicines.` : `Thank you, I have corrected that: ${into}, not ${out}.`
}

function otherAge(years: number, former: number | null): string {
  const isLittle = Math.min(years, former ?? years) < yearsFrom
  return `Thank you, I have put the age right: ${ageInWords(years, isLittle)}${former === null ? '' : `, not ${ageInWords(former, isLittle)}`}.`
}

/** "34"; beside an age in months "2 years". */
function ageInWords(years: number, isLittle: boolean): string {
  if (years >= yearsFrom) return isLittle ? `${Math.floor(years)} years` : `${Math.floor(years)}`
  const months = Math.round(years * monthsAYear)
  return months >= 1 ? `${months} month${months === 1 ? '' : 's'}` : 'a few days or weeks'
}

/** What is told once more: what was held already is said back, and what was passed over is owned to. */
function repeatedText(state: TurnState): string {
  const { before, heard, base, now } = state
  const told = heard.mentions.filter(({ experiencer, temporality }) => experiencer === 'patient' && temporality !== 'hypothetical')
  // The left of a knee is the left of a joint.
  const heldAs = ({ finding }: { finding: string }) =>
    before.observations[finding] ??
    Object.values(before.observations).find((each) => finding.includes('.') && each.finding.split('.')[1] === finding.split('.')[1])
  const isHeld = (mention: { finding: string; polarity: string }) => heldAs(mention)?.polarity === mention.polarity
  if (!told.every(isHeld)) return 'Sorry, I had missed that. I have it now.'
  const days = heard.durationDays === before.durationDays ? heard.durationDays : null
  if (told.length > 0 || days !== null) {
    const absent = told
      .filter(({ polarity }) => polarity === 'absent')
      .map(({ finding }) => withoutIt(base.findings.get(finding)?.name ?? finding))
    const present = told.filter(({ polarity }) => polarity === 'present').flatMap((mention) => heldAs(mention) ?? [])
    const { names, clauses } = spokenThings(thingsOf(base.findings, present, now.prose, now.person), now.person)
    const byName = names.map((name) =>
      name.replace(/^an allergy to a medicine$/, `an allergy to ${spokenList(now.allergies) || 'a medicine'}`),
    )
    const said = [spokenList([...byName, ...absent]), ...clauses, days === null ? '' : spokenSpan(days)].filter(Boolean)
    if (said.length > 0) return `You did, sorry that I asked: ${said.slice(0, shown).join(', ')}. I have that.`
  }
  const names = toldNames(state)
  return names.length === 0
    ? 'I am sorry, I missed that. Could you say it once more, in a few words?'
    : `You did, sorry that I asked. I have: ${spokenList(names)}.`
}

function toldNames({ now, base }: TurnState): string[] {
  const told = Object.values(now.observations).filter(
    ({ polarity, source }) => polarity === 'present' && (source === 'told' || source === 'corrected' || source === 'answered'),
  )
  return closest(told.map(({ finding }) => finding))
    .slice(0, shown)
    .map((id) => base.findings.get(id)?.name ?? id)
}

/** "A high fever" says "fever" too. */
function closest(findings: readonly string[]): string[] {
  return findings.filter((id) => !findings.some((other) => other.startsWith(`${id}.`)))
}

function inDays(days: number): string {
  const [count, unit] =
    days >= 60 ? [days / 30, 'month'] : days >= 14 ? [days / 7, 'week'] : days >= 1 ? [days, 'day'] : [days * 24, 'hour']
  const whole = Math.max(1, Math.round(count))
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
