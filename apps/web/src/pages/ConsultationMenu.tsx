import type { ReactNode } from 'react'
import { MenuItem } from '../ui/HeaderMenu.tsx'
import { clipboardIcon, eyeIcon, historyIcon, plusIcon, slidersIcon, tasksIcon } from '../ui/icons.ts'

interface ConsultationMenuProps {
  canBeginAnew: boolean
  /** How many tasks came with answers and were not looked at yet. */
  newTasks: number
  /** Null where nothing can be taken into the history. */
  extract: { words: string; isDisabled: boolean; run: () => void } | null
  /** Null before anything was said. */
  onShowToDoctor: (() => void) | null
  onVoice: () => void
  onOpen: (kind: 'tasks' | 'consultations') => void
  onBeginAnew: () => void
  /** Whose record it is. */
  children: ReactNode
}

/** The buttons of a consultation on a phone. */
export function ConsultationMenu({
  canBeginAnew,
  newTasks,
  extract,
  onShowToDoctor,
  onVoice,
  onOpen,
  onBeginAnew,
  children,
}: ConsultationMenuProps) {
  return (
    <>
      <MenuItem icon={plusIcon} disabled={!canBeginAnew} onClick={onBeginAnew}>
        New consultation
      </MenuItem>
      {extract && (
        <MenuItem icon={clipboardIcon} disabled={extract.isDisabled} onClick={extract.run}>
          {extract.words}
        </MenuItem>
      )}
      {onShowToDoctor && (
        <MenuItem icon={eyeIcon} onClick={onShowToDoctor}>
          Show to a doctor
        </MenuItem>
      )}
      <MenuItem icon={tasksIcon} count={newTasks} onClick={() => onOpen('tasks')}>
        Health Tasks
      </MenuItem>
      <MenuItem icon={historyIcon} onClick={() => onOpen('consultations')}>
        Earlier consultations
      </MenuItem>
      <MenuItem icon={slidersIcon} onClick={onVoice}>
        Voice settings
      </MenuItem>
      <div className="mt-1 border-t border-line pt-1">{children}</div>
    </>
  )
}
