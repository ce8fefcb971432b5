import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { liveChannelOf } from '../../session/live-channel.ts'
import { useUser } from '../../session/use-user.ts'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { controlLook } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { historyIcon, searchIcon } from '../../ui/icons.ts'
import { notify } from '../../ui/notices.ts'
import { filterHistory, filterLabels, type HistoryFilter } from './filter-history.ts'
import { HistoryList } from './HistoryList.tsx'
import { MeasurementCharts } from './MeasurementCharts.tsx'
import { measurementSeries } from './measurement-series.ts'
import { TimelineChart } from './TimelineChart.tsx'

interface HistoryProps {
  onExport: (entry: HistoryEntry) => void
  onView: (entry: HistoryEntry) => void
  /** Buttons beside the title. */
  actions: ReactNode
}

/** Past consultations: search, filter, timeline and list. */
export function History({ onExport, onView, actions }: HistoryProps) {
  const { session, access, medicalHistory } = useUser()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<HistoryFilter>('all')
  const [isLoaded, setLoaded] = useState(false)
  const [doomed, setDoomed] = useState<HistoryEntry | null>(null)
  const sought = useDeferredValue(search)
  const owner = access.kind === 'open' ? access.owner : null

  useEffect(() => {
    if (!owner) return
    const load = () =>
      session
        .call('listHistory')
        .then(
          ({ history }) => session.setMedicalHistory(history),
          // The call has logged it; the list stays empty, as described.
          () => undefined,
        )
        .finally(() => setLoaded(true))
    void load()
    // Another page of the same patient may change it, in this browser or in another.
    const live = liveChannelOf(session)
    const stops = [
      session.watch('history', load),
      live.on('record:changed', ({ kind }) => {
        if (kind === 'history') void load()
      }),
      // What was changed before the channel opened, nobody has told.
      live.onConnection((isConnected) => {
        if (isConnected) void load()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [session, owner])

  const entries = filterHistory(medicalHistory, sought, filter)
  const isNarrowed = search.trim() !== '' || filter !== 'all'
  const remove = async (entry: HistoryEntry) => {
    try {
      await session.call('deleteHistory', { parameters: { id: entry._id } })
      session.removeMedicalRecord(entry._id)
    } catch {
      notify({ tone: 'failure', text: 'Failed to delete medical history entry. Please try again.' })
    }
  }

  return (
    <div className="mx-auto grid w-full max-w-4xl gap-5 px-4 py-6 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">Medical History</h1>
          <p className="text-soft">View past consultations</p>
        </div>
        {actions}
      </div>
      {medicalHistory.length > 0 && (
        <Card className="p-4">
          <h2 className="mb-2 font-bold">Consultations by month</h2>
          <TimelineChart entries={medicalHistory} />
        </Card>
      )}
      {measurementSeries(medicalHistory).length > 0 && (
        <Card className="p-4">
          <h2 className="mb-2 font-bold">Measured in your videos</h2>
          <MeasurementCharts entries={medicalHistory} />
        </Card>
      )}
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <div className="relative">
          <Icon path={searchIcon} className="pointer-events-none absolute top-3 left-3.5 size-5 text-soft" />
          <input
            type="search"
            aria-label="Search symptoms or diagnosis"
            placeholder="Search symptoms or diagnosis..."
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className={`${controlLook} pl-11`}
          />
        </div>
        <select
          aria-label="Filter consultations"
          value={filter}
          onChange={(event) => setFilter(event.target.value as HistoryFilter)}
          className={controlLook}
        >
          {(Object.keys(filterLabels) as HistoryFilter[]).map((each) => (
            <option key={each} value={each}>
              {filterLabels[each]}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className="text-[0.9375rem] text-soft">
        {isLoaded ? `${entries.length} consultation(s) found` : 'Loading...'}
      </p>
      {!isLoaded && entries.length === 0 && (
        <Card>
          <EmptyState
            icon={historyIcon}
            title="Opening your history..."
            hint="Your record is being opened with the key that is kept on this device. This takes only a moment."
          />
        </Card>
      )}
      {isLoaded && entries.length === 0 && (
        <Card>
          <EmptyState
            icon={historyIcon}
            title="No consultations found"
            hint={
              isNarrowed
                ? 'Try adjusting your search or filter criteria.'
                : 'Start a consultation with the AI doctor and save its diagnosis to see it here.'
            }
          />
        </Card>
      )}
      {entries.length > 0 && <HistoryList entries={entries} onDelete={setDoomed} onExport={onExport} onView={onView} />}
      {doomed && (
        <ConfirmDialog
          title="Delete entry"
          question="Are you sure you want to delete this medical history entry?"
          confirm="Delete"
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </div>
  )
}
