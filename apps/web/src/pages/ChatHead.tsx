import { type ReactNode, useSyncExternalStore } from 'react'
import { reachOfServer, watchReach } from '../api/reach.ts'
import type { Activity } from '../features/conversation/activity.ts'
import { ChatHeader } from '../features/conversation/ChatHeader.tsx'
import type { Conversation } from '../features/conversation/create-conversation.ts'
import { headerStatus } from '../features/conversation/header-status.ts'
import { countNew, lookAtTasks } from '../features/tasks/new-tasks.ts'
import { VoiceHeaderButtons } from '../features/voice/VoiceButtons.tsx'
import { useUser } from '../session/use-user.ts'
import type { OpenDialog } from './ChatDialogs.tsx'
import { ConsultationButtons } from './ConsultationButtons.tsx'
import { ConsultationMenu } from './ConsultationMenu.tsx'
import type { Room } from './create-room.ts'

interface ChatHeadProps {
  activity: Activity
  room: Room
  conversation: Conversation
  canBeginAnew: boolean
  /** While help must be called nothing else asks to be looked at. */
  isUrgent: boolean
  /** What becomes of the conversation as an entry of the history; null while there is nothing to extract. */
  extract: { words: string; isDisabled: boolean; run: () => void } | null
  /** The page for a doctor, on the screen; null before anything was said. */
  onShowToDoctor: (() => void) | null
  onOpen: (dialog: OpenDialog) => void
  /** Who is signed in; on a phone it stands in the menu. */
  user: ReactNode
}

/** The header of the consultation room: what the doctor does, the voice, and the consultation's buttons, on a phone in one menu. */
export function ChatHead({ activity, room, conversation, canBeginAnew, isUrgent, extract, onShowToDoctor, onOpen, user }: ChatHeadProps) {
  const { session, settings, tasks } = useUser()
  const { voice } = room
  const reach = useSyncExternalStore(watchReach, reachOfServer)
  const buttons = {
    canBeginAnew,
    newTasks: isUrgent ? 0 : countNew(tasks),
    onShowToDoctor,
    onVoice: () => onOpen({ kind: 'voice', isSupported: voice.canSpeak, onTest: voice.test }),
    onOpen: (kind: 'tasks' | 'consultations') => {
      onOpen({ kind })
      if (kind === 'tasks') void lookAtTasks(session)
    },
    onBeginAnew: () => conversation.beginAnew(),
  }
  return (
    <ChatHeader
      status={headerStatus(activity, reach !== 'reached')}
      count={buttons.newTasks}
      more={<ConsultationButtons {...buttons} />}
      menu={
        <ConsultationMenu {...buttons} extract={extract}>
          {user}
        </ConsultationMenu>
      }
    >
      <VoiceHeaderButtons
        isSupported={voice.canSpeak}
        isOn={settings.isVoiceOn}
        isSpeaking={activity.isSpeaking}
        onToggle={room.toggleVoice}
        onStop={voice.stopSpeaking}
      />
    </ChatHeader>
  )
}
