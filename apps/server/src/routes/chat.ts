import { type DoctorContext, doctorContextOf } from '@dr-ai/clinic/answer/doctor-context'
import { maximumAnalysedCharacters, maximumAnalysedMessages, maximumMessageLength } from '@dr-ai/contract/limits'
import type { AnalysedMessage, AnalyzeHistoryRequest, ChatRequest } from '@dr-ai/contract/schemas/chat'
import type { FastifyInstance } from 'fastify'
import { answerMessage } from '../consultations/answer-message.ts'
import { createRepliesUnderway } from '../consultations/replies-underway.ts'
import type { ConversationItem, Doctor, ReaderWords } from '../doctor/doctor.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import type { Live } from '../live/create-live.ts'
import { type Clock, isoTime } from '../records/clock.ts'

/** Talking to the doctor, and extracting diagnoses from what was said. */
export function addChatRoutes(app: FastifyInstance, dependencies: CallDependencies & { doctor: Doctor; clock: Clock; live: Live }): void {
  const { doctor, clock, live } = dependencies
  const underway = createRepliesUnderway()

  addCall(app, dependencies, 'chat', async ({ body, claim }) => {
    if (body.message.trim() === '') throw new Failure('blank-message', 'The message is blank.')
    if (body.message.length > maximumMessageLength) {
      throw new Failure('message-too-long', `A message has at most ${maximumMessageLength} characters.`)
    }
    const { patient, records } = await claim()
    const receipt = body.message_id ? patient.nameFor('message', body.message_id) : null
    const context = contextOf(body)
    return underway(receipt && `${patient.key} ${receipt}`, async () => {
      const reply = live.replies.begin(patient.key, body.message_id ?? null)
      try {
        const answer = await answerMessage(
          { doctor, records, clock },
          {
            words: body.message,
            receipt,
            messageId: body.message_id ?? null,
            wanted: { id: body.consultation_id ?? null, isNew: body.new_consultation ?? false, subject: context.subject },
            context,
            video: null,
            consent: body.outside_model ?? null,
            progress: { onText: reply.onText, signal: reply.signal },
          },
        )
        reply.end(answer.consultation_id)
        return answer
      } catch (error) {
        reply.end(null)
        throw error
      }
    })
  })

  addCall(app, dependencies, 'analyzeHistory', async ({ body, request }) => {
    if (body.messages.length < 2) {
      return { success: false, diagnoses: [], error: 'Not enough conversation history to analyze.' }
    }
    try {
      return {
        success: true,
        diagnoses: await doctor.extractDiagnoses(
          newestOf(body.messages),
          isoTime(clock()),
          body.outside_model === true,
          readerWordsOf(body),
        ),
        error: null,
      }
    } catch (error) {
      if (error instanceof Failure) throw error
      request.log.error({ cause: error instanceof Error ? error.name : typeof error }, 'history analysis failed')
      return { success: false, diagnoses: [], error: 'The conversation could not be analyzed.' }
    }
  })
}

/** The newest messages, as many as are read. */
function newestOf(messages: readonly AnalysedMessage[]): ConversationItem[] {
  const newest: ConversationItem[] = []
  let characters = 0
  for (const { type, content, timestamp } of messages.slice(-maximumAnalysedMessages).reverse()) {
    characters += content.length
    if (characters > maximumAnalysedCharacters) break
    newest.unshift({ type, content, timestamp: timestamp ?? undefined })
  }
  return newest
}

const readerWordsOf = ({ country, wording }: AnalyzeHistoryRequest): ReaderWords => ({
  country: country?.toUpperCase() ?? null,
  ...(wording && { wording }),
})

function contextOf(body: ChatRequest): DoctorContext {
  return { ...doctorContextOf(body), subject: body.on_behalf_of?.trim() || 'self', answer: body.answer ?? null }
}
