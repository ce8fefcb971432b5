import type { UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import { AvatarPanel } from '../features/avatar/AvatarPanel.tsx'
import type { AvatarState } from '../features/avatar/avatar-status.ts'
import { liveBlinkRate } from '../features/camera/describe-progress.ts'
import { LivingChart } from '../features/conversation/LivingChart.tsx'
import type { Message } from '../features/conversation/message.ts'
import type { OpenRoom } from './use-room.ts'

interface ChatAsideProps {
  face: AvatarState
  view: OpenRoom['view']
  messages: readonly Message[]
  isDisabled: boolean
  onCorrect: (finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) => void
}

/** The right side of a wide screen: the doctor's face, and the chart of what was understood. */
export function ChatAside({ face, view, messages, isDisabled, onCorrect }: ChatAsideProps) {
  return (
    <aside
      aria-label="AI doctor"
      className="sticky top-0 hidden h-dvh w-72 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line bg-surface p-5 pt-10 xl:flex"
    >
      <AvatarPanel state={face} blinkRate={view.camera.kind === 'on' ? liveBlinkRate(view.face) : null} />
      <LivingChart messages={messages} isDisabled={isDisabled} onCorrect={onCorrect} />
    </aside>
  )
}
