import { HeaderButton } from '../ui/HeaderButton.tsx'
import { eyeIcon, historyIcon, plusIcon, slidersIcon, tasksIcon } from '../ui/icons.ts'

interface ConsultationButtonsProps {
  canBeginAnew: boolean
  /** Null before anything was said. */
  onShowToDoctor: (() => void) | null
  onVoice: () => void
  onOpen: (kind: 'tasks' | 'consultations') => void
  onBeginAnew: () => void
}

/** What a consultation's header offers where there is room; on a phone the same stands in its menu. */
export function ConsultationButtons({ canBeginAnew, onShowToDoctor, onVoice, onOpen, onBeginAnew }: ConsultationButtonsProps) {
  return (
    <>
      <HeaderButton label="Voice settings" word="Voice" icon={slidersIcon} onClick={onVoice} />
      <HeaderButton label="Health Tasks" word="Tasks" icon={tasksIcon} onClick={() => onOpen('tasks')} />
      <HeaderButton label="Earlier consultations" word="Earlier" icon={historyIcon} onClick={() => onOpen('consultations')} />
      {onShowToDoctor && <HeaderButton label="Show to a doctor" word="Show" icon={eyeIcon} onClick={onShowToDoctor} />}
      <HeaderButton label="New consultation" word="New" icon={plusIcon} disabled={!canBeginAnew} onClick={onBeginAnew} />
    </>
  )
}
