import type { HealthItem } from '@dr-ai/contract/schemas/health-items'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { trashIcon } from '../../ui/icons.ts'
import { bandWords, detailsOf } from './item-words.ts'

const shownAtFirst = 12

/** The items of one list, the newest first, each with what it means and how to delete it. */
export function ItemList({ items, onRemove }: { items: readonly HealthItem[]; onRemove: (item: HealthItem) => void }) {
  const [isLong, setLong] = useState(false)
  if (items.length === 0) return <p className="text-soft">Nothing is written here yet.</p>
  return (
    <>
      <ul className="grid gap-1">
        {items.slice(0, isLong ? undefined : shownAtFirst).map((item) => (
          <li key={item.id} className="flex items-start justify-between gap-3 border-b border-line py-1.5">
            <div>
              <p className="font-semibold">
                {item.name}
                {item.meaning && bandWords[item.meaning.band] && (
                  <span className={item.meaning.band === 'danger' ? 'text-red' : 'font-normal text-soft'}>
                    : {bandWords[item.meaning.band]}
                  </span>
                )}
              </p>
              <p className="text-[0.9375rem] text-soft">{detailsOf(item)}</p>
              {item.meaning && item.meaning.band !== 'normal' && item.meaning.band !== 'unknown' && (
                <p className="text-[0.9375rem]">This {item.meaning.sentence}</p>
              )}
            </div>
            <IconButton label={`Delete ${item.name}`} icon={trashIcon} onClick={() => onRemove(item)} />
          </li>
        ))}
      </ul>
      {!isLong && items.length > shownAtFirst && (
        <Button look="quiet" onClick={() => setLong(true)} className="justify-self-start">
          Show all {items.length}
        </Button>
      )}
    </>
  )
}
