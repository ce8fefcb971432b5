/**
 * The doctor's mind: a pure, deterministic engine. A case and the patient's words go in; the new case, the reply and
 * its reasons come out. Everything that passes in or out is plain JSON. No network, disk, clock or chance in here.
 *
 *   const clinic = createClinic(pack, { learned })   // the packed knowledge and the learned reader's file, read once
 *   let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), 'My chest hurts')
 *   ;({ case: consultation, reply } = clinic.consult(consultation, 'Yes, into my left arm'))
 */

import type { Wording } from '@dr-ai/contract/schemas/patient-facts'
import { type CaseProfile, type ConsultationCase, newCase } from './case/case.ts'
import type { Polarity, RankedCondition } from './case/model.ts'
import { findingsNamed } from './hear/findings-named.ts'
import { createLearnedReader } from './hear/learned/learned-reader.ts'
import { buildKnowledgeBase, rankCase } from './judge/knowledge-base.ts'
import { levelOf } from './judge/levels/decide-triage.ts'
import type { Weights } from './judge/weights.ts'
import type { KnowledgePack } from './knowledge/knowledge-pack.ts'
import type { TriageLevel } from './knowledge/schema.ts'
import { withDocumentMemory } from './records/documents/document-memory.ts'
import { forgetDocuments } from './records/documents/forget-documents.ts'
import { extractDiagnoses } from './records/extract-diagnoses.ts'
import { readConversation } from './records/read-conversation.ts'
import { causesOf } from './say/causes.ts'
import type { Cause, ConversationMessage, ExtractedDiagnosis } from './say/reply.ts'
import { causesInCountryWords, replyInCountryWords } from './say/voice/country-words.ts'
import { toldUnits } from './say/voice/told-units.ts'
import { addFacts } from './turn/add-facts.ts'
import type { CaseFacts, Consultation, ConsultOptions } from './turn/consultation.ts'
import { correctFinding } from './turn/correct-finding.ts'
import { type ListeningBrief, listenFor } from './turn/listen-for.ts'
import { type ProposedQuestion, proposableFindings, proposeQuestion } from './turn/propose-question.ts'
import { raiseLevel } from './turn/raise-level.ts'
import { turn } from './turn/turn.ts'

export type { CaseProfile, ConsultationCase } from './case/case.ts'
export type { Observation, Person, Polarity, Question, RankedCondition, VitalSigns } from './case/model.ts'
export type { ListenedClause, ListenerTally } from './hear/listener/listened-clause.ts'
export type { KnowledgePack } from './knowledge/knowledge-pack.ts'
export type { TriageLevel } from './knowledge/schema.ts'
export type { RememberedDocument } from './records/documents/remembered-document.ts'
export type { PastDiagnosis } from './records/past-diagnosis.ts'
export type {
  Cause,
  ConversationMessage,
  CrisisHelp,
  ExtractedDiagnosis,
  Recommendation,
  Reply,
  ReplyKind,
  ReplyQuestion,
  ReplyTriage,
  UnderstoodFinding,
} from './say/reply.ts'
export type { CaseFacts, Consultation, ConsultOptions } from './turn/consultation.ts'
export type { ListeningBrief } from './turn/listen-for.ts'
export type { ProposedQuestion } from './turn/propose-question.ts'

