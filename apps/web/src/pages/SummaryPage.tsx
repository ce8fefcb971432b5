import { type FormEvent, useState } from 'react'
import { baseUrl } from '../api/base-url.ts'
import { call } from '../api/call.ts'
import { HttpError } from '../api/http-error.ts'
import { partsOfSummary, type SummaryParts } from '../features/viewing/summary-parts.ts'
import { nameOnServer, openFile, readLink } from '../session/read-link.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { downloadIcon } from '../ui/icons.ts'
import { Logo } from '../ui/Logo.tsx'
import { saveFile } from '../ui/save-file.ts'

type State =
  | { kind: 'ready'; problem: string | null }
  | { kind: 'opening' }
  | { kind: 'closed' }
  | { kind: 'open'; text: string; parts: SummaryParts | null }

/** What whoever was given a health link sees without a program for it: the patient's summary, opened here with the key of the address. */
export function SummaryPage() {
  const link = readLink(window.location.hash)
  const name = link && nameOnServer(link, baseUrl || window.location.origin)
  const [state, setState] = useState<State>({ kind: name ? 'ready' : 'closed', problem: null })
  const [recipient, setRecipient] = useState('')
  const [passcode, setPasscode] = useState('')

  async function open(event: FormEvent) {
    event.preventDefault()
    if (!link || !name) return
    if (recipient.trim() === '') return setState({ kind: 'ready', problem: 'Please say who you are: the patient sees who opened it.' })
    setState({ kind: 'opening' })
    try {
      const body = { recipient: recipient.trim(), ...(link.hasPasscode && { passcode }) }
      const { files } = await call('openLink', { parameters: { id: name }, body })
      const { text } = await openFile(files[0]?.embedded ?? '', link.key)
      setState({ kind: 'open', text, parts: partsOfSummary(text) })
    } catch (error) {
      setState(stateAfter(error))
    }
  }

  return (
    <main className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-6">
      <title>A health summary - Dr. AI</title>
      <Logo />
      {state.kind === 'closed' && (
        <Card className="p-5">
          <h1 className="text-xl font-bold">This link is closed</h1>
          <p>It has ended, was revoked or opened before, or a part of the address is missing. Please ask the patient for a new one.</p>
        </Card>
      )}
      {(state.kind === 'ready' || state.kind === 'opening') && (
        <Card className="grid gap-4 p-5">
          <h1 className="text-xl font-bold">A patient shows you a summary of their health</h1>
          <p>It is opened in this browser with the key that the address holds. The patient sees who opened it, and when.</p>
          <form noValidate onSubmit={open} className="grid gap-3">
            <Field label="Who are you?" hint="Your name, or that of your practice.">
              {(control) => (
                <input
                  {...control}
                  value={recipient}
                  maxLength={200}
                  autoComplete="name"
                  onChange={(event) => setRecipient(event.target.value)}
                />
              )}
            </Field>
            {link?.hasPasscode && (
              <Field label="Passcode" hint="The patient tells it to you.">
                {(control) => (
                  <input
                    {...control}
                    value={passcode}
                    maxLength={100}
                    autoComplete="off"
                    onChange={(event) => setPasscode(event.target.value)}
                  />
                )}
              </Field>
            )}
            {state.kind === 'ready' && state.problem && (
              <p role="alert" className="font-medium text-red">
                {state.problem}
              </p>
            )}
            <Button type="submit" look="primary" disabled={state.kind === 'opening'} className="justify-self-start">
              {state.kind === 'opening' ? 'One moment...' : 'Open the summary'}
            </Button>
          </form>
        </Card>
      )}
      {state.kind === 'open' && <Summary text={state.text} parts={state.parts} />}
    </main>
  )
}

function stateAfter(error: unknown): State {
  if (!(error instanceof HttpError)) {
    const isKey = error instanceof DOMException && error.name === 'OperationError'
    return { kind: 'ready', problem: isKey ? 'The key in this address does not open the file. Is the address whole?' : unreachable }
  }
  if (error.code === 'wrong-passcode')
    return { kind: 'ready', problem: 'This is not the passcode. After ten wrong ones the link closes for good.' }
  return error.status === 404 ? { kind: 'closed' } : { kind: 'ready', problem: unreachable }
}

const unreachable = 'The server cannot be reached. Please check your connection and try again.'

function Summary({ text, parts }: { text: string; parts: SummaryParts | null }) {
  const save = () => saveFile(new Blob([text], { type: 'application/fhir+json' }), 'patient-summary.json')
  return (
    <>
      <Card className="grid gap-4 p-5">
        <h1 className="text-xl font-bold">{parts ? `Health summary: ${parts.name}` : 'A file that this page cannot show'}</h1>
        {parts && (
          <p className="text-soft">
            {[
              ...parts.about,
              parts.at && `as of ${new Date(parts.at).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })}`,
            ]
              .filter(Boolean)
              .join(', ')}
            . Written by the patient with Dr. AI; not checked by a doctor.
          </p>
        )}
        {parts?.sections.map(({ title, lines }) => (
          <section key={title} aria-label={title} className="grid gap-1">
            <h2 className="text-lg font-bold">{title}</h2>
            <ul className="list-disc pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </Card>
      <Button icon={downloadIcon} className="justify-self-start" onClick={save}>
        Save as a FHIR file
      </Button>
    </>
  )
}
