/** Bytes that come piece by piece, taken as they are needed: nothing is held but the piece at hand. */
export interface ByteSource {
  /** So many bytes; fewer where no more come. */
  take(count: number): Promise<Buffer>
  /** The next piece, of at most so many bytes; null where no more come. */
  next(most?: number): Promise<Buffer | null>
  /** Puts bytes back: they come first again. */
  giveBack(bytes: Buffer): void
}

export function createByteSource(pieces: AsyncIterable<Uint8Array>): ByteSource {
  const coming = pieces[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const next = async (most = Number.POSITIVE_INFINITY): Promise<Buffer | null> => {
    while (held.length === 0) {
      const { done, value } = await coming.next()
      if (done) return null
      held = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    }
    const piece = held.subarray(0, most)
    held = held.subarray(piece.length)
    return piece
  }
  return {
    next,
    take: async (count) => {
      const taken: Buffer[] = []
      for (let left = count; left > 0; ) {
        const piece = await next(left)
        if (piece === null) break
        taken.push(piece)
        left -= piece.length
      }
      return Buffer.concat(taken)
    },
    giveBack: (bytes) => {
      held = held.length === 0 ? bytes : Buffer.concat([bytes, held])
    },
  }
}
