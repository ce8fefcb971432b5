import { Button } from '../../ui/Button.tsx'
import { calendarIcon, clipboardIcon, documentIcon, editIcon, eyeIcon } from '../../ui/icons.ts'

interface VerdictActionsProps {
  isDisabled: boolean
  /** Null where the conversation is kept on this device. */
  onSave: (() => void) | null
  onReport: () => void
  onShow: () => void
  onRemind: () => void
  onChange: () => void
}

/** The ways on from a verdict. */
export function VerdictActions({ isDisabled, onSave, onReport, onShow, onRemind, onChange }: VerdictActionsProps) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {onSave && (
        <Button icon={clipboardIcon} disabled={isDisabled} onClick={onSave}>
          Save to history
        </Button>
      )}
      <Button icon={documentIcon} disabled={isDisabled} onClick={onReport}>
        PDF for my doctor
      </Button>
      <Button icon={eyeIcon} disabled={isDisabled} onClick={onShow}>
        Show to a doctor
      </Button>
      <Button icon={calendarIcon} onClick={onRemind}>
        Remind me tomorrow
      </Button>
      <Button icon={editIcon} disabled={isDisabled} onClick={onChange}>
        Something changed
      </Button>
    </div>
  )
}
