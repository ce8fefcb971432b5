import type { Clinic, Consultation } from '@dr-ai/clinic'
import type { DoctorAnswer, DoctorContext, Mind } from '@dr-ai/clinic/answer/clinic-turn'
import { answerOf, briefFor, caseOf, clinicTurn } from '@dr-ai/clinic/answer/clinic-turn'
import type { Thinking } from '@dr-ai/clinic/answer/thinking'
import { type Doctor, quietCourse, type ReplyCourse } from './doctor.ts'
import { createEmbeddedDoctor } from './embedded-doctor.ts'
import { leashReply, levelAfter } from './leash/leash-reply.ts'
import { createTextLeash } from './leash/leash-text.ts'
import { takeQuestion } from './leash/take-question.ts'
import { viewOf } from './leash/view-of.ts'
import { askModel } from './model/ask-model.ts'
import { checkModel } from './model/check-model.ts'
import { type ModelSettings, modelName } from './model/connect-model.ts'
import { describeCase, recentTurns, wholeConversation } from './model/describe-case.ts'
import { createEars } from './model/ears.ts'
import { checkExtraction } from './model/extract-with-model.ts'
import { extractionInstructions, replyInstructions } from './model/instructions.ts'
import { lookWithModel, mostShown } from './model/look-with-model.ts'
import { createMask, type Mask } from './model/mask.ts'
import { ModelFailure, modelFailureOf, modelFailures } from './model/model-failure.ts'
import { createModelLine } from './model/model-line.ts'
import type { ModelMetrics } from './model/model-metrics.ts'
import { ModelExtraction, ModelReply, ModelReplyRead } from './model/model-reply.ts'
import { deltaSender } from './model/send-deltas.ts'
import { isStanding, speakAround } from './model/speak-around.ts'
import { isEnglish, translateReply } from './model/translate-reply.ts'
import { composeReply, createVoice, headOf, withQuestion } from './model/voice.ts'

/** Levels at which the clinic has the word: an outside model is asked for a kind sentence beside it at most. */
const clinicAlone = new Set(['ambulance', 'emergency-department'])

/** What goes along with one reply on its way. */
interface Underway {
  deadline: number
  send(text: string): void
  mask: Mask
  onUsage(tokens: number): void
  /** Characters of what the model has said as a listener. */
  heard: number
}

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
 * The doctor with an outside model, on a leash: the clinic reads every message, triages, asks its questions and keeps the
 * pen on the level; the model phrases and adds, and what it says is checked. Where it fails, the embedded doctor answers.
 */
