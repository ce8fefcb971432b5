import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { HistoryCard } from './HistoryCard.tsx'

interface HistoryListProps {
  entries: readonly HistoryEntry[]
  onDelete: (entry: HistoryEntry) => void
  onExport: (entry: HistoryEntry) => void
  onView: (entry: HistoryEntry) => void
}

const closedHeight = 140

/** The list, at most 600 px high; only what is in view is drawn, so that thousands of entries scroll like ten. */
export function HistoryList({ entries, onDelete, onExport, onView }: HistoryListProps) {
  const frame = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const list = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => closedHeight,
    getItemKey: (index) => entries[index]?._id ?? index,
    overscan: 6,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={frame} aria-label="Consultations" tabIndex={0} className="max-h-[600px] overflow-y-auto rounded-card">
      <ul
        className="relative before:absolute before:inset-y-0 before:left-[0.3125rem] before:w-0.5 before:bg-line"
        style={{ height: list.getTotalSize() }}
      >
        {list.getVirtualItems().map((item) => {
          const entry = entries[item.index]
          if (!entry) return null
          return (
            <li
              key={item.key}
              ref={list.measureElement}
              data-index={item.index}
              aria-setsize={entries.length}
              aria-posinset={item.index + 1}
              className="absolute inset-x-0 top-0 pb-2.5"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <HistoryCard
                entry={entry}
                isOpen={open === entry._id}
                onToggle={() => setOpen(open === entry._id ? null : entry._id)}
                onDelete={() => onDelete(entry)}
                onExport={() => onExport(entry)}
                onView={() => onView(entry)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
