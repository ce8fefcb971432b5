import { doctorContextOf } from '@dr-ai/clinic/answer/doctor-context'
import { interpretMeasurements } from '@dr-ai/clinic/measurements/interpret-measurements'
import { maximumMessageLength, maximumVideoBytes } from '@dr-ai/contract/limits'
import type { LiveServerEvents, VideoStage } from '@dr-ai/contract/live'
import { calls } from '@dr-ai/contract/schemas/calls'
import type { ChatResponse } from '@dr-ai/contract/schemas/chat'
import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import { PatientFacts } from '@dr-ai/contract/schemas/patient-facts'
import { Measurements } from '@dr-ai/contract/schemas/video'
import type { FastifyInstance } from 'fastify'
import { answerMessage } from '../consultations/answer-message.ts'
import type { Doctor } from '../doctor/doctor.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import { parseField } from '../http/parse-field.ts'
import { readForm } from '../http/read-form.ts'
import type { Patient } from '../identity/patient.ts'
import type { Clock } from '../records/clock.ts'
import { describeVideo } from '../video/describe-video.ts'
import { createShownVideo, type Showing } from '../video/show-video.ts'
import { unknownVideo } from '../video/video-facts.ts'
import { walkVideo } from '../video/walk-video.ts'
import { driveWalker } from '../video/walker.ts'

interface VideoDependencies extends CallDependencies {
  doctor: Doctor
  clock: Clock
  /** Where the progress of a video goes: to the patient's own open pages. */
  onVideoProgress?: (patient: Patient, event: Parameters<LiveServerEvents['video:progress']>[0]) => void
}

/**
 * A recorded video: its container is checked while it arrives, and its bytes are never kept. An outside model that can see
 * is shown it only where the patient says so with this recording.
 */
export function addVideoRoute(app: FastifyInstance, dependencies: VideoDependencies): void {
  const { doctor, clock, onVideoProgress } = dependencies
  const rules = {
    ...calls.analyzeVideo.form,
    maximumBytes: maximumVideoBytes,
    // Its bytes pass; what an outside model may be shown of them is bounded there.
    keptBytes: doctor.mostShown('video/webm'),
    tooLarge: () => 'The video is too large. Maximum size is 100MB',
  }

  addCall(app, dependencies, 'analyzeVideo', async ({ request, claim }) => {
    const facts = unknownVideo()
    const shown = createShownVideo(doctor, facts)
    const { fields, file } = await readForm(request, rules, () => {
      const walker = driveWalker(walkVideo(facts))
      return {
        write: (chunk) => {
          walker.write(chunk)
          shown.write(chunk)
        },
      }
    })
    if (facts.container === null) throw new Failure('unsupported-type', `${file.name} is neither a webm nor an mp4 video.`)
    const transcript = fields.audio_transcript?.trim() ?? ''
    if (transcript.length > maximumMessageLength) {
      throw new Failure('message-too-long', `A transcript has at most ${maximumMessageLength} characters.`)
    }
    const measurements = parseField(Measurements, 'measurements', fields.measurements)
    const about = parseField(PatientFacts, 'about', fields.about)
    const { patient, records } = await claim(fields.user_id)
    const tell = (stage: VideoStage): void => {
      if (fields.upload_id) onVideoProgress?.(patient, { upload_id: fields.upload_id, stage })
    }
    tell('checking')
    const { visionData, voiceAnalysis, sentences: measured } = interpretMeasurements(measurements)
    const seen = { ...(visionData && { visionData }), ...(voiceAnalysis && { voiceAnalysis }) }
    const isAllowed = fields.outside_model === 'yes'
    const show = (answer: Clinical['kind'] | null): Promise<Showing> => shown.show({ isAllowed, answer, onLook: () => tell('looking') })
    const inWords = (showing: Showing): string => describeVideo(facts, transcript, measured, showing).join('\n\n')
    if (transcript === '') {
      const showing = await show(null)
      tell('done')
      return { analysis: inWords(showing), doctor: whoLooked(showing), ...seen }
    }

    tell('thinking')
    const answer = await answerMessage(
      { doctor, records, clock },
      {
        words: transcript,
        receipt: fields.message_id ? patient.nameFor('message', fields.message_id) : null,
        messageId: fields.message_id ?? null,
        wanted: { id: fields.consultation_id ?? null, isNew: false, subject: null },
        context: doctorContextOf(about ?? {}),
        video: { preface: async ({ clinical }) => inWords(await show(clinical.kind)) },
        progress: { mayLeave: isAllowed },
      },
    )
    tell('done')
    return {
      analysis: answer.response,
      doctor: answer.doctor,
      consultation_id: answer.consultation_id,
      ...(answer.clinical && { clinical: answer.clinical }),
      ...seen,
    }
  })
}

/** Who answers a recording in which nothing was said: the model that looked at it, or the embedded doctor, in its stead where it failed. */
function whoLooked(showing: Showing): ChatResponse['doctor'] {
  if (showing.kind === 'seen') return { kind: 'model', model: showing.sight.model, fallback: false }
  return { kind: 'embedded', model: null, fallback: showing.kind === 'no answer' }
}
