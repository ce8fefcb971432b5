import { greetingSpeechDelay } from '@dr-ai/contract/limits'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useUser } from '../../session/use-user.ts'
import { notify } from '../../ui/notices.ts'
import { createVoice } from './create-voice.ts'

interface VoiceHandlers {
  onWords: (words: string) => void
  /** Out: whether there was anything to send. */
  onSend: () => boolean
  /** What the doctor says newly. Out: how to stop listening to it. */
  follow: (listener: (text: string) => void) => () => void
  /** The greeting while nothing else has been said; null afterwards. */
  greeting: string | null
}

/** The doctor's voice and ears on this screen; both rest when the screen goes away. */
export function useVoice(handlers: VoiceHandlers) {
  const { session, settings, access } = useUser()
  const latest = useRef(handlers)
  latest.current = handlers
  const [voice] = useState(() =>
    createVoice({
      readSettings: () => session.getState().settings,
      onWords: (words) => latest.current.onWords(words),
      onSend: () => latest.current.onSend(),
      onNotice: (text) => notify({ tone: 'failure', text }),
    }),
  )
  const view = useSyncExternalStore(voice.subscribe, voice.getView)
  const owner = access.kind === 'open' ? access.owner : null

  useEffect(() => {
    voice.begin()
    const stop = latest.current.follow(voice.hear)
    addEventListener('pagehide', voice.end)
    return () => {
      stop()
      removeEventListener('pagehide', voice.end)
      voice.end()
    }
  }, [voice])

  const greeted = useRef<string | null>(null)
  const { greeting } = handlers
  const isDue = owner !== null && greeting !== null && settings.isVoiceOn
  useEffect(() => {
    if (!isDue || greeted.current === owner) return
    const timer = setTimeout(() => {
      greeted.current = owner
      voice.hear(greeting ?? '')
    }, greetingSpeechDelay)
    return () => clearTimeout(timer)
  }, [isDue, greeting, owner, voice])

  return {
    ...view,
    voice,
    isVoiceOn: settings.isVoiceOn,
    toggleVoice() {
      if (settings.isVoiceOn) voice.stopSpeaking()
      void session.saveSettings({ ...settings, isVoiceOn: !settings.isVoiceOn })
    },
  }
}
