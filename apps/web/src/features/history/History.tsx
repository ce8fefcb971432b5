import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUser } from '../../session/use-user.ts'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DamagedNote } from '../../ui/DamagedNote.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { notify } from '../../ui/notices.ts'
import { filterHistory, type HistoryFilter } from './filter-history.ts'
import { HistoryControls } from './HistoryControls.tsx'
import { MeasurementCharts } from './MeasurementCharts.tsx'
import { measurementSeries } from './measurement-series.ts'
import { NoEntries } from './NoEntries.tsx'
import { useHistory } from './use-history.ts'

const HistoryList = lazyPart('history list', async () => (await import('./HistoryList.tsx')).HistoryList)

interface HistoryProps {
  onExport: (entry: HistoryEntry) => void
  onView: (entry: HistoryEntry) => void
  /** Buttons beside the title. */
  actions: ReactNode
  /** The ways to all else that is kept of what was. */
  places: ReactNode
}

/** Puts the focus onto the row at a place, or the last one; without rows onto the search. */
function focusRow(place: number) {
  const rows = document.querySelectorAll<HTMLElement>('section[aria-label="Consultations"] button[aria-expanded]')
  const row = rows[Math.min(place, rows.length - 1)] ?? document.querySelector<HTMLElement>('input[type="search"]')
  row?.focus()
}

/** Past consultations: search, filter and list, then what they show over time. */
export function History({ onExport, onView, actions, places }: HistoryProps) {
  const { session, medicalHistory } = useUser()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<HistoryFilter>('all')
  const { source, damaged } = useHistory()
  const [entryToDelete, setEntryToDelete] = useState<HistoryEntry | null>(null)
  const deferredSearch = useDeferredValue(search)
  const isLoaded = source !== 'opening'
  const entries = filterHistory(medicalHistory, deferredSearch, filter)
  const isNarrowed = search.trim() !== '' || filter !== 'all'
  const remove = async (entry: HistoryEntry) => {
    try {
      await session.call('deleteHistory', { parameters: { id: entry._id } })
      const place = entries.findIndex((each) => each._id === entry._id)
      session.removeMedicalRecord(entry._id)
      notify({ tone: 'info', text: 'The entry was deleted.', action: { label: 'Undo', run: () => void restore(entry) } })
      return place
    } catch {
      notify({ tone: 'failure', text: 'Failed to delete medical history entry. Please try again.' })
      return null
    }
  }

  const restore = async ({ _id, addedAt, ...diagnosis }: HistoryEntry) => {
    try {
      const { entry } = await session.call('addHistory', { body: { diagnosis } })
      session.addMedicalRecord(entry)
    } catch {
      notify({
        tone: 'failure',
        text: 'The entry could not be brought back. Please try again.',
        action: { label: 'Try again', run: () => void restore({ _id, addedAt, ...diagnosis }) },
      })
    }
  }

  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-5 px-4 py-6 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">Medical History</h1>
          <p className="text-soft">View past consultations</p>
        </div>
        {actions}
      </div>
      <div className="@container">
        <div className="grid grid-cols-1 gap-2 @min-[22rem]:grid-cols-3">{places}</div>
      </div>
      <HistoryControls
        search={search}
        filter={filter}
        onSearch={setSearch}
        onFilter={setFilter}
        status={isLoaded ? `${entries.length} consultation(s) found` : 'Loading...'}
      />
      <DamagedNote count={damaged} names={['entry', 'entries']} />
      {source === 'copy' && (
        <p className="text-soft">
          The server cannot be reached. This is your history as this device last saw it; adding and deleting wait for the network.
        </p>
      )}
      {entries.length === 0 && <NoEntries source={source} isNarrowed={isNarrowed} />}
      {entries.length > 0 && <HistoryList entries={entries} onDelete={setEntryToDelete} onExport={onExport} onView={onView} />}
      {measurementSeries(medicalHistory).length > 0 && (
        <Card className="p-4">
          <h2 className="mb-2 font-bold">Measured in your videos</h2>
          <MeasurementCharts entries={medicalHistory} />
        </Card>
      )}
      {entryToDelete && (
        <ConfirmDialog
          title="Delete entry"
          question="Are you sure you want to delete this medical history entry?"
          confirm="Delete"
          onConfirm={async () => {
            const place = await remove(entryToDelete)
            flushSync(() => setEntryToDelete(null))
            // The row that had the focus is gone: the next one takes it, or the search where there is none.
            if (place !== null) focusRow(place)
          }}
          onClose={() => setEntryToDelete(null)}
        />
      )}
    </div>
  )
}
