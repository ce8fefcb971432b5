import { isQuestion, isRequest } from '../../../hear/act-cues.ts'
import type { Clause } from '../../../hear/clause.ts'
import { isChild } from '../../../judge/questions/address-patient.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import { findMedicines, type NamedMedicine } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { medicationAnswer } from '../../../say/medication-answer.ts'
import { spokenMedicine } from '../../../say/spoken-medicine.ts'
import type { Answer } from './answer.ts'

const asks = ({ act, text }: Clause): boolean => act.startsWith('ask-') || isQuestion(text) || isRequest(text)
const classesOf = (medicines: readonly NamedMedicine[]): ReadonlySet<string> =>
  new Set(medicines.flatMap(({ ingredients }) => ingredients.flatMap((each) => [...(knownMedicines().classesOf.get(each) ?? [])])))
const found = (text: string): NamedMedicine[] =>
  findMedicines(knownMedicines(), text).filter(({ name }) => !/^(?:alcohol|ethanol)$/.test(name))

/** A question that names two things is answered for those two. Null where it names no pair. */
export const twoNamed: Answer = (clause, state) => {
  if (!asks(clause)) return null
  for (const answer of [withAlcohol, inPlaceOf, rubbedOn, both]) {
    const text = answer(clause, state)
    if (text !== null) return text
  }
  return null
}

const alcohol = /\b(?:alcohol|beers?|wine|vodka|whisk(?:e)?y|gin|rum|booze|pints?|cider|drinking|a drink)\b/i
const slowsBreath = ['sleep-medicine', 'benzodiazepine', 'opioid', 'gabapentinoid', 'other-sedative'] as const

/** "Is that ok with the wine?" of what makes sleepy: never together. */
const withAlcohol: Answer = ({ text }, { now, words }) => {
  if (!alcohol.test(text)) return null
  const inWords = found(words)
  const medicines = inWords.length > 0 ? inWords : found((now.medicinesNamed ?? now.drugs).join(', '))
  const slowing = medicines.filter((medicine) => slowsBreath.some((each) => classesOf([medicine]).has(each)))
  const [first] = slowing
  if (first === undefined) return null
  const isLent =
    /\b(?:mate|friend|mum|mom|dad|wife|husband|sister|brother|neighbour|colleague|somebody|someone)\w*\b[^.?!]{0,24}\b(?:gave|lent|let|has|had|given)\b/i.test(
      words,
    )
  return `No, never together: alcohol and ${spokenMedicine(first.name)} each slow the breathing, and together they can stop it, above all in sleep. Do not take it on a day on which you drink. If both have been taken and somebody is hard to wake or breathes slowly, call an ambulance.${isLent ? ' And leave tablets that were given to somebody else: nobody has checked them for you.' : ''} (NHS: Zopiclone; NHS: Medicines information)`
}

const swap = /\b(?:instead of|in place of|rather than|swap(?:ping)?(?: from)?|switch(?:ing)?(?: from)?|replace)\b/i
const fromShelf = ['antihistamine', 'allergy-tablet', 'nsaid', 'simple-painkiller', 'antacid', 'proton-pump-inhibitor', 'decongestant']

/** "Stop the co-codamol and just take paracetamol" */
const stopsFor =
  /\b(?:stop|come off|drop|leave (?:out|off)|ditch|finish|quit|not take)\b(?<goes>[^?.]{3,40}?)\b(?:and|then|but|to)\b[^?.]{0,20}\b(?:take|have|use|just|only|try|go (?:on|to))\b(?<comes>[^?.]{3,40})/i
/** "Can I take paracetamol instead?", after another one was told */
const insteadAtEnd = /\binstead\b(?! of)/i

/** The medicine that goes and the one that comes in its place. */
function swapOf(text: string, words: string): { goes?: NamedMedicine | undefined; taken?: NamedMedicine | undefined } {
  const stops = stopsFor.exec(text)?.groups
  if (stops !== undefined) return { goes: found(stops['goes'] ?? '')[0], taken: found(stops['comes'] ?? '')[0] }
  const at = swap.exec(text)
  if (at === null) return insteadAtEnd.test(text) && found(text).length === 2 ? { goes: found(text)[0], taken: found(text)[1] } : {}
  const head = text.slice(0, at.index)
  const [goes] = found(text.slice(at.index + at[0].length))
  const comes = found(head).length > 0 ? found(head) : found(words).filter(({ name }) => name !== goes?.name)
  return { goes, taken: comes[0] }
}

/** Whether the one that comes is a part of the one that goes: paracetamol of co-codamol. */
const isWithin = (taken: NamedMedicine, goes: NamedMedicine): boolean =>
  goes.ingredients.length > taken.ingredients.length && taken.ingredients.every((each) => goes.ingredients.includes(each))

