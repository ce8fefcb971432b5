import type { DocumentFinding, ViewDocumentResponse } from '@dr-ai/contract/schemas/documents'
import { useState } from 'react'
import { useCountry, useWording } from '../../session/use-country.ts'
import { useUser } from '../../session/use-user.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { notify } from '../../ui/notices.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { addableAtOnce, confirmableAtOnce } from './confirm-all.ts'
import { DocumentAlerts } from './DocumentAlerts.tsx'
import { keepCopy, viewDocument } from './document-copies.ts'
import { FindingRow, type Review } from './FindingRow.tsx'
import { kindTitles, labInWords, withAgeOnce } from './finding-words.ts'
import { addToProfile, offerOf } from './offer-of.ts'
import { orderResults } from './order-results.ts'
import { createPagePictures } from './page-pictures.ts'
import { StoppedMedicines } from './StoppedMedicines.tsx'

/** What was read in one document, thing by thing beside its words, and the whole text. */
export function DocumentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { session } = useUser()
  const [asked, set] = useAnswer(() => viewDocument(session, id))
  const title = asked.kind === 'here' ? asked.answer.view.document.name : 'Document'
  const change = (view: ViewDocumentResponse) => {
    set({ view, isCopy: false })
    void keepCopy(session, view)
  }
  return (
    <Dialog title={title} subtitle="What was read in this document" size="large" onClose={onClose}>
      {asked.kind === 'waiting' && <p role="status">Loading...</p>}
      {asked.kind === 'failed' && <p role="alert">The document could not be loaded. Please check your connection and try again.</p>}
      {asked.kind === 'here' && asked.answer.isCopy && (
        <p role="status" className="mb-3 text-soft">
          The server cannot be reached. This is what you last opened on this device; it can be changed when the connection is back.
        </p>
      )}
      {asked.kind === 'here' && <Readout view={asked.answer.view} onChange={change} />}
    </Dialog>
  )
}

interface AddAllProps {
  view: ViewDocumentResponse
  kind: 'medication' | 'allergy'
  isBusy: boolean
  onAdd: (findings: readonly DocumentFinding[]) => void
}

/** All medicines or allergies of the paper into the record in one step, where `addableAtOnce` lets them. */
function AddAll({ view, kind, isBusy, onAdd }: AddAllProps) {
  const { findings, isWhole } = addableAtOnce(view, kind)
  if (findings.length === 0) return null
  const count = findings.length === 1 ? '' : `${isWhole ? 'all' : 'the other'} ${findings.length} `
  return (
    <Button disabled={isBusy} onClick={() => onAdd(findings)}>
      Add {count}to my {kind === 'medication' ? 'medications' : 'profile'}
    </Button>
  )
}

function Readout({ view, onChange }: { view: ViewDocumentResponse; onChange: (view: ViewDocumentResponse) => void }) {
  const { session, medications, profile, tasks } = useUser()
  const country = useCountry()
  const wording = useWording()
  const [isBusy, setBusy] = useState(false)
  const { document, findings, text } = view
  const [pictures] = useState(() =>
    createPagePictures((page) => session.call('showPage', { parameters: { id: document.id }, query: { page } })),
  )
  const open = findings.filter(({ review }) => review === 'unconfirmed')
  const sure = confirmableAtOnce(view)

  async function review(reviews: ({ id: string } & Review)[]) {
    setBusy(true)
    try {
      onChange(await session.call('reviewDocument', { parameters: { id: document.id }, body: { reviews } }))
    } catch {
      notify({ tone: 'failure', text: 'Your review could not be saved. Please try again.' })
    }
    setBusy(false)
  }
  /** Confirms medicines or allergies and puts them into the record in one step; what speaks against them stands above. */
  async function takeAll(kind: 'medication' | 'allergy', those: readonly DocumentFinding[]) {
    await review(those.map(({ id }) => ({ id, review: 'accepted' as const })))
    if (kind === 'allergy') {
      addToProfile(session, profile, those)
      notify({ tone: 'success', text: 'What you are allergic to stands in your profile.' })
      return
    }
    for (const finding of those) {
      const offer = offerOf(session, session.getState(), { ...finding, review: 'accepted' }, document.name)
      if (offer && !offer.isDone) offer.run()
    }
    notify({ tone: 'success', text: `${those.length} medicines are on your list. Please check their times under Medications.` })
  }
  async function download() {
    try {
      saveFile(await session.call('downloadDocument', { parameters: { id: document.id } }), document.name)
    } catch {
      notify({ tone: 'failure', text: 'The document could not be downloaded. Please try again.' })
    }
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <p className="grow text-soft" role="status">
          {findings.length} found, {open.length > 0 ? `${open.length} for you to check` : 'all checked'}
        </p>
        <Button look="quiet" icon={downloadIcon} onClick={download}>
          Download
        </Button>
        {sure.length > 0 && (
          <Button look="primary" disabled={isBusy} onClick={() => review(sure.map(({ id }) => ({ id, review: 'accepted' as const })))}>
            Confirm all {sure.length}
          </Button>
        )}
      </div>
      <DocumentAlerts urgent={view.urgent ?? null} warnings={view.warnings ?? []} />
      {findings.length === 0 && <p>No results, medicines or diagnoses were found in this document.</p>}
      {(Object.keys(kindTitles) as DocumentFinding['kind'][]).map((kind) => {
        const { age, findings: told } = withAgeOnce(findings.filter((finding) => finding.kind === kind))
        const those = orderResults(told, view.urgent?.sentence).map((finding) => labInWords(finding, country, wording))
        return (
          those.length > 0 && (
            <section key={kind} className="grid gap-2.5">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="text-lg font-bold">{kindTitles[kind]}</h3>
                {(kind === 'medication' || kind === 'allergy') && (
                  <AddAll view={view} kind={kind} isBusy={isBusy} onAdd={(all) => takeAll(kind, all)} />
                )}
              </div>
              {age && <p className="text-[0.9375rem] text-soft">These values are {age}.</p>}
              <ul className="grid gap-1.5">
                {those.map((finding) => (
                  <FindingRow
                    key={finding.id}
                    finding={finding}
                    pictures={pictures}
                    isBusy={isBusy}
                    onReview={(each) => review([{ id: finding.id, ...each }])}
                    offer={offerOf(session, { medications, profile, tasks }, finding, document.name)}
                  />
                ))}
              </ul>
            </section>
          )
        )
      })}
      <StoppedMedicines stopped={view.stopped ?? []} documentName={document.name} />
      {view.notUnderstood && view.notUnderstood.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-lg font-bold">Not understood</h3>
          <p className="text-soft">These lines may be results, medicines or allergies, but they could not be read:</p>
          <ul className="grid gap-1.5">
            {view.notUnderstood.map((line) => (
              <li key={line} className="rounded-xl bg-raised p-3 font-mono text-sm break-words">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Disclosure summary="Text of the document">
        <div className="grid gap-4">
          {text.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
            <section key={index}>
              <h4 className="font-semibold">Page {index + 1}</h4>
              <p className="overflow-x-auto font-mono text-sm whitespace-pre-wrap [tab-size:6]">{page || 'No text'}</p>
            </section>
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
