/** Bytes as they come over a line: so many at a time. */
export async function* inPieces(bytes: Uint8Array | string, size = 65_536): AsyncGenerator<Uint8Array> {
  const whole = Buffer.from(bytes)
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size)
}
