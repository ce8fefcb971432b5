import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { DosePermission } from './schedule/dose-limits.ts'

interface TooSoonDialogProps {
  name: string
  permission: DosePermission & { isFine: false }
  onTake: () => void
  onClose: () => void
}

/** Warns before a dose too soon after the last one, or beyond the day's maximum. */
export function TooSoonDialog({ name, permission, onTake, onClose }: TooSoonDialogProps) {
  const next = new Date(permission.nextAt)
  const isToday = next.toDateString() === new Date().toDateString()
  const when = next.toLocaleString(undefined, isToday ? { timeStyle: 'short' } : { weekday: 'long', hour: 'numeric', minute: '2-digit' })
  const reason =
    permission.reason === 'too-soon'
      ? `It is too soon for another dose of ${name}.`
      : `You have taken the most doses of ${name} for one day. Another one would be over the day's maximum.`
  return (
    <Dialog
      title={permission.reason === 'too-soon' ? 'Too soon' : "Over the day's maximum"}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTake}>I have already taken it</Button>
          <Button look="primary" onClick={onClose}>
            Do not take it
          </Button>
        </>
      }
    >
      <p>{reason}</p>
      <p className="mt-2 font-semibold">Next possible at {when}.</p>
      <p className="mt-2 text-[0.9375rem] text-soft">If you have taken too much or feel unwell, call a doctor or your poison centre.</p>
    </Dialog>
  )
}
