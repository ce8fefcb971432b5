import { refusals } from './reading-refused.ts'
import { walkZip } from './walk-zip.ts'

/** Parts that are kept while walking: headers, footers and pictures; the body is left to mammoth. */
const wanted = /^word\/(?:header\d*\.xml|footer\d*\.xml|media\/[^/]+\.(?:png|jpe?g))$/i

/**
 * The text of a Word document: paragraphs as lines, table rows as lines with their cells between tabs, headers before
 * and footers after it; and the pictures in it.
 * @throws ReadingRefused for a damaged file, one that unpacks to too much, or one with entities of its own.
 */
export async function readDocx(bytes: Buffer): Promise<{ text: string; pictures: Buffer[] }> {
  const parts = await walkZip(bytes, (name) => wanted.test(name))
  const { default: mammoth } = await import('mammoth')
  const ignored = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage: ignored, externalFileAccess: false }).catch(() => {
    throw refusals.broken
  })
  const named = (start: string) =>
    [...parts].filter(([name]) => name.startsWith(start)).map(([, content]) => textOfXml(content.toString('utf8')))
  const text = [...named('word/header'), linesOfHtml(value), ...named('word/footer')].filter((part) => part.trim() !== '').join('\n')
  return { text, pictures: [...parts].filter(([name]) => name.startsWith('word/media/')).map(([, content]) => content) }
}

/** mammoth's own, well-formed HTML as lines. */
function linesOfHtml(html: string): string {
  let depth = 0
  let cellStart = 0
  let text = ''
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!piece.startsWith('<')) {
      text += decodeEntities(piece)
      continue
    }
    const [, closing = '', tag = ''] = /^<(\/?)(\w+)/.exec(piece) ?? []
    if (tag === 'td' || tag === 'th') {
      depth += closing ? -1 : 1
      if (closing) text = `${text.slice(0, cellStart)}${text.slice(cellStart).replace(/[ \n]+$/, '')}\t`
      cellStart = text.length
    } else if (tag === 'tr' && closing) text = `${text.replace(/\t+$/, '')}\n`
    else if (/^(?:p|h\d|li|table|br)$/.test(tag) && (closing || tag === 'br')) text += depth > 0 ? ' ' : '\n'
    else if (tag === 'li') text += '- '
  }
  return text.replace(/\n{2,}/g, '\n')
}

function textOfXml(xml: string): string {
  return xml
    .replace(/<w:tab\b[^>]*\/>|<\/w:tc>/g, '\t')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => decodeEntities(line).trim())
    .filter(Boolean)
    .join('\n')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal: string, hexadecimal: string, name: string) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
