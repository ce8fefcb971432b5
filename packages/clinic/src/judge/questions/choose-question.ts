import type { ConsultationCase } from '../../case/case.ts'
import type { Question } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { RedFlag } from '../../knowledge/schema.ts'
import { isGrave } from '../levels/grave-symptoms.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { addressPatient, patientName } from './address-patient.ts'
import { isToldElsewhere, presentFindings, wasAskedEnough } from './already-told.ts'
import { checklistOptions, closedOptions } from './closed-options.ts'
import { valueFindings } from './information-value.ts'
import { type ComplaintView, complaintQuestion, lastQuestion, nextOpenQuestion } from './open-questions.ts'
import { checklistLimit, redFlagItems } from './red-flag-checklist.ts'
import { isForPatients, suitsPerson } from './suits-person.ts'

export const questionBudget = 12
const questionsForBackground = 6
const leastQuestions = 8
/** How many turns the three leaders must stay the same before the interview may end. */
const stableTurns = 3
/** How likely the leader must be before the interview may end early. */
const settledProbability = 0.6
/** Red flags and one list of other symptoms: two lists an interview; a grave new complaint has one of its own. */
const checklistsAtMost = 2
/** After how many questions the list of other symptoms comes. */
const symptomsAfter = 4
const symptomsId = 'checklist:symptoms'
/** Below this a question is not worth the patient's time. */
const leastValue = 0.015

/** Told alone, these are no complaint of today. */
const backgroundKinds: ReadonlySet<string> = new Set(['history', 'risk', 'medication'])

export interface QuestionKnowledge {
  index: ReasoningIndex
  findings: ReadonlyMap<string, PackedFinding>
  redFlags: readonly RedFlag[]
}

/** The next question, or null when it is time for the verdict. */
export function chooseQuestion(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  ranking: Ranking,
  allowed: number,
): Question | null {
  const budget = isBackgroundOnly(knowledge, consultation) ? Math.min(allowed, questionsForBackground) : allowed
  const chief = consultation.complaints[0]
  if (chief === undefined)
    return consultation.asked.includes('complaint') && consultation.asked.length >= budget ? null : complaintQuestion(consultation.person)
  if (consultation.asked.length >= budget) return null
  const open = nextOpenQuestion(consultation, complaintView(knowledge, chief, ranking))
  if (open) return open
  const pregnancy = pregnancyQuestion(knowledge, consultation)
  if (pregnancy) return pregnancy
  const redFlags = redFlagChecklist(knowledge, consultation, ranking, true)
  if (redFlags) return redFlags
  const count = consultation.asked.length
  if (
    count >= leastQuestions &&
    consultation.leadersStableFor >= stableTurns &&
    (ranking.ranked[0]?.probability ?? 0) >= settledProbability
  )
    return consultation.asked.includes('last') ? null : lastQuestion(consultation)
  if (count === budget - 1 && !consultation.asked.includes('last')) return lastQuestion(consultation)
  if (count >= symptomsAfter) {
    const symptoms = symptomChecklist(knowledge, consultation, ranking)
    if (symptoms) return symptoms
  }
  return closedQuestion(knowledge, consultation, ranking) ?? (consultation.asked.includes('last') ? null : lastQuestion(consultation))
}

/** The findings that would tell most, asked at once: the second and last list of an interview. */
function symptomChecklist(knowledge: QuestionKnowledge, consultation: ConsultationCase, ranking: Ranking): Question | null {
  if (consultation.asked.includes(symptomsId) || checklistsAsked(consultation) >= checklistsAtMost) return null
  const items = tellingSymptoms(knowledge, consultation, ranking).slice(0, checklistLimit)
  return items.length < 3
    ? null
    : checklist(knowledge, consultation, symptomsId, items, 'What comes together with your complaint tells the likely causes apart.')
}

/**
 * The warning signs of the complaints in one question: once for those told at first, once more for a new one. `isFilled`
 * fills the list up with the symptoms that would tell most.
 */
export function redFlagChecklist(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  ranking: Ranking,
  isFilled: boolean,
): Question | null {
  const covered = new Set(
    consultation.asked.filter((id) => id.startsWith('checklist:')).flatMap((id) => id.slice('checklist:'.length).split('+')),
  )
  const complaints = consultation.complaints.filter((complaint) => !covered.has(complaint))
  const isFull = checklistsAsked(consultation) >= checklistsAtMost
  if (complaints.length === 0 || (isFull && !complaints.some(isGrave))) return null
  const items = redFlagItems(knowledge, { ...consultation, complaints }, ranking)
  if (items.length === 0) return null
  if (isFilled) {
    for (const id of tellingSymptoms(knowledge, consultation, ranking)) {
      if (items.length >= checklistLimit) break
      if (!items.some((item) => item === id || item.startsWith(`${id}.`))) items.push(id)
    }
  }
  return checklist(
    knowledge,
    consultation,
    `checklist:${complaints.join('+')}`,
    items,
    'These signs show whether help is needed quickly. A "no" to all of them is just as useful as a "yes".',
  )
}

/** The symptoms that would tell most, the best first; slots of a symptom are asked on their own. */
function tellingSymptoms(knowledge: QuestionKnowledge, consultation: ConsultationCase, ranking: Ranking): string[] {
  const { index } = knowledge
  return valueFindings(
    index,
    ranking,
    (number) =>
      index.findings[number]?.kind === 'symptom' &&
      index.findings[number]?.dimension === undefined &&
      canBeAsked(knowledge, consultation, number),
  ).map(({ finding }) => index.findings[finding]?.id ?? '')
}

