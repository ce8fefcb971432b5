import { useState } from 'react'
import { loadChunk } from '../../../api/load-chunk.ts'
import type { Medication } from '../../../session/medication.ts'
import { useUser } from '../../../session/use-user.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { calendarIcon, downloadIcon } from '../../../ui/icons.ts'
import { notify } from '../../../ui/notices.ts'
import { saveFile } from '../../../ui/save-file.ts'
import type { Intake } from '../schedule/intake.ts'
import { listContent } from './list-rows.ts'

interface ListActionsProps {
  medications: readonly Medication[]
  intakes: readonly Intake[]
  clock: { now: number; today: string; zone: string }
}

/** The list to take along: a PDF for the doctor, and the doses as a calendar file. */
export function ListActions({ medications, intakes, clock }: ListActionsProps) {
  const { user, profile } = useUser()
  const [isAsking, setAsking] = useState(false)
  const [showsNames, setShowsNames] = useState(false)

  async function savePdf() {
    try {
      const { renderList } = await loadChunk('medication list', () => import('./render-list.tsx'))
      const content = listContent(medications, intakes, { name: user?.name ?? null, profile }, clock)
      const date = new Date(clock.now).toLocaleDateString(undefined, { dateStyle: 'long' })
      saveFile(await renderList(content, date), `medication-list-${clock.today}.pdf`)
    } catch (error) {
      console.error('Medication list failed', error instanceof Error ? error.name : 'unknown')
      notify({ tone: 'failure', text: 'The list could not be made. Please try again.' })
    }
  }
  async function saveCalendar() {
    try {
      const { calendarFile } = await loadChunk('calendar file', () => import('./calendar-file.ts'))
      const content = calendarFile(medications, { today: clock.today, madeAt: Date.now(), showsNames })
      saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), `medication-times-${clock.today}.ics`)
      setAsking(false)
    } catch {
      notify({ tone: 'failure', text: 'The calendar file could not be made. Please try again.' })
    }
  }

  return (
    <>
      <Button icon={downloadIcon} onClick={savePdf}>
        List for the doctor (PDF)
      </Button>
      <Button icon={calendarIcon} onClick={() => setAsking(true)}>
        Calendar file
      </Button>
      {isAsking && (
        <Dialog
          title="Calendar file"
          subtitle="Your dose times with an alarm each, for the calendar of your phone or computer."
          size="small"
          onClose={() => setAsking(false)}
          actions={
            <Button look="primary" icon={downloadIcon} onClick={saveCalendar}>
              Save calendar file
            </Button>
          }
        >
          <label htmlFor="calendar-names" className="flex min-h-11 items-center gap-3">
            <input
              id="calendar-names"
              type="checkbox"
              className="size-6"
              checked={showsNames}
              onChange={(event) => setShowsNames(event.target.checked)}
            />
            Show the medicines' names
          </label>
          <p className="mt-2 text-[0.9375rem] text-soft">
            Without names the entries read "Medication reminder". A calendar is often shared and leaves this device.
          </p>
        </Dialog>
      )}
    </>
  )
}
