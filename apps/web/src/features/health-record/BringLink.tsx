import { type FormEvent, useState } from 'react'
import { HttpError } from '../../api/http-error.ts'
import { readLink } from '../../session/read-link.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { type AskLink, openHealthLink } from './health-link.ts'

interface Outcome {
  isDone: boolean
  sentence: string
}

interface BringLinkProps {
  /** The link, where a picture of its code was brought. */
  read: string
  onAsk: AskLink
  onBring: (file: File) => Promise<Outcome>
}

/** Why the server of a link could not be asked, in a sentence for the patient. */
const reasons: Readonly<Record<string, string>> = {
  'not-configured':
    'This Dr. AI asks no other servers. Open the link in your browser, save the summary as a file, and bring that file in here.',
  'invalid-input': 'This link leads to no server that I may ask.',
  'too-large': 'What this link holds is too large.',
  'timed-out': 'The server of this link took too long. Please try again.',
  busy: 'The server of this link cannot be reached now. Please try again in a few minutes.',
}

/** Brings in what somebody else's SMART Health Link shows; nothing is asked before the button is pressed. */
export function BringLink({ read, onAsk, onBring }: BringLinkProps) {
  const [typed, setTyped] = useState(read)
  const [recipient, setRecipient] = useState('')
  const [passcode, setPasscode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const link = readLink(typed.trim())

  async function open(): Promise<Outcome> {
    if (!link) return { isDone: false, sentence: 'Please paste the whole link. It holds "shlink:/".' }
    if (recipient.trim() === '') return { isDone: false, sentence: 'Please type the name that the other side is told.' }
    if (link.hasPasscode && passcode === '') return { isDone: false, sentence: 'This link asks for a passcode.' }
    try {
      const opened = await openHealthLink(link, { recipient: recipient.trim(), passcode: link.hasPasscode ? passcode : null }, onAsk)
      if (opened.kind !== 'files') return { isDone: false, sentence: opened.sentence }
      const outcomes: Outcome[] = []
      for (const file of opened.files) outcomes.push(await onBring(file))
      return { isDone: outcomes.every(({ isDone }) => isDone), sentence: outcomes.map(({ sentence }) => sentence).join(' ') }
    } catch (error) {
      const reason = error instanceof HttpError && error.code ? reasons[error.code] : undefined
      return { isDone: false, sentence: reason ?? 'The link could not be opened. Please check your connection and try again.' }
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setOutcome(await open())
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label="Health link"
        hint="Paste it, or choose a picture of its code above."
        error={outcome && !outcome.isDone ? outcome.sentence : null}
      >
        {(control) => <input {...control} value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />}
      </Field>
      {link !== null && (
        <>
          <Field label="Your name" hint="Whoever made the link sees who opened it.">
            {(control) => <input {...control} value={recipient} maxLength={100} onChange={(event) => setRecipient(event.target.value)} />}
          </Field>
          {link.hasPasscode && (
            <Field label="Passcode of the link">
              {(control) => (
                <input
                  {...control}
                  type="password"
                  autoComplete="off"
                  value={passcode}
                  maxLength={200}
                  onChange={(event) => setPasscode(event.target.value)}
                />
              )}
            </Field>
          )}
          <p className="text-sm text-soft">
            This Dr. AI asks the server of the link ({new URL(link.url).host}) for you. It learns your name and the passcode, and nothing of
            your record. What it holds is opened here, in your browser, and proposed to you first.
          </p>
        </>
      )}
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? 'One moment...' : 'Open the link'}
      </Button>
      {outcome?.isDone && (
        <p role="status" className="font-medium text-green">
          {outcome.sentence}
        </p>
      )}
    </form>
  )
}
