import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { hostileFiles } from '../../../../bench/documents/hostile-files.ts'
import { Failure } from '../http/failure.ts'
import { createDocumentReader, readDocument, readerBounds } from './read-document.ts'

const files = hostileFiles()
const mostMemory = 100 * 1_048_576

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes of buffers that this process still holds, without what is only not collected yet. */
function heldBuffers(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

const heldBefore = heldBuffers()

for (const { name, bytes, what } of files) {
  test(`${what} (${name}) gets a sentence, and the server stays small`, { timeout: 120_000 }, async () => {
    const outcome = await readDocument({ name, bytes }).then(
      ({ response }) => response,
      (error: unknown) => error,
    )
    if (outcome instanceof Error) {
      expect(outcome).toBeInstanceOf(Failure)
      expect(['unsupported-type', 'unreadable-document', 'encrypted-document']).toContain((outcome as Failure).code)
      expect(outcome.message).toMatch(/^[A-Z].+(\.|supported)$/)
    } else expect(outcome).not.toBe('')
    expect(heldBuffers() - heldBefore).toBeLessThan(mostMemory)
  })
}

test('locked files are told apart from broken ones', async () => {
  for (const name of ['locked.pdf', 'locked.doc']) {
    const file = files.find((each) => each.name === name)
    await expect(readDocument({ name, bytes: file?.bytes ?? Buffer.alloc(0) })).rejects.toMatchObject({ code: 'encrypted-document' })
  }
})

test('two are read at once, others wait, and one too many is told when to come again', async () => {
  const read = createDocumentReader({ ...readerBounds, readers: 1, waiting: 1 })
  const stages: string[] = []
  const document = { name: 'a.txt', bytes: Buffer.from('Sodium 140 mmol/L') }
  const first = read(document)
  const second = read({ ...document, onProgress: ({ stage }) => stages.push(stage) })
  await expect(read(document)).rejects.toMatchObject({ code: 'busy', retryAfter: expect.any(Number) })
  expect((await first).findings).toHaveLength(1)
  expect((await second).findings).toHaveLength(1)
  expect([stages[0], stages.at(-1)]).toEqual(['queued', 'done'])
})

test('a reader that takes too much memory or time is ended', async () => {
  const document = { name: 'a.txt', bytes: Buffer.from('Sodium 140 mmol/L') }
  await expect(createDocumentReader({ ...readerBounds, memory: 1 })(document)).rejects.toMatchObject({ code: 'unreadable-document' })
  await expect(createDocumentReader({ ...readerBounds, time: 30 })(document)).rejects.toMatchObject({ code: 'unreadable-document' })
})
