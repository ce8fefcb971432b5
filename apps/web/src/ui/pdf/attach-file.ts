/** A file to lie in a PDF. */
export interface Attachment {
  name: string
  /** Media type. */
  type: string
  description: string
  text: string
}

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
/** A text of a PDF: in UTF-16 and hexadecimal, which needs no escapes. */
const hexText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`
/** A name of a PDF: what is no plain letter is written as its number. */
const nameText = (text: string): string =>
  `/${text.replace(/[^A-Za-z0-9.-]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`

/**
 * The PDF with a file in it, as an update at its end (ISO 32000-1, 7.5.6 and 7.11.4): readers list it among the attachments.
 * In: a PDF as our renderer writes it, with a table of its objects and its names in an object of their own. Throws where it is another.
 */
export function attachFile(pdf: Uint8Array, { name, type, description, text }: Attachment): Uint8Array<ArrayBuffer> {
  const written = latin(pdf)
  const part = (pattern: RegExp, from = written): string => {
    const found = pattern.exec(from)?.[1]
    if (found === undefined) throw new Error(`the PDF has no ${pattern.source}`)
    return found
  }
  const trailer = written.slice(written.lastIndexOf('trailer'))
  const [size, root] = [Number(part(/\/Size (\d+)/, trailer)), part(/\/Root (\d+) 0 R/, trailer)]
  const catalog = part(new RegExp(`\\n${root} 0 obj\\n<<([\\s\\S]*?)\\n>>\\nendobj`))
  const names = part(/\/Names (\d+) 0 R/, catalog)
  const held = part(new RegExp(`\\n${names} 0 obj\\n<<([\\s\\S]*?)\\n>>\\nendobj`))
  const [stream, file] = [size, size + 1]
  const bytes = new TextEncoder().encode(text)
  const title = hexText(name)
  const objects: readonly (readonly [number, string, Uint8Array | null])[] = [
    [Number(root), `<<${catalog}\n/AF [${file} 0 R]\n>>`, null],
    [Number(names), `<<${held}\n/EmbeddedFiles << /Names [${title} ${file} 0 R] >>\n>>`, null],
    [stream, `<< /Type /EmbeddedFile /Subtype ${nameText(type)} /Length ${bytes.length} /Params << /Size ${bytes.length} >> >>`, bytes],
    [
      file,
      `<< /Type /Filespec /F ${title} /UF ${title} /Desc ${hexText(description)} /AFRelationship /Data /EF << /F ${stream} 0 R /UF ${stream} 0 R >> >>`,
      null,
    ],
  ]
  const encoder = new TextEncoder()
  const pieces: Uint8Array[] = [pdf]
  let length = pdf.length
  const add = (piece: Uint8Array | string): void => {
    const added = typeof piece === 'string' ? encoder.encode(piece) : piece
    pieces.push(added)
    length += added.length
  }
  const places: string[] = []
  for (const [number, dictionary, content] of objects) {
    add('\n')
    places.push(`${number} 1\n${String(length).padStart(10, '0')} 00000 n \n`)
    add(`${number} 0 obj\n${dictionary}\n`)
    if (content !== null) {
      add('stream\n')
      add(content)
      add('\nendstream\n')
    }
    add('endobj\n')
  }
  const table = length
  const kept = ['Info', 'ID'].map((key) => new RegExp(`/${key} (?:\\d+ 0 R|\\[[^\\]]*\\])`).exec(trailer)?.[0] ?? '').join('\n')
  add(
    `xref\n${places.join('')}trailer\n<<\n/Size ${size + 2}\n/Root ${root} 0 R\n/Prev ${part(/startxref\n(\d+)/, trailer)}\n${kept}\n>>\nstartxref\n${table}\n%%EOF\n`,
  )
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
