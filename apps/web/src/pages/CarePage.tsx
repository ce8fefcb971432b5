import type { ReadSharedResponse } from '@dr-ai/contract/schemas/access'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { HttpError } from '../api/http-error.ts'
import { type CareDose, careRound } from '../features/care/care-rounds.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useAnswer } from '../ui/use-answer.ts'

type State = { kind: 'closed' } | { kind: 'unreachable' } | { kind: 'open'; shown: ReadSharedResponse }

/** What a carer sees by their link: somebody's medications and doses, and what was said of each. */
export function CarePage() {
  const token = window.location.hash.slice(1)
  const [failed, setFailed] = useState<string | null>(null)
  const [asked, , load] = useAnswer(async (): Promise<State> => {
    try {
      return { kind: 'open', shown: await call('readShared', { body: { token, part: 'medications' } }) }
    } catch (error) {
      return { kind: error instanceof HttpError && error.status < 500 && error.status !== 429 ? 'closed' : 'unreachable' }
    }
  })
  const state = asked.kind === 'here' ? asked.answer : { kind: 'loading' as const }

  async function log(dose: CareDose, status: 'taken' | 'skipped') {
    try {
      await call('logDose', { body: { token, dose: dose.id, status, at: new Date().toISOString() } })
      setFailed(null)
      await load()
    } catch {
      setFailed(`${dose.name} was not written down. Please try again.`)
    }
  }

  return (
    <main className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-6">
      <title>Medications in your care - Dr. AI</title>
      <Logo />
      {state.kind === 'loading' && <p role="status">One moment...</p>}
      {state.kind === 'closed' && (
        <Card className="p-5">
          <h1 className="text-xl font-bold">This link is closed</h1>
          <p>It has ended or was revoked. Please ask the person who gave it to you for a new one.</p>
        </Card>
      )}
      {state.kind === 'unreachable' && (
        <Card className="grid gap-3 p-5">
          <p role="alert">The server cannot be reached, so nothing can be shown. Do not give a dose twice: ask first.</p>
          <Button onClick={load}>Try again</Button>
        </Card>
      )}
      {failed && (
        <p role="alert" className="font-medium text-red">
          {failed}
        </p>
      )}
      {state.kind === 'open' && <Round shown={state.shown} onLog={log} />}
    </main>
  )
}

const momentOf = (at: string): string => new Date(at).toLocaleString(undefined, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
const words: Readonly<Record<CareDose['status'], string>> = { due: 'Nothing written down', taken: 'Taken', skipped: 'Not taken' }

function Round({ shown, onLog }: { shown: ReadSharedResponse; onLog: (dose: CareDose, status: 'taken' | 'skipped') => Promise<void> }) {
  const { medications, scopes } = shown
  if (!medications?.shared) return <p>No medications have been shared yet. They come when the record is opened the next time.</p>
  const { name, at, medications: list } = medications.shared
  const round = careRound(medications, Date.now())
  return (
    <>
      <header>
        <h1 className="text-2xl font-bold">{name ? `Medications of ${name}` : 'Medications'}</h1>
        <p className="text-soft">As left on {new Date(at).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })}</p>
      </header>
      <section aria-label="Doses" className="grid gap-3">
        <h2 className="text-lg font-bold">Doses around now</h2>
        {round.length === 0 && <p className="text-soft">None in these hours.</p>}
        {round.map((dose) => (
          <Card key={dose.id} className="flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-[min(10rem,100%)] grow">
              <p className="font-semibold">
                {dose.name} {dose.dosage}
              </p>
              <p className="text-soft">
                {momentOf(dose.at)}: {words[dose.status]}
                {dose.by && `, written down by ${dose.by}`}
              </p>
            </div>
            {dose.status === 'due' && scopes.includes('log') && (
              <>
                <Button look="primary" onClick={() => onLog(dose, 'taken')}>
                  Taken
                </Button>
                <Button onClick={() => onLog(dose, 'skipped')}>Not taken</Button>
              </>
            )}
          </Card>
        ))}
      </section>
      <section aria-label="All medications" className="grid gap-2">
        <h2 className="text-lg font-bold">All medications</h2>
        <ul className="grid gap-2">
          {list
            .filter(({ isActive }) => isActive)
            .map(({ id, name: medicine, dosage, schedule, notes }) => (
              <li key={id}>
                <strong>
                  {medicine} {dosage}
                </strong>
                <span className="text-soft">
                  {' '}
                  {schedule}
                  {notes && `. ${notes}`}
                </span>
              </li>
            ))}
        </ul>
      </section>
    </>
  )
}
