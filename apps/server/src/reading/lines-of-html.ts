import { decodeEntities } from './decode-entities.ts'

/** Parts of a page that are not for reading, with all that is in them. */
const unread = /<!--[\s\S]*?(?:-->|$)|<(script|style|head|template|noscript|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const blocks = /^(?:p|h\d|li|table|br|div|section|article|header|footer|ul|ol|dl|dt|dd|tr|hr|pre|blockquote|caption)$/

/** The text of a page of HTML: blocks as lines, the cells of a table's rows between tabs. */
export function linesOfHtml(html: string): string {
  let depth = 0
  let cellStart = 0
  let text = ''
  for (const [piece] of html.replace(unread, '').matchAll(/<[^>]*>|[^<]+|</g)) {
    if (!/^<[/a-z!]/i.test(piece)) {
      text += decodeEntities(piece).replace(/\s+/g, ' ')
      continue
    }
    const [, closing = '', name = ''] = /^<(\/?)(\w+)/.exec(piece) ?? []
    const tag = name.toLowerCase()
    if (tag === 'td' || tag === 'th') {
      depth = Math.max(0, depth + (closing ? -1 : 1))
      if (closing) text = `${text.slice(0, cellStart)}${text.slice(cellStart).trim()}\t`
      cellStart = text.length
    } else if (tag === 'tr' && closing) text = `${text.replace(/\t+$/, '')}\n`
    else if (blocks.test(tag) && (closing || depth === 0)) text += depth > 0 ? ' ' : '\n'
    if (tag === 'li' && !closing) text += '- '
  }
  return text.replace(/ *\n[ \n]*/g, '\n').trim()
}
