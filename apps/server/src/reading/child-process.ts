/** What every process that reads a file for the server begins and ends with. */
import { Worker } from 'node:worker_threads'
import { ReadingRefused, type Refusal, refusals } from './reading-refused.ts'

/** How a child tells its server something; resolves when it is on its way. */
export type Tell<Message> = (message: Message) => Promise<void>

/** Begins this process: it does not outlive its server, neither while it waits nor while it computes. Out: how to tell the server. */
export function beginChild<Message extends object>(): Tell<Message> {
  process.on('disconnect', () => process.exit(1))
  new Worker(new URL('parent-watch.worker.ts', import.meta.url), { env: {}, workerData: process.ppid }).unref()
  return (message) =>
    new Promise((resolve) => {
      process.send?.(message, undefined, undefined, () => resolve())
    })
}

/** Ends this process when its work is done; what it refused is told. */
export function endAfter(work: Promise<void>, tell: Tell<{ kind: 'refused'; refusal: Refusal }>): void {
  work
    .catch((error: unknown) => tell({ kind: 'refused', refusal: (error instanceof ReadingRefused ? error : refusals.ended).refusal }))
    .finally(() => process.exit(0))
}

/** Does one task: it comes as the first message, its file through the standard input. */
export function doTask<Task>(tell: Tell<{ kind: 'refused'; refusal: Refusal }>, work: (task: Task, bytes: Buffer) => Promise<void>): void {
  const chunks: Buffer[] = []
  const input = new Promise<void>((resolve) => {
    process.stdin.on('data', (chunk: Buffer) => chunks.push(chunk))
    process.stdin.on('end', resolve)
  })
  process.once('message', (task) =>
    endAfter(
      input.then(() => work(task as Task, Buffer.concat(chunks))),
      tell,
    ),
  )
}
