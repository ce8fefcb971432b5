import type { ConsultationCase } from '../case/case.ts'
import type { Person } from '../case/model.ts'
import { isSaidBefore } from '../case/said-before.ts'
import { readAllergies } from '../hear/lexicon/read-allergies.ts'
import { isChild, patientName } from '../judge/questions/address-patient.ts'
import { checkMedications, type MedicationWarning } from '../medications/check-medications.ts'
import { findMedicines, type NamedMedicine } from '../medications/find-medicines.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { resolveMedicine } from '../medications/resolve-medicine.ts'
import { changedMind } from './changed-mind.ts'
import { childDose, weightIn } from './child-doses.ts'
import { isPaused, medicationDecision } from './medication-decision.ts'
import { spokenMedicine } from './spoken-medicine.ts'
import { toldConditions } from './told-conditions.ts'
import { whyNot } from './why-not.ts'

const shown = 4
const asksAmount = /\bhow (?:much|many|often)\b|\b(?:maximum|max|highest|dose|dosage)\b/i

const asksSideEffects = /\bside[- ]effects?\b/i
const nursing = /\b(?:breast-?feed\w*|nursing (?:a|my|mother|him|her))\b/i
const pregnancy = /\bpregnan(?:t|cy)\b|\bexpecting a baby\b/i
/** Where nobody said how old a child is, an age at which most rules for children hold. */
const assumedAges: Readonly<Record<string, number>> = { baby: 0.5, child: 5 }

/**
 * The answer to a question about medicines ("can I take ibuprofen with warfarin?"), checked against each other, the list the
 * patient keeps, their allergies, illnesses, age, pregnancy and breastfeeding. In: the words, the case, the person as known after
 * them, and the whole message they stand in. Out: the text, or null where no medicine we know is named.
 */
