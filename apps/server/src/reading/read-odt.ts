import { decodeEntities } from './decode-entities.ts'
import { refusals } from './reading-refused.ts'
import { walkZip } from './walk-zip.ts'

/**
 * The text of an OpenDocument text: paragraphs as lines, table rows as lines with their cells between tabs.
 * @throws ReadingRefused for a damaged or locked file, one that unpacks to too much, or one with entities of its own.
 */
export async function readOdt(bytes: Buffer): Promise<string> {
  const parts = await walkZip(bytes, (name) => name === 'content.xml' || name === 'META-INF/manifest.xml')
  if (/<manifest:encryption-data\b/.test(parts.get('META-INF/manifest.xml')?.toString('utf8') ?? '')) throw refusals.encrypted
  const xml = parts.get('content.xml')?.toString('utf8')
  if (xml === undefined) throw refusals.broken
  return linesOfOdt(xml.slice(Math.max(0, xml.indexOf('<office:body'))))
}

/** Spaces that one element may stand for. */
const mostSpaces = 20

function linesOfOdt(xml: string): string {
  let depth = 0
  let text = ''
  for (const [piece] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!piece.startsWith('<')) {
      text += decodeEntities(piece)
      continue
    }
    const [, closing = '', tag = ''] = /^<(\/?)([\w:-]+)/.exec(piece) ?? []
    const isEmpty = piece.endsWith('/>')
    if (tag === 'text:tab') text += '\t'
    else if (tag === 'text:line-break') text += depth > 0 ? ' ' : '\n'
    else if (tag === 'text:s') text += ' '.repeat(Math.min(mostSpaces, Number(/text:c="(\d{1,3})"/.exec(piece)?.[1] ?? 1)))
    else if (tag === 'table:table-cell' || tag === 'table:covered-table-cell') {
      if (!closing && !isEmpty) depth++
      if (closing) depth--
      if (closing || isEmpty) text = `${text.trimEnd() === '' ? text : text.replace(/ +$/, '')}\t`
    } else if (tag === 'table:table-row' && closing) text = `${text.replace(/\t+$/, '')}\n`
    else if (/^text:(?:p|h)$/.test(tag) && (closing || isEmpty)) text += depth > 0 ? ' ' : '\n'
  }
  return text.replace(/\n{2,}/g, '\n').trim()
}
