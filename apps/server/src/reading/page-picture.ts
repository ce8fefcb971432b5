import { fileURLToPath } from 'node:url'
import { Failure } from '../http/failure.ts'
import { createFairLine } from './fair-line.ts'
import { readerBounds } from './read-document.ts'
import type { Refusal } from './reading-refused.ts'
import { startWatchedChild } from './watched-child.ts'

/** Which page of a file is wanted, from 1, and by how many quarters its picture is turned (clockwise). */
export interface PageTask {
  type: string
  page: number
  turned: number
}

export type PageMessage = { kind: 'drawn'; jpeg: string } | { kind: 'refused'; refusal: Refusal }

const childPath = fileURLToPath(new URL('page-picture.child.ts', import.meta.url))
const bounds = { ...readerBounds, time: 60_000 }
/** Drawing a page is quick: one at a time, beside the documents that are being read. */
const line = createFairLine({ places: 1, waiting: 16 })
const retryAfter = 2

/**
 * One page of a file as a JPEG, drawn in a process of its own.
 * @throws Failure 422 for a page that cannot be drawn (a locked file too, whose password is kept nowhere), 503 where too many wait.
 */
export async function pagePicture(bytes: Uint8Array, task: PageTask, owner: string): Promise<Buffer> {
  const leave = await line.enter(owner, () => undefined)
  if (leave === null) throw new Failure('busy', 'Too many pages are being shown. Please try again in a moment.', { retryAfter })
  try {
    const { outcome, input } = startWatchedChild<PageMessage, Buffer>(childPath, task, bounds, (message) =>
      message.kind === 'drawn'
        ? { value: Buffer.from(message.jpeg, 'base64') }
        : { failure: new Failure(message.refusal.code, message.refusal.message) },
    )
    input.end(bytes)
    return await outcome
  } finally {
    leave()
  }
}