export function medicationAnswer(words: string, before: ConsultationCase, person: Person = before.person, message = words): string | null {
  const index = knownMedicines()
  const allergic = readAllergies(message)
  const asked = findMedicines(index, words).filter(({ name }) => !allergic.includes(name))
  if (asked.length === 0) return null
  const { kept, unknown, about: all, standing, askedIngredients, isSelf } = checkOf(asked, before, person, message)
  const changed = changedSince(asked, all, before, message)
  const about = changed === '' ? all : freshFirst(all, before)
  const facts = [
    ...toldConditions(before, message),
    ...(person.pregnant === true || pregnancy.test(message) ? ['your pregnancy'] : []),
    ...(nursing.test(message) || nursing.test(before.prose) ? ['breastfeeding'] : []),
  ]
  const doses =
    asksAmount.test(words) || isChildAsked(person) ? amounts(asked, person, before.country, weightIn(`${before.prose} ${message}`)) : []
  return [
    changed,
    medicationDecision(words, about),
    asksSideEffects.test(words) ? sideEffectNote(asked) : '',
    about.length === 0 ? goodTogether(askedIngredients, isChildAsked(person)) : '',
    ...doses,
    about.length > 0
      ? about.slice(0, shown).map(asItem).join('\n')
      : nothingKnown(
          asked,
          kept.filter(
            (drug) => !unknown.some(({ name }) => name === drug) && !standing.some(({ medications }) => medications.includes(drug)),
          ),
          facts,
          person,
        ),
    about.length > 0 ? withoutWarning(asked, about) : '',
    standing.length > 0 ? stillHolds(standing) : '',
    ...(about.length > shown ? [`I know of ${about.length - shown} more. The list under Medications shows them all.`] : []),
    ...unknown.map(({ name }) => `I do not know ${spokenMedicine(name)}, so I did not check it.`),
    isChildAsked(person) && doses.every((dose) => dose === '') ? childNote : '',
    isSelf || kept.length > 0
      ? listNote(kept, isSelf, isTakingMore(before))
      : 'I did not check it with your own list, since you ask for someone else.',
    isPaused(about)
      ? ''
      : `Please ask a pharmacist before ${isSelf ? 'you take' : 'giving'} something new. Do not stop a medicine from ${isSelf ? 'your' : 'the'} doctor on your own.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Said first where the answer differs from the one before, because of what was told since. */
function changedSince(
  asked: readonly NamedMedicine[],
  about: readonly MedicationWarning[],
  before: ConsultationCase,
  message: string,
): string {
  const byIngredient = asked.map((each) => ({ ...each, name: each.ingredients.join(' and ') }))
  return changedMind(
    {
      names: asked.map(({ name }) => spokenMedicine(name)),
      freeOf: [asked, byIngredient].map((named) => nothingKnown(named, [], [], before.person)),
      about,
      itemOf: asItem,
      conditions: toldConditions(before, message),
    },
    before,
  )
}

/** What was not said yet stands before what was. */
const freshFirst = (about: readonly MedicationWarning[], before: ConsultationCase): MedicationWarning[] =>
  about.toSorted((one, other) => Number(isSaidBefore(asItem(one), before)) - Number(isSaidBefore(asItem(other), before)))

/** What is told of the patient, checked beside the medicines that are asked about. */
function checkOf(asked: readonly NamedMedicine[], before: ConsultationCase, person: Person, message: string) {
  const index = knownMedicines()
  const askedIngredients = new Set(asked.flatMap(({ ingredients }) => ingredients))
  const isSelf = person.relation === 'self'
  // The kept list is the account's own; of somebody else only what was told here counts.
  const prose = before.prose.toLowerCase()
  const kept = before.drugs
    .filter((drug) => isSelf || prose.includes(drug.toLowerCase()))
    .filter((drug) => !resolveMedicine(index, drug).ingredients.some((ingredient) => askedIngredients.has(ingredient)))
  const { warnings, unknown } = checkMedications(index, {
    medications: [...asked.map(({ name }) => name), ...kept],
    allergies: before.allergies.filter((allergy) => isSelf || prose.includes(allergy.toLowerCase())),
    conditions: toldConditions(before, message),
    ageYears: person.ageYears ?? assumedAges[person.relation] ?? null,
    pregnant: person.pregnant === true || pregnancy.test(message),
    breastfeeding: nursing.test(message) || nursing.test(before.prose),
  })
  const about = warnings.filter((warning) => warning.ingredients.some((ingredient) => askedIngredients.has(ingredient)))
  const standing = warnings.filter((warning) => warning.kind === 'interaction' && warning.interrupts && !about.includes(warning))
  return { kept, unknown, about, standing, askedIngredients, isSelf }
}

/** What speaks gravely against medicines for this patient, as items; empty where nothing known does. */
export function checkedWarnings(asked: readonly NamedMedicine[], before: ConsultationCase, words: string): string {
  const { about } = checkOf(asked, before, before.person, words)
  return about
    .filter(({ interrupts }) => interrupts)
    .slice(0, shown)
    .map(asItem)
    .join('\n')
}

/** Why the medicines that were last asked for were advised against, in other words, and what to do instead; null where nothing grave speaks against them. */
export function reasonAgainst(names: readonly string[], words: string, before: ConsultationCase): string | null {
  const asked = findMedicines(knownMedicines(), names.join(', '))
  if (asked.length === 0) return null
  const grave = checkOf(asked, before, before.person, words).about.find(({ interrupts }) => interrupts)
  if (grave === undefined) return null
  const isPainkiller = asked.some(isAntiInflammatory) && !before.allergies.some((name) => /paracetamol|acetaminophen/i.test(name))
  const instead = isPainkiller
    ? ' Paracetamol works in another way and does neither.'
    : ' A pharmacist can look for something that does not do that.'
  return `${whyNot(grave)}${instead} (${grave.sources.join('; ')})`
}

/** The medicines of a question that was asked before: yes or no, and why, in a sentence or two. */
export function shortMedicationAnswer(names: readonly string[], words: string, before: ConsultationCase): string | null {
  const asked = findMedicines(knownMedicines(), names.join(', '))
  if (asked.length === 0) return null
  const { about: all, standing } = checkOf(asked, before, before.person, words)
  const changed = changedSince(asked, all, before, words)
  const about = changed === '' ? all : freshFirst(all, before)
  const [worst] = about
  const subject = listed(asked.map(({ name }) => spokenMedicine(name)))
  if (worst === undefined && standing.length > 0) return stillHolds(standing)
  if (worst === undefined) return `Yes, as far as I know: nothing you have told me speaks against ${subject}.`
  const decision = medicationDecision(`yes or no ${words}`, about) || 'Yes, but with care.'
  return [changed, decision, asItem(worst)].filter(Boolean).join('\n\n')
}

/** What speaks against others on the list, said again rather than "no interaction". */
function stillHolds(standing: readonly MedicationWarning[]): string {
  return `For the others you take, this still holds:\n\n${standing.slice(0, shown).map(asItem).join('\n')}`
}

/** The asked medicines that nothing speaks against, beside others that something does. */
function withoutWarning(asked: readonly NamedMedicine[], about: readonly MedicationWarning[]): string {
  const free = asked.filter(({ ingredients }) => !about.some((warning) => warning.ingredients.some((each) => ingredients.includes(each))))
  return free.length === 0 ? '' : `Against ${listed(free.map(({ name }) => spokenMedicine(name)))} I know of no reason.`
}

/** NHS: Can I take paracetamol and ibuprofen together? NICE: Fever in under 5s. */
function goodTogether(ingredients: ReadonlySet<string>, isOfChild: boolean): string {
  if (!ingredients.has('paracetamol') || !ingredients.has('ibuprofen')) return ''
  return isOfChild
    ? 'Not both at the same moment: give one of them. If your child is still in distress before its next dose is due, you may give the other (NICE: Fever in under 5s: assessment and initial management). Write down what you gave and when.'
    : 'Yes, adults may take paracetamol and ibuprofen together or in turn; they work in different ways (NHS: Paracetamol for adults). Keep to the dose on each packet, and take ibuprofen with food.'
}

const adultFromYears = 16

function isChildAsked(person: Person): boolean {
  return person.ageYears === null ? isChild(person) : person.ageYears < adultFromYears
}

const childNote = 'Children need other doses, by age and weight. Ask a pharmacist or a doctor before you give a child a medicine.'

function sideEffectNote(asked: readonly NamedMedicine[]): string {
  const names = listed(asked.map(({ name }) => spokenMedicine(name)))
  return `The leaflet in the packet lists the side effects of ${names}. With a swollen face or tongue, trouble breathing or a bad rash, get help at once.`
}

function asItem({ medications, effect, advice, sources, interrupts }: MedicationWarning): string {
  return `- **${capitalised(listed(medications.map(spokenMedicine)))}**: ${interrupts ? '' : 'Take care. '}${effect} ${advice} (${sources.join('; ')})`
}

const gentle: ReadonlySet<string> = new Set(['paracetamol'])

const isAntiInflammatory = ({ ingredients }: NamedMedicine): boolean =>
  ingredients.some((each) => knownMedicines().classesOf.get(each)?.has('nsaid') === true)
/** NHS: Who can and cannot take ibuprofen. */
const antiInflammatoryLimits =
  'an ulcer or bleeding in the gut, weak kidneys, heart failure or heart disease, high blood pressure or tablets for it, a water tablet, a blood thinner, asthma that painkillers set off, pregnancy, or an age of 65 or more. With any of them paracetamol is the usual choice.'

/** NHS: Ibuprofen for children. */
const limitsForChildren =
  'an ulcer, weak kidneys or heart, asthma that such painkillers set off, chickenpox, or hardly drinking. With any of them paracetamol is the usual choice.'

/** Nothing speaks against it: said with what was told in mind. */
function nothingKnown(asked: readonly NamedMedicine[], kept: readonly string[], facts: readonly string[], person: Person): string {
  const who = patientName(person)
  const names = [...asked.map(({ name }) => name), ...kept].map(spokenMedicine)
  const beside = facts.join(' and ')
  if (beside !== '' && asked.every(({ ingredients }) => ingredients.every((each) => gentle.has(each))))
    return `Yes: paracetamol as the packet says is the painkiller that goes best with ${beside}.`
  const known = beside === '' ? 'But I know only what you told me.' : `I thought of ${beside} too.`
  if (asked.some(isAntiInflammatory))
    return `I know of no reason against ${listed(asked.map(({ name }) => spokenMedicine(name)))} for ${who}, unless one of these is true: ${isChildAsked(person) ? limitsForChildren : antiInflammatoryLimits} Is any of these so?`
  if (names.length < 2) return `I know of no reason against ${names.join('')} for ${who}. ${known}`
  return `I know of no interaction between ${listed(names)}. No list is complete, so ask a pharmacist if you are unsure.`
}

/** How much of it: for a child by age, for adults as packets say. */
function amounts(asked: readonly NamedMedicine[], person: Person, country: string | null, kilograms: number | null): string[] {
  if (!isChildAsked(person)) return asked.flatMap(limitOf)
  const { ageYears } = person
  return ageYears === null ? [] : asked.map(({ ingredients }) => childDose(ingredients, ageYears, country, kilograms) ?? '')
}

function limitOf({ ingredients }: NamedMedicine): string[] {
  return knownMedicines()
    .knowledge.doseLimits.filter(({ ingredient }) => ingredients.includes(ingredient))
    .map(
      ({ ingredient, maximumMilligramsPerDay, leastHoursBetween, sources }) =>
        `Packets of ${ingredient} say for adults: no more than ${maximumMilligramsPerDay} mg in 24 hours, and at least ${leastHoursBetween} hours between doses (${sources.join('; ')}). Your own doctor may have said something else. Then that counts.`,
    )
}

/** Whether medicines were told without their names: "a water tablet". */
function isTakingMore({ observations, drugs }: ConsultationCase): boolean {
  return (
    drugs.length === 0 &&
    Object.values(observations).some(({ finding, polarity }) => finding.startsWith('takes-') && polarity === 'present')
  )
}

/** The list is named, not taken for granted. */
function listNote(kept: readonly string[], isSelf: boolean, takesMore: boolean): string {
  if (kept.length === 0 && takesMore) return 'Tell me the names of all you take, and I will check them too.'
  if (kept.length === 0) return 'I know of no other medicines that you take. If you take any, tell me and I will check them too.'
  return `I checked it with what I have ${isSelf ? 'on your list' : 'heard from you'}: ${kept.map(spokenMedicine).join(', ')}. Is this list still right?`
}

/** "a, b and c". */
function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
