/**
 * The text of a plain text file in any usual encoding: by its byte order mark, else UTF-16 where every other byte is
 * zero, else UTF-8, else Windows-1252. null where it is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes)
  if (!encoding) return null
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return isMostlyControl(text) ? null : text
  } catch {
    return encoding === 'utf-8' ? decodeLegacy(bytes) : null
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 65_536)
  const zeros: [even: number, odd: number] = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1
  if (zeros[0] + zeros[1] === 0) return 'utf-8'
  const half = sample.length / 2
  if (zeros[1] > half * 0.6 && zeros[0] < half * 0.1) return 'utf-16le'
  if (zeros[0] > half * 0.6 && zeros[1] < half * 0.1) return 'utf-16be'
  return null
}

function decodeLegacy(bytes: Uint8Array): string | null {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return isMostlyControl(text) ? null : text
}

/** A text has next to no control characters beside tabs, line and page breaks. */
function isMostlyControl(text: string): boolean {
  const sample = text.slice(0, 65_536)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is counted
  const found = sample.match(/[\u0000-\u0008\u000b\u000e-\u001f\u0080-\u0084\u0086-\u009f]/g)?.length ?? 0
  return found > sample.length / 200
}
