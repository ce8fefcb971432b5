import { expect, test } from 'vitest'
import { loadChunk } from './load-chunk.ts'

test('a chunk that comes is handed over', async () => expect(await loadChunk('chat', async () => ({ page: 1 }))).toEqual({ page: 1 }))

test.each([
  ['missing', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ['late', () => new Promise<never>(() => undefined)],
])('a chunk that is %s fails with its name', async (_, load) => {
  await expect(loadChunk('chat', load, 10)).rejects.toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk chat failed.' })
})
