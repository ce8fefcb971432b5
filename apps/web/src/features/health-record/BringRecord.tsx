import { type FormEvent, useState } from 'react'
import { loadChunk } from '../../api/load-chunk.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

/** Takes a file in and tells how far it is, 0 to 1. Out: what came of it, in a sentence. */
export type BringFile = (file: File, onProgress: (share: number) => void) => Promise<{ isDone: boolean; sentence: string }>

interface BringRecordProps {
  onBring: BringFile
  /** Takes the text of a health link, where a picture of its code was chosen. */
  onLink: (text: string) => void
}

/** Takes a file with records in; what becomes of it is said in the sentence that `onBring` answers. */
export function BringRecord({ onBring, onLink }: BringRecordProps) {
  const [file, setFile] = useState<File | null>(null)
  /** The share that is done, 0 to 1; null while nothing is under way. */
  const [share, setShare] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<{ isDone: boolean; sentence: string } | null>(null)

  /** A picture is one of a health card's or link's code; it is read here, and only what stands in the code is sent. */
  async function bring(chosen: File) {
    if (!chosen.type.startsWith('image/')) return onBring(chosen, setShare)
    const card = await loadChunk('health card', () => import('./health-card-code.ts'))
      .then(({ healthCodeOnPicture }) => healthCodeOnPicture(chosen))
      .catch(() => null)
    if (typeof card === 'string') {
      onLink(card)
      return { isDone: true, sentence: 'This is the code of a health link. Open it below.' }
    }
    return card
      ? onBring(card, setShare)
      : { isDone: false, sentence: 'No code of a health card or health link was found in this picture.' }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!file) return setOutcome({ isDone: false, sentence: 'Please choose a file.' })
    setShare(0)
    setOutcome(await bring(file))
    setShare(null)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="File with records" error={outcome && !outcome.isDone ? outcome.sentence : null}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".zip,.json,.ndjson,.xml,.csv,.txt,.db,.sqlite,.smart-health-card,image/*"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <p className="text-sm text-soft">
        FHIR, a patient summary (IPS), C-CDA, an Apple Health export, a health card (its file, or a picture of its code), a picture of a
        health link’s code, tables of Omron, Withings, LibreView or Dexcom, the exports of Google Fit, Health Connect, Gadgetbridge and
        openScale. What is in it is proposed to you first. A folder that was saved here is put back: what you have now stays as it is.
      </p>
      <Button type="submit" disabled={share !== null} className="justify-self-start">
        {share === null ? 'Bring it in' : 'One moment...'}
      </Button>
      {share !== null && (
        <progress
          className="h-1.5 w-full overflow-hidden rounded-full accent-accent"
          aria-label="Progress of the file"
          // Sent whole, the server reads it, and nobody knows how long.
          {...(share < 1 ? { value: share, max: 1 } : {})}
        />
      )}
      {outcome?.isDone && (
        <p role="status" className="font-medium text-green">
          {outcome.sentence}
        </p>
      )}
    </form>
  )
}
