import { interpretMeasurements } from '@dr-ai/clinic/measurements/interpret-measurements'
import { maximumMessageLength, maximumVideoBytes } from '@dr-ai/contract/limits'
import { calls } from '@dr-ai/contract/schemas/calls'
import { Measurements } from '@dr-ai/contract/schemas/video'
import type { FastifyInstance } from 'fastify'
import { answerMessage } from '../consultations/answer-message.ts'
import type { Doctor } from '../doctor/doctor.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { readForm } from '../http/read-form.ts'
import type { Clock } from '../records/clock.ts'
import { describeVideo } from '../video/describe-video.ts'
import { unknownVideo } from '../video/video-facts.ts'
import { walkVideo } from '../video/walk-video.ts'
import { driveWalker } from '../video/walker.ts'

/** A recorded video: its container is checked while it arrives, its bytes are never kept. */
export function addVideoRoute(app: FastifyInstance, dependencies: CallDependencies & { doctor: Doctor; clock: Clock }): void {
  const { doctor, clock } = dependencies
  const rules = {
    ...calls.analyzeVideo.form,
    maximumBytes: maximumVideoBytes,
    tooLarge: () => 'The video is too large. Maximum size is 100MB',
  }

  addCall(app, dependencies, 'analyzeVideo', async ({ request, claim }) => {
    const facts = unknownVideo()
    const { fields, file } = await readForm(request, rules, () => driveWalker(walkVideo(facts)))
    if (facts.container === null) throw new Failure('unsupported-type', `${file.name} is neither a webm nor an mp4 video.`)
    const transcript = fields.audio_transcript?.trim() ?? ''
    if (transcript.length > maximumMessageLength) {
      throw new Failure('message-too-long', `A transcript has at most ${maximumMessageLength} characters.`)
    }
    const measurements = parseMeasurements(fields.measurements)
    const { patient, records } = await claim(fields.user_id)
    const { visionData, voiceAnalysis, sentences: measured } = interpretMeasurements(measurements)
    const sentences = describeVideo(facts, transcript, measured)
    const seen = { ...(visionData && { visionData }), ...(voiceAnalysis && { voiceAnalysis }) }
    if (transcript === '') return { analysis: sentences.join('\n\n'), ...seen }

    const answer = await answerMessage(
      { doctor, records, clock },
      {
        words: transcript,
        receipt: fields.message_id ? patient.nameFor('message', fields.message_id) : null,
        messageId: fields.message_id ?? null,
        wanted: { id: fields.consultation_id ?? null, isNew: false, subject: null },
        context: { profile: null, subject: 'self', medications: [], allergies: [], country: fields.country?.toUpperCase() ?? null },
        video: { preface: sentences.join('\n\n') },
      },
    )
    return {
      analysis: answer.response,
      consultation_id: answer.consultation_id,
      ...(answer.clinical && { clinical: answer.clinical }),
      ...seen,
    }
  })
}

/** @throws Failure 400 where the field is not JSON in the shape of the contract. */
function parseMeasurements(text: string | null | undefined): Measurements | null {
  if (!text) return null
  try {
    const parsed = Measurements.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // Falls through to the one answer for anything that is not measurements.
  }
  throw new Failure('invalid-input', 'measurements: not in the expected form.')
}
