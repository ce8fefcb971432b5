import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import { useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { formatDate } from '../../ui/format-date.ts'
import { Icon } from '../../ui/Icon.tsx'
import { alertIcon } from '../../ui/icons.ts'
import { flagLooks, rangeText, reviewLooks, valueText } from './finding-words.ts'

export interface Review {
  review: 'accepted' | 'corrected' | 'rejected'
  value?: string
  unit?: string
}

interface FindingCardProps {
  finding: DocumentFinding
  isBusy: boolean
  onReview: (review: Review) => void
  /** What else can be done with it once it is accepted: into the tracker, into the profile. */
  offer: { label: string; isDone: boolean; run: () => void } | null
}

/** One thing that was read, beside the words it was read from: accept, correct or reject it. */
export function FindingCard({ finding, isBusy, onReview, offer }: FindingCardProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { name, date, page, snippet, doubt, flag, review } = finding
  const text = valueText(finding)
  const range = rangeText(finding)
  const state = reviewLooks[review]
  return (
    <li className="grid gap-3 rounded-card border border-line p-3.5 sm:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{name}</strong>
          {flag && <Badge tone={flagLooks[flag].tone}>{flagLooks[flag].word}</Badge>}
        </p>
        {text && <p className="text-lg font-semibold">{text}</p>}
        {range && <p className="text-sm text-soft">{range}</p>}
        <p className="text-sm text-soft">
          {date ? formatDate(date) : 'No date'} · page {page}
        </p>
        <p>
          <Badge tone={state.tone}>{state.word}</Badge>
        </p>
      </div>
      <figure className="grid content-start gap-1">
        <figcaption className="text-sm text-soft">Read from page {page}:</figcaption>
        <blockquote className="rounded-xl bg-raised p-3 font-mono text-sm break-words whitespace-pre-wrap">{snippet}</blockquote>
      </figure>
      {doubt && (
        <p className="flex gap-2 rounded-xl bg-amber-soft p-3 text-[0.9375rem] sm:col-span-2">
          <Icon path={alertIcon} className="mt-0.5 size-5 text-amber" />
          <span>
            <strong>Please check:</strong> {doubt}
          </span>
        </p>
      )}
      {isCorrecting ? (
        <Correction
          finding={finding}
          isBusy={isBusy}
          onCancel={() => setCorrecting(false)}
          onSave={(correction) => {
            setCorrecting(false)
            onReview({ review: 'corrected', ...correction })
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          {review === 'unconfirmed' && (
            <Button look="primary" disabled={isBusy} aria-label={`Accept ${name}`} onClick={() => onReview({ review: 'accepted' })}>
              Accept
            </Button>
          )}
          {finding.value !== null && (
            <Button disabled={isBusy} aria-label={`Correct ${name}`} onClick={() => setCorrecting(true)}>
              Correct
            </Button>
          )}
          <Button look="quiet" disabled={isBusy} aria-label={`Reject ${name}`} onClick={() => onReview({ review: 'rejected' })}>
            Reject
          </Button>
          {offer && (
            <Button className="ml-auto" disabled={offer.isDone} onClick={offer.run}>
              {offer.label}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

interface CorrectionProps {
  finding: DocumentFinding
  isBusy: boolean
  onSave: (correction: { value: string; unit?: string }) => void
  onCancel: () => void
}

function Correction({ finding, isBusy, onSave, onCancel }: CorrectionProps) {
  const [value, setValue] = useState(finding.value ?? '')
  const [unit, setUnit] = useState(finding.unit ?? '')
  const hasUnit = finding.kind === 'lab'
  return (
    <form
      className="flex flex-wrap items-end gap-3 sm:col-span-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim() !== '') onSave({ value: value.trim(), ...(hasUnit && unit.trim() !== '' && { unit: unit.trim() }) })
      }}
    >
      <Field label={`Value of ${finding.name}`} className="w-40">
        {(control) => <input {...control} value={value} maxLength={200} onChange={(event) => setValue(event.target.value)} />}
      </Field>
      {hasUnit && (
        <Field label="Unit" className="w-36">
          {(control) => <input {...control} value={unit} maxLength={40} onChange={(event) => setUnit(event.target.value)} />}
        </Field>
      )}
      <Button type="submit" look="primary" disabled={isBusy || value.trim() === ''}>
        Save
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  )
}