export function createModelDoctor({ loadClinic, loadThinking = loadClinic, settings, metrics, onFailure }: ModelDoctorOptions): Doctor {
  const embedded = createEmbeddedDoctor(loadThinking)
  const name = modelName(settings)
  const line = createModelLine(settings)
  const noted = (error: unknown): ModelFailure => {
    const failure = modelFailureOf(error)
    metrics.failed(failure.kind)
    onFailure?.(failure.kind)
    return failure
  }
  const ears = createEars(line, settings.timeout, noted)

  async function replyWithModel(
    clinic: Clinic,
    turn: Consultation,
    words: string,
    course: ReplyCourse,
    { deadline, send, mask, onUsage, heard }: Underway,
  ): Promise<DoctorAnswer> {
    const [earlier, passages] = await Promise.all([course.earlier(), course.passages()])
    const view = viewOf(clinic, turn, passages)
    const leash = createTextLeash(view)
    const voice = createVoice(clinic, turn, view, leash, passages)
    send(headOf(turn))
    const answered = await askModel(line, {
      instructions: replyInstructions,
      messages: describeCase(clinic, turn, words, earlier, passages, { mask, heard }),
      schema: ModelReplyRead,
      asks: ModelReply,
      timeout: Math.max(0, Math.round(deadline - performance.now())),
      signal: course.signal,
      onUsage,
      onGrowing: (answer) => send(voice.soFar(mask.restore(answer))),
    })
    const reply = mask.restore(answered)
    const level = levelAfter(view.level, reply.level)
    const leashed = leashReply(reply, view, level === view.level ? leash : createTextLeash({ ...view, level }), {
      causes: turn.reply.causes,
      nameOf: clinic.conditionName,
    })
    const asked = reply.question === null ? null : takeQuestion(clinic, turn, reply.question, leash)
    if (asked?.correction) metrics.corrected(asked.correction)
    const spoken = asked?.turn ?? turn
    const voiced = withQuestion(voice.whole(reply.moves), spoken === turn ? null : spoken)
    for (const kind of [...leashed.corrections, ...voiced.corrections]) metrics.corrected(kind)
    if (leashed.level !== null && leashed.level !== view.level) {
      const higher = clinic.raiseLevel(spoken, leashed.level, `a second doctor, the outside model ${name}, sees more urgency`)
      if (higher.reply.kind === 'emergency') return answerOf(higher, { kind: 'model', model: name, fallback: false })
      return composeReply(higher, voiced.parts, leashed, passages, { model: name, raised: leashed.level })
    }
    if (leashed.text === '' && !voiced.said && spoken === turn) throw new ModelFailure('held-back')
    return composeReply(spoken, voiced.parts, leashed, passages, { model: name, raised: null })
  }

  /** An answer in the patient's language; in English where it cannot be had. */
  async function inLanguage(
    answer: DoctorAnswer,
    language: string,
    { signal }: ReplyCourse,
    { deadline, mask, onUsage }: Underway,
  ): Promise<DoctorAnswer> {
    try {
      const refused = (): void => metrics.corrected('translation')
      const timeout = Math.max(0, Math.round(deadline - performance.now()))
      return await translateReply(line, answer, language, { timeout, signal, mask, onUsage, refused })
    } catch (error) {
      noted(error)
      return answer
    }
  }

  /** The clinic's answer to who stands in an emergency or a crisis, with a word of the model's beside it where there is one. */
  async function answerBeside(
    clinic: Clinic,
    own: Consultation,
    words: string,
    { onText, signal }: ReplyCourse,
    { mask, onUsage }: Underway,
  ): Promise<DoctorAnswer> {
    try {
      const beside = { words, mask, timeout: settings.timeout, signal, onUsage, corrected: metrics.corrected }
      const turn = await speakAround(line, clinic, own, beside)
      if (turn !== own) {
        onText(turn.reply.text, 0)
        return answerOf(turn, { kind: 'model', model: name, fallback: false })
      }
    } catch (error) {
      noted(error)
    }
    return answerOf(own, { kind: 'embedded', model: null, fallback: false })
  }

  /** The turn with what the model heard in it; the clinic's own where it heard nothing that holds, or could not be understood. */
  async function turnWithEars(
    own: Consultation,
    mind: Mind,
    words: string,
    context: DoctorContext,
    { signal }: ReplyCourse,
    { mask, onUsage }: Underway,
  ): Promise<{ turn: Consultation; heard: number }> {
    if (context.answer) return { turn: own, heard: 0 }
    const thinking = await loadThinking()
    const brief = await briefFor(thinking, mind, words, context)
    const clauses = await ears.hear({ brief, words, mask, signal, onUsage })
    if (clauses.length === 0) return { turn: own, heard: 0 }
    const turn = await clinicTurn(thinking, mind, words, context, { clauses, candidates: brief.candidates.map(({ id }) => id) })
    if (turn.listener) metrics.heard(turn.listener)
    return { turn, heard: JSON.stringify(clauses).length }
  }

  return {
    reply: async (mind, words, context, course = quietCourse) => {
      if (course.mayLeave === false) return await embedded.reply(mind, words, context, course)
      const clinic = await loadClinic()
      const thinking = await loadThinking()
      const own = await clinicTurn(thinking, mind, words, context)
      const before = await caseOf(thinking, mind)
      const turnsBefore = before?.turns ?? 0
      let tokens = 0
      const underway: Underway = {
        deadline: performance.now() + settings.timeout,
        send: deltaSender(course.onText),
        mask: createMask([context.subject]),
        onUsage: (more) => {
          tokens += more
        },
        heard: 0,
      }
      const withLeft = (answer: DoctorAnswer): DoctorAnswer => {
        if (tokens === 0) return answer
        return { ...answer, doctor: { ...answer.doctor, left: { words: words.trim().split(/\s+/).length, tokens } } }
      }
      if (!isForModel(own, turnsBefore)) {
        metrics.answered('clinic')
        // The card is on the screen before anybody is asked for a word beside it.
        course.onText(own.reply.text, 0)
        if (!isStanding(before, own)) return answerOf(own, { kind: 'embedded', model: null, fallback: false })
        return withLeft(await answerBeside(clinic, own, words, course, underway))
      }
      let turn = own
      try {
        // What stands whatever the model hears need not wait for it.
        underway.send(headOf(own))
        const { heard, ...listened } = await turnWithEars(own, mind, words, context, course, underway)
        turn = listened.turn
        // The words of an emergency or a crisis are the clinic's own, whoever heard it.
        const answer = isForModel(turn, turnsBefore)
          ? await replyWithModel(clinic, turn, words, course, { ...underway, heard })
          : answerOf(turn, { kind: 'model', model: name, fallback: false })
        metrics.answered('model')
        const { language } = turn.case
        const isOurs = language === undefined || isEnglish(words) || !isForModel(turn, turnsBefore)
        const said = isOurs ? answer : await inLanguage(answer, language, course, underway)
        course.onText(said.response, 0)
        return withLeft(said)
      } catch (error) {
        const failure = noted(error)
        metrics.answered('fallback')
        const answer = fallbackAnswer(turn, name, failure)
        course.onText(answer.response, 0)
        return withLeft(answer)
      }
    },
    correct: embedded.correct,
    forgetDocuments: embedded.forgetDocuments,
    personOf: embedded.personOf,
    extractDiagnoses: async (messages, now, mayLeave = true) => {
      const own = await embedded.extractDiagnoses(messages, now)
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
