/** Draws one page of one file in a process of its own: the file comes through the standard input, what is wanted as the first message. */
import { Worker } from 'node:worker_threads'
import { drawPage } from './draw-page.ts'
import type { PageMessage, PageTask } from './page-picture.ts'
import { ReadingRefused, refusals } from './reading-refused.ts'

process.on('disconnect', () => process.exit(1))
new Worker(new URL('parent-watch.worker.ts', import.meta.url), { env: {} }).unref()

const tell = (message: PageMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve())
  })
const chunks: Buffer[] = []
const input = new Promise<void>((resolve) => {
  process.stdin.on('data', (chunk: Buffer) => chunks.push(chunk))
  process.stdin.on('end', resolve)
})
process.once('message', (task) => {
  input
    .then(async () => tell({ kind: 'drawn', jpeg: (await drawPage(Buffer.concat(chunks), task as PageTask)).toString('base64') }))
    .catch((error: unknown) => tell({ kind: 'refused', refusal: (error instanceof ReadingRefused ? error : refusals.ended).refusal }))
    .finally(() => process.exit(0))
})
