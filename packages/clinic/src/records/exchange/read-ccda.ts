import { codedText, hasValueCode, type Narrative, narrativeOf, observedValue, originalText, rangeOf, timesOf } from './ccda-values.ts'
import { observationItem, pairPressures, type ReadItem, type ReadRecords, wholeItem } from './read-item.ts'
import { at, attribute, below, childrenOf, type XmlElement } from './xml-tree.ts'

type Reader = (entry: XmlElement, narrative: Narrative) => (ReadItem | null)[]

/** SNOMED CT: resolved, inactive, in remission. */
const past = new Set(['413322009', '73425007', '277022003'])
/** SNOMED CT: no known allergy, no known problems, no current medication, no known drug or food allergy. */
const nothingKnown = new Set(['716186003', '160245001', '182904002', '409137002', '429625007', '428607008', '1003774007'])
const severities: Readonly<Record<string, ReadItem['severity']>> = {
  '255604002': 'mild',
  '371923003': 'mild',
  '6736007': 'moderate',
  '371924009': 'moderate',
  '24484000': 'severe',
  '399166001': 'severe',
}
const severityTemplate = '2.16.840.1.113883.10.20.22.4.8'
const reactionTemplate = '2.16.840.1.113883.10.20.22.4.9'

const isNegated = (statement: XmlElement | undefined): boolean => attribute(statement, 'negationInd') === 'true'
const hasTemplate = (element: XmlElement, root: string): boolean =>
  childrenOf(element, 'templateId').some((each) => attribute(each, 'root') === root)
const statusOf = (statement: XmlElement | undefined): string => attribute(at(statement, 'statusCode'), 'code') ?? ''

/** The observations of a concern act; an entry may also be the observation itself. */
function concerns(entry: XmlElement): { act: XmlElement | undefined; observation: XmlElement }[] {
  const act = at(entry, 'act')
  const inner = childrenOf(act, 'entryRelationship').flatMap((each) => childrenOf(each, 'observation'))
  return [...inner, ...childrenOf(entry, 'observation')].map((observation) => ({ act, observation }))
}

const readers: Readonly<Record<string, Reader>> = {
  problems: (entry, narrative) =>
    concerns(entry).flatMap(({ act, observation }) => {
      const value = at(observation, 'value')
      if (isNegated(observation) || isNegated(act) || nothingKnown.has(attribute(value, 'code') ?? '')) return []
      const { text, codes } = codedText(value, narrative)
      const { date, end } = timesOf(observation)
      const isPast = end !== undefined || statusOf(act) === 'completed' || hasValueCode(observation, past)
      return [
        wholeItem({
          kind: 'problem',
          name: text ?? originalText(observation, narrative) ?? codes[0]?.code,
          codes,
          date,
          end,
          status: isPast ? 'past' : 'active',
        }),
      ]
    }),
  allergies: (entry, narrative) =>
    concerns(entry).flatMap(({ act, observation }) => {
      const isNone = isNegated(observation) || isNegated(act) || nothingKnown.has(attribute(at(observation, 'value'), 'code') ?? '')
      const entity = at(observation, 'participant', 'participantRole', 'playingEntity')
      const substance = codedText(at(entity, 'code'), narrative)
      const named = codedText(at(observation, 'value'), narrative)
      const name = substance.text ?? plain(at(entity, 'name')) ?? originalText(observation, narrative) ?? (entity ? undefined : named.text)
      if (isNone || name === undefined) return []
      const reactions = [...below(observation, 'observation')].filter((each) => hasTemplate(each, reactionTemplate))
      const severity = [...below(observation, 'observation')].find((each) => hasTemplate(each, severityTemplate))
      const { date, end } = timesOf(observation)
      const isPast = end !== undefined || hasValueCode(observation, past)
      return [
        wholeItem({
          kind: 'allergy',
          name,
          codes: substance.codes,
          reaction: reactions
            .flatMap((each) => codedText(at(each, 'value'), narrative).text ?? originalText(each, narrative) ?? [])
            .join(', '),
          severity: severities[attribute(at(severity, 'value'), 'code') ?? ''],
          date,
          end,
          status: isPast ? 'past' : 'active',
        }),
      ]
    }),
  medications: (entry, narrative) =>
    childrenOf(entry, 'substanceAdministration').flatMap((statement) => {
      const { text, codes } = product(statement, narrative)
      if (isNegated(statement) || nothingKnown.has(codes[0]?.code ?? '')) return []
      const { date, end } = timesOf(statement)
      const isPast = ['completed', 'aborted', 'cancelled'].includes(statusOf(statement)) && end !== undefined
      return [
        wholeItem({
          kind: 'medication',
          name: text ?? originalText(statement, narrative) ?? codes[0]?.code,
          codes,
          dosage: dosageOf(statement),
          frequency: frequencyOf(statement),
          date,
          end,
          status: isPast || statusOf(statement) === 'aborted' ? 'past' : 'active',
        }),
      ]
    }),
  immunisations: (entry, narrative) =>
    childrenOf(entry, 'substanceAdministration').flatMap((statement) => {
      if (isNegated(statement) || attribute(statement, 'moodCode') === 'INT' || statusOf(statement) === 'cancelled') return []
      const { text, codes } = product(statement, narrative)
      return [
        wholeItem({
          kind: 'immunisation',
          name: text ?? originalText(statement, narrative) ?? codes[0]?.code,
          codes,
          date: timesOf(statement).date,
        }),
      ]
    }),
  procedures: (entry, narrative) =>
    ['procedure', 'observation', 'act'].flatMap((name) =>
      childrenOf(entry, name).flatMap((statement) => {
        if (isNegated(statement) || ['INT', 'RQO'].includes(attribute(statement, 'moodCode') ?? '') || statusOf(statement) === 'cancelled')
          return []
        const { text, codes } = codedText(at(statement, 'code'), narrative)
        return [
          wholeItem({
            kind: 'procedure',
            name: text ?? originalText(statement, narrative) ?? codes[0]?.code,
            codes,
            date: timesOf(statement).date,
          }),
        ]
      }),
    ),
  observations: (entry, narrative) => {
    const organizers = childrenOf(entry, 'organizer')
    const inOrganizers = organizers.flatMap((organizer) =>
      childrenOf(organizer, 'component').flatMap((component) =>
        childrenOf(component, 'observation').map((observation) => ({ observation, organizer })),
      ),
    )
    return [...inOrganizers, ...childrenOf(entry, 'observation').map((observation) => ({ observation, organizer: undefined }))].map(
      ({ observation, organizer }) => {
        if (isNegated(observation) || ['cancelled', 'aborted', 'held'].includes(statusOf(observation))) return null
        const { text, codes } = codedText(at(observation, 'code'), narrative)
        const date = timesOf(observation).date ?? timesOf(organizer).date
        return observationItem({
          name: text ?? originalText(observation, narrative),
          codes,
          ...observedValue(observation, narrative),
          ...rangeOf(observation),
          date,
        })
      },
    )
  },
  family: (entry, narrative) =>
    childrenOf(entry, 'organizer').flatMap((organizer) => {
      const relation = codedText(at(organizer, 'subject', 'relatedSubject', 'code'), narrative).text
      return childrenOf(organizer, 'component').flatMap((component) =>
        childrenOf(component, 'observation').flatMap((observation) => {
          if (isNegated(observation)) return []
          const { text, codes } = codedText(at(observation, 'value'), narrative)
          return [wholeItem({ kind: 'family', name: text ?? originalText(observation, narrative) ?? codes[0]?.code, codes, relation })]
        }),
      )
    }),
}

