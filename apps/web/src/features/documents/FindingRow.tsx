import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { useId, useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { alertIcon, checkIcon, chevronIcon } from '../../ui/icons.ts'
import { Correction } from './Correction.tsx'
import { flagLooks, meaningText, rangeText, reviewLooks, valueText } from './finding-words.ts'
import { rangeBar } from './order-results.ts'
import type { PagePictures } from './page-pictures.ts'
import { WhereRead } from './WhereRead.tsx'

export interface Review {
  review: 'accepted' | 'corrected' | 'rejected'
  value?: string
  unit?: string
}

interface FindingRowProps {
  finding: DocumentFinding
  pictures: PagePictures
  isBusy: boolean
  onReview: (review: Review) => void
  /** What else can be done with it once it is accepted: into the tracker, into the profile. */
  offer: { label: string; isDone: boolean; run: () => void } | null
}

/** One thing that was read: what it is and what it means at a glance; a touch opens the place it was read from and what can be done. */
export function FindingRow({ finding, pictures, isBusy, onReview, offer }: FindingRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(finding.doubt !== null && finding.review === 'unconfirmed')
  const [isEditing, setEditing] = useState(false)
  const { name, doubt, flag, review } = finding
  const meaning = meaningText(finding)
  const range = rangeText(finding)
  const bar = rangeBar(finding)
  const state = reviewLooks[review]
  return (
    <li className={`rounded-xl border border-line ${review === 'rejected' ? 'opacity-70' : ''}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="pressable grid w-full gap-1.5 rounded-xl px-3.5 py-2.5 text-left hover:bg-raised"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <strong className={review === 'rejected' ? 'line-through' : ''}>{name}</strong>
          <span className="font-semibold">{valueText(finding)}</span>
          {flag && <Badge tone={flagLooks[flag].tone}>{flagLooks[flag].word}</Badge>}
          <span className="ml-auto flex items-center gap-1.5 text-sm text-soft">
            {doubt && review === 'unconfirmed' ? (
              <>
                <Icon path={alertIcon} className="size-4.5 text-amber" />
                Please check
              </>
            ) : (
              <>
                {(review === 'accepted' || review === 'corrected') && <Icon path={checkIcon} className="size-4.5 text-green" />}
                {state.word}
              </>
            )}
            <Icon path={chevronIcon} className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} />
          </span>
        </span>
        {bar && (
          <span aria-hidden="true" className="relative my-1 block h-2 rounded-full bg-raised ring-1 ring-line">
            <span
              className="absolute inset-y-0 rounded-full bg-green/50"
              style={{ left: `${bar.from}%`, width: `${bar.to - bar.from}%` }}
            />
            <span
              className="absolute -top-1 size-4 -translate-x-1/2 rounded-full border-2 border-surface bg-ink"
              style={{ left: `${Math.min(98, Math.max(2, bar.at))}%` }}
            />
          </span>
        )}
        {meaning && review !== 'rejected' && <span className="text-[0.9375rem]">{meaning}</span>}
      </button>
      {offer && (
        <p className="px-3.5 pb-2.5">
          <Button disabled={offer.isDone} onClick={offer.run}>
            {offer.label}
          </Button>
        </p>
      )}
      {isOpen && (
        <div id={id} className="grid gap-3 border-t border-line px-3.5 py-3">
          {doubt && (
            <p className="flex gap-2 rounded-xl bg-amber-soft p-3 text-[0.9375rem]">
              <Icon path={alertIcon} className="mt-0.5 size-5 text-amber" />
              <span>
                <strong>Please check:</strong> {doubt}
              </span>
            </p>
          )}
          <WhereRead finding={finding} pictures={pictures} />
          {range && <p className="text-sm text-soft">{range}</p>}
          {isEditing ? (
            <Correction
              finding={finding}
              isBusy={isBusy}
              onCancel={() => setEditing(false)}
              onSave={(correction) => {
                setEditing(false)
                onReview({ review: 'corrected', ...correction })
              }}
            />
          ) : (
            <div className="flex flex-wrap gap-2">
              {review === 'unconfirmed' && (
                <Button
                  look="primary"
                  disabled={isBusy}
                  aria-label={`Looks right: ${name}`}
                  onClick={() => onReview({ review: 'accepted' })}
                >
                  Looks right
                </Button>
              )}
              {finding.value !== null && finding.kind !== 'study' && (
                <Button disabled={isBusy} aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
                  Edit
                </Button>
              )}
              <Button look="quiet" disabled={isBusy} aria-label={`Remove ${name}`} onClick={() => onReview({ review: 'rejected' })}>
                Remove
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  )
}
