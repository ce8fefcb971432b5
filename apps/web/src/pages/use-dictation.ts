import { maximumMessageLength } from '@dr-ai/contract/limits'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Conversation } from '../features/conversation/create-conversation.ts'
import { createDictaphone } from '../features/voice/create-dictaphone.ts'
import { joinWords } from '../features/voice/recognition-state.ts'
import { useVoice } from '../features/voice/use-voice.ts'
import { useUser } from '../session/use-user.ts'
import { notify } from '../ui/notices.ts'

interface DictationProps {
  conversation: Conversation
  greeting: string | null
  draft: string
  setDraft: (draft: string) => void
  send: (text: string) => void
}

/** Voice in the conversation: dictated words go into the input box, the doctor's words are spoken. */
export function useDictation({ conversation, greeting, draft, setDraft, send }: DictationProps) {
  const { session, access } = useUser()
  const latest = useRef({ draft, setDraft, send })
  latest.current = { draft, setDraft, send }
  const addWords = (words: string) => {
    const joined = joinWords(latest.current.draft, words).slice(0, maximumMessageLength)
    latest.current.draft = joined
    latest.current.setDraft(joined)
  }
  const dictation = useVoice({
    onWords: addWords,
    onSend: () => {
      const { draft, send } = latest.current
      send(draft)
      return draft.trim() !== ''
    },
    follow: conversation.onWords,
    greeting,
  })
  const { canListen } = dictation.voice

  const [dictaphone] = useState(() =>
    createDictaphone({
      transcribe: async (form) => (await session.call('transcribe', { body: form })).text,
      onWords: addWords,
      onFailure: (text) => notify({ tone: 'failure', text }),
    }),
  )
  const pushToTalk = useSyncExternalStore(dictaphone.subscribe, dictaphone.getState)
  useEffect(() => dictaphone.end, [dictaphone])

  /** Whether the server writes speech down; asked only where the browser cannot. */
  const [isTranscribed, setTranscribed] = useState<boolean | null>(null)
  const isOpen = access.kind === 'open'
  useEffect(() => {
    if (canListen || !isOpen) return
    session.call('viewSpeech').then(
      ({ transcribes }) => setTranscribed(transcribes),
      () => setTranscribed(false),
    )
  }, [session, canListen, isOpen])

  return { ...dictation, dictaphone, pushToTalk, isTranscribed }
}

export type Dictation = ReturnType<typeof useDictation>
