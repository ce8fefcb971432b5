import type { Wording } from '@dr-ai/contract/schemas/patient-facts'
import type { ConsultationCase } from '../case/case.ts'
import { steadyText } from '../hear/steady-text.ts'
import { textOf } from '../judge/advice-scope.ts'
import { type KnowledgeBase, rankCase } from '../judge/knowledge-base.ts'
import { verdictTriage } from '../judge/levels/verdict-triage.ts'
import { isSaidCloser } from '../judge/questions/said-closer.ts'
import type { Ranking } from '../judge/ranking/rank-conditions.ts'
import { causesOf } from '../say/causes.ts'
import type { ConversationMessage, ExtractedDiagnosis } from '../say/reply.ts'
import { inCountryWords } from '../say/voice/country-words.ts'
import { toldUnits } from '../say/voice/told-units.ts'
import { findNamedDiagnoses, type NamedDiagnosis } from './find-named-diagnoses.ts'
import { isDoctor, readConversation } from './read-conversation.ts'
import { spokenDuration } from './spoken-duration.ts'
import { spokenRecommendations } from './spoken-recommendations.ts'

const most = 3
/** A conversation must hold this many complaints before the engine alone may name a diagnosis. */
const leastFindings = 2
const leastProbability = 0.25
/** What a doctor's word is worth where the engine cannot judge it: coarse, and never above certainty. */
const strengthConfidence: Record<NamedDiagnosis['strength'], number> = { stated: 0.75, likely: 0.6, possible: 0.35 }

/**
 * Takes the diagnoses that a conversation supports out of its messages, whoever led it. Named ones first, in the words of
 * the doctor; where none is named, what the engine thinks of the patient's words, if that is clear enough. Names are in the words
 * and units that the patient chose, or else of the country, where it is known. `type` 'user',
 * 'human' or 'patient' is the patient, anything else the doctor. Never throws; a greeting yields [].
 */
export function extractDiagnoses(
  mind: KnowledgeBase,
  messages: readonly ConversationMessage[],
  options: { now: string; country?: string | null; wording?: Wording },
): ExtractedDiagnosis[] {
  const read = messages.map((message) => ({ ...message, content: steadyText(message.content), isDoctor: isDoctor(message) }))
  const consultation = readConversation(mind, messages)
  const told = toldUnits(consultation.prose)
  const say = (text: string): string => inCountryWords(text, options.country ?? null, told, options.wording)
  const symptoms = symptomsOf(mind, consultation).map(say)
  const named = findNamedDiagnoses(mind.knowledge, read)
  if (symptoms.length === 0 && named.length === 0) return []
  const ranking = rankCase(mind, consultation)
  const chosen =
    named.length > 0
      ? named
          .filter((diagnosis, place) => place === 0 || diagnosis.strength !== 'possible' || named[0]?.strength === 'possible')
          .slice(0, most)
      : inferred(mind, consultation, ranking, symptoms.length)
  const patientWords = read.filter((message) => !message.isDoctor).map((message) => message.content)
  const duration = spokenDuration(patientWords)
  const recommendations = spokenRecommendations(read.filter((message) => message.isDoctor).map((message) => message.content))
  const needsDoctor = verdictTriage(mind, consultation, ranking).decision.level !== 'self-care'
  const advisesDoctor = read.some(
    (message) =>
      message.isDoctor &&
      /\b(see (a|your) (doctor|gp)|follow[- ]?up|emergency department|ambulance|appointment|specialist|come back|refer)/i.test(
        message.content,
      ),
  )
  return chosen.map((diagnosis) => {
    const condition = diagnosis.condition === null ? undefined : mind.knowledge.conditions.get(diagnosis.condition)
    const followUpNeeded =
      read.some((message) => message.isDoctor) && named.length > 0 ? advisesDoctor || (condition?.severity ?? 2) >= 3 : needsDoctor
    return {
      diagnosis: say(diagnosis.name),
      date: read[diagnosis.message]?.timestamp ?? options.now,
      ...(duration === undefined ? {} : { duration }),
      symptoms,
      confidence: confidenceOf(diagnosis, ranking, symptoms.length),
      status: followUpNeeded ? 'Follow-up Needed' : 'Completed',
      followUpNeeded,
      aiRecommendations:
        recommendations.length > 0
          ? recommendations
          : named.length > 0
            ? []
            : (condition?.selfCare.slice(0, 4).map((step) => say(textOf(step))) ?? []),
    }
  })
}

function symptomsOf(mind: KnowledgeBase, consultation: ConsultationCase): string[] {
  const present = Object.values(consultation.observations).filter((observation) => {
    const kind = mind.findings.get(observation.finding)?.kind
    return (
      observation.polarity === 'present' &&
      observation.temporality === 'current' &&
      (kind === 'symptom' || kind === 'sign' || kind === 'measurement')
    )
  })
  const ids = present.map(({ finding }) => finding)
  const names = ids.filter((id) => !isSaidCloser(mind.findings, id, ids)).map((id) => mind.findings.get(id)?.name ?? id)
  return [...new Set(names)]
}

function inferred(mind: KnowledgeBase, consultation: ConsultationCase, ranking: Ranking, symptoms: number): NamedDiagnosis[] {
  if (symptoms < leastFindings) return []
  return causesOf(mind.knowledge, consultation, ranking)
    .filter((cause) => cause.probability >= leastProbability)
    .slice(0, 2)
    .map((cause) => ({ condition: cause.id, name: cause.name, strength: 'likely', message: -1 }))
}

/** The doctor's word and the engine's own probability, half and half, where both are there. */
function confidenceOf(diagnosis: NamedDiagnosis, ranking: Ranking, symptoms: number): number {
  const own = ranking.ranked.find((entry) => entry.condition === diagnosis.condition)?.probability
  const word = strengthConfidence[diagnosis.strength]
  const value = diagnosis.message < 0 ? (own ?? 0) : own === undefined || symptoms === 0 ? word : (word + own) / 2
  return Math.round(value * 100) / 100
}