function checklistsAsked(consultation: ConsultationCase): number {
  return consultation.asked.filter((id) => id.startsWith('checklist:') && !id.endsWith(':which') && !id.endsWith(':again')).length
}

function checklist(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  id: string,
  items: readonly string[],
  why: string,
): Question {
  const who = patientName(consultation.person)
  return {
    id,
    kind: 'checklist',
    findings: items,
    text: `${who === 'you' ? 'Do' : 'Does'} ${who} have any of these?\n\n${items.map((item) => `- ${capital(nameOf(knowledge, item))}`).join('\n')}`,
    why,
    options: checklistOptions(items.map((item) => ({ id: item, label: capital(nameOf(knowledge, item)) }))),
  }
}

function closedQuestion(knowledge: QuestionKnowledge, consultation: ConsultationCase, ranking: Ranking): Question | null {
  const { index } = knowledge
  const present = presentFindings(knowledge, ranking)
  const best = valueFindings(
    index,
    ranking,
    (number) =>
      canBeAsked(knowledge, consultation, number) &&
      !consultation.asked.includes(index.findings[number]?.id ?? '') &&
      !wasAskedEnough(knowledge, consultation, number) &&
      !isToldElsewhere(knowledge, present, number),
  )[0]
  if (!best || (best.value < leastValue && consultation.asked.length >= leastQuestions)) return null
  return questionOf(knowledge, consultation, index.findings[best.finding]?.id ?? '')
}

function questionOf({ findings }: QuestionKnowledge, { person }: ConsultationCase, id: string): Question | null {
  const finding = findings.get(id)
  if (!finding) return null
  const text = addressPatient(finding.question, person)
  return { id, kind: 'finding', findings: [id], text, why: finding.why, options: closedOptions }
}

/** Asks back for a danger that was read in the patient's words and may not have been meant. */
export function confirmQuestion(knowledge: QuestionKnowledge, consultation: ConsultationCase, finding: string | null): Question | null {
  const question = finding === null ? null : questionOf(knowledge, consultation, finding)
  const words = finding === null ? '' : (consultation.observations[finding]?.text ?? '')
  if (question === null) return null
  const opening = words === '' ? 'One thing I want to be sure of' : `I want to be sure I understood “${words}”`
  return { ...question, text: `${opening}. ${question.text}`, why: 'If it is so, it cannot wait. If not, I can put it aside.' }
}

/** Complaints that may come from a pregnancy nobody has spoken of (NICE NG126: think of it in every woman of fertile age). */
const maybeOfPregnancy =
  /^(?:abdominal-|pelvic-|vaginal-|period-|bleeding-|nausea|vomiting|near-fainting|faint-or-collapse|urination-|flank-pain|breast-pain|back-pain$)/
const fertileYears = { from: 12, to: 52 } as const

function pregnancyQuestion(knowledge: QuestionKnowledge, consultation: ConsultationCase): Question | null {
  const { person, complaints, observations, asked } = consultation
  const { sex, ageYears, pregnant } = person
  const isFertile = sex === 'female' && ageYears !== null && ageYears >= fertileYears.from && ageYears <= fertileYears.to
  const isKnown = pregnant !== null || ['pregnant', 'menopause', 'postpartum'].some((id) => observations[id] !== undefined)
  if (!isFertile || isKnown || asked.includes('pregnant') || !complaints.some((id) => maybeOfPregnancy.test(id))) return null
  return questionOf(knowledge, consultation, 'pregnant')
}

/** Where nothing but an old illness was told, there is little to ask. */
function isBackgroundOnly({ index }: QuestionKnowledge, { complaints }: ConsultationCase): boolean {
  const isBackground = (id: string) => backgroundKinds.has(index.findings[index.findingNumbers.get(id) ?? -1]?.kind ?? '')
  return complaints.length > 0 && complaints.every(isBackground)
}

function complaintView(knowledge: QuestionKnowledge, chief: string, ranking: Ranking): ComplaintView {
  const base = chief.split('.')[0] ?? chief
  const { index } = knowledge
  const children = (index.children[index.findingNumbers.get(base) ?? -1] ?? []).filter(
    (number) => index.findings[number]?.dimension === 'site',
  )
  const isKnown = children.some((number) => (ranking.facts.present[number] ?? 0) > 0)
  const leading = ranking.ranked.slice(0, 12).map((entry) => index.shares[index.conditionNumbers.get(entry.condition) ?? 0])
  const useful = children.filter((number) => leading.some((shares) => shares?.has(number))).slice(0, 6)
  return {
    id: base,
    name: nameOf(knowledge, base),
    isBackground: backgroundKinds.has(index.findings[index.findingNumbers.get(base) ?? -1]?.kind ?? ''),
    sites: isKnown
      ? []
      : useful.map((number) => ({
          id: index.findings[number]?.id ?? '',
          name: siteLabel(knowledge, index.findings[number]?.id ?? '', base),
        })),
  }
}

function siteLabel(knowledge: QuestionKnowledge, child: string, base: string): string {
  const label = nameOf(knowledge, child).slice(nameOf(knowledge, base).length).trim()
  return capital(label || nameOf(knowledge, child))
}

/** Of a medicine nobody spoke of, and what a patient says of his own accord. */
const neverAsked = /\.(?:relieved-nitrate|mild)$/

function canBeAsked({ index, findings }: QuestionKnowledge, { person }: ConsultationCase, number: number): boolean {
  const id = index.findings[number]?.id ?? ''
  const finding = findings.get(id)
  return finding !== undefined && !neverAsked.test(id) && isForPatients(finding) && suitsPerson(finding, person)
}

function nameOf(knowledge: QuestionKnowledge, id: string): string {
  return knowledge.findings.get(id)?.name ?? id
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
