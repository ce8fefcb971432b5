import type { ConsultationCase } from '../../case/case.ts'
import type { Question } from '../../case/model.ts'
import { questionConstants } from '../constants.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import { addressPatient } from './address-patient.ts'
import { isOfBothLegs } from './both-legs.ts'
import { bothLegsChecklist, redFlagChecklist, symptomChecklist } from './checklists.ts'
import { closedOptions, withSumUp } from './closed-options.ts'
import { fieldHeld, type ValuedFinding } from './information-value.ts'
import { type ComplaintView, complaintQuestion, lastQuestion, nextOpenQuestion } from './open-questions.ts'
import { capital, nameOf, openQuestions, type QuestionKnowledge } from './question-knowledge.ts'
import { wakeQuestion } from './wake-question.ts'

const { budgetForBackground, calmFrom, calmGain, checklistLimit, fertileYears, leastGain, longFrom, settling, wellTold } = questionConstants

/** Of the open questions asked one by one, a patient who answers none of so many will not know the next one either. */
const unknownPrior = { known: 2, asked: 2 } as const

/** From the second answer on the patient may ask for the verdict by a quick reply. */
const answersBeforeSumUp = 2

/** Told alone, these are no complaint of today. */
const backgroundKinds: ReadonlySet<string> = new Set(['history', 'risk', 'medication'])

/**
 * The next question, or null when it is time for the verdict: who, how long, what else, the danger signs; then whatever
 * is expected to change the level or the leading cause; at the end old illnesses, medicines and what was left out. It
 * carries about how many are still to come after it.
 */
export function chooseQuestion(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  ranking: Ranking,
  allowed: number,
): Question | null {
  const budget = isBackgroundOnly(knowledge, consultation) ? Math.min(allowed, budgetForBackground) : allowed
  const valued = openQuestions(knowledge, consultation, ranking)
  const question = nextQuestion(knowledge, consultation, ranking, budget, valued)
  if (question === null || consultation.complaints.length === 0) return question
  let left = 0
  let asked = [...consultation.asked, question.id]
  for (let next: Question | null = question; next !== null && left < budget; ) {
    const open = valued
      .filter(({ finding }) => !asked.includes(knowledge.index.findings[finding]?.id ?? ''))
      .map((each) => ({ ...each, gain: each.gain * settling ** (left + 1) }))
    next = nextQuestion(knowledge, { ...consultation, asked, turns: consultation.turns + 1 }, ranking, budget, open)
    if (next === null) break
    left++
    asked = [...asked, next.id]
  }
  return { ...question, left, options: consultation.asked.length >= answersBeforeSumUp ? withSumUp(question.options) : question.options }
}

function nextQuestion(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  ranking: Ranking,
  budget: number,
  valued: readonly ValuedFinding[],
): Question | null {
  const chief = consultation.complaints[0]
  const { asked } = consultation
  if (chief === undefined) return asked.includes('complaint') && asked.length >= budget ? null : complaintQuestion(consultation.person)
  if (asked.length >= budget) return null
  const ofSleep = wakeQuestion(consultation)
  if (ofSleep !== null) return ofSleep
  const ofLegs = isOfBothLegs(consultation) ? bothLegsChecklist(knowledge, consultation) : null
  if (ofLegs !== null) return ofLegs
  const open = nextOpenQuestion(consultation, complaintView(knowledge, consultation, chief, ranking, valued))
  if (open) return open
  const first = pregnancyQuestion(knowledge, consultation) ?? redFlagChecklist(knowledge, consultation, ranking, valued)
  if (first) return first
  const last = asked.includes('last') ? null : lastQuestion(consultation)
  const isEnough =
    bestGain(consultation, valued) * (hasToldMore(consultation) ? 1 : fieldHeld(ranking)) < gainNeeded(knowledge, consultation, ranking)
  if (asked.length >= budget - 1 || isEnough) return last
  return symptomChecklist(knowledge, consultation, valued) ?? closedQuestion(knowledge, consultation, valued[0]) ?? last
}

/** What one more question must be expected to tell: more for a complaint that is looked after at home, once the danger signs are asked, and for any after six. */
function gainNeeded({ index }: QuestionKnowledge, { asked }: ConsultationCase, { ranked }: Ranking): number {
  const leader = index.conditions[index.conditionNumbers.get(ranked[0]?.condition ?? '') ?? -1]
  const isCalm = leader?.triageFloor === 'self-care' && asked.length >= calmFrom
  return isCalm || asked.length >= longFrom ? calmGain : leastGain
}

/** The most that any one open question is expected to change, by how often this patient knew an answer so far. */
function bestGain({ observations }: ConsultationCase, valued: readonly ValuedFinding[]): number {
  const answered = Object.values(observations).filter(({ source }) => source === 'answered')
  const known = answered.filter(({ polarity }) => polarity !== 'unknown').length
  const answers = (known + unknownPrior.known) / (answered.length + unknownPrior.asked)
  return answers * valued.reduce((best, { gain }) => Math.max(best, gain), 0)
}

/** Whether anything came to light since the first message. */
function hasToldMore({ observations }: ConsultationCase): boolean {
  return Object.values(observations).some(({ polarity, turn }) => polarity === 'present' && turn > 1)
}

function closedQuestion(knowledge: QuestionKnowledge, consultation: ConsultationCase, best: ValuedFinding | undefined): Question | null {
  return best === undefined ? null : findingQuestion(knowledge, consultation, knowledge.index.findings[best.finding]?.id ?? '')
}

