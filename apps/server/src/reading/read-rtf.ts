import { TextDecoder } from 'node:util'

/** Groups that hold no words of the document: fonts, colours, styles, pictures, and all that a star marks. */
const hidden =
  /^(?:fonttbl|colortbl|stylesheet|listtable|listoverridetable|info|pict|object|themedata|datastore|latentstyles|generator|xmlnstbl)$/
const breaks: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  page: '\f',
  sect: '\n',
  row: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}
const signs: Readonly<Record<string, string>> = { '~': ' ', _: '-', '\\': '\\', '{': '{', '}': '}' }
const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gi
/** Groups inside groups. */
const mostDepth = 200

/** The text of a rich text file: paragraphs as lines, table cells between tabs. null where it is none. */
export function readRtf(bytes: Buffer): string | null {
  const source = bytes.toString('latin1')
  if (!/^\s*\{\\rtf/.test(source)) return null
  const decoder = decoderOf(Number(/\\ansicpg(\d+)/.exec(source)?.[1] ?? 1252))
  let text = ''
  /** Whether each open group is hidden, and how many letters follow a letter by its number, to be left out. */
  const groups: { isHidden: boolean; fallback: number }[] = []
  let skip = 0
  for (const [, word = '', number, code, sign, brace, plain] of source.matchAll(token)) {
    const group = groups.at(-1)
    if (brace === '{') {
      if (groups.length >= mostDepth) return null
      groups.push({ isHidden: group?.isHidden ?? false, fallback: group?.fallback ?? 1 })
    } else if (brace === '}') groups.pop()
    else if (!group) continue
    else if (sign === '*' || hidden.test(word)) group.isHidden = true
    else if (group.isHidden) continue
    else if (word === 'uc') group.fallback = Number(number ?? 1)
    else if (word === 'u' && number !== undefined) {
      text += String.fromCharCode(Number(number) & 0xffff)
      skip = group.fallback
    } else if (code !== undefined) {
      if (skip > 0) skip--
      else text += decoder.decode(Buffer.from(code, 'hex'))
    } else if (word !== '') text += breaks[word] ?? ''
    else if (sign !== undefined) text += signs[sign] ?? ''
    else if (plain !== undefined) {
      const letters = plain.replace(/[\r\n]+/g, '')
      text += letters.slice(skip)
      skip = Math.max(0, skip - letters.length)
    }
  }
  return text
    .replace(/\t+(?=\n)/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function decoderOf(page: number): TextDecoder {
  try {
    return new TextDecoder(`windows-${page}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}
