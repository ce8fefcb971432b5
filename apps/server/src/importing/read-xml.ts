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
 * An XML document as a tree, its names without prefixes. Entities that a document declares are never filled in.
 * @throws ReadingRefused for one that is broken, too deep or too large.
 */
export function readXml(text: string): XmlElement {
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
  if (root === null || fault !== null) throw refusals.broken
  return root
}
