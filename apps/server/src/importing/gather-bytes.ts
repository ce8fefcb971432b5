/** Bytes that come piece by piece, in one place from the first on: nothing is held twice when they are whole. */
export interface GatheredBytes {
  /** Throws RangeError beyond the most that may come. */
  add(chunk: Uint8Array): void
  whole(): Buffer
}

/** Pages of memory are taken as bytes come; `most` is only set apart. */
export function gatherBytes(most: number): GatheredBytes {
  const place = new ArrayBuffer(0, { maxByteLength: most })
  return {
    add: (chunk) => {
      const before = place.byteLength
      place.resize(before + chunk.byteLength)
      new Uint8Array(place, before).set(chunk)
    },
    whole: () => Buffer.from(place, 0, place.byteLength),
  }
}
