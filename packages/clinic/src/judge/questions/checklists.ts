import type { ConsultationCase } from '../../case/case.ts'
import type { Question } from '../../case/model.ts'
import { levelConstants, questionConstants } from '../constants.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import { addressPatient, isChild, patientName } from './address-patient.ts'
import { isOfBothLegs } from './both-legs.ts'
import { checklistOptions, closedOptions } from './closed-options.ts'
import type { ValuedFinding } from './information-value.ts'
import { nearItems } from './near-items.ts'
import { canKnow, capital, nameOf, type QuestionKnowledge } from './question-knowledge.ts'
import { redFlagItems } from './red-flag-checklist.ts'
import { spokenList } from './spoken-list.ts'

const { checklistLimit, itemsOfSentence, leastItemGain, leastItems } = questionConstants
const { denialsToSettle } = levelConstants

/** Danger signs and one list of other symptoms: two lists an interview; a grave new complaint has one of its own. */
const checklistsAtMost = 2
const symptomsId = 'checklist:symptoms'
const dangerId = 'checklist:danger'
const whyDanger = 'These signs show whether help is needed quickly. A "no" to all of them is just as useful as a "yes".'

/**
 * The warning signs of the complaints in one question: once for those told at first, once more for a new one. `filling`
 * holds the open questions by their worth: the symptoms that would tell most fill the list up.
 */
export function redFlagChecklist(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  ranking: Ranking,
  filling: readonly ValuedFinding[],
): Question | null {
  const covered = new Set(
    consultation.asked.filter((id) => id.startsWith('checklist:')).flatMap((id) => id.slice('checklist:'.length).split('+')),
  )
  const complaints = consultation.complaints.filter((complaint) => !covered.has(complaint))
  const isFull = checklistsAsked(consultation) >= checklistsAtMost
  if (complaints.length === 0 || (isFull && !complaints.some((id) => knowledge.findings.get(id)?.grave === true))) return null
  const items = redFlagItems(knowledge, { ...consultation, complaints }, ranking)
  if (items.length === 0) return null
  return checklist(knowledge, consultation, `checklist:${complaints.join('+')}`, filledUp(knowledge, items, filling), whyDanger)
}

/** What pressed nerves of the saddle, bladder and bowel show, the closest first. */
const ofPressedNerves = ['numbness-saddle', 'urinary-retention', 'urine-incontinence', 'bowel-incontinence', 'weakness-both-legs']

/** The signs of pressed nerves in one question, for a pain that runs down both legs; null where they are answered. */
export function bothLegsChecklist(knowledge: QuestionKnowledge, consultation: ConsultationCase): Question | null {
  const items = ofPressedNerves.filter((id) => consultation.observations[id] === undefined)
  return items.length === 0 ? null : checklist(knowledge, consultation, 'checklist:both-legs', items, whyDanger)
}

/**
 * What decides whether an emergency that rests on a likely cause alone is one: the signs of emergencies that go with anything told, whether
 * it is a complaint or was said in passing. Once a consultation; null where nothing is open.
 */
export function decidingChecklist(knowledge: QuestionKnowledge, consultation: ConsultationCase, ranking: Ranking): Question | null {
  const ofLegs = isOfBothLegs(consultation) ? bothLegsChecklist(knowledge, consultation) : null
  if (ofLegs !== null) return ofLegs
  const ofComplaints = redFlagChecklist(knowledge, consultation, ranking, [])
  if (consultation.asked.some((asked) => asked.startsWith('checklist:'))) return ofComplaints ?? dangerChecklist(knowledge, consultation)
  if (ofComplaints === null) return null
  const told = Object.values(consultation.observations)
    .filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
    .map(({ finding }) => finding)
  const all = redFlagItems(knowledge, { ...consultation, complaints: [...consultation.complaints, ...told] }, ranking, true)
  const items = nearItems(knowledge.findings, all, consultation.complaints, ofComplaints.findings)
  const enough = withGeneralSigns(knowledge, consultation, items.length === 0 ? ofComplaints.findings : items)
  return checklist(knowledge, consultation, ofComplaints.id, enough, whyDanger)
}

/** What calls for help whatever ails somebody (NHS: When to call 999). */
const generalSigns = ['breathless', 'chest-pain', 'faint-or-collapse', 'confusion-new', 'drowsy-hard-to-wake']

/** The general signs that nobody has spoken of. */
function openGeneralSigns({ findings }: QuestionKnowledge, consultation: ConsultationCase): string[] {
  return generalSigns.filter((id) => {
    const finding = findings.get(id)
    return finding !== undefined && consultation.observations[id] === undefined && canKnow(finding, consultation)
  })
}

/** So few signs that a no to all of them would settle nothing are filled up with the general ones. */
function withGeneralSigns(knowledge: QuestionKnowledge, consultation: ConsultationCase, items: readonly string[]): string[] {
  const more = openGeneralSigns(knowledge, consultation).filter((id) => !items.includes(id))
  return [...items, ...more.slice(0, Math.max(0, denialsToSettle - items.length))]
}

