import type { ConsultationCase } from '../case/case.ts'
import { patientName } from '../judge/questions/address-patient.ts'
import type { Part } from '../plan/part.ts'
import type { TurnState } from '../turn/turn-state.ts'
import { understoodFindings } from './build-reply.ts'

const shown = 12
const wordsShown = 220
const dayHours = 24
const weekDays = 7

/** The story for the crew on one screen: who, what, since when, what is there and what not, medicines, allergies, what was done. */
export function crewStory({ base, now, words }: Pick<TurnState, 'base' | 'now' | 'words'>, isThere: boolean): Part {
  const findings = understoodFindings(base, now)
  const has = findings.filter(({ polarity }) => polarity === 'present').map(({ name }) => name)
  const hasNot = findings.filter(({ polarity }) => polarity === 'absent').map(({ name }) => name)
  const spoken = now.prose.trim()
  const items = [
    `Who: ${whoOf(now)}`,
    spoken === '' ? null : `What happened, in their words: "${spoken.length > wordsShown ? `${spoken.slice(0, wordsShown)} ...` : spoken}"`,
    `Since: ${since(now)}`,
    `Why it is urgent: ${
      now.held
        .slice(0, 2)
        .map(({ name }) => name)
        .join('; ') || 'not known'
    }`,
    `There is: ${listed(has)}`,
    `There is not: ${listed(hasNot)}`,
    numbers(now),
    `Medicines: ${now.drugs.length > 0 ? now.drugs.join(', ') : 'none told'}`,
    `Allergies: ${now.allergies.length > 0 ? now.allergies.join(', ') : 'none told'}`,
    `Done so far: ${doneOf(`${now.prose} ${words}`)}`,
  ].filter((line) => line !== null)
  return {
    kind: 'story',
    title: 'For the crew',
    text: `${isThere ? 'Good that help is there. Show them this' : 'Tell them this, or show it to them'}:\n\n**For the crew**\n\n${items.map((item) => `- ${item}`).join('\n')}`,
    items,
  }
}

function whoOf({ person }: ConsultationCase): string {
  const facts = [
    person.ageYears === null ? 'age not told' : `${person.ageYears} years`,
    person.sex ?? 'sex not told',
    person.pregnant === true ? `pregnant${person.pregnancyWeeks === null ? '' : `, week ${person.pregnancyWeeks}`}` : null,
  ]
  const who = person.relation === 'self' ? 'the patient' : patientName(person)
  return [who, ...facts.filter((fact) => fact !== null)].join(', ')
}

function since({ durationDays, onset }: ConsultationCase): string {
  const sudden = onset === 'sudden' ? ', sudden' : ''
  if (durationDays === null) return onset === null ? 'not told' : onset
  const hours = Math.round(durationDays * dayHours)
  if (durationDays < 1) return `${hours <= 1 ? 'about an hour' : `about ${hours} hours`}${sudden}`
  if (durationDays < 2 * weekDays) return `${Math.round(durationDays)} day${durationDays < 2 ? '' : 's'}${sudden}`
  return `${Math.round(durationDays / weekDays)} weeks${sudden}`
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing told' : names.slice(0, shown).join(', ')
}

function numbers({ vitals }: ConsultationCase): string | null {
  const told = Object.entries({
    'temperature, °C': vitals.temperature,
    pulse: vitals.heartRate,
    breaths: vitals.respiratoryRate,
    'pressure, upper': vitals.systolic,
    'pressure, lower': vitals.diastolic,
    'oxygen, %': vitals.oxygenSaturation,
    'sugar, mmol/L': vitals.glucose,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
  return told.length === 0 ? null : `Measured: ${told.join(', ')}`
}

const doing =
  /\b(?:i|we|he|she|they|mum|dad|wife|husband)(?: have|['’]ve| has|['’]s)? (?:just |already )?(?:gave|given|took|taken|used|put|did|laid|chewed|pressed|cooled|rinsed|injected|tied|started|called|rang)\b[^.!?\n,]{3,60}/gi

function doneOf(text: string): string {
  const done = [...new Set([...text.matchAll(doing)].map(([words]) => words.trim()))].slice(0, 4)
  return done.length === 0 ? 'nothing told' : done.join('; ')
}
