import { maximumMessageLength } from '@dr-ai/contract/limits'
import { useRef, useState } from 'react'
import type { Conversation } from '../features/conversation/create-conversation.ts'
import { joinWords } from '../features/voice/recognition-state.ts'
import { useUser } from '../session/use-user.ts'
import { useStore } from '../store/create-store.ts'
import { createRoom } from './create-room.ts'

interface RoomHandlers {
  draft: string
  setDraft: (draft: string) => void
  send: (text: string) => void
}

/** The room with what its parts show now. */
export type OpenRoom = ReturnType<typeof useRoom>

/** The consultation room of this screen; dictated words go into the input box. */
export function useRoom(conversation: Conversation, handlers: RoomHandlers) {
  const { session } = useUser()
  const latest = useRef(handlers)
  latest.current = handlers
  const [room] = useState(() =>
    createRoom(session, conversation, {
      onWords(words) {
        const joined = joinWords(latest.current.draft, words).slice(0, maximumMessageLength)
        latest.current.draft = joined
        latest.current.setDraft(joined)
      },
      onSend() {
        const { draft, send } = latest.current
        send(draft)
        return draft.trim() !== ''
      },
    }),
  )
  return {
    room,
    ...useStore(room.view),
    speech: useStore(room.voice.view),
    pushToTalk: useStore(room.dictaphone.state),
    recordings: useStore(room.video.view),
    view: useStore(room.video.camera.view),
  }
}
