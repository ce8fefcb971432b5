import { type Code, cleanText, codeOf, momentOf, numberOf } from './read-item.ts'
import { allText, at, attribute, below, childrenOf, type XmlElement } from './xml-tree.ts'

/** Code systems by their object identifiers (HL7 OID registry), as FHIR names them. */
const systems: Readonly<Record<string, string>> = {
  '2.16.840.1.113883.6.96': 'http://snomed.info/sct',
  '2.16.840.1.113883.6.1': 'http://loinc.org',
  '2.16.840.1.113883.6.88': 'http://www.nlm.nih.gov/research/umls/rxnorm',
  '2.16.840.1.113883.6.90': 'http://hl7.org/fhir/sid/icd-10-cm',
  '2.16.840.1.113883.6.103': 'http://hl7.org/fhir/sid/icd-9-cm',
  '2.16.840.1.113883.12.292': 'http://hl7.org/fhir/sid/cvx',
  '2.16.840.1.113883.6.59': 'http://hl7.org/fhir/sid/cvx',
  '2.16.840.1.113883.6.3': 'http://hl7.org/fhir/sid/icd-10',
  '2.16.840.1.113883.6.4': 'http://www.cms.gov/Medicare/Coding/ICD10',
  '2.16.840.1.113883.6.104': 'http://hl7.org/fhir/sid/icd-9-cm',
  '2.16.840.1.113883.6.285': 'http://www.cms.gov/Medicare/Coding/HCPCSReleaseCodeSets',
  '2.16.840.1.113883.4.9': 'http://fdasis.nlm.nih.gov',
  '2.16.840.1.113883.6.73': 'http://www.whocc.no/atc',
  '2.16.840.1.113883.6.12': 'http://www.ama-assn.org/go/cpt',
  '2.16.840.1.113883.6.69': 'http://hl7.org/fhir/sid/ndc',
}

/** The same by their names, where a program writes no identifier. */
const systemsByName: Readonly<Record<string, string>> = {
  SNOMEDCT: 'http://snomed.info/sct',
  LOINC: 'http://loinc.org',
  RXNORM: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  ICD10CM: 'http://hl7.org/fhir/sid/icd-10-cm',
  ICD9CM: 'http://hl7.org/fhir/sid/icd-9-cm',
  CVX: 'http://hl7.org/fhir/sid/cvx',
}

/** The texts of a section by their ids, for codes that only point at them. */
export type Narrative = Pick<ReadonlyMap<string, string>, 'get'>

export function narrativeOf(section: XmlElement): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const walk = (element: XmlElement) => {
    const id = attribute(element, 'ID') ?? attribute(element, 'id')
    if (id) texts.set(id, element.name === 'tr' ? nameInRow(element) : allText(element))
    for (const child of childrenOf(element)) walk(child)
  }
  const text = at(section, 'text')
  if (text) walk(text)
  return texts
}

/** Of a row of a table that is pointed at: what its first cell with words says; dates and the other cells are no name. */
function nameInRow(row: XmlElement): string {
  const cells = childrenOf(row).map((cell) => allText(cell).trim())
  return cells.find((cell) => /\p{L}{3}/u.test(cell) && !/^\d{1,4}[-/. ]|\b(?:19|20)\d\d\b/.test(cell)) ?? ''
}

/** What an element with a code is called, and its codes with their translations. */
export function codedText(element: XmlElement | undefined, narrative: Narrative): { text: string | undefined; codes: Code[] } {
  const all = element ? [element, ...childrenOf(element, 'translation')] : []
  const codes = all.flatMap((each) => {
    const written = attribute(each, 'codeSystem')?.trim() ?? ''
    const address =
      written === '' ? systemsByName[(attribute(each, 'codeSystemName') ?? '').toUpperCase().replace(/[^A-Z\d]/g, '')] : systems[written]
    return (address && codeOf(address, attribute(each, 'code'))) || []
  })
  const shown = all.map((each) => cleanText(attribute(each, 'displayName'))).find(Boolean)
  return { text: shown ?? originalText(element, narrative), codes }
}

