import type { Settings } from '../../session/settings.ts'
import { createDeviceStore } from '../../store/create-device-store.ts'
import { createAfterGesture } from './after-gesture.ts'
import { createInterruption } from './create-interruption.ts'
import { createRecognition } from './create-recognition.ts'
import { createSpeaker } from './create-speaker.ts'
import type { HandsFree, HandsFreeEvent } from './hands-free.ts'
import { createHandsFreeClock } from './hands-free-clock.ts'
import { recognitionErrorText } from './recognition-errors.ts'
import { liveTranscript, type RecognitionState } from './recognition-state.ts'
import { createVideoWords } from './video-words.ts'

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
  const handsFree = createHandsFreeClock(step)
  let isEnded = false

  const video = createVideoWords({ abort: () => recognition.abort(), stop: () => recognition.stop(), sync })
  const recognition = createRecognition({
    onFinal: (words) => {
      if (!video.add(words)) onWords(words)
    },
    onError: (code) => {
      if (code === 'no-speech' && (handsFree.phase() !== 'off' || video.isFollowed())) {
        setTimeout(sync, relistenAfter)
        return
      }
      if (video.isFollowed()) return
      switchOff()
      const text = recognitionErrorText(code)
      if (text) onNotice(text)
    },
  })
  /** Some browsers are silent until the page is touched: what could not be said is said then. */
  const afterGesture = createAfterGesture((text: string) => {
    if (readSettings().isVoiceOn) speaker.say(text)
  })
  const speaker = createSpeaker(() => readSettings().voice, afterGesture.wait)
  /** Who talks over the doctor stops the doctor. */
  const interruption = createInterruption(speaker.stop, () => tell())
  const view = createDeviceStore<VoiceView>(look(), end, () => {
    isEnded = false
  })

  function look(): VoiceView {
    const isLive = recognition.isHearing() || interruption.isLive()
    return { ...lookOf(recognition.getState()), isSpeaking: speaker.isSpeaking(), isLive, isOn, handsFree: handsFree.phase() }
  }
  const tell = () => view.set(look())
  speaker.subscribe(sync)
  recognition.subscribe(() => {
    if (handsFree.phase() !== 'off' && liveTranscript(recognition.getState()) !== view.get().transcript) step({ type: 'heard' })
    tell()
  })

  /** Brings microphone and watch in line with what is wanted now. */
  function sync() {
    if (isEnded) return
    const isSpeaking = speaker.isSpeaking()
    const isWanted = video.isFollowed() || (isOn && !isSpeaking && handsFree.phase() !== 'answering')
    const { phase } = recognition.getState()
    if (isWanted && phase === 'off') recognition.start()
    else if (!isWanted && (phase === 'listening' || phase === 'starting')) recognition.abort()
    interruption.want(isOn && isSpeaking && readSettings().canInterrupt)
    tell()
  }

  function step(event: HandsFreeEvent) {
    const effect = handsFree.step(event)
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
    handsFree.end()
    recognition.stop()
    sync()
  }

  /** Silences the doctor and lets go of the microphone. */
  function end() {
    isEnded = true
    isOn = false
    video.forget()
    handsFree.end()
    afterGesture.forget()
    interruption.want(false)
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
    followVideo: video.follow,
    takeVideoWords: video.take,
  }
}

/** What the screen shows of recognition. */
const lookOf = (state: RecognitionState): Pick<VoiceView, 'isListening' | 'transcript'> => ({
  isListening: state.phase === 'listening' || state.phase === 'stopping',
  transcript: liveTranscript(state),
})
