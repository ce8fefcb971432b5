import { type ConsultationCase, type CrisisKind, newCase } from '../case/case.ts'
import { mergeCase } from '../case/merge-case.ts'
import type { Question, Understanding } from '../case/model.ts'
import type { Consultation, ConsultOptions } from '../clinic.ts'
import { understand } from '../hear/lexicon/understand.ts'
import { type KnowledgeBase, rankCase } from '../judge/knowledge-base.ts'
import { decideVerdictTriage, holdRules, immediateRules, levelOf, presenceTest } from '../judge/levels/decide-triage.ts'
import { compareLevels, isEmergency } from '../judge/levels/level-order.ts'
import { chooseQuestion, questionBudget, redFlagChecklist } from '../judge/questions/choose-question.ts'
import { safetyQuestion } from '../judge/questions/safety-question.ts'
import type { Ranking } from '../judge/ranking/rank-conditions.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import type { RememberedDocument } from '../records/documents/remembered-document.ts'
import { plainReply, triageSoFar, verdictReply } from '../say/build-reply.ts'
import { conversationTexts, longestMessage } from '../say/conversation-text.ts'
import { crisisFollowUp, crisisText } from '../say/crisis-reply.ts'
import { emergencyContacts } from '../say/emergency-contacts.ts'
import { emergencyText, questionText } from '../say/question-reply.ts'
import { converse } from './converse.ts'

const crisisLevels: Record<CrisisKind, TriageLevel> = {
  'self-harm': 'emergency-department',
  'harm-to-others': 'emergency-department',
  abuse: 'within-24-hours',
  overdose: 'ambulance',
  poisoning: 'emergency-department',
}

/** One turn of a consultation: reads the words, keeps what they say, looks for danger first, then asks, answers or decides. */
export function consult(mind: KnowledgeBase, before: ConsultationCase, words: string, options: ConsultOptions): Consultation {
  const consultation = before.country === null && options.country ? { ...before, country: options.country } : before
  if (words.trim() === '') return { case: consultation, reply: plainReply(mind, consultation, 'conversation', conversationTexts.empty) }
  if (words.length > longestMessage)
    return { case: consultation, reply: plainReply(mind, consultation, 'conversation', conversationTexts.tooLong) }
  const read = understand(mind.knowledge, words, {
    pending: consultation.pending,
    person: consultation.person,
    complaints: consultation.complaints,
  })
  if (read.intents.includes('start-over')) return startOver(mind, consultation)
  const merged = withoutCrisisComplaints(mergeCase(mind.findings, consultation, words, read))
  const ranking = rankCase(mind, merged)
  const held = holdRules(mind.index, merged, immediateRules(mind.redFlags, merged, presenceTest(mind.index, ranking.facts)))
  const turn: Turn = {
    mind,
    before: consultation,
    now: withLeaders({ ...merged, held }, ranking),
    words,
    read,
    ranking,
    budget: options.questionBudget ?? questionBudget,
    documents: options.documents ?? [],
  }
  return crisisTurn(turn) ?? afterCrisis(turn) ?? converse(turn) ?? interview(turn)
}

/** Beside another complaint a crisis is no complaint to be asked about. */
function withoutCrisisComplaints(consultation: ConsultationCase): ConsultationCase {
  if (consultation.crisis?.certainty !== 'affirmed') return consultation
  const others = consultation.complaints.filter((id) => !crisisFindings.test(id))
  return others.length === 0 ? consultation : { ...consultation, complaints: others }
}

/** Everything one turn works with. */
export interface Turn {
  mind: KnowledgeBase
  before: ConsultationCase
  now: ConsultationCase
  words: string
  read: Understanding
  ranking: Ranking
  budget: number
  documents: readonly RememberedDocument[]
}

function startOver(mind: KnowledgeBase, consultation: ConsultationCase): Consultation {
  const fresh = {
    ...newCase({ country: consultation.country, drugs: consultation.drugs, allergies: consultation.allergies }),
    person: consultation.person,
  }
  return { case: fresh, reply: plainReply(mind, fresh, 'conversation', conversationTexts.startOver) }
}

/** The crisis path, before everything else; null where there is no crisis in the words or in the answer to the safety question. */
function crisisTurn({ mind, before, now, read, words }: Turn): Consultation | null {
  const asked = before.pending?.slot === 'safety'
  const answered = asked && (read.answer === 'yes' || read.answer === 'partly' || read.answer === 'unknown')
  const kind = read.crisis?.certainty === 'affirmed' ? read.crisis.kind : answered ? (before.crisis?.kind ?? 'self-harm') : null
  if (kind !== null) {
    const held = [
      ...now.held.filter((rule) => rule.rule !== `crisis:${kind}`),
      { rule: `crisis:${kind}`, name: 'your safety comes first', level: crisisLevels[kind], findings: [] },
    ]
    const consultation: ConsultationCase = {
      ...now,
      held,
      crisis: { kind, certainty: answered && read.answer === 'unknown' ? 'possible' : 'affirmed', turn: now.turns },
    }
    const contacts = emergencyContacts(now.country)
    const reply = plainReply(mind, consultation, 'crisis', crisisText(kind, now.country, now.person.relation !== 'self'))
    return {
      case: consultation,
      reply: { ...reply, crisis: { kind, certainty: 'affirmed', emergencyNumber: contacts.ambulance, helplines: contacts.helplines } },
    }
  }
  if (asked && read.answer === 'no') return null
  if (read.crisis?.certainty === 'possible' && before.crisis === null) {
    const consultation: ConsultationCase = {
      ...now,
      crisis: { kind: read.crisis.kind, certainty: 'possible', turn: now.turns },
      pending: safetyQuestion(read.crisis.kind, whoIsMeant(read.crisis.text, words, now.person)),
    }
    const level = levelOf(now.held)
    if (level !== null && isEmergency(level))
      return {
        case: consultation,
        reply: plainReply(mind, consultation, 'emergency', emergencyText(consultation, triageSoFar(consultation), consultation.pending)),
      }
    return { case: consultation, reply: plainReply(mind, consultation, 'question', consultation.pending?.text ?? '') }
  }
  return null
}