/** The words a code was chosen for: written there, or a place in the section's text. */
export function originalText(element: XmlElement | undefined, narrative: Narrative): string | undefined {
  const original = at(element, 'originalText') ?? at(element, 'text')
  const reference = attribute(at(original, 'reference'), 'value')?.replace(/^#/, '')
  return cleanText(wordsIn(original)) ?? (reference === undefined ? undefined : cleanText(narrative.get(reference)))
}

/** The words in a text; a picture or another file in the place of one has none. */
export function wordsIn(element: XmlElement | undefined): string {
  return attribute(element, 'representation') === 'B64' ? '' : allText(element)
}

/** When something was or began, and when it ended. */
export function timesOf(statement: XmlElement | undefined): { date: string | undefined; end: string | undefined } {
  const times = childrenOf(statement, 'effectiveTime')
  for (const time of times) {
    const point = momentOf(attribute(time, 'value'))
    const low = momentOf(attribute(at(time, 'low'), 'value') ?? attribute(at(time, 'center'), 'value'))
    const end = momentOf(attribute(at(time, 'high'), 'value'))
    if (point || low || end) return { date: point ?? low, end }
  }
  return { date: undefined, end: undefined }
}

/** The value of an observation: a quantity with its unit, or words. A bound ("at least 5") stays words. */
export function observedValue(
  observation: XmlElement,
  narrative: Narrative,
): { value: number | null; unit: string | undefined; text: string | undefined } {
  const [element] = childrenOf(observation, 'value')
  const kind = attribute(element, 'type') ?? ''
  const { written, value, unit } = quantityOf(element, narrative)
  const isQuantity = /^(?:.*:)?(?:PQ|INT|REAL|MO)$/.test(kind) || (kind === '' && unit !== undefined)
  if (isQuantity && value !== null) return { value, unit: unit === '1' ? undefined : unit, text: undefined }
  if (/IVL/.test(kind)) return inWords(boundsOf(element))
  if (/RTO/.test(kind)) return inWords([at(element, 'numerator'), at(element, 'denominator')].map(amountOf).filter(Boolean).join(' : '))
  const coded = codedText(element, narrative)
  // A quantity without a number ("UNK") may have words inside; the unit alone says nothing.
  const words = cleanText(isQuantity ? '' : wordsIn(element), 2_000) ?? coded.text ?? (written && [written, unit].filter(Boolean).join(' '))
  return inWords(words ?? '')
}

/** The number of a quantity and its unit; of one in a unit that UCUM does not know, the same in its translation, whose unit stands in words. */
function quantityOf(element: XmlElement | undefined, narrative: Narrative) {
  const written = attribute(element, 'value')
  if (written !== undefined || attribute(element, 'nullFlavor') === undefined)
    return { written, value: numberOf(written), unit: cleanText(attribute(element, 'unit'), 40) }
  const translation = childrenOf(element, 'translation').find((each) => numberOf(attribute(each, 'value')) !== null)
  return {
    written: attribute(translation, 'value'),
    value: numberOf(attribute(translation, 'value')),
    unit: cleanText(attribute(translation, 'unit') ?? codedText(translation, narrative).text ?? attribute(translation, 'code'), 40),
  }
}

const inWords = (text: string) => ({ value: null, unit: undefined, text: cleanText(text, 2_000) })

/** Number and unit of an amount, as written. */
function amountOf(element: XmlElement | undefined): string {
  const unit = attribute(element, 'unit')
  return [attribute(element, 'value'), unit === '1' ? undefined : unit].filter(Boolean).join(' ')
}

/** A range in words: from, to, and whether the bounds belong to it. */
function boundsOf(range: XmlElement | undefined): string {
  return (['low', 'high'] as const)
    .flatMap((bound) => {
      const element = at(range, bound)
      const sign = bound === 'low' ? '>' : '<'
      return amountOf(element) === '' ? [] : `${sign}${attribute(element, 'inclusive') === 'false' ? '' : '='} ${amountOf(element)}`
    })
    .join(', ')
}

/** The range that came with a value, where it is in the unit of the value or in none. */
export function rangeOf(observation: XmlElement): { low: number | null; high: number | null } {
  const value = at(observation, 'referenceRange', 'observationRange', 'value')
  const unit = attribute(at(observation, 'value'), 'unit')
  const bound = (name: 'low' | 'high') => {
    const element = at(value, name)
    const own = attribute(element, 'unit')
    return own === undefined || unit === undefined || own.trim().toLowerCase() === unit.trim().toLowerCase()
      ? numberOf(attribute(element, 'value'))
      : null
  }
  return { low: bound('low'), high: bound('high') }
}

/** Whether something inside says so by one of these codes (SNOMED CT) in the value of an observation. */
export function hasValueCode(statement: XmlElement, codes: ReadonlySet<string>): boolean {
  for (const value of below(statement, 'value')) if (codes.has(attribute(value, 'code') ?? '')) return true
  return false
}
