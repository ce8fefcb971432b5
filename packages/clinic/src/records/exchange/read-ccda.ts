import { entryReaders, plain } from './ccda-entries.ts'
import { narrativeOf } from './ccda-values.ts'
import { pairPressures, type ReadItem, type ReadRecords } from './read-item.ts'
import { saysNothing } from './says-nothing.ts'
import { allText, at, attribute, below, childrenOf, type XmlElement } from './xml-tree.ts'

/** Sections by their LOINC codes (C-CDA R2.1), and how their entries are read. */
const sectionsByCode: Readonly<Record<string, keyof typeof entryReaders>> = {
  '11450-4': 'problems',
  '11348-0': 'problems',
  '48765-2': 'allergies',
  '46241-6': 'problems',
  '11535-2': 'problems',
  '78375-3': 'problems',
  '10160-0': 'medications',
  '10183-2': 'medications',
  '75311-1': 'medications',
  '42346-7': 'medications',
  '29549-3': 'medications',
  '11369-6': 'immunisations',
  '47519-4': 'procedures',
  '30954-2': 'observations',
  '26436-6': 'observations',
  '18725-2': 'observations',
  '8716-3': 'observations',
  '10157-6': 'family',
}

/** The same by their templates (C-CDA R2.1, HITSP C83, CCD 1.0), where the code is missing. */
const sectionsByTemplate: Readonly<Record<string, keyof typeof entryReaders>> = Object.fromEntries(
  (
    [
      [
        'problems',
        [
          '10.20.22.2.5',
          '10.20.22.2.5.1',
          '10.20.22.2.20',
          '10.20.22.2.24',
          '10.20.22.2.43',
          '10.20.1.11',
          '3.88.11.83.103',
          '3.88.11.83.104',
        ],
      ],
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
  // A text that an entry points at may stand in another section.
  const everywhere = new Map<string, string>()
  for (const section of below(document, 'section')) for (const [id, text] of narrativeOf(section)) everywhere.set(id, text)
  for (const section of below(document, 'section')) {
    const title = titleOf(section)
    const entries = childrenOf(section, 'entry')
    const kind = kindOf(section)
    if (kind === undefined) {
      if (title && (entries.length > 0 || hasWords(section))) others.add(title)
      continue
    }
    if (entries.length === 0 && hasWords(section) && title) onlyText.add(title)
    const own = narrativeOf(section)
    const narrative = { get: (id: string) => own.get(id) ?? everywhere.get(id) }
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
  const code = at(section, 'code')
  const codes = [code, ...childrenOf(code, 'translation')].map((each) => attribute(each, 'code')?.trim() ?? '')
  const own = codes.map((each) => known(sectionsByCode, each)).find(Boolean)
  if (own !== undefined || /^\d{1,6}-\d$/.test(codes[0] ?? '')) return own
  // A code of the program's own, or none: then by the template, and by the title.
  const template = childrenOf(section, 'templateId')
    .map((each) => known(sectionsByTemplate, attribute(each, 'root')?.trim() ?? ''))
    .find(Boolean)
  const title = titleOf(section) ?? ''
  return template ?? sectionsByTitle.find(([pattern]) => pattern.test(title))?.[1]
}

const known = <Kind>(table: Readonly<Record<string, Kind>>, key: string): Kind | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The same by their usual titles. */
const sectionsByTitle: readonly (readonly [RegExp, keyof typeof entryReaders])[] = [
  [/^(?:active |current |resolved )?(?:problems?(?: list)?|past medical history)$/i, 'problems'],
  [/^(?:allerg(?:y|ies)|allergies,? (?:and )?adverse reactions.*|allergies and intolerances)$/i, 'allergies'],
  [/^(?:active |current |home )?medications?(?: list| history)?$/i, 'medications'],
  [/^(?:immuni[sz]ations?|vaccinations?)(?: history)?$/i, 'immunisations'],
  [/^(?:procedures?|surgical history)$/i, 'procedures'],
  [/^(?:results?|lab(?:oratory)? results?|vital signs?|vitals)$/i, 'observations'],
  [/^family (?:medical )?history$/i, 'family'],
]

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
