import { useState } from 'react'
import { analyzeVideo, videoTroubleText } from '../features/camera/analyze-video.ts'
import type { RecordedVideo } from '../features/camera/create-camera.ts'
import type { VideoSending } from '../features/camera/describe-progress.ts'
import { useCamera } from '../features/camera/use-camera.ts'
import type { Conversation } from '../features/conversation/create-conversation.ts'
import { guessCountry } from '../session/guess-country.ts'
import { liveChannelOf } from '../session/live-channel.ts'
import { useUser } from '../session/use-user.ts'
import { notify } from '../ui/notices.ts'

/** Camera and recording in the conversation: a finished recording is sent, analysed and cleared. */
export function useVideo(conversation: Conversation, takeWords: () => string) {
  const { session } = useUser()
  /** The video that is on its way; null while none is analysed. */
  const [sending, setSending] = useState<VideoSending | null>(null)
  const [isShown, setShown] = useState(false)

  async function analyze(recorded: RecordedVideo) {
    const { access, settings, profile, medications } = session.getState()
    const transcript = takeWords()
    if (access.kind !== 'open') return camera.clear()
    const isSame = () => {
      const now = session.getState().access
      return now.kind === 'open' && now.owner === access.owner
    }
    const messageId = crypto.randomUUID()
    const at = () => new Date().toISOString()
    const givenUp = new AbortController()
    const unsubscribe = session.subscribe(() => !isSame() && givenUp.abort())
    const unfollow = liveChannelOf(session).on('video:progress', ({ upload_id, stage }) => {
      if (upload_id === messageId) setSending({ sent: 1, stage })
    })
    setSending({ sent: 0, stage: null })
    await conversation.add({ kind: 'video', id: messageId, at: at(), text: transcript || 'Video recording' })
    try {
      const answer = await analyzeVideo(recorded, {
        patient: access.patient,
        transcript,
        messageId,
        consultationId: conversation.getState().consultationId,
        country: settings.country ?? guessCountry(navigator.languages),
        about: {
          profile: { ...profile, conditions: [...profile.conditions] },
          allergies: [...profile.allergies],
          medications: medications.filter((each) => each.isActive).map(({ name, dosage }) => ({ name, dosage })),
        },
        isShown,
        onProgress: (sent) => setSending({ sent, stage: null }),
        signal: givenUp.signal,
      })
      const { visionData, voiceAnalysis, clinical } = answer
      const { measurements } = recorded
      const said = { id: `answer-${messageId}`, at: at(), text: answer.analysis, clinical: clinical ?? null }
      if (isSame())
        await conversation.add({ kind: 'video-analysis', ...said, visionData, voiceAnalysis, measurements }, answer.consultation_id)
    } catch {
      if (isSame()) await conversation.add({ kind: 'error', id: `error-${messageId}`, at: at(), text: videoTroubleText, retries: null })
    } finally {
      unsubscribe()
      unfollow()
      setSending(null)
      setShown(false)
      camera.clear()
    }
  }

  const { camera, view } = useCamera({
    onRecorded: (recorded) => void analyze(recorded),
    onFull: () => notify({ tone: 'info', text: 'The recording is as long as it may be. It is analyzed now.' }),
  })
  return { camera, view, sending, consent: { isGiven: isShown, onChange: setShown } }
}
