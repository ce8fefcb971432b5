import type { Clinic, Consultation } from '@dr-ai/clinic'
import { answerOf, type DoctorAnswer } from '@dr-ai/clinic/answer/clinic-turn'
import type { ReplyCourse } from '../doctor.ts'
import { filterReply, levelAfter } from '../output-filter/filter-reply.ts'
import { createTextFilter } from '../output-filter/filter-text.ts'
import { takeQuestion } from '../output-filter/take-question.ts'
import { viewOf } from '../output-filter/view-of.ts'
import { askModel } from './ask-model.ts'
import type { ConnectedModel } from './connected-model.ts'
import { describeCase } from './describe-case.ts'
import { replyInstructions } from './instructions.ts'
import { ModelFailure } from './model-failure.ts'
import { ModelReply, ModelReplyRead } from './model-reply.ts'
import { speakAround } from './speak-around.ts'
import { translateReply } from './translate-reply.ts'
import type { Underway } from './underway.ts'
import { composeReply, createVoice, headOf, withQuestion } from './voice.ts'

/**
 * The clinic's turn as the model says it: each move and question held to the clinic's own.
 *
 * @throws ModelFailure where nothing of what it said holds, or nothing came.
 */
export async function speakWithModel(
  { line, name, metrics }: ConnectedModel,
  clinic: Clinic,
  turn: Consultation,
  words: string,
  course: ReplyCourse,
  { deadline, send, mask, onUsage, heard }: Underway,
): Promise<DoctorAnswer> {
  const [earlier, passages] = await Promise.all([course.earlier(), course.passages()])
  const view = viewOf(clinic, turn, passages)
  const filter = createTextFilter(view)
  const voice = createVoice(clinic, turn, view, filter, passages)
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
  const filtered = filterReply(reply, view, level === view.level ? filter : createTextFilter({ ...view, level }), {
    causes: turn.reply.causes,
    nameOf: clinic.conditionName,
  })
  const asked = reply.question === null ? null : takeQuestion(clinic, turn, reply.question, filter)
  if (asked?.correction) metrics.corrected(asked.correction)
  const spoken = asked?.turn ?? turn
  const voiced = withQuestion(voice.whole(reply.moves), spoken === turn ? null : spoken)
  for (const kind of [...filtered.corrections, ...voiced.corrections]) metrics.corrected(kind)
  if (filtered.level !== null && filtered.level !== view.level) {
    const higher = clinic.raiseLevel(spoken, filtered.level, `a second doctor, the outside model ${name}, sees more urgency`)
    if (higher.reply.kind === 'emergency') return answerOf(higher, { kind: 'model', model: name, fallback: false })
    return composeReply(higher, voiced.parts, filtered, passages, { model: name, raised: filtered.level })
  }
  if (filtered.text === '' && !voiced.said && spoken === turn) throw new ModelFailure('held-back')
  return composeReply(spoken, voiced.parts, filtered, passages, { model: name, raised: null })
}

/** An answer in the patient's language; in English where it cannot be had. */
export async function inLanguage(
  { line, metrics, noted }: ConnectedModel,
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
export async function answerBeside(
  { line, name, settings, metrics, noted }: ConnectedModel,
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
