import { decodeEntities } from './decode-entities.ts'
import { linesOfHtml } from './lines-of-html.ts'
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
