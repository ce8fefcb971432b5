import type { DocumentSummary, ViewDocumentResponse } from '@dr-ai/contract/schemas/documents'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HttpError } from '../../api/http-error.ts'
import { noteAnswer, noteSilence } from '../../api/reach.ts'
import type { Session } from '../../session/create-session.ts'
import { listDocuments, viewDocument } from './document-copies.ts'

const summaryOf = (id: string): DocumentSummary => ({
  id,
  name: `${id}.pdf`,
  type: 'application/pdf',
  bytes: 1,
  pages: 1,
  addedAt: '2026-01-01T00:00:00.000Z',
  findings: 0,
  unconfirmed: 0,
})
const viewOf = (id: string): ViewDocumentResponse => ({ document: summaryOf(id), text: ['HbA1c 58'], findings: [], response: 'read' })

/** A session that keeps in a map, and a server that has these documents, or does not speak. */
function sessionWith() {
  const kept = new Map<string, unknown>()
  const server = { ids: ['one', 'two'], speaks: true }
  const session = {
    vault: () => ({ owner: 'patient', list: async () => [...kept.values()], read: async (_: string, id: string) => kept.get(id) }),
    keep: async (_: string, id: string, change: (value: unknown) => unknown) => {
      const next = change(kept.get(id))
      if (next === undefined) kept.delete(id)
      else kept.set(id, next)
      return next
    },
    call: async (name: string, { parameters }: { parameters?: { id: string } }) => {
      if (!server.speaks) {
        noteSilence()
        throw new TypeError('no answer')
      }
      noteAnswer(200)
      if (name === 'listDocuments') return { documents: server.ids.map(summaryOf) }
      if (!server.ids.includes(parameters?.id ?? '')) throw new HttpError(404)
      return viewOf(parameters?.id ?? '')
    },
  } as unknown as Session
  return { session, kept, server }
}

beforeEach(() => noteAnswer(200))
afterEach(() => noteAnswer(200))

test('what was opened is there without the server, and says what it is; what was not is not', async () => {
  const { session, server } = sessionWith()
  expect(await viewDocument(session, 'one')).toEqual({ view: viewOf('one'), isCopy: false })
  server.speaks = false
  expect(await viewDocument(session, 'one')).toEqual({ view: viewOf('one'), isCopy: true })
  expect(await listDocuments(session)).toEqual({ documents: [summaryOf('one')], damaged: [], isCopy: true })
  await expect(viewDocument(session, 'two')).rejects.toThrow('no answer')
})

test('a copy goes with its document, wherever that was deleted', async () => {
  const { session, kept, server } = sessionWith()
  await viewDocument(session, 'one')
  await viewDocument(session, 'two')
  server.ids = ['two']
  expect((await listDocuments(session)).documents).toHaveLength(1)
  expect([...kept.keys()]).toEqual(['two'])
  server.ids = []
  await expect(viewDocument(session, 'two')).rejects.toThrow('404')
  expect(kept.size).toBe(0)
})

test('a server that speaks has the last word', async () => {
  const { session, server } = sessionWith()
  await viewDocument(session, 'one')
  server.ids = []
  await expect(viewDocument(session, 'one')).rejects.toThrow('404')
})