/** The yes-or-no question after one finding, in the clinic's words; null where the knowledge holds no such finding. */
export function findingQuestion({ findings }: QuestionKnowledge, { person }: ConsultationCase, id: string): Question | null {
  const finding = findings.get(id)
  if (!finding) return null
  const text = addressPatient(finding.question, person)
  return { id, kind: 'finding', findings: [id], text, why: finding.why, options: closedOptions }
}

/** Asks back for a danger that was read in the patient's words and may not have been meant. */
export function confirmQuestion(knowledge: QuestionKnowledge, consultation: ConsultationCase, finding: string | null): Question | null {
  const question = finding === null ? null : findingQuestion(knowledge, consultation, finding)
  const words = finding === null ? '' : (consultation.observations[finding]?.text ?? '')
  if (question === null) return null
  const why = 'If it is so, it cannot wait. If not, I can put it aside.'
  if (finding === 'bleeding-wont-stop' && consultation.observations['cut-wound']?.polarity === 'present')
    return { ...question, text: stillBleeds, why }
  // A long stretch is no quotation but the patient's own sentence, cut where the reading ended.
  const isQuotable = words !== '' && words.split(/\s+/).length <= questionConstants.wordsQuoted
  const opening = !isQuotable ? 'One thing I want to be sure of' : `I want to be sure I understood “${words}”`
  return { ...question, text: `${opening}. ${question.text}`, why }
}

/** Of a wound it is asked after the pressing that stops most of them (NHS: Cuts and grazes). */
const stillBleeds =
  'Press on it firmly with a clean cloth for 10 minutes by the clock, without looking, and hold it up above your heart. Does it still bleed after that?'

/** Complaints that may come from a pregnancy nobody has spoken of (NICE NG126: think of it in every woman of fertile age). */
const maybeOfPregnancy =
  /^(?:abdominal-|pelvic-|vaginal-|period-|bleeding-|nausea|vomiting|near-fainting|faint-or-collapse|urination-|flank-pain|breast-pain|back-pain$)/

function pregnancyQuestion(knowledge: QuestionKnowledge, consultation: ConsultationCase): Question | null {
  const { person, complaints, observations, asked } = consultation
  const { sex, ageYears, pregnant } = person
  const isFertile = sex === 'female' && ageYears !== null && ageYears >= fertileYears.from && ageYears <= fertileYears.to
  const isKnown = pregnant !== null || ['pregnant', 'menopause', 'postpartum'].some((id) => observations[id] !== undefined)
  if (!isFertile || isKnown || asked.includes('pregnant') || !complaints.some((id) => maybeOfPregnancy.test(id))) return null
  return findingQuestion(knowledge, consultation, 'pregnant')
}

/** Where nothing but an old illness was told, there is little to ask. */
function isBackgroundOnly({ index }: QuestionKnowledge, { complaints }: ConsultationCase): boolean {
  const isBackground = (id: string) => backgroundKinds.has(index.findings[index.findingNumbers.get(id) ?? -1]?.kind ?? '')
  return complaints.length > 0 && complaints.every(isBackground)
}

function complaintView(
  knowledge: QuestionKnowledge,
  consultation: ConsultationCase,
  chief: string,
  ranking: Ranking,
  valued: readonly ValuedFinding[],
): ComplaintView {
  const base = chief.split('.')[0] ?? chief
  const { index } = knowledge
  const ofDimension = (dimension: string) =>
    (index.children[index.findingNumbers.get(base) ?? -1] ?? []).filter((number) => index.findings[number]?.dimension === dimension)
  const children = ofDimension('site')
  const isKnown = children.some((number) => (ranking.facts.present[number] ?? 0) > 0)
  const gains = new Map(valued.map(({ finding, gain }) => [finding, gain]))
  const useful = children.filter((number) => gains.has(number)).slice(0, checklistLimit)
  const isWorthIt = useful.reduce((sum, number) => sum + (gains.get(number) ?? 0), 0) >= leastGain
  return {
    id: base,
    name: nameOf(knowledge, base),
    isEvent: index.findings[index.findingNumbers.get(base) ?? -1]?.kind === 'exposure' || foreignBody.test(base),
    mayBeSudden: ofDimension('onset').length > 0,
    isResult: index.findings[index.findingNumbers.get(base) ?? -1]?.kind === 'result',
    isBackground: backgroundKinds.has(index.findings[index.findingNumbers.get(base) ?? -1]?.kind ?? ''),
    isWellTold: told(consultation).length >= wellTold,
    sites:
      isKnown || !isWorthIt
        ? []
        : useful.map((number) => ({
            id: index.findings[number]?.id ?? '',
            name: siteLabel(knowledge, index.findings[number]?.id ?? '', base),
          })),
  }
}

/** Something got stuck: that happened at one moment. */
const foreignBody = /foreign-body$/

/** The findings told as present of the patient's own accord, each base once. */
function told({ observations }: ConsultationCase): string[] {
  const present = Object.values(observations).filter(({ polarity, source }) => polarity === 'present' && source === 'told')
  return [...new Set(present.map(({ finding }) => finding.split('.')[0] ?? finding))]
}

function siteLabel(knowledge: QuestionKnowledge, child: string, base: string): string {
  const label = nameOf(knowledge, child).slice(nameOf(knowledge, base).length).trim()
  return capital(label || nameOf(knowledge, child))
}
