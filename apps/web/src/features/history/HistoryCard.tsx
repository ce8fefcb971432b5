import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { useId } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfidenceBadge } from '../../ui/ConfidenceBadge.tsx'
import { DiagnosisDetails } from '../../ui/DiagnosisDetails.tsx'
import { formatDate } from '../../ui/format-date.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chevronIcon, downloadIcon, listIcon, trashIcon } from '../../ui/icons.ts'

interface HistoryCardProps {
  entry: HistoryEntry
  isOpen: boolean
  onToggle: () => void
  onDelete: () => void
  onExport: () => void
  onView: () => void
}

/** One consultation of the past: a line that opens. */
export function HistoryCard({ entry, isOpen, onToggle, onDelete, onExport, onView }: HistoryCardProps) {
  const id = useId()
  return (
    <div className="rounded-card border border-line bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="pressable flex min-h-16 w-full items-center gap-3 rounded-card px-4 py-3 text-left hover:bg-raised"
          onClick={onToggle}
        >
          <span className="grid min-w-0 grow gap-1">
            <span className="font-bold break-words">{entry.diagnosis || 'N/A'}</span>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
              {formatDate(entry.date)}
              <Badge tone={entry.followUpNeeded ? 'orange' : 'green'}>{entry.followUpNeeded ? 'Follow-up Needed' : 'Completed'}</Badge>
            </span>
          </span>
          <ConfidenceBadge share={entry.confidence} />
          <Icon path={chevronIcon} className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="grid gap-4 border-t border-line p-4">
          <DiagnosisDetails record={entry} />
          <div className="flex flex-wrap gap-2">
            <Button icon={listIcon} onClick={onView}>
              View Details
            </Button>
            <Button icon={downloadIcon} onClick={onExport}>
              Export
            </Button>
            <Button icon={trashIcon} className="text-red" onClick={onDelete}>
              Delete
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
