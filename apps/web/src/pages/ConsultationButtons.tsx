import { HeaderButton } from '../ui/HeaderButton.tsx'
import { eyeIcon, historyIcon, plusIcon, slidersIcon, tasksIcon } from '../ui/icons.ts'

interface ConsultationButtonsProps {
  canBeginAnew: boolean
  /** How many tasks came with answers and were not looked at yet. */
  newTasks: number
  /** Null before anything was said. */
  onShowToDoctor: (() => void) | null
  onVoice: () => void
  onOpen: (kind: 'tasks' | 'consultations') => void
  onBeginAnew: () => void
}

/** What a consultation's header offers where there is room; on a phone the same stands in its menu. */
export function ConsultationButtons({ canBeginAnew, newTasks, onShowToDoctor, onVoice, onOpen, onBeginAnew }: ConsultationButtonsProps) {
  return (
    <>
      <HeaderButton label="Voice settings" word="Voice" icon={slidersIcon} onClick={onVoice} />
      <HeaderButton label="Health Tasks" word="Tasks" icon={tasksIcon} count={newTasks} onClick={() => onOpen('tasks')} />
      <HeaderButton label="Earlier consultations" word="Earlier" icon={historyIcon} onClick={() => onOpen('consultations')} />
      {onShowToDoctor && <HeaderButton label="Show to a doctor" word="Show" icon={eyeIcon} onClick={onShowToDoctor} />}
      <HeaderButton label="New consultation" word="New" icon={plusIcon} disabled={!canBeginAnew} onClick={onBeginAnew} />
    </>
  )
}
