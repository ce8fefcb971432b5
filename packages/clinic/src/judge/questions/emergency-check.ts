import type { ConsultationCase, EmergencyStage } from '../../case/case.ts'
import type { Question } from '../../case/model.ts'
import { does, type Hearing } from '../../hear/hear.ts'
import { levelOf } from '../levels/decide-triage.ts'
import { isEmergency } from '../levels/level-order.ts'
import { patientName } from './address-patient.ts'

export const emergencyCheckId = 'emergency:called'

const coming =
  /\b(?:(?:they|ambulance|paramedics|help|crew|it)(?:['’]?re| are| is|['’]?s)? (?:on (?:the|their|its) way|coming|here|arrived|arriving)|(?:i|we|he|she|someone|wife|husband|neighbou?r)(?:['’]?ve| have| has|['’]?s)? (?:just |already )?(?:called|rung|rang|phoned|dialled)|on (?:the|my|our) way|already called|going now|leaving now|in the car)\b/i

/** Which stage the emergency is at after this message. */
export function emergencyStage(before: ConsultationCase, now: ConsultationCase, heard: Hearing, isProvisional: boolean): EmergencyStage {
  const level = levelOf(now.held)
  if (level === null || !isEmergency(level) || isProvisional) return 'none'
  const former = before.emergency ?? 'none'
  if (former === 'coming') return 'coming'
  const answered = before.pending?.id === emergencyCheckId ? heard.answer : null
  if (answered === 'yes' || heard.clauses.some(({ text, act }) => !act.startsWith('ask-') && coming.test(text))) return 'coming'
  if (former !== 'none' && (answered === 'no' || does(heard, 'obstacle', 'refusal', 'plan'))) return 'obstacle'
  return 'told'
}

/** "Have you called? Is someone with you?": the one thing that is asked while an emergency stands. */
export function emergencyCheck({ person, held }: ConsultationCase, number: string): Question {
  const isAmbulance = levelOf(held) === 'ambulance'
  const who = patientName(person)
  return {
    id: emergencyCheckId,
    kind: 'finding',
    findings: [],
    slot: 'emergency',
    text: isAmbulance
      ? `Have you called ${number}? And is someone with ${who}?`
      : `Can ${who} get to a hospital now, with somebody else driving?`,
    why: 'Nothing matters more right now than getting help to you. If something stands in the way, tell me and we will find another way.',
    options: [
      { id: 'yes', label: isAmbulance ? 'Yes, help is coming' : 'Yes, going now' },
      { id: 'no', label: 'Not yet' },
      { id: 'unknown', label: "I can't" },
    ],
  }
}
