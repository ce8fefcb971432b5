import type { ListDocumentsResponse, ListResultsResponse } from '@dr-ai/contract/schemas/documents'
import { readPages } from '../api/read-pages.ts'
import type { Session } from './create-session.ts'

interface Listed<Document> {
  documents: Document[]
  damaged?: string[] | undefined
  next_before?: string | undefined
}
type PageOf = { before: string | undefined; limit: number }

/** All documents of the record, the newest first, however many pages the server makes of them. */
export const everyDocument = (session: Pick<Session, 'call'>) =>
  together<ListDocumentsResponse['documents'][number]>((query) => session.call('listDocuments', { query }))

/** The laboratory values of all of them. */
export const everyResult = (session: Pick<Session, 'call'>) =>
  together<ListResultsResponse['documents'][number]>((query) => session.call('listResults', { query }))

async function together<Document>(
  ask: (query: PageOf) => Promise<Listed<Document>>,
): Promise<{ documents: Document[]; damaged: string[] }> {
  const pages = await readPages(async (query) => {
    const page = await ask(query)
    return { ...page, earlier: page.next_before }
  })
  return { documents: pages.flatMap(({ documents }) => documents), damaged: pages.flatMap(({ damaged = [] }) => damaged) }
}
