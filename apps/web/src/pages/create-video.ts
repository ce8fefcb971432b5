import { analyzeVideo, videoTroubleText } from '../features/camera/analyze-video.ts'
import { createCamera } from '../features/camera/create-camera.ts'
import type { RecordedVideo } from '../features/camera/create-recording.ts'
import type { VideoSending } from '../features/camera/describe-progress.ts'
import type { Conversation } from '../features/conversation/create-conversation.ts'
import type { Session } from '../session/create-session.ts'
import { liveChannelOf } from '../session/live-channel.ts'
import { ownerOf } from '../session/owner-of.ts'
import { patientFactsOf } from '../session/patient-facts.ts'
import { createStore } from '../store/create-store.ts'
import { notify } from '../ui/notices.ts'

/** What becomes of recordings. */
export interface VideoView {
  /** The video that is on its way; null while none is analysed. */
  sending: VideoSending | null
  /** Whether the outside model may look at the next recording. */
  isShown: boolean
  /** The bubble that says an analysis failed, whose recording can be sent again; null where there is none. */
  failedBubble: string | null
}

/** A recording with what was said in it, under the id that its message has. */
interface Spoken {
  id: string
  owner: string
  recorded: RecordedVideo
  transcript: string
}

/** Camera and recording in the conversation: a finished recording is sent, analysed and cleared; one whose analysis failed can be sent again. */
export function createVideo(session: Session, conversation: Conversation, takeWords: () => string) {
  let failed: Spoken | null = null
  const view = createStore<VideoView>({ sending: null, isShown: false, failedBubble: null }, () =>
    // Another patient's recording is nobody's any more.
    session.subscribe(() => failed && failed.owner !== ownerOf(session) && forget()),
  )
  const set = (change: Partial<VideoView>) => view.set({ ...view.get(), ...change })
  const camera = createCamera({
    onRecorded: (recorded) => void begin(recorded),
    onFull: () => notify({ tone: 'info', text: 'The recording is as long as it may be. It is analyzed now.' }),
  })
  const now = () => new Date().toISOString()

  function forget() {
    failed = null
    set({ failedBubble: null })
  }

  async function begin(recorded: RecordedVideo) {
    const transcript = takeWords()
    const owner = ownerOf(session)
    if (owner === null) return camera.clear()
    forget()
    if (recorded.video.size === 0) return answerWordsAlone(transcript)
    const spoken = { id: crypto.randomUUID(), owner, recorded, transcript }
    set({ sending: { sent: 0, stage: null } })
    await conversation.add({ kind: 'video', id: spoken.id, at: now(), text: transcript || 'Video recording' })
    await analyze(spoken)
  }

  /** A recording stopped before its first picture was made holds nothing to analyse; what was said meanwhile is answered all the same. */
  async function answerWordsAlone(transcript: string) {
    camera.clear()
    if (transcript === '') notify({ tone: 'info', text: 'The recording was too short: it holds no picture and no sound.' })
    else await conversation.send(transcript)
  }

  async function analyze(spoken: Spoken) {
    const { id, recorded, transcript } = spoken
    const { access } = session.getState()
    const isSame = () => ownerOf(session) === spoken.owner
    if (access.kind !== 'open' || !isSame()) return camera.clear()
    const givenUp = new AbortController()
    const unsubscribe = session.subscribe(() => !isSame() && givenUp.abort())
    const unfollow = liveChannelOf(session).on('video:progress', ({ upload_id, stage }) => {
      if (upload_id === id) set({ sending: { sent: 1, stage } })
    })
    set({ sending: { sent: 0, stage: null } })
    try {
      const answer = await analyzeVideo(recorded, {
        call: session.call,
        patientId: access.patient.id,
        transcript,
        messageId: id,
        consultationId: conversation.getState().consultationId,
        about: patientFactsOf(session),
        isShown: view.get().isShown,
        onProgress: (sent) => set({ sending: { sent, stage: null } }),
        signal: givenUp.signal,
      })
      const { visionData, voiceAnalysis, clinical } = answer
      const said = { id: `answer-${id}`, at: now(), text: answer.analysis, clinical: clinical ?? null }
      const measured = { visionData, voiceAnalysis, measurements: recorded.measurements }
      if (isSame()) await conversation.add({ kind: 'video-analysis', ...said, ...measured }, answer.consultation_id)
    } catch {
      if (!isSame()) return
      const bubble = `error-${id}`
      failed = spoken
      await conversation.add({ kind: 'error', id: bubble, at: now(), text: videoTroubleText, retries: null })
      set({ failedBubble: bubble })
    } finally {
      unsubscribe()
      unfollow()
      set({ sending: null, isShown: false })
      camera.clear()
    }
  }

  return {
    view,
    camera,
    show: (isShown: boolean) => set({ isShown }),
    /** Sends the recording again whose analysis failed. */
    async sendAgain() {
      const spoken = failed
      if (!spoken || view.get().sending !== null) return
      const bubble = view.get().failedBubble
      forget()
      if (bubble !== null) await conversation.remove(bubble)
      await analyze(spoken)
    },
  }
}