/** "My son says nobody would miss him": the question is about the son. */
function whoIsMeant(thought: string, words: string, person: ConsultationCase['person']): ConsultationCase['person'] {
  const other = person.relation === 'self' && /\b(?:him|her|them)\b/i.test(thought) ? /\bmy (\w+)/i.exec(words)?.[1] : undefined
  return other === undefined ? person : { ...person, relation: other.toLowerCase() }
}

/** What the crisis path itself is about; none of it is a complaint to be asked about like a cough. */
const crisisFindings = /^(?:suicid\w*|self-harm\w*|harm-others\w*|abuse-current|overdose\w*|poison\w*|low-mood|hopeless\w*)/

/** The turns after a crisis: the person first, until another complaint is told. */
function afterCrisis({ mind, before, now }: Turn): Consultation | null {
  if (before.crisis?.certainty !== 'affirmed' || now.complaints.some((id) => !crisisFindings.test(id))) return null
  const contacts = emergencyContacts(now.country)
  const text = crisisFollowUp(before.crisis.kind, contacts.ambulance, now.person)
  const consultation: ConsultationCase = { ...now, pending: null }
  const crisis = {
    kind: before.crisis.kind,
    certainty: 'affirmed' as const,
    emergencyNumber: contacts.ambulance,
    helplines: contacts.helplines,
  }
  return { case: consultation, reply: { ...plainReply(mind, consultation, 'crisis', text), crisis } }
}

/** The clinical path: the next question, or the verdict. */
function interview(turn: Turn): Consultation {
  const { mind, before, now, read, ranking, budget } = turn
  const level = levelOf(now.held)
  const wantsVerdict = read.intents.includes('verdict-now') && now.complaints.length > 0
  const isAfterVerdict = now.verdictTurn !== null && now.complaints.length === before.complaints.length
  const safety = level === null || !isEmergency(level) ? redFlagChecklist(mind, now, ranking, false) : null
  const question =
    wantsVerdict || isAfterVerdict
      ? safety
      : chooseQuestion(mind, now, ranking, now.verdictTurn === null ? budget : now.asked.length + (safety ? 1 : 0))
  if (question === null) return giveVerdict(turn)
  return ask(turn, question)
}

/** Asks, with the emergency card above when this turn has just reached one. */
export function ask({ mind, before, now, read }: Turn, question: Question): Consultation {
  const consultation: ConsultationCase = {
    ...now,
    pending: question,
    asked: now.asked.includes(question.id) ? now.asked : [...now.asked, question.id],
  }
  const level = levelOf(now.held)
  const former = levelOf(before.held)
  const isNewEmergency = level !== null && isEmergency(level) && (former === null || compareLevels(level, former) > 0)
  if (isNewEmergency)
    return {
      case: consultation,
      reply: plainReply(mind, consultation, 'emergency', emergencyText(consultation, triageSoFar(consultation), question)),
    }
  const opening = before.pending?.slot === 'safety' && read.answer === 'no' ? conversationTexts.crisisDenied : null
  return { case: consultation, reply: plainReply(mind, consultation, 'question', questionText(mind, consultation, question, opening)) }
}

function giveVerdict({ mind, now, ranking }: Turn): Consultation {
  const { decision, held } = decideVerdictTriage(mind.index, mind.redFlags, now, ranking)
  const verdict = { rule: 'verdict', name: decision.because[0]?.name ?? '', level: decision.level, findings: [] }
  const kept = [...held.filter((rule) => rule.rule !== 'verdict'), verdict]
  const consultation: ConsultationCase = { ...now, held: kept, pending: null, verdictTurn: now.turns }
  return { case: consultation, reply: verdictReply(mind, consultation, ranking, decision) }
}

function withLeaders(consultation: ConsultationCase, ranking: Ranking): ConsultationCase {
  const leaders = ranking.ranked.slice(0, 3).map((entry) => entry.condition)
  const isSame = leaders.every((leader) => consultation.leaders.includes(leader)) && consultation.leaders.length > 0
  return { ...consultation, leaders, leadersStableFor: isSame ? consultation.leadersStableFor + 1 : 0 }
}
