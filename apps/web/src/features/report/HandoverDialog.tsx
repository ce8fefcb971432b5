import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { type HandoverSources, handoverOf } from './handover.ts'
import { handoverDisclaimer, handoverTitle, leftWords, timelineTitle, whoseFacts, worriesTitle } from './handover-text.ts'

interface HandoverDialogProps {
  sources: HandoverSources
  /** In: what the patient fears and wants to ask, in their own words. */
  onDownload: (worries: string) => Promise<void>
  onClose: () => void
}

/** A consultation on the whole screen, for the doctor who goes on with it. */
export function HandoverDialog({ sources, onDownload, onClose }: HandoverDialogProps) {
  const [worries, setWorries] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { facts, complaint, story, level, reasons, timeline, sections } = handoverOf(sources)
  return (
    <Dialog
      title={handoverTitle}
      subtitle="Show this to your doctor"
      size="full"
      actions={
        <Button
          look="primary"
          icon={downloadIcon}
          aria-disabled={isBusy}
          onClick={async () => {
            if (isBusy) return
            setBusy(true)
            await onDownload(worries)
            setBusy(false)
          }}
        >
          {isBusy ? 'Making the PDF...' : 'Save as PDF'}
        </Button>
      }
      onClose={onClose}
    >
      <div className="grid gap-4">
        <section aria-label="Complaint" className="grid gap-1 rounded-xl bg-accent-soft p-4">
          <p dir="auto" className="text-xl font-bold">
            {complaint}
          </p>
          {story && <p>{story}</p>}
        </section>
        <section aria-label="How urgent" className="grid gap-1 rounded-xl bg-raised p-4">
          <p className="text-sm font-semibold text-soft">How urgent the app thought it</p>
          <p className="text-lg font-bold">{level}</p>
          {reasons.length > 0 && <p>Because: {reasons.join('; ')}</p>}
        </section>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-sm text-soft">{name}</dt>
              <dd className="font-medium first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
        <Field label={worriesTitle}>
          {(control) => <textarea {...control} rows={3} value={worries} onChange={(event) => setWorries(event.target.value)} />}
        </Field>
        <section>
          <h3 className="font-bold">{timelineTitle}</h3>
          {timeline.moments.length === 0 && <p className="text-soft">Nothing was said.</p>}
          <ol className="mt-1.5 ml-1.5 grid gap-2 border-l-2 border-line pl-4 empty:hidden">
            {timeline.moments.map(({ at, when, what, isLevel }) => (
              <li
                key={`${at} ${what}`}
                className={`relative before:absolute before:top-1.5 before:-left-[1.3125rem] before:size-2 before:rounded-full ${isLevel ? 'font-semibold before:bg-ink' : 'before:bg-accent'}`}
              >
                <time dateTime={at} className="block text-sm font-normal text-soft">
                  {when}
                </time>
                <span dir="auto">{what}</span>
              </li>
            ))}
          </ol>
          {timeline.left > 0 && <p className="text-soft">{leftWords(timeline.left)}</p>}
        </section>
        {sections.map(({ title, lines, none, isRow }) => (
          <section key={title}>
            <h3 className="font-bold">{title}</h3>
            {lines.length === 0 && <p className="text-soft">{none}</p>}
            {isRow && lines.length > 0 && <p dir="auto">{lines.join('; ')}</p>}
            {!isRow && lines.length > 0 && (
              <ul className="list-disc pl-5 marker:text-accent">
                {lines.map((line) => (
                  <li key={line} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className="text-sm text-soft">{whoseFacts}</p>
        <p className="text-sm text-soft">{handoverDisclaimer}</p>
      </div>
    </Dialog>
  )
}
