import { entryReaders, plain } from './ccda-entries.ts'
import { narrativeOf } from './ccda-values.ts'
import { pairPressures, type ReadItem, type ReadRecords, saysNothing } from './read-item.ts'
import { allText, at, attribute, below, childrenOf, type XmlElement } from './xml-tree.ts'

/** Sections by their LOINC codes (C-CDA R2.1), and how their entries are read. */
const sectionsByCode: Readonly<Record<string, keyof typeof entryReaders>> = {
  '11450-4': 'problems',
  '11348-0': 'problems',
  '48765-2': 'allergies',
  '10160-0': 'medications',
  '10183-2': 'medications',
  '42346-7': 'medications',
  '11369-6': 'immunisations',
  '47519-4': 'procedures',
  '30954-2': 'observations',
  '8716-3': 'observations',
  '10157-6': 'family',
}

/** The same by their templates (C-CDA R2.1, HITSP C83, CCD 1.0), where the code is missing. */
const sectionsByTemplate: Readonly<Record<string, keyof typeof entryReaders>> = Object.fromEntries(
  (
    [
      ['problems', ['10.20.22.2.5', '10.20.22.2.5.1', '10.20.22.2.20', '10.20.1.11', '3.88.11.83.103', '3.88.11.83.104']],
      ['allergies', ['10.20.22.2.6', '10.20.22.2.6.1', '10.20.1.2', '3.88.11.83.102']],
      [
        'medications',
        ['10.20.22.2.1', '10.20.22.2.1.1', '10.20.22.2.11', '10.20.22.2.11.1', '10.20.22.2.44', '10.20.1.8', '3.88.11.83.112'],
      ],
      ['immunisations', ['10.20.22.2.2', '10.20.22.2.2.1', '10.20.1.6', '3.88.11.83.117']],
      ['procedures', ['10.20.22.2.7', '10.20.22.2.7.1', '10.20.1.12', '3.88.11.83.108']],
      [
        'observations',
        [
          '10.20.22.2.3',
          '10.20.22.2.3.1',
          '10.20.22.2.4',
          '10.20.22.2.4.1',
          '10.20.1.14',
          '10.20.1.16',
          '3.88.11.83.119',
          '3.88.11.83.122',
        ],
      ],
      ['family', ['10.20.22.2.15', '10.20.1.4', '3.88.11.83.125']],
    ] as const
  ).flatMap(([kind, roots]) => roots.map((root) => [`2.16.840.1.113883.${root}`, kind])),
)

const mostNamed = 10

/**
 * What a C-CDA document says, section by section. An entry that cannot be read is left out, and the others stay. What is not taken over is
 * named in the notes: parts written for people only, parts that are no list of ours, entries without a name or a value.
 */
export function readCcda(document: XmlElement): ReadRecords {
  const items: ReadItem[] = []
  const onlyText = new Set<string>()
  const others = new Set<string>()
  const unread = new Map<string, number>()
  for (const section of below(document, 'section')) {
    const title = titleOf(section)
    const entries = childrenOf(section, 'entry')
    const kind = kindOf(section)
    if (kind === undefined) {
      if (title && (entries.length > 0 || hasWords(section))) others.add(title)
      continue
    }
    if (entries.length === 0 && hasWords(section) && title) onlyText.add(title)
    const narrative = narrativeOf(section)
    for (const item of entries.flatMap((entry) => entryReaders[kind]?.(entry, narrative) ?? []))
      if (item !== null) items.push(item)
      else if (title) unread.set(title, (unread.get(title) ?? 0) + 1)
  }
  const notes = [
    named('These parts are written for people only and were not taken over', onlyText),
    named('These parts are no list of mine and were not taken over', others),
    named(
      'Entries without a name or a value were not taken over',
      [...unread].map(([title, count]) => `${count} in ${title}`),
    ),
    // A document without sections: a picture or a text in the envelope of one.
    [...below(document, 'nonXMLBody')].length > 0
      ? 'This document holds a page to look at and no lists. To have it read, bring the page itself under "Documents".'
      : null,
  ]
  return { items: pairPressures(items), notes: notes.filter((note) => note !== null) }
}

function kindOf(section: XmlElement): keyof typeof entryReaders | undefined {
  const code = attribute(at(section, 'code'), 'code')
  if (code !== undefined) return sectionsByCode[code]
  return childrenOf(section, 'templateId')
    .map((template) => sectionsByTemplate[attribute(template, 'root') ?? ''])
    .find((kind) => kind !== undefined)
}

function titleOf(section: XmlElement): string | undefined {
  return (plain(at(section, 'title')) ?? attribute(at(section, 'code'), 'displayName'))?.replace(/\s+/g, ' ').trim().slice(0, 80)
}

function hasWords(section: XmlElement): boolean {
  const text = allText(at(section, 'text')).trim()
  return text !== '' && !saysNothing(text)
}

function named(sentence: string, names: Iterable<string>): string | null {
  const all = [...names]
  if (all.length === 0) return null
  const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more` : ''
  return `${sentence}: ${all.slice(0, mostNamed).join(', ')}${more}.`
}
