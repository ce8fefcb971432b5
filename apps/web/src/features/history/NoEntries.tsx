import { Link } from 'react-router'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { historyIcon } from '../../ui/icons.ts'
import type { HistorySource } from './use-history.ts'

interface NoEntriesProps {
  source: HistorySource
  /** A search or a filter leaves out entries. */
  isNarrowed: boolean
}

/** What stands where no entry can be shown: why, and what can be done. */
export function NoEntries({ source, isNarrowed }: NoEntriesProps) {
  return (
    <Card>
      <EmptyState icon={historyIcon} {...wordsFor(source, isNarrowed)} />
      {(source === 'server' || source === 'copy') && !isNarrowed && (
        <p className="-mt-4 pb-6 text-center">
          <Link
            to="/chat"
            className="pressable inline-flex min-h-11 items-center rounded-xl bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong"
          >
            Start a consultation
          </Link>
        </p>
      )}
    </Card>
  )
}

function wordsFor(source: HistorySource, isNarrowed: boolean): { title: string; hint: string } {
  if (source === 'opening')
    return {
      title: 'Opening your history...',
      hint: 'Your record is being opened with the key that is kept on this device. This takes only a moment.',
    }
  if (source === 'nowhere')
    return {
      title: 'Your history needs the network',
      hint: 'The server cannot be reached, and this device has not opened your history before. It will be here when the network is back.',
    }
  return {
    title: 'No consultations found',
    hint: isNarrowed
      ? 'Try adjusting your search or filter criteria.'
      : 'Start a consultation with the AI doctor and save its diagnosis to see it here.',
  }
}
