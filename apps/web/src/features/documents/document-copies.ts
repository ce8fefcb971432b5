import type { DocumentSummary, ViewDocumentResponse } from '@dr-ai/contract/schemas/documents'
import { HttpError } from '../../api/http-error.ts'
import { reachOfServer } from '../../api/reach.ts'
import type { Session } from '../../session/create-session.ts'
import { everyDocument } from '../../session/every-document.ts'

/** What was read in a document, as it was last opened on this device. */
interface DocumentCopy {
  id: string
  openedAt: string
  view: ViewDocumentResponse
}

type Keeper = Pick<Session, 'call' | 'keep' | 'vault'>

const collection = 'document-copies'
/** So many are kept; of more the ones opened longest ago go. */
const mostKept = 30

/** All documents; without the server those of which this device has a copy. Copies of what is no longer in the record go. */
export async function listDocuments(session: Keeper): Promise<{ documents: DocumentSummary[]; damaged: string[]; isCopy: boolean }> {
  const { owner } = session.vault()
  try {
    const { documents, damaged } = await everyDocument(session)
    const there = new Set([...documents.map(({ id }) => id), ...damaged])
    // Another record may have been opened meanwhile: its copies are none of this list's business.
    if (session.vault().owner === owner) for (const { id } of await copiesOf(session)) if (!there.has(id)) await dropCopy(session, id)
    return { documents, damaged, isCopy: false }
  } catch (error) {
    const copies = reachOfServer() === 'reached' ? [] : await copiesOf(session)
    if (copies.length === 0) throw error
    const documents = copies.map(({ view }) => view.document).sort((a, b) => (a.addedAt < b.addedAt ? 1 : -1))
    return { documents, damaged: [], isCopy: true }
  }
}

/** What was read in a document, from then on kept sealed on this device; without the server as it was last opened here. */
export async function viewDocument(session: Keeper, id: string): Promise<{ view: ViewDocumentResponse; isCopy: boolean }> {
  const { owner } = session.vault()
  try {
    const view = await session.call('viewDocument', { parameters: { id } })
    if (session.vault().owner === owner) await keepCopy(session, view)
    return { view, isCopy: false }
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) await dropCopy(session, id)
    const copy = reachOfServer() === 'reached' ? undefined : await session.vault().read<DocumentCopy>(collection, id)
    if (!copy) throw error
    return { view: copy.view, isCopy: true }
  }
}

/** Keeps what was read, as it stands now. A record that is being locked takes nothing more. */
export async function keepCopy(session: Keeper, view: ViewDocumentResponse): Promise<void> {
  try {
    const { id } = view.document
    await session.keep<DocumentCopy>(collection, id, () => ({ id, openedAt: new Date().toISOString(), view }))
    const newestFirst = (await copiesOf(session)).sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1))
    for (const { id: old } of newestFirst.slice(mostKept)) await dropCopy(session, old)
  } catch {
    // It can be opened from the server all the same.
  }
}

/** Forgets the copy of a document that was deleted. */
export async function dropCopy(session: Keeper, id: string): Promise<void> {
  await session.keep<DocumentCopy>(collection, id, () => undefined)
}

const copiesOf = (session: Keeper): Promise<DocumentCopy[]> => session.vault().list<DocumentCopy>(collection)
