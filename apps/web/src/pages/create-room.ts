import { greetingSpeechDelay } from '@dr-ai/contract/limits'
import { loadChunk } from '../api/load-chunk.ts'
import type { Conversation } from '../features/conversation/create-conversation.ts'
import { focusComposer } from '../features/conversation/focus-composer.ts'
import { greetingText } from '../features/conversation/message.ts'
import { createDictaphone } from '../features/voice/create-dictaphone.ts'
import { createVoice } from '../features/voice/create-voice.ts'
import type { Session } from '../session/create-session.ts'
import { ownerOf } from '../session/owner-of.ts'
import { createStore } from '../store/create-store.ts'
import { follow } from '../store/follow.ts'
import { notify } from '../ui/notices.ts'
import { createVideo } from './create-video.ts'

interface RoomEvents {
  /** Words for the input box. */
  onWords: (words: string) => void
  /** Hands-free: the patient has finished. Out: whether there was anything to send. */
  onSend: () => boolean
}

export type Room = ReturnType<typeof createRoom>

/**
 * The consultation room: the doctor's ears, voice and eyes in one hand, and what a reply brings about, for as long as somebody is in it. With the
 * camera on, the microphone is the video's: what is said in a recording is not dictated, and nothing is.
 */
export function createRoom(session: Session, conversation: Conversation, { onWords, onSend }: RoomEvents) {
  const voice = createVoice({
    readSettings: () => session.getState().settings,
    onWords,
    onSend,
    onNotice: (text) => notify({ tone: 'failure', text }),
  })
  const dictaphone = createDictaphone({
    transcribe: async (form) => (await session.call('transcribe', { body: form })).text,
    onWords,
    onFailure: (text) => notify({ tone: 'failure', text }),
  })
  const video = createVideo(session, conversation, voice.takeVideoWords)
  let greeted: string | null = null
  let hasSent = false

  /** `isTranscribed`: whether the server writes speech down; asked only where the browser cannot, null until it is known. */
  const view = createStore<{ isTranscribed: boolean | null }>({ isTranscribed: null }, () => {
    const stops = [
      follow([video.camera.view], isCameraOn, (isOn) => {
        if (isOn) voice.switchOff()
        return undefined
      }),
      follow([video.camera.view], isVideoHeard, (isHeard) => {
        voice.followVideo(isHeard)
        return undefined
      }),
      follow([session, conversation], ownerToGreet, (owner) => {
        if (owner === null || owner === greeted) return
        const timer = setTimeout(() => {
          greeted = owner
          voice.hear(greetingText)
        }, greetingSpeechDelay)
        return () => clearTimeout(timer)
      }),
      follow([session], () => [ownerOf(session) !== null], askAboutSpeech),
      follow([conversation], () => [conversation.getState().phase], focusAfterSending),
      conversation.onWords(voice.hear),
      conversation.onReply((reply) => {
        // A device that cannot load it goes without its offers.
        void loadChunk('after-reply', () => import('./after-reply.ts')).then(
          ({ afterReply }) => afterReply(session, conversation, reply),
          () => undefined,
        )
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })

  const isCameraOn = (): readonly [boolean] => [video.camera.view.get().camera.kind === 'on']

  function isVideoHeard(): readonly [boolean] {
    const { camera, recorder } = video.camera.view.get()
    return [recorder.kind === 'recording' && camera.kind === 'on' && camera.isSoundOn]
  }

  /** Whom the greeting is for: nobody once something has been said, or while voice output is off. */
  function ownerToGreet(): readonly [string | null] {
    const { phase, messages } = conversation.getState()
    const isDue = phase === 'ready' && messages.length === 1 && session.getState().settings.isVoiceOn
    return [isDue ? ownerOf(session) : null]
  }

  function askAboutSpeech(isOpen: boolean): undefined {
    if (voice.canListen || !isOpen) return
    session.call('viewSpeech').then(
      ({ transcribes }) => view.set({ isTranscribed: transcribes }),
      () => view.set({ isTranscribed: false }),
    )
  }

  /** What was pressed or typed in is gone or disabled meanwhile; the focus goes on with the talk instead of being lost. */
  function focusAfterSending(phase: string): undefined {
    if (phase !== 'ready' || !hasSent) return
    hasSent = false
    requestAnimationFrame(focusComposer)
  }

  return {
    view,
    voice,
    dictaphone,
    video,
    /** Something was sent: the live transcript begins anew, and the focus comes back with the answer. */
    sent() {
      hasSent = true
      voice.clearTranscript()
    },
    toggleVoice() {
      const { settings } = session.getState()
      if (settings.isVoiceOn) voice.stopSpeaking()
      void session.changeSettings(({ isVoiceOn }) => ({ isVoiceOn: !isVoiceOn }))
    },
  }
}
