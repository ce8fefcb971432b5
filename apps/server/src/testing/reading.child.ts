/** Stands in the place of a server that reads a file without end; says when the reader has begun. */
import { fileURLToPath } from 'node:url'
import { readerBounds } from '../reading/read-document.ts'
import { startWatchedChild } from '../reading/watched-child.ts'

startWatchedChild<object, null>(fileURLToPath(new URL('endless.child.ts', import.meta.url)), {}, readerBounds, () => {
  process.stdout.write('begun\n')
  return null
})
