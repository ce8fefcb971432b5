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

/** The texts of a section by their ids, for codes that only point at them. */
export type Narrative = ReadonlyMap<string, string>

export function narrativeOf(section: XmlElement): Narrative {
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
    const address = systems[attribute(each, 'codeSystem') ?? '']
    return (address && codeOf(address, attribute(each, 'code'))) || []
  })
  const shown = all.map((each) => cleanText(attribute(each, 'displayName'))).find(Boolean)
  return { text: shown ?? originalText(element, narrative), codes }
}

/** The words a code was chosen for: written there, or a place in the section's text. */
export function originalText(element: XmlElement | undefined, narrative: Narrative): string | undefined {
  const original = at(element, 'originalText') ?? at(element, 'text')
  const reference = attribute(at(original, 'reference'), 'value')?.replace(/^#/, '')
  return cleanText(allText(original)) ?? (reference === undefined ? undefined : cleanText(narrative.get(reference)))
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
  const kind = attribute(element, 'type') ?? attribute(element, 'xsi:type') ?? ''
  const unit = cleanText(attribute(element, 'unit'), 40)
  const written = attribute(element, 'value')
  const value = numberOf(written)
  if (/^(?:.*:)?(?:PQ|INT|REAL|MO)$/.test(kind) && value !== null) return { value, unit: unit === '1' ? undefined : unit, text: undefined }
  if (/IVL/.test(kind)) return inWords(boundsOf(element))
  if (/RTO/.test(kind)) return inWords([at(element, 'numerator'), at(element, 'denominator')].map(amountOf).filter(Boolean).join(' : '))
  const coded = codedText(element, narrative)
  return inWords(cleanText(allText(element), 2_000) ?? coded.text ?? [written, unit].filter(Boolean).join(' '))
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

/** The range that came with a value. */
export function rangeOf(observation: XmlElement): { low: number | null; high: number | null } {
  const value = at(observation, 'referenceRange', 'observationRange', 'value')
  return { low: numberOf(attribute(at(value, 'low'), 'value')), high: numberOf(attribute(at(value, 'high'), 'value')) }
}

/** Whether something inside says so by one of these codes (SNOMED CT) in the value of an observation. */
export function hasValueCode(statement: XmlElement, codes: ReadonlySet<string>): boolean {
  for (const value of below(statement, 'value')) if (codes.has(attribute(value, 'code') ?? '')) return true
  return false
}
