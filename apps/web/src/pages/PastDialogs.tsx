import { useNavigate } from 'react-router'
import { useConversation } from '../features/conversation/use-conversation.ts'
import { ChatDialogs, type OpenDialog } from './ChatDialogs.tsx'

interface PastDialogsProps {
  dialog: OpenDialog
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
}

/** Earlier conversations and documents, opened from the history; a conversation that goes on does so in the chat. */
export function PastDialogs(properties: PastDialogsProps) {
  const { conversation } = useConversation()
  const navigate = useNavigate()
  return <ChatDialogs {...properties} conversation={conversation} onResumed={() => void navigate('/chat')} />
}
