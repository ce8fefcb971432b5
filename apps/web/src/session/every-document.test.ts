import { expect, test } from 'vitest'
import type { Session } from './create-session.ts'
import { everyDocument } from './every-document.ts'

test('documents of every page come together, the damaged ones too', async () => {
  const pages: Record<string, object> = {
    first: { documents: [{ id: 'c' }], next_before: 'second' },
    second: { documents: [{ id: 'b' }], damaged: ['x'], next_before: 'third' },
    third: { documents: [{ id: 'a' }], damaged: ['y'] },
  }
  const call = (async (_: string, { query }: { query: { before?: string } }) =>
    pages[query.before ?? 'first']) as unknown as Session['call']
  const { documents, damaged } = await everyDocument({ call })
  expect([documents.map(({ id }) => id), damaged]).toEqual([
    ['c', 'b', 'a'],
    ['x', 'y'],
  ])
})
