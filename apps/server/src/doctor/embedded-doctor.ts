import type { Clinic } from '@dr-ai/clinic'
import { answerOf, caseOf, clinicTurn, personOf } from './clinic-turn.ts'
import type { Doctor, DoctorAnswer } from './doctor.ts'

const embedded: DoctorAnswer['doctor'] = { kind: 'embedded', model: null, fallback: false }

/**
 * The doctor that needs nobody: the clinic's engine, on this machine.
 *
 * @param loadClinic Called at every need; keeps what it has loaded.
 */
export function createEmbeddedDoctor(loadClinic: () => Promise<Clinic>): Doctor {
  return {
    reply: async (mind, words, context, course) => {
      const answer = answerOf(clinicTurn(await loadClinic(), mind, words, context), embedded)
      course?.onText(answer.response, 0)
      return answer
    },
    correct: async (mind, finding, polarity) => {
      const clinic = await loadClinic()
      const known = caseOf(clinic, mind)
      if (!known || !Object.hasOwn(known.observations, finding)) return null
      return answerOf(clinic.correctFinding(known, finding, polarity), embedded)
    },
    forgetDocuments: async (mind) => {
      const clinic = await loadClinic()
      const known = caseOf(clinic, mind)
      const bare = known === null ? null : clinic.forgetDocuments(known)
      return bare === null
        ? null
        : {
            mind: bare,
            triage: clinic.levelOf(bare),
            leadingCause: bare.verdictTurn === null ? null : (clinic.causes(bare)[0]?.name ?? null),
          }
    },
    personOf,
    extractDiagnoses: async (messages, now) => {
      const clinic = await loadClinic()
      return clinic.extractDiagnoses(messages, { now }).map((diagnosis) => ({
        ...diagnosis,
        symptoms: [...diagnosis.symptoms],
        aiRecommendations: [...diagnosis.aiRecommendations],
      }))
    },
    mostShown: () => 0,
    look: async () => null,
    check: async () => ({
      configured: false,
      reachable: false,
      provider: null,
      model: null,
      latency_ms: null,
      message: 'No outside model is configured. The embedded doctor answers, on this machine.',
    }),
  }
}