/** The part alone in the place of the whole: never both (NHS: Co-codamol). */
function within(taken: NamedMedicine, goes: NamedMedicine): string {
  const [into, out] = [spokenMedicine(taken.name), spokenMedicine(goes.name)]
  const isOpioid = classesOf([goes]).has('opioid')
  return `Yes, as a swap: stop ${out} and take ${into} alone, as the packet says. Never both on one day within 4 to 6 hours of each other, since ${out} has ${into} in it.${
    isOpioid
      ? ` After a few days of ${out} you can stop at once; after some weeks of it every day ask the pharmacist how to come down in steps. The constipation and sleepiness of codeine and the like ease within days.`
      : ''
  } If a doctor gave you ${out}, tell them that you have changed. (NHS: Co-codamol for adults; NHS: Paracetamol for adults)`
}

/** "Claritin instead of Benadryl?" is a switch and no combination: the one that comes in is checked without the one that goes. */
const inPlaceOf: Answer = ({ text }, { now, words }) => {
  const { goes, taken } = swapOf(text, words)
  if (goes === undefined || taken === undefined) return null
  if (isWithin(taken, goes)) return within(taken, goes)
  const isSame = ({ ingredients }: NamedMedicine) => ingredients.some((each) => goes.ingredients.includes(each))
  const drugs = now.drugs.filter((drug) => ![...found(drug)].some(isSame))
  const checked = medicationAnswer(`can I take ${taken.name}`, { ...now, drugs }, now.person, `can I take ${taken.name}`)
  if (checked === null || /^(?:No|Not)\b/.test(checked)) return checked
  const [into, out] = [spokenMedicine(taken.name), spokenMedicine(goes.name)]
  const isOfShelf = [taken, goes].every((medicine) => fromShelf.some((each) => classesOf([medicine]).has(each)))
  if (checked.includes('- **')) return `Not both, and before ${into} comes in the place of ${out}:\n\n${checked}`
  const lead = isOfShelf
    ? `Yes, as a swap: stop ${out} and take ${into} in its place, as the packet says, not both on one day.`
    : `As a swap, and not beside it, that is for whoever prescribed ${out} to decide: ask before you stop ${out} or start ${into}.`
  return `${lead}\n\n${checked}`
}

const gel = /\bgels?\b|\b(?:rub|cream) (?:on|in)\b/i
const gelBrand = /\b(?:voltarol|voltaren|ibuleve|fenbid|deep relief)\b/i
const rubbed = ['nsaid', 'salicylate']

/** "Is the gel ok with my ramipril?" An anti-inflammatory gel hardly gets into the blood (NICE: Osteoarthritis; NHS: Ibuprofen). */
const rubbedOn: Answer = ({ text }, { now, words, before }) => {
  if (!gel.test(text)) return null
  const near = [text, words, (before.medicinesNamed ?? []).join(', ')].flatMap(found)
  const painkiller = near.find((medicine) => rubbed.some((each) => classesOf([medicine]).has(each)))
  if ((painkiller === undefined && !gelBrand.test(text)) || now.person.pregnant === true || isChild(now.person)) return null
  if (now.allergies.some((each) => /ibuprofen|aspirin|diclofenac|naproxen|nsaid/i.test(each))) return null
  const others = [...new Set([...found(text).map(({ name }) => name), ...now.drugs])].filter(
    (name) => !rubbed.some((each) => classesOf(found(name)).has(each)),
  )
  const beside = others.length > 0 ? ` beside ${spokenList(others.slice(0, 3).map(spokenMedicine))}` : ''
  const isThinned = ['anticoagulant'].some((each) => classesOf(found(others.join(', '))).has(each))
  return isThinned
    ? `Ask a pharmacist first: hardly any of the gel gets into the blood, but with a blood thinner they want to know how much and how long. No tablets of that kind. (NHS: Ibuprofen for adults)`
    : `Yes, as a rule the gel is fine${beside}: it is of the same family as the tablets, but hardly any of it gets into the blood. Put a thin layer on the sore place up to three times a day, on whole skin only, not under a tight bandage, and take no tablets of that kind with it. Not if ibuprofen or aspirin ever gave you asthma or a rash; with kidney trouble ask a pharmacist first. (NHS: Ibuprofen for adults; NICE: Osteoarthritis in over 16s)`
}

const ofBoth =
  /\b(?:take|have|use|give|mix|combine)\b[^?]{0,16}\b(?:both|the two|them together|those together)\b|\bboth (?:together|at once|of them)\b/i
const ofThat = /\b(?:it|that|this|they|them|those)\b[^?]{0,30}\b(?:with|alongside|on top of|together with|beside)\b/i
const ofNewest = /^\W*(?:and )?(?:with|on top of|alongside) (?:my |the )?\w+[^?]*\?/i

/** "Can I take both?", "is that alright with warfarin?": the two that the message names, checked against each other. */
const both: Answer = ({ text }, { now, words }) => {
  const names = found(words)
  const inText = found(text)
  const isPair =
    names.length > 1 && ((inText.length === 0 && ofBoth.test(text)) || (inText.length === 1 && (ofThat.test(text) || ofNewest.test(text))))
  if (isPair) return medicationAnswer(`can I take ${names.map(({ name }) => name).join(' with ')}?`, now, now.person, words)
  const isOfFormer = names.length === 1 && inText.length === 1 && ofThat.test(text) && (now.medicinesNamed ?? []).length > 0
  return isOfFormer ? medicationAnswer(words, now, now.person, words) : null
}
