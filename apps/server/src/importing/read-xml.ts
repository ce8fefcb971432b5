import type { XmlElement } from '@dr-ai/clinic/exchange/xml-tree'
import { SaxesParser } from 'saxes'
import { refusals } from '../reading/reading-refused.ts'

/** What one document may hold: elements, and how deep they lie in one another. */
const most = { elements: 2_000_000, depth: 200 } as const

/** Signs that documents name as web pages do, though XML does not know the names. */
const namedSigns = {
  nbsp: '\u00a0',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  frac12: '½',
  sup2: '²',
  ndash: '–',
  mdash: '—',
  copy: '©',
  reg: '®',
  trade: '™',
  bull: '•',
  le: '≤',
  ge: '≥',
  eacute: 'é',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  middot: '·',
} as const

interface Open {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * An XML document as a tree, its names without prefixes. Entities that a document declares are never filled in. One that breaks the rules of
 * XML as programs do is mended and read once more.
 * @throws ReadingRefused for one that is broken, too deep or too large.
 */
export function readXml(text: string): XmlElement {
  const root = parse(text) ?? (text.includes('<!ENTITY') ? null : parse(mended(text)))
  if (root === null) throw refusals.broken
  return root
}

/** Signs that XML does not allow, by their numbers too (https://www.w3.org/TR/xml/#charsets). */
const forbidden = (code: number): boolean => (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffe || code === 0xffff
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const forbiddenSigns = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]+/g
const known: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos', ...Object.keys(namedSigns)])

/** What programs leave in documents that are almost XML: bare "&" and "<", signs of web pages, forbidden signs, a second declaration, words behind the end. */
function mended(text: string): string {
  return text
    .slice(0, text.lastIndexOf('>') + 1)
    .replace(/(?!^)<\?xml\s[^>]{0,200}>/g, '')
    .replace(forbiddenSigns, '')
    .replace(/&(?:#x([\da-f]{1,6});|#(\d{1,7});|(\w{1,32});)?/gi, (sign, hexadecimal?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return known.has(name) ? sign : `&amp;${name};`
      const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : decimal ? Number(decimal) : null
      if (code === null) return '&amp;'
      return forbidden(code) || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '' : sign
    })
    .replace(/<(?=[\s\d=<.]|$)/g, '&lt;')
}

/** The tree of a document; null for one that breaks the rules of XML. */
function parse(text: string): XmlElement | null {
  const parser = new SaxesParser()
  Object.assign(parser.ENTITIES, namedSigns)
  const open: Open[] = []
  let root: XmlElement | null = null
  let elements = 0
  let fault: Error | null = null
  parser.on('error', (error) => {
    fault ??= error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (++elements > most.elements || open.length > most.depth) throw refusals.tooMuch
    const element: Open = { name: bare(name), attributes: {}, children: [] }
    for (const [key, value] of Object.entries(attributes as Record<string, string>))
      if (!key.startsWith('xmlns')) element.attributes[bare(key)] = value
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (words: string) => {
    if (words.trim() !== '') open.at(-1)?.children.push(words)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (open.length === 0 && closed) root ??= closed
  })
  parser.write(text).close()
  return fault === null ? root : null
}
