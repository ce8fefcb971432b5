import { giveBack } from './give-back.ts'
import type { FileReceiver } from './read-form.ts'

/** A file that is kept in memory as it comes, and read as a whole. */
export interface KeptFile extends FileReceiver {
  /** All its bytes, once: what came in pieces is no longer there. */
  whole(): Buffer<ArrayBuffer>
}

export function keptFile(): KeptFile {
  let chunks: Uint8Array[] = []
  const drop = (): void => {
    for (const chunk of chunks) giveBack(chunk)
    chunks = []
  }
  return {
    write: (chunk) => chunks.push(chunk),
    drop,
    whole: () => {
      const bytes = Buffer.concat(chunks)
      drop()
      return bytes
    },
  }
}
