import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfidenceBadge } from '../../ui/ConfidenceBadge.tsx'
import { capitalized } from '../../ui/capitalized.ts'
import { DiagnosisDetails } from '../../ui/DiagnosisDetails.tsx'
import { formatDate } from '../../ui/format-date.ts'
import { downloadIcon, listIcon, trashIcon } from '../../ui/icons.ts'
import { OpeningCard } from '../../ui/OpeningCard.tsx'

interface HistoryCardProps {
  entry: HistoryEntry
  isOpen: boolean
  onToggle: () => void
  onDelete: () => void
  onExport: () => void
  onView: () => void
}

const complaintsShown = 2

/** One consultation of the past, as a line of the timeline that opens: what was complained of, what was found, what was advised. */
export function HistoryCard({ entry, isOpen, onToggle, onDelete, onExport, onView }: HistoryCardProps) {
  const complaint = capitalized(entry.symptoms?.slice(0, complaintsShown).join(', ') ?? '')
  const [advice] = entry.aiRecommendations ?? []
  return (
    <div className="relative ml-5 rounded-card border border-line bg-surface before:absolute before:top-6 before:-left-5 before:size-3 before:rounded-full before:bg-accent">
      <OpeningCard
        isOpen={isOpen}
        onToggle={onToggle}
        summary={
          <span className="grid min-w-0 grow gap-1">
            <span className="text-sm text-wrap text-soft">
              {formatDate(entry.date)}
              {complaint && `: ${complaint}`}
            </span>
            <span className="font-bold break-words">{entry.diagnosis || 'N/A'}</span>
            {advice && !isOpen && <span className="line-clamp-2 text-[0.9375rem]">Advised: {advice}</span>}
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge tone={entry.followUpNeeded ? 'orange' : 'green'}>{entry.followUpNeeded ? 'Follow-up Needed' : 'Completed'}</Badge>
              <ConfidenceBadge record={entry} />
            </span>
          </span>
        }
      >
        <DiagnosisDetails record={entry} isBrief />
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
      </OpeningCard>
    </div>
  )
}
