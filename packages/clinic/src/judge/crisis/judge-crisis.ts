import type { ConsultationCase, CrisisKind } from '../../case/case.ts'
import type { Hearing } from '../../hear/hear.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { safetyQuestion } from '../questions/safety-question.ts'

/** What a crisis asks of this turn: nothing; the card; the one direct question; staying with the person; its release. */
export type CrisisMode = 'none' | 'card' | 'question' | 'after' | 'released'

const crisisLevels: Record<CrisisKind, TriageLevel> = {
  'self-harm': 'emergency-department',
  'harm-to-others': 'emergency-department',
  abuse: 'within-24-hours',
  overdose: 'ambulance',
  poisoning: 'emergency-department',
  psychosis: 'emergency-department',
}

/** What the crisis path itself is about; none of it is a complaint to be asked about like a cough. */
const crisisFindings = /^(?:suicid\w*|self-harm\w*|harm-others\w*|abuse-current|overdose\w*|poison\w*|low-mood|hopeless\w*)/

/** The crisis state after a message: raised by what was heard or by the answer to the direct question, released by a clear no. */
export function judgeCrisis(
  before: ConsultationCase,
  merged: ConsultationCase,
  heard: Hearing,
): { now: ConsultationCase; mode: CrisisMode } {
  const now = withoutCrisisComplaints(merged)
  const asked = before.pending?.slot === 'safety'
  const answered = asked && (heard.answer === 'yes' || heard.answer === 'partly' || heard.answer === 'unknown')
  const kind = heard.crisis?.certainty === 'affirmed' ? heard.crisis.kind : answered ? (before.crisis?.kind ?? 'self-harm') : null
  if (kind !== null)
    return {
      now: {
        ...now,
        held: [
          ...now.held.filter((rule) => rule.rule !== `crisis:${kind}`),
          { rule: `crisis:${kind}`, name: 'your safety comes first', level: crisisLevels[kind], findings: [] },
        ],
        crisis: { kind, certainty: answered && heard.answer === 'unknown' ? 'possible' : 'affirmed', turn: now.turns },
      },
      mode: 'card',
    }
  if (asked && heard.answer === 'no')
    return { now: { ...now, crisis: before.crisis && { ...before.crisis, certainty: 'denied' } }, mode: 'released' }
  if (heard.crisis?.certainty === 'possible' && before.crisis === null)
    return {
      now: {
        ...now,
        crisis: { kind: heard.crisis.kind, certainty: 'possible', turn: now.turns },
        pending: safetyQuestion(heard.crisis.kind, whoIsMeant(heard.crisis.text, merged.prose, now.person)),
      },
      mode: 'question',
    }
  if (before.crisis?.certainty === 'affirmed' && !now.complaints.some((id) => !crisisFindings.test(id))) return { now, mode: 'after' }
  return { now, mode: 'none' }
}

/** Beside another complaint a crisis is no complaint to be asked about. */
function withoutCrisisComplaints(consultation: ConsultationCase): ConsultationCase {
  if (consultation.crisis?.certainty !== 'affirmed') return consultation
  const others = consultation.complaints.filter((id) => !crisisFindings.test(id))
  return others.length === 0 ? consultation : { ...consultation, complaints: others }
}

/** "My son says nobody would miss him": the question is about the son. */
function whoIsMeant(thought: string, words: string, person: ConsultationCase['person']): ConsultationCase['person'] {
  const other = person.relation === 'self' && /\b(?:him|her|them)\b/i.test(thought) ? /\bmy (\w+)/i.exec(words)?.[1] : undefined
  return other === undefined ? person : { ...person, relation: other.toLowerCase() }
}
