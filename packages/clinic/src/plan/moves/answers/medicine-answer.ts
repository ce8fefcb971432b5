import { lastRead } from '../../../hear/last-read.ts'
import { unreadWords } from '../../../hear/unread-words.ts'
import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { medicationText } from '../../../say/conversation-text.ts'
import { withHelpers } from '../../../say/helpers.ts'
import { medicationAnswer } from '../../../say/medication-answer.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import { suitedAdvice } from '../../../say/suited-advice.ts'
import { type Answer, complaintName, isLean } from './answer.ts'
import { dailyLife } from './daily-life.ts'
import { illnessOf } from './illness.ts'
import { type MedicineKind, medicineKinds } from './medicine-kinds.ts'
import { numberAnswer } from './number-answer.ts'
import { shelfOf } from './shelf.ts'
import { type Told, toldIn } from './told.ts'
import { whatHelps } from './what-to-do.ts'

const antibiotics = /\bantibiotics?\b/i
const alcohol = /\b(?:alcohol|beers?|wine|vodka|whisky|gin|booze|pints?)\b/i
const asksNeed =
  /\b(?:no|need|help|work|get|have|should|want|require|without|treat|cure|prescri\w*|give me|yes or no|or not|for (?:this|that|it|a|the|my))\b/i

/** A question about medicines: antibiotics by the illness, a named medicine by what was told, else its kind. */
export const medicineAnswer: Answer = (clause, state) => {
  const { text } = clause
  const { words, now } = state
  if (antibiotics.test(text) && asksNeed.test(text) && medicationAnswer(text.replace(antibiotics, ' '), now) === null)
    return antibioticAnswer(text, state)
  if (alcohol.test(text)) return dailyLife({ ...clause, text: 'alcohol' }, state)
  const kind = kindAsked(text, words)
  const named = kind !== undefined && asksForKind(text, kind.id) ? null : medicationAnswer(text, now, now.person, words)
  if (named !== null) return checked(text, named, state)
  if (kind?.id === 'painkillers' && !namesPain.test(text) && !isOfPain(state)) return whatHelps(text, state)
  const told = toldIn(state, text)
  const number = kind === undefined ? null : numberAnswer(text, words, now.person.ageYears)
  const shelf = kind?.id === 'painkillers' && !told.isEmergency ? fromTheShelf(text, state) : null
  if (shelf !== null) return shelf
  if (kind !== undefined && !told.isEmergency)
    return `${number === null ? '' : `${number} `}${ofKind(kind, told, text)} (${kind.sources.join('; ')})`
  const fromAll = medicationAnswer(words, now, now.person, words)
  if (fromAll !== null) return fromAll
  const level = levelOf(now.held)
  if (level !== null && isEmergency(level))
    return withHelpers(
      'Please take nothing new now except what you always take. {Crew} will choose what is safe. Take your packets along.',
      now,
    )
  if (state.heard.drugs.length > 0) return medicationText(state.heard.drugs)
  const unheardOf = unheardOfIn(text, state)
  if (unheardOf.length > 0) return medicationText(unheardOf)
  return fromDoctor(text, state) ?? whatHelps(text, state)
}

const takesIt = /\b(?:take|taking|use|using|try|trying|have|give|buy|apply|swallow)\b/i

/** What is to be taken and is in no list of ours, as it was written. */
function unheardOfIn(text: string, { base }: Parameters<Answer>[1]): string[] {
  return takesIt.test(text) ? unreadWords(base.knowledge, text) : []
}

/** What the advice of the illness says of a named medicine, before the check of it; a check that says no stands alone. */
function checked(text: string, named: string, state: Parameters<Answer>[1]): string {
  const illness = isRefused(named) ? '' : ofTheIllness(text, state)
  const isWarned = named.includes('- **') || /\b(?:avoid|not|no)\b/i.test(illness.split('. ')[0] ?? '')
  const isYes = illness !== '' && !isWarned && asksLeave.test(text)
  return [isYes ? `Yes. ${illness}` : illness, named].filter(Boolean).join('\n\n')
}

const asksLeave = /\b(?:can|could|may|should|ok|okay|safe|alright)\b/i

/** "Tell me which it is" is not said to who has named it. */
function ofKind({ rules, otherwise }: MedicineKind, told: Told, text: string): string {
  const answer = rules.find(({ holds }) => holds(told))?.answer ?? otherwise
  return findMedicines(knownMedicines(), text).length > 0 ? answer.replace(' Tell me which medicine it is.', '') : answer
}

/** Whether the check says no: what the illness would have it for is not said beside that. */
const isRefused = (checked: string): boolean => checked.startsWith('No, ')

/** The kind of medicine that is asked for, in the question or, where it says only "that", in its message. */
function kindAsked(text: string, words: string): (typeof medicineKinds)[number] | undefined {
  return kindIn(text) ?? (isLean(text) || ofThat.test(text) ? kindInMessage(words) : undefined)
}

const kindIn = (words: string) => medicineKinds.find(({ asked }) => asked.test(words))
const kindInMessage = lastRead(kindIn)

const namesPain = /\b(?:pain\w*|ache|hurts?|sore|headache|fever|anti-?inflammator\w*|nsaids?)\b/i
const painful = /pain|ache|fever|sore|injury|burn|cramp|period|swelling|throat|toothache|headache/

