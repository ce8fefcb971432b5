import type { PatientFacts } from '@dr-ai/contract/schemas/patient-facts'
import type { AnalyzeVideoResponse } from '@dr-ai/contract/schemas/video'
import type { Session } from '../../session/create-session.ts'
import { recordingName } from './choose-recording-type.ts'
import type { RecordedVideo } from './create-recording.ts'
import { withWords } from './gather-measurements.ts'

const prompt =
  'Please provide a detailed medical analysis of this video: any health information, symptoms or concerns that can be seen or heard.'

export const videoTroubleText = "I'm sorry, I had trouble analyzing your video. Please try again or describe your symptoms in text."

interface VideoContext {
  call: Session['call']
  patientId: string
  /** What was recognised of the patient's words while recording. */
  transcript: string
  messageId: string
  consultationId: string | null
  /** What the record says of whom it is about. */
  about: PatientFacts
  /** Whether the patient lets the outside model look at this recording. */
  isShown: boolean
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends a recorded video with what was said and measured in it.
 * @throws HttpError, TypeError or AbortError as `call` does
 */
export async function analyzeVideo(recorded: RecordedVideo, context: VideoContext): Promise<AnalyzeVideoResponse> {
  const form = new FormData()
  form.set('prompt', prompt)
  form.set('user_id', context.patientId)
  form.set('message_id', context.messageId)
  form.set('upload_id', context.messageId)
  form.set('about', JSON.stringify(context.about))
  if (context.isShown) form.set('outside_model', 'yes')
  form.set('measurements', JSON.stringify(withWords(recorded.measurements, context.transcript)))
  if (context.transcript) form.set('audio_transcript', context.transcript)
  if (context.consultationId) form.set('consultation_id', context.consultationId)
  form.set('video', recorded.video, recordingName(recorded.video.type))
  return context.call('analyzeVideo', { body: form, signal: context.signal, onProgress: context.onProgress })
}