export interface Clinic {
  /** An empty case; never fails. */
  newCase(profile?: CaseProfile): ConsultationCase
  /** One turn. Any text is answered, an empty or over-long one too; never throws for a case it made itself. */
  consult(consultation: ConsultationCase, words: string, options?: ConsultOptions): Consultation
  /** What to give an outside listener beside the words of the next turn. */
  listenFor(consultation: ConsultationCase, words: string): ListeningBrief
  /** What a sentence names, whoever says it of whom: each finding once, "+fever" as present, "-fever" as absent. */
  findingsNamed(text: string): readonly string[]
  /** The patient corrects one finding of the list "what I understood"; answers with the level and causes as they are then. */
  correctFinding(consultation: ConsultationCase, finding: string, polarity: Polarity): Consultation
  /** Adds what was read elsewhere; asks nothing and says nothing. Unknown finding ids are left out. */
  addFacts(consultation: ConsultationCase, facts: CaseFacts): ConsultationCase
  /** The case without what was read in documents, and without the levels that rested on it; null where nothing was. */
  forgetDocuments(consultation: ConsultationCase): ConsultationCase | null
  /** The level of the rules in force, or of the verdict; null where there is none yet. */
  levelOf(consultation: ConsultationCase): TriageLevel | null
  /** Every condition with its share, the likeliest first; the shares and "something else" sum to 1. */
  rank(consultation: ConsultationCase): readonly RankedCondition[]
  /** The leading conditions with what speaks for and against each, whether or not there is a verdict yet. */
  causes(consultation: ConsultationCase): readonly Cause[]
  /** The name of a condition of the knowledge; null where it holds none by that id. */
  conditionName(id: string): string | null
  /** A turn with the level another doctor asks for, where that is higher; never lowers one. `because` completes "because ...". */
  raiseLevel(turn: Consultation, level: TriageLevel, because: string): Consultation
  /** The findings that another doctor may ask after in the place of this turn's question; none where that may not wait. */
  proposableFindings(turn: Consultation): readonly { id: string; name: string }[]
  /** The turn with another doctor's question in the place of its own, marked; null where it is not taken. Its own comes later. */
  proposeQuestion(turn: Consultation, proposal: ProposedQuestion): Consultation | null
  /** A case out of a conversation held elsewhere; the doctor's words are the context of the answers only. */
  caseOfConversation(messages: readonly ConversationMessage[], profile?: CaseProfile): ConsultationCase
  /** The diagnoses a finished conversation supports, whoever led it, in the words of `country` or in the chosen ones. `now` (ISO) dates entries whose messages carry no time. */
  extractDiagnoses(
    messages: readonly ConversationMessage[],
    options: { now: string; country?: string | null; wording?: Wording },
  ): readonly ExtractedDiagnosis[]
}

/**
 * Makes the doctor out of the packed knowledge (compile-knowledge.ts, or its JSON). Takes some tens of milliseconds; make
 * one and keep it. `learned` is the file of the learned reader (learned/reader.bin); without it the lexicon reads alone. Throws
 * where that file is damaged. Other weights than the fitted ones are for measuring only.
 */
export function createClinic(pack: KnowledgePack, { learned, weights }: { learned?: Uint8Array; weights?: Weights } = {}): Clinic {
  const mind = buildKnowledgeBase(pack, weights, learned === undefined ? null : createLearnedReader(learned))
  return {
    newCase,
    consult: (consultation, words, options = {}) => spoken(withDocumentMemory(mind, consultation, words, options, turn)),
    listenFor: (consultation, words) => listenFor(mind, consultation, words),
    findingsNamed: (text) => findingsNamed(mind.knowledge, text),
    correctFinding: (consultation, finding, polarity) => spoken(correctFinding(mind, consultation, finding, polarity)),
    addFacts: (consultation, facts) => addFacts(mind, consultation, facts),
    forgetDocuments: (consultation) => forgetDocuments(mind, consultation),
    levelOf: ({ held }) => levelOf(held),
    rank: (consultation) => rankCase(mind, consultation).ranked,
    causes: (consultation) =>
      causesInCountryWords(
        causesOf(mind.knowledge, consultation, rankCase(mind, consultation)),
        consultation.country,
        consultation.wording,
      ),
    conditionName: (id) => mind.knowledge.conditions.get(id)?.name ?? null,
    proposableFindings: (turn) => proposableFindings(mind, turn),
    proposeQuestion: (turn, proposal) => proposeQuestion(mind, turn, proposal),
    raiseLevel: (turn, level, because) => raiseLevel(turn, level, because),
    caseOfConversation: (messages, profile) => readConversation(mind, messages, profile),
    extractDiagnoses: (messages, options) => extractDiagnoses(mind, messages, options),
  }
}

/** The reply in the words that the patient chose, or else those of the country: names of illnesses, medicines, places and units. */
function spoken(consultation: Consultation): Consultation {
  const { country, prose, wording } = consultation.case
  return { ...consultation, reply: replyInCountryWords(consultation.reply, country, toldUnits(prose), wording) }
}
