import { useSyncExternalStore } from 'react'
import type { Session } from '../../session/create-session.ts'
import { useUser } from '../../session/use-user.ts'
import { type Conversation, createConversation } from './create-conversation.ts'

const conversations = new WeakMap<Session, Conversation>()

/** The conversation of this session; the same one on every screen, so that an answer arrives wherever the patient looks. */
function conversationOf(session: Session): Conversation {
  const known = conversations.get(session)
  if (known) return known
  const conversation = createConversation(session)
  conversation.begin()
  conversations.set(session, conversation)
  return conversation
}

export function useConversation() {
  const { session } = useUser()
  const conversation = conversationOf(session)
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState)
  return { ...state, conversation }
}
