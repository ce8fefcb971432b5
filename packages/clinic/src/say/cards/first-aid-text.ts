import type { ConsultationCase } from '../../case/case.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { isChild, patientName } from '../../judge/questions/address-patient.ts'
import type { Part } from '../../plan/part.ts'
import { emergencyContacts } from '../emergency-contacts.ts'
import { withHelpers } from '../helpers.ts'
import { noNitrate } from '../nitrate-forbidden.ts'
import { isGiven } from '../presumptions.ts'
import type { AdviceRegion, FirstAidCard, FirstAidStep } from './first-aid-card.ts'

const regions: Readonly<Record<string, AdviceRegion>> = { GB: 'GB', IE: 'GB', US: 'US', CA: 'US', PR: 'US', AU: 'AU', NZ: 'AU' }
const aspirinFromYears = 16
const noAspirin: readonly string[] = [
  'history-bleeding-disorder',
  'history-ulcer',
  'vomiting-blood',
  'stool-black',
  'stool-bloody',
  'coughing-blood',
  'severe-bleeding-wound',
  'bleeding-wont-stop',
]
const thinners = /\b(?:warfarin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|dabigatran|heparin|enoxaparin|coumadin)\b/i
const allergicTo = /\b(?:(?:allergic|allergy) to (?:aspirin|nsaids?|ibuprofen)|aspirin allergy)\b/i

/** The steps of a card for this patient and country, and what not to do; for a guide to everything also what is for some of those alone whom the card is for. */
export function firstAidSteps(card: FirstAidCard, consultation: ConsultationCase, isGuide = false): { steps: string[]; doNot: string[] } {
  const said = (lines: readonly FirstAidStep[]) =>
    lines
      .filter((step) => isGuide || typeof step === 'string' || !('only' in step) || isGiven(step.only, consultation))
      .map((step) => filled(stepText(step, consultation), consultation))
  return { steps: said(card.steps), doNot: said(card.doNot) }
}

/** The card as a part of the reply. */
export function firstAidPart(card: FirstAidCard, consultation: ConsultationCase): Part {
  const { steps, doNot } = firstAidSteps(card, consultation)
  const title = `First aid for ${card.title}`
  const items = [...steps, ...doNot]
  return { kind: 'firstAid', title, text: `**${title}**\n\n${items.map((item) => `- ${item}`).join('\n')}`, items }
}

function stepText(step: FirstAidStep, consultation: ConsultationCase): string {
  if (typeof step === 'string') return step
  if ('medicine' in step) return step.medicine === 'nitrate' ? (noNitrate(consultation) ?? ownSpray) : aspirinStep(consultation)
  if ('only' in step) return step.text
  if ('self' in step) return consultation.person.relation === 'self' ? step.self : step.other
  const region = regions[consultation.country?.toUpperCase() ?? '']
  return (region === undefined ? undefined : step[region]) ?? step.otherwise
}

const ownSpray = 'Own heart spray (nitroglycerin, GTN) may be used as the doctor said.'

/** Why this patient must not have aspirin, as it ends a sentence; null where nothing told speaks against it. */
export function aspirinForbidden({ person, observations, drugs, allergies, prose }: ConsultationCase): string | null {
  if ((person.ageYears ?? (isChild(person) ? 0 : aspirinFromYears)) < aspirinFromYears)
    return 'nobody under 16 should have it, as it can harm the brain and the liver'
  if (allergies.some((allergy) => /aspirin|nsaid|ibuprofen|salicyl/i.test(allergy)) || allergicTo.test(prose))
    return 'you told me of an allergy to it or its kind'
  const thinner = drugs.find((drug) => thinners.test(drug)) ?? thinners.exec(prose)?.[0]
  if (thinner !== undefined || /\bblood thinner/i.test(prose) || observations['takes-blood-thinner']?.polarity === 'present')
    return `with ${thinner === undefined ? 'a blood thinner' : thinner.toLowerCase()} it can cause dangerous bleeding`
  return noAspirin.some((finding) => observations[finding]?.polarity === 'present')
    ? 'with what you told me it can make bleeding worse'
    : null
}

/**
 * Aspirin in a suspected heart attack: 300 mg chewed (NHS, ANZCOR), 162 to 325 mg (AHA 2024). Not under 16, with an allergy, a
 * bleed or a blood thinner.
 */
function aspirinStep(consultation: ConsultationCase): string {
  const { country } = consultation
  if (aspirinForbidden(consultation) !== null) return 'No aspirin here, because of what you told me. Tell {crew} so.'
  const unless = 'unless allergic, bleeding, on a blood thinner, or told not to'
  if (regions[country?.toUpperCase() ?? ''] === 'US') return `Chew one adult aspirin (325 mg) or 2 to 4 baby aspirins (81 mg), ${unless}.`
  if (country === null) return `Chew one adult aspirin (300 or 325 mg), ${unless}.`
  return `Chew one aspirin of 300 mg, ${unless}.`
}

/** What is written of somebody else, said to the patient himself; whatever is not here speaks of "the person". */
const toPatient: readonly (readonly [RegExp, string])[] = [
  [/\bLay \{who\} flat\b/g, 'Lie flat'],
  [/\b[Ll]eave \{who\} (?:alone )?to sleep it off\b/g, 'sleep it off alone'],
  [/\bleave \{who\} alone\b/g, 'stay alone'],
  [/\blet \{who\} go home alone\b/g, 'go home alone'],
  [/\bStay with \{who\}/g, 'Do not stay alone'],
  [/\blay \{who\} down\b/g, 'lie down'],
  [/\blet \{who\} walk\b/g, 'walk'],
  [/\bmake \{who\} vomit\b/g, 'make yourself vomit'],
  [/\bKeep \{who\} warm\b/g, 'Keep warm'],
  [/\{who\} is\b/g, 'you are'],
  [/\{who\} was\b/g, 'you were'],
  [/\{who\} (get|collapse|pass)(?:e?s)\b/g, 'you $1'],
  [/\bof \{who\} warm\b/g, 'of you warm'],
  [/\{who\} last passed\b/g, 'you last passed'],
  [/\b(with|close to) \{who\}/g, '$1 you'],
  [/\{who\}/g, 'the person'],
]

const poisonFirst = 'Call {poison} now, or {number} for drowsiness, a fit, bad breath or chest pain.'
const ambulanceFirst = 'Call {number} now. For advice while you wait: {poison}.'

function filled(text: string, consultation: ConsultationCase): string {
  const { person, country } = consultation
  const { ambulance, poison } = emergencyContacts(country)
  const addressed =
    person.relation === 'self'
      ? toPatient.reduce((said, [written, spoken]) => said.replace(written, spoken), text)
      : text.replaceAll('{who}', patientName(person))
  return withHelpers(addressed, consultation)
    .replaceAll('{poisonCall}', levelOf(consultation.held) === 'ambulance' ? ambulanceFirst : poisonFirst)
    .replaceAll('{number}', ambulance)
    .replaceAll('{poison}', poison === null ? 'a poison line' : `${poison.name} (${poison.phone})`)
}
