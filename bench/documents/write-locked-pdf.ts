import { createHash } from 'node:crypto'

/** What passwords are filled up with (ISO 32000-1, 7.6.3.3, algorithm 2). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const permissions = -4

const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest()
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = kept
  }
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255
    swap(index, other)
  }
  let one = 0
  let two = 0
  return Buffer.from(
    data.map((byte) => {
      one = (one + 1) & 255
      two = (two + (state[one] ?? 0)) & 255
      swap(one, two)
      return byte ^ (state[((state[one] ?? 0) + (state[two] ?? 0)) & 255] ?? 0)
    }),
  )
}

/** A PDF of one page whose words only its password opens (standard security handler, revision 2). */
export function writeLockedPdf(lines: readonly string[], password: string): Buffer {
  const id = md5(Buffer.from('locked'))
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password))
  const allowed = Buffer.alloc(4)
  allowed.writeInt32LE(permissions)
  const key = md5(padded(password), owner, allowed, id).subarray(0, 5)
  const user = rc4(key, padding)
  const keyOf = (object: number) => md5(key, Buffer.from([object & 255, object >> 8, 0, 0, 0])).subarray(0, 10)
  const words = lines.map((line, index) => `BT /F1 11 Tf 50 ${780 - index * 18} Td (${line}) Tj ET`).join('\n')
  const content = rc4(keyOf(4), Buffer.from(words, 'latin1'))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    Buffer.concat([Buffer.from(`<< /Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P ${permissions} >>`,
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(parts.reduce((sum, part) => sum + part.length, 0))
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0)
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Encrypt 6 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>] >>`
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF`))
  return Buffer.concat(parts)
}