/** Sections by their LOINC codes (C-CDA R2.1), and which reader reads their entries. */
const sections: Readonly<Record<string, string>> = {
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

/** What a C-CDA document says, section by section. An entry that cannot be read is left out, and the others stay. */
export function readCcda(document: XmlElement): ReadRecords {
  const items: ReadItem[] = []
  const onlyText: string[] = []
  for (const section of below(document, 'section')) {
    const reader = readers[sections[attribute(at(section, 'code'), 'code') ?? ''] ?? '']
    if (!reader) continue
    const narrative = narrativeOf(section)
    const read = childrenOf(section, 'entry').flatMap((entry) => reader(entry, narrative).flatMap((item) => item ?? []))
    const title = plain(at(section, 'title'))
    if (childrenOf(section, 'entry').length === 0 && narrative.size > 0 && title) onlyText.push(title)
    items.push(...read)
  }
  const notes =
    onlyText.length > 0 ? [`These parts are written for people only and were not taken over: ${onlyText.slice(0, 10).join(', ')}.`] : []
  return { items: pairPressures(items), notes }
}

function product(statement: XmlElement, narrative: Narrative) {
  const material = at(statement, 'consumable', 'manufacturedProduct', 'manufacturedMaterial')
  const { text, codes } = codedText(at(material, 'code'), narrative)
  return { text: text ?? plain(at(material, 'name')), codes }
}

const plain = (element: XmlElement | undefined): string | undefined =>
  element?.children.find((child) => typeof child === 'string' && child.trim() !== '') as string | undefined

function dosageOf(statement: XmlElement): string | undefined {
  const dose = at(statement, 'doseQuantity')
  const value = attribute(dose, 'value') ?? attribute(at(dose, 'low'), 'value')
  const unit = attribute(dose, 'unit') ?? attribute(at(dose, 'low'), 'unit')
  return value === undefined ? undefined : `${value}${unit && unit !== '1' ? ` ${unit}` : ''}`
}

const periodUnits: Readonly<Record<string, string>> = { h: 'hours', d: 'days', wk: 'weeks', mo: 'months', min: 'minutes' }

function frequencyOf(statement: XmlElement): string | undefined {
  const period = childrenOf(statement, 'effectiveTime')
    .map((time) => at(time, 'period'))
    .find(Boolean)
  const value = attribute(period, 'value')
  const unit = periodUnits[attribute(period, 'unit') ?? '']
  return value && unit ? `every ${value} ${unit}` : undefined
}
