import type { Clinic, Consultation } from '@dr-ai/clinic'
import { answerOf, caseOf, clinicTurn, type DoctorAnswer } from '@dr-ai/clinic/answer/clinic-turn'
import type { Thinking } from '@dr-ai/clinic/answer/thinking'
import { type Doctor, quietCourse } from './doctor.ts'
import { createEmbeddedDoctor } from './embedded-doctor.ts'
import { askModel } from './model/ask-model.ts'
import { checkModel } from './model/check-model.ts'
import type { ModelSettings } from './model/connect-model.ts'
import { type ConnectedModel, connectedModel } from './model/connected-model.ts'
import { recentTurns, wholeConversation } from './model/describe-case.ts'
import { checkExtraction } from './model/extract-with-model.ts'
import { extractionInstructions } from './model/instructions.ts'
import { lookWithModel, mostShown } from './model/look-with-model.ts'
import { createMask } from './model/mask.ts'
import { type ModelFailure, modelFailures } from './model/model-failure.ts'
import type { ModelMetrics } from './model/model-metrics.ts'
import { ModelExtraction } from './model/model-reply.ts'
import { isStanding } from './model/speak-around.ts'
import { answerBeside, inLanguage, speakWithModel } from './model/speak-with-model.ts'
import { isEnglish } from './model/translate-reply.ts'
import { turnWithEars } from './model/turn-with-ears.ts'
import { type Asked, beginReply } from './model/underway.ts'
import { headOf } from './model/voice.ts'

/** Levels at which the clinic has the word: an outside model is asked for a kind sentence beside it at most. */
const clinicAlone = new Set(['ambulance', 'emergency-department'])

interface ModelDoctorOptions {
  loadClinic: () => Promise<Clinic>
  /** Reads what the patient writes; the clinic itself unless told. */
  loadThinking?: () => Promise<Thinking>
  settings: ModelSettings
  metrics: ModelMetrics
  /** Tells the operator that a reply fell back, by the kind of failure alone. */
  onFailure?: (kind: ModelFailure['kind']) => void
}

/**
 * The doctor with an outside model behind an output filter: the clinic reads every message, triages, asks its questions and keeps the
 * pen on the level; the model phrases and adds, and what it says is checked. Where it fails, the embedded doctor answers.
 */
export function createModelDoctor({ loadClinic, loadThinking = loadClinic, settings, metrics, onFailure }: ModelDoctorOptions): Doctor {
  const embedded = createEmbeddedDoctor(loadThinking)
  const model = connectedModel(settings, metrics, onFailure)
  const { line, noted } = model
  return {
    reply: async (mind, words, context, course = quietCourse) => {
      if (course.mayLeave === false) return await embedded.reply(mind, words, context, course)
      return await replyOf(model, await loadClinic(), await loadThinking(), { mind, words, context, course })
    },
    correct: embedded.correct,
    forgetDocuments: embedded.forgetDocuments,
    personOf: embedded.personOf,
    extractDiagnoses: async (messages, now, mayLeave = true, reader) => {
      const own = await embedded.extractDiagnoses(messages, now, mayLeave, reader)
      if (!mayLeave) return own
      const mask = createMask()
      try {
        const found = await askModel(line, {
          instructions: extractionInstructions,
          messages: [{ role: 'user', content: JSON.stringify({ conversation: mask.hide(recentTurns(messages, wholeConversation)) }) }],
          schema: ModelExtraction,
          timeout: settings.timeout,
          signal: null,
        })
        const { diagnoses, corrections } = checkExtraction(await loadClinic(), mask.restore(found), own, messages, now)
        for (const kind of corrections) metrics.corrected(kind)
        return diagnoses
      } catch (error) {
        noted(error)
        return own
      }
    },
    mostShown: (mediaType) => mostShown(settings.provider, mediaType),
    look: async (file) => {
      try {
        return await lookWithModel(line, settings, file, metrics.corrected)
      } catch (error) {
        noted(error)
        return null
      }
    },
    check: checkModel(line, settings),
  }
}

/** One turn of the clinic with what the model hears and says in it; the clinic's own where the model is not asked, or fails. */
async function replyOf(model: ConnectedModel, clinic: Clinic, thinking: Thinking, asked: Asked): Promise<DoctorAnswer> {
  const { mind, words, context, course } = asked
  const { name, metrics } = model
  const own = await clinicTurn(thinking, mind, words, context)
  const before = await caseOf(thinking, mind)
  const turnsBefore = before?.turns ?? 0
  const underway = beginReply(asked, model.settings.timeout)
  if (!isForModel(own, turnsBefore)) {
    metrics.answered('clinic')
    // The card is on the screen before anybody is asked for a word beside it.
    course.onText(own.reply.text, 0)
    if (!isStanding(before, own)) return answerOf(own, { kind: 'embedded', model: null, fallback: false })
    return underway.withLeft(await answerBeside(model, clinic, own, words, course, underway))
  }
  let turn = own
  try {
    // What stands whatever the model hears need not wait for it.
    underway.send(headOf(own))
    const { heard, ...listened } = await turnWithEars(model, thinking, own, asked, underway)
    turn = listened.turn
    // The words of an emergency or a crisis are the clinic's own, whoever heard it.
    const answer = isForModel(turn, turnsBefore)
      ? await speakWithModel(model, clinic, turn, words, course, { ...underway, heard })
      : answerOf(turn, { kind: 'model', model: name, fallback: false })
    metrics.answered('model')
    const { language } = turn.case
    const isOurs = language === undefined || isEnglish(words) || !isForModel(turn, turnsBefore)
    const said = isOurs ? answer : await inLanguage(model, answer, language, course, underway)
    course.onText(said.response, 0)
    return underway.withLeft(said)
  } catch (error) {
    const failure = model.noted(error)
    metrics.answered('fallback')
    const answer = fallbackAnswer(turn, name, failure)
    course.onText(answer.response, 0)
    return underway.withLeft(answer)
  }
}

/** Whether the model is asked: the clinic has read the words, and they are neither an emergency, a crisis nor a question of safety. */
function isForModel({ case: consultation, reply }: Consultation, turnsBefore: number): boolean {
  const isCrisis = reply.kind === 'crisis' || consultation.crisis?.certainty === 'affirmed' || consultation.pending?.slot === 'safety'
  const isEmergency = reply.kind === 'emergency' || (reply.triage !== null && clinicAlone.has(reply.triage.level))
  return !isCrisis && !isEmergency && consultation.turns > turnsBefore
}

/** The embedded doctor's own answer, and who else should have answered. */
function fallbackAnswer(turn: Consultation, model: string, failure: ModelFailure): DoctorAnswer {
  const note = `The outside model (${model}) gave no answer: ${modelFailures[failure.kind].words}. The built-in doctor answered instead.`
  const answer = answerOf(turn, { kind: 'embedded', model, fallback: true })
  return { ...answer, response: `${answer.response}\n\n${note}` }
}
