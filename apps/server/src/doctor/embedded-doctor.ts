import type { DoctorAnswer } from '@dr-ai/clinic/answer/clinic-turn'
import { answerOf, caseOf, clinicTurn, personOf } from '@dr-ai/clinic/answer/clinic-turn'
import type { Thinking } from '@dr-ai/clinic/answer/thinking'
import type { Doctor } from './doctor.ts'

const embedded: DoctorAnswer['doctor'] = { kind: 'embedded', model: null, fallback: false }

/**
 * The doctor that needs nobody: the clinic's engine, on this machine.
 *
 * @param loadThinking Called at every need; keeps what it has loaded.
 */
export function createEmbeddedDoctor(loadThinking: () => Promise<Thinking>): Doctor {
  return {
    reply: async (mind, words, context, course) => {
      const answer = answerOf(await clinicTurn(await loadThinking(), mind, words, context), embedded)
      course?.onText(answer.response, 0)
      return answer
    },
    correct: async (mind, finding, polarity) => {
      const thinking = await loadThinking()
      const known = await caseOf(thinking, mind)
      if (!known || !Object.hasOwn(known.observations, finding)) return null
      return answerOf(await thinking.correctFinding(known, finding, polarity), embedded)
    },
    forgetDocuments: async (mind) => {
      const thinking = await loadThinking()
      const known = await caseOf(thinking, mind)
      const bare = known === null ? null : await thinking.forgetDocuments(known)
      if (bare === null) return null
      const [triage, causes] = await Promise.all([thinking.levelOf(bare), bare.verdictTurn === null ? [] : thinking.causes(bare)])
      return { mind: bare, triage, leadingCause: causes[0]?.name ?? null }
    },
    personOf,
    extractDiagnoses: async (messages, now, _mayLeave, reader) => {
      const thinking = await loadThinking()
      return (await thinking.extractDiagnoses(messages, { now, ...reader })).map((diagnosis) => ({
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
