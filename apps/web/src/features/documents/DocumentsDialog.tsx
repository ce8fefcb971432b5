import { inCountryWords } from '@dr-ai/clinic/say/country-words'
import type { DocumentSummary } from '@dr-ai/contract/schemas/documents'
import { useState } from 'react'
import { everyResult } from '../../session/every-document.ts'
import { useCountry, useWording } from '../../session/use-country.ts'
import { useUser } from '../../session/use-user.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DamagedNote } from '../../ui/DamagedNote.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatDate } from '../../ui/format-date.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { documentIcon, downloadIcon, trashIcon } from '../../ui/icons.ts'
import { notify } from '../../ui/notices.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { dropCopy, listDocuments } from './document-copies.ts'
import { TrendChart } from './TrendChart.tsx'
import { trendsOf } from './trends.ts'

interface DocumentsDialogProps {
  onView: (id: string) => void
  onUpload: () => void
  onClose: () => void
}

/** All documents: look at one, download or really delete it; and the tests of all of them over time. */
export function DocumentsDialog({ onView, onUpload, onClose }: DocumentsDialogProps) {
  const { session } = useUser()
  const [part, setPart] = useState<'list' | 'trends'>('list')
  const [asked, set] = useAnswer(() => listDocuments(session))
  const { documents, damaged, isCopy } = asked.kind === 'here' ? asked.answer : { documents: [], damaged: [], isCopy: false }
  return (
    <Dialog
      title="My documents"
      subtitle="Files you have shared with the doctor"
      size="large"
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onUpload}>
          Upload documents
        </Button>
      }
    >
      {asked.kind === 'waiting' && <p role="status">Loading...</p>}
      {asked.kind === 'failed' && <p role="alert">The documents could not be loaded. Please check your connection and try again.</p>}
      {asked.kind === 'here' && documents.length === 0 && damaged.length === 0 && (
        <EmptyState
          icon={documentIcon}
          title="No documents yet"
          hint="Test results, prescriptions and letters you upload will be listed here."
        />
      )}
      {isCopy && (
        <p role="status" className="mb-3 text-soft">
          The server cannot be reached. These are the documents that you opened on this device.
        </p>
      )}
      <DamagedNote count={damaged.length} names={['document', 'documents']} />
      {documents.length > 0 && (
        <div className="grid gap-4 not-first:mt-3">
          <fieldset aria-label="Part" className="flex gap-2">
            <Chip chosen={part === 'list'} onClick={() => setPart('list')}>
              Files
            </Chip>
            <Chip chosen={part === 'trends'} onClick={() => setPart('trends')}>
              Results over time
            </Chip>
          </fieldset>
          {part === 'list' ? (
            <ul className="grid gap-2.5">
              {documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  onView={onView}
                  onDeleted={() => set({ documents: documents.filter(({ id }) => id !== document.id), damaged, isCopy })}
                />
              ))}
            </ul>
          ) : (
            <Trends />
          )}
        </div>
      )}
    </Dialog>
  )
}

function DocumentRow({ document, onView, onDeleted }: { document: DocumentSummary; onView: (id: string) => void; onDeleted: () => void }) {
  const { session } = useUser()
  const [isDoomed, setDoomed] = useState(false)
  const { id, name, pages, addedAt, findings, unconfirmed } = document
  const download = async () => {
    try {
      saveFile(await session.call('downloadDocument', { parameters: { id } }), name)
    } catch {
      notify({ tone: 'failure', text: 'The document could not be downloaded. Please try again.' })
    }
  }
  const remove = async () => {
    try {
      await session.call('deleteDocument', { parameters: { id } })
      await dropCopy(session, id).catch(() => undefined)
      onDeleted()
    } catch {
      notify({ tone: 'failure', text: 'Failed to delete the document. Please try again.' })
    }
  }
  return (
    <li className="grid gap-2 rounded-card border border-line p-3.5">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="min-w-0 grow break-words">{name}</strong>
        {unconfirmed > 0 ? <Badge tone="amber">{unconfirmed} to check</Badge> : findings > 0 && <Badge tone="green">Reviewed</Badge>}
      </p>
      <p className="text-sm text-soft">
        {formatDate(addedAt)} · {pages} {pages === 1 ? 'page' : 'pages'} · {findings} found
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`View ${name}`} onClick={() => onView(id)}>
          View
        </Button>
        <span className="grow" />
        <IconButton label={`Download ${name}`} icon={downloadIcon} onClick={download} />
        <IconButton label={`Delete ${name}`} icon={trashIcon} onClick={() => setDoomed(true)} />
      </div>
      {isDoomed && (
        <ConfirmDialog
          title="Delete document?"
          question="The file, its text and everything found in it are deleted on the server. What you added to your medications or profile stays."
          confirm="Delete"
          onConfirm={remove}
          onClose={() => setDoomed(false)}
        />
      )}
    </li>
  )
}

function Trends() {
  const { session } = useUser()
  const country = useCountry()
  const wording = useWording()
  const [asked] = useAnswer(async () => (await everyResult(session)).documents)
  if (asked.kind === 'waiting') return <p role="status">Loading...</p>
  if (asked.kind === 'failed') return <p role="alert">The results could not be loaded. Please try again.</p>
  const trends = trendsOf(asked.answer).map((trend) => ({ ...trend, name: inCountryWords(trend.name, country, {}, wording) }))
  if (trends.length === 0) return <p>No dated test results have been found in your documents.</p>
  const series = trends.filter(({ points }) => points.length > 1)
  const single = trends.filter(({ points }) => points.length === 1)
  return (
    <div className="grid gap-4">
      {series.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {series.map((trend) => (
            <TrendChart key={`${trend.name}${trend.unit}`} trend={trend} />
          ))}
        </div>
      )}
      {single.length > 0 && (
        <table className="w-full text-left">
          <caption className="mb-1 text-left font-bold">Measured once</caption>
          <tbody>
            {single.map(({ name, unit, points: [point] }) => (
              <tr key={`${name}${unit}`} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-medium">
                  {name}
                </th>
                <td className="py-2 pr-3">
                  {point?.text} {unit}
                </td>
                <td className="py-2 text-sm text-soft">{formatDate(point?.date)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