/** The general signs for an emergency that is still only likely after the signs of the complaint, and once more those left open; null where none is. */
function dangerChecklist(knowledge: QuestionKnowledge, consultation: ConsultationCase): Question | null {
  const items = openGeneralSigns(knowledge, consultation)
  const id = [dangerId, `${dangerId}:again`].find((each) => !consultation.asked.includes(each))
  return items.length === 0 || id === undefined ? null : checklist(knowledge, consultation, id, items, whyDanger)
}

/** The findings that would tell most, asked at once: the second and last list of an interview. */
export function symptomChecklist(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  valued: readonly ValuedFinding[],
): Question | null {
  if (consultation.asked.includes(symptomsId) || checklistsAsked(consultation) >= checklistsAtMost) return null
  const items = filledUp(knowledge, [], valued)
  return items.length < leastItems
    ? null
    : checklist(knowledge, consultation, symptomsId, items, 'What comes together with your complaint tells the likely causes apart.')
}

/** A list with the symptoms that would tell most behind it; after a broad one ("a rash") no narrow one of it. */
function filledUp(knowledge: QuestionKnowledge, first: readonly string[], valued: readonly ValuedFinding[]): string[] {
  const items = [...first]
  for (const id of tellingSymptoms(knowledge, valued)) {
    if (items.length >= checklistLimit) break
    if (!items.some((item) => item === id || isNarrower(knowledge, id, item))) items.push(id)
  }
  return items
}

/** Whether a finding is a kind of another. */
function isNarrower(knowledge: QuestionKnowledge, id: string, broader: string): boolean {
  const parents = knowledge.findings.get(id)?.parents ?? []
  return parents.some((parent) => parent === broader || isNarrower(knowledge, parent, broader))
}

/** The symptoms that would tell most, the best first; slots of a symptom are asked on their own. */
function tellingSymptoms({ index, findings }: QuestionKnowledge, valued: readonly ValuedFinding[]): string[] {
  return valued
    .filter(({ gain }) => gain >= leastItemGain)
    .map(({ finding }) => findings.get(index.findings[finding]?.id ?? ''))
    .filter((finding) => finding?.kind === 'symptom' && finding.dimension === undefined && finding.askedAlone !== true)
    .map((finding) => finding?.id ?? '')
}

function checklistsAsked(consultation: ConsultationCase): number {
  return consultation.asked.filter((id) => id.startsWith('checklist:') && !id.endsWith(':which') && !id.endsWith(':again')).length
}

/** What was told and is perhaps not so, asked after once more in one question: in its own words where no sign was read in them. */
export function toldChecklist(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  items: readonly string[],
  words: string,
): Question {
  const [id, why] = ['checklist:told', 'If it is there, it cannot wait, whatever it is called.']
  if (items.length > 0) return checklist(knowledge, consultation, id, items.slice(0, itemsOfSentence), why)
  const text = `Is it still as you told me first${words === '' ? '' : `: “${words}”`}?`
  return { id, kind: 'checklist', findings: [], text, why, options: closedOptions }
}

function checklist(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  id: string,
  items: readonly string[],
  why: string,
): Question {
  const sorted = bySense(knowledge, items)
  return {
    id,
    kind: 'checklist',
    findings: sorted,
    text: inWords(knowledge, consultation, sorted),
    why,
    options: checklistOptions(sorted.map((item) => ({ id: item, label: capital(asAsked(nameOf(knowledge, item), consultation.person)) }))),
  }
}

/** What belongs to one part of the body stands together, the part of the first item first. */
function bySense({ findings }: QuestionKnowledge, items: readonly string[]): string[] {
  const areaOf = (id: string) => findings.get(id)?.area ?? ''
  const areas = [...new Set(items.map(areaOf))]
  return areas.flatMap((area) => items.filter((item) => areaOf(item) === area))
}

/** A name as it is asked for in a list: "a headache", and of a child that is spoken of no "in a child" once more. */
function asAsked(name: string, person: ConsultationCase['person']): string {
  const plain = isChild(person) ? name.replace(/ in an? (?:well |young )?(?:child|baby)$/, '') : name
  return /^headache\b/.test(plain) ? `a ${plain}` : plain
}

/** What nobody "has": "not being able to walk" is one of these, and no thing. */
const doings = /^(?:not|being|having|feeling|losing|needing|passing|seeing|hearing|stopping)\b/

/** "Do you have a stiff neck, new confusion or a seizure? Or weakness of one arm, or slurred speech?"; one alone in the words of its own question. */
function inWords(knowledge: QuestionKnowledge, { person }: ConsultationCase, items: readonly string[]): string {
  const who = patientName(person)
  const only = items.length === 1 ? knowledge.findings.get(items[0] ?? '') : undefined
  if (only !== undefined) return addressPatient(only.question, person)
  const sentences: string[] = []
  for (let from = 0; from < items.length; from += itemsOfSentence) {
    const names = items.slice(from, from + itemsOfSentence).map((item) => asAsked(nameOf(knowledge, item), person))
    const listed = spokenList(names, 'or')
    const these = items.length > 2 || names.some((name) => doings.test(name)) ? 'any of these: ' : ''
    sentences.push(from === 0 ? `${who === 'you' ? 'Do' : 'Does'} ${who} have ${these}${listed}?` : `Or ${listed}?`)
  }
  return sentences.join(' ')
}