/** Whether what the patient came for hurts: "what can I take?" then asks for a painkiller, and else for what helps. */
function isOfPain({ now }: Parameters<Answer>[1]): boolean {
  return now.complaints.length === 0 || now.complaints.some((complaint) => painful.test(complaint))
}

/** What the advice of the likeliest illness says of the very medicine that was asked for; empty where it says nothing. */
function ofTheIllness(text: string, state: Parameters<Answer>[1]): string {
  const level = levelOf(state.now.held)
  if (level !== null && isEmergency(level)) return ''
  const { condition, isNamed } = illnessOf(text, state)
  const advice = condition === null ? null : suitedAdvice(state.base.knowledge, condition.id, state.now)
  const ingredients = findMedicines(knownMedicines(), text).flatMap((medicine) => medicine.ingredients)
  const ofAsked = (line: string) => ingredients.some((each) => line.toLowerCase().includes(each))
  const lines = advice === null ? [] : [...advice.medicines, ...advice.avoid].filter(ofAsked)
  const shelf = lines.length > 0 ? null : shelfOf(text, state)
  const onShelf = shelf?.lines.filter(ofAsked) ?? []
  const name = shelf?.condition.name ?? condition?.name ?? ''
  const said = [...lines, ...onShelf].slice(0, 2)
  if (said.length === 0) return ''
  const lead = isNamed ? '' : `If this is ${spokenCondition(name)}, which fits best so far: `
  return `${lead}${said.join(' ')} (${shelf?.source ?? advice?.sources[0] ?? ''})`
}

const asksForTablets =
  /\b(?:do|does|will|would|should|is there|are there|need|get|have)\b.{0,200}\b(?:tablets?|pills?|medicines?|medication|antivirals?|prescription|treatment)\b|\b(?:tablets?|pills?|medicines?|antivirals?|prescription)\b.{0,200}\b(?:need|get|have)\b/i
const treats = /\b(?:tablets?|antivirals?|antibiotics?|medicines?|inhalers?|steroids?|creams?|drops|injections?|prescri\w+)\b/i
const ofDoctorShown = 3

/** "Do I need tablets?": what a doctor may give for the likeliest illness, and why soon; null where nothing is written of it. */
function fromDoctor(text: string, state: Parameters<Answer>[1]): string | null {
  if (!asksForTablets.test(text)) return null
  const { condition, isNamed } = illnessOf(text, state)
  const advice = condition === null ? null : suitedAdvice(state.base.knowledge, condition.id, state.now)
  const lines = (advice?.doctor ?? []).filter((line) => treats.test(line)).slice(0, ofDoctorShown)
  if (condition === null || advice === null || lines.length === 0) return null
  const lead = isNamed ? '' : `If this is ${spokenCondition(condition.name)}, which fits best so far: `
  const shelf = advice.medicines.length > 0 ? ` Until then: ${advice.medicines.slice(0, 2).join(' ')}` : ''
  return `${lead}${lines.join(' ')}${shelf} (${advice.sources[0] ?? ''})`
}

/** What the advice of the illness has from the pharmacy, and what it warns of; null where none is written. */
function fromTheShelf(text: string, state: Parameters<Answer>[1]): string | null {
  const { condition, isNamed } = illnessOf(text, state)
  const advice = condition === null ? null : suitedAdvice(state.base.knowledge, condition.id, state.now)
  if (condition === null || advice === null || advice.medicines.length === 0) return null
  const lead = isNamed ? '' : `If this is ${spokenCondition(condition.name)}, which fits best so far: `
  return `${lead}${[...advice.medicines, ...advice.avoid.filter((line) => namesPainkiller.test(line))].join(' ')} (${advice.sources[0] ?? ''})`
}
const namesPainkiller = /\b(?:ibuprofen|naproxen|aspirin|codeine|paracetamol|painkillers?)\b/i

const ofThat = /\b(?:it|that|this|them|these)\b/i
const besides = /\b(?:with|on|taking|alongside|while on|on top of|when on)\s+(?:my |the |\d+ ?mg )*$/i

/** "Which painkiller goes with warfarin?", "is the pill ok with migraine?": a kind is asked for, and what is named beside it is taken. */
function asksForKind(text: string, id: string): boolean {
  const others = findMedicines(knownMedicines(), text).filter(({ name }) => !/\b(?:pill|contracept\w*|birth control)\b/.test(name))
  if (id === 'the-pill') return others.length === 0
  if (id === 'missed-dose') return true
  return id === 'painkillers' && others.every(({ name }) => besides.test(text.slice(0, text.toLowerCase().indexOf(name))))
}

function antibioticAnswer(text: string, state: Parameters<Answer>[1]): string {
  const { condition, isNamed, facts } = illnessOf(text, state)
  const allergies = state.now.allergies.filter(Boolean)
  const allergy = allergies.length > 0 ? ` Tell whoever prescribes that you are allergic to ${spokenList(allergies)}.` : ''
  const lead = condition !== null && !isNamed ? `If this is ${spokenCondition(condition.name)}, which fits best so far: ` : ''
  if (facts !== null && facts.antibiotics !== null) return `${lead}${facts.antibiotics}${allergy} (${facts.sources.join('; ')})`
  const complaint = complaintName(state)
  const about = complaint === null ? 'it' : complaint
  return `Antibiotics only work against bacteria, not against viruses, pain or allergies. Whether ${about} needs them depends on the cause${complaint === null ? '' : ', which I do not know yet'}: a doctor decides by examining you, and sometimes by a swab or urine test.${allergy} (NHS: Antibiotics)`
}
