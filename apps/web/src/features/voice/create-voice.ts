import type { Settings } from '../../session/settings.ts'
import { createStore } from '../../store/create-store.ts'
import { createRecognition } from './create-recognition.ts'
import { createSpeaker } from './create-speaker.ts'
import { type HandsFree, type HandsFreeEvent, handsFreeStep, handsFreeTimer } from './hands-free.ts'
import { recognitionErrorText } from './recognition-errors.ts'
import { joinWords, liveTranscript } from './recognition-state.ts'
import { watchTalk } from './watch-talk.ts'

export interface VoiceView {
  isSpeaking: boolean
  isListening: boolean
  /** Whether a microphone is really open for the conversation, by its own events. */
  isLive: boolean
  /** Whether the patient has switched the microphone on; it rests while the doctor speaks. */
  isOn: boolean
  transcript: string
  handsFree: HandsFree
}

interface VoiceEvents {
  readSettings: () => Settings
  /** Words for the input box. */
  onWords: (words: string) => void
  /** Hands-free: the patient has finished. Out: whether there was anything to send. */
  onSend: () => boolean
  onNotice: (sentence: string) => void
}

/** Milliseconds before listening again after the browser has ended it for silence. */
const relistenAfter = 300
export const gaveUpText = 'I stopped listening because I heard nothing. Press the microphone to go on.'

/**
 * Hearing and speaking in one hand, so that the doctor never hears itself: recognition rests while the doctor speaks, and who talks
 * over the doctor stops the doctor. It falls silent and lets go of the microphone when nobody follows it any more, or the page is left.
 */
export function createVoice({ readSettings, onWords, onSend, onNotice }: VoiceEvents) {
  let isOn = false
  let isTalkWatched = false
  let handsFree: HandsFree = 'off'
  let timer: ReturnType<typeof setTimeout> | undefined
  let closeWatch: (() => void) | null = null
  /** What was said in the video that is being recorded; null while none is. */
  let videoWords: string | null = null
  let unblock: (() => void) | null = null
  let isEnded = false

  const recognition = createRecognition({
    onFinal: (words) => {
      if (videoWords !== null) videoWords = joinWords(videoWords, words)
      else onWords(words)
    },
    onError: (code) => {
      if (code === 'no-speech' && (handsFree !== 'off' || videoWords !== null)) {
        setTimeout(sync, relistenAfter)
        return
      }
      if (videoWords !== null) return
      switchOff()
      const text = recognitionErrorText(code)
      if (text) onNotice(text)
    },
  })
  const speaker = createSpeaker(() => readSettings().voice, sayAfterGesture)
  const view = createStore<VoiceView>(look(), () => {
    isEnded = false
    // A page that is left for another address, or frozen in the background cache, lets go too.
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
    }
  })

  function look(): VoiceView {
    const state = recognition.getState()
    return {
      isSpeaking: speaker.isSpeaking(),
      isListening: state.phase === 'listening' || state.phase === 'stopping',
      isLive: recognition.isHearing() || isTalkWatched,
      isOn,
      transcript: liveTranscript(state),
      handsFree,
    }
  }
  const tell = () => view.set(look())
  speaker.subscribe(sync)
  recognition.subscribe(() => {
    if (handsFree !== 'off' && liveTranscript(recognition.getState()) !== view.get().transcript) step({ type: 'heard' })
    tell()
  })

  /** Brings microphone and watch in line with what is wanted now. */
  function sync() {
    if (isEnded) return
    const isSpeaking = speaker.isSpeaking()
    const isWanted = videoWords !== null || (isOn && !isSpeaking && handsFree !== 'answering')
    const { phase } = recognition.getState()
    if (isWanted && phase === 'off') recognition.start()
    else if (!isWanted && (phase === 'listening' || phase === 'starting')) recognition.abort()
    const isWatchWanted = isOn && isSpeaking && readSettings().canInterrupt
    if (isWatchWanted && !closeWatch) {
      closeWatch = watchTalk(speaker.stop, (isLive) => {
        isTalkWatched = isLive
        tell()
      })
    } else if (!isWatchWanted && closeWatch) {
      closeWatch()
      closeWatch = null
    }
    tell()
  }

  function step(event: HandsFreeEvent) {
    const { phase, effect } = handsFreeStep(handsFree, event)
    handsFree = phase
    clearTimeout(timer)
    const wait = handsFreeTimer(phase)
    if (wait !== null) timer = setTimeout(() => step({ type: 'timer' }), wait)
    if (effect === 'send') {
      recognition.abort()
      recognition.clear()
      // A cough that was no words after all: go on listening.
      if (!onSend()) return step({ type: 'answered' })
    } else if (effect === 'give up') {
      switchOff()
      onNotice(gaveUpText)
    }
    sync()
  }

  function switchOff() {
    isOn = false
    clearTimeout(timer)
    handsFree = 'off'
    recognition.stop()
    sync()
  }

  /** Some browsers are silent until the page is touched: what could not be said is said then. */
  function sayAfterGesture(text: string) {
    unblock?.()
    const retry = () => {
      unblock?.()
      if (readSettings().isVoiceOn) speaker.say(text)
    }
    addEventListener('pointerdown', retry)
    addEventListener('keydown', retry)
    unblock = () => {
      removeEventListener('pointerdown', retry)
      removeEventListener('keydown', retry)
      unblock = null
    }
  }

  /** Silences the doctor and lets go of the microphone. */
  function end() {
    isEnded = true
    isOn = false
    handsFree = 'off'
    videoWords = null
    clearTimeout(timer)
    unblock?.()
    closeWatch?.()
    closeWatch = null
    recognition.abort()
    speaker.stop()
    tell()
  }

  return {
    canSpeak: speaker.isSupported,
    canListen: recognition.isSupported,
    view,
    toggleMicrophone() {
      if (isOn) return switchOff()
      if (!recognition.isSupported) return onNotice(recognitionErrorText('unsupported') ?? '')
      isOn = true
      speaker.stop()
      if (readSettings().isHandsFree) step({ type: 'on' })
      else sync()
    },
    switchOff,
    /** The doctor has said something: spoken where voice output is on. */
    hear(text: string) {
      if (readSettings().isVoiceOn) speaker.say(text)
      step({ type: 'answered' })
    },
    stopSpeaking: speaker.stop,
    test(phrase: string) {
      speaker.stop()
      speaker.say(phrase)
    },
    /** What was dictated has been sent: the live transcript begins anew. */
    clearTranscript: recognition.clear,
    /** Listens to what is said in a video, or no longer does. */
    followVideo(isFollowed: boolean) {
      if (isFollowed) {
        videoWords ??= ''
        sync()
      } else if (videoWords !== null) recognition.stop()
    },
    /** Ends listening to the video. Out: what was said in it. */
    takeVideoWords(): string {
      recognition.abort()
      const words = videoWords ?? ''
      videoWords = null
      sync()
      return words
    },
  }
}
