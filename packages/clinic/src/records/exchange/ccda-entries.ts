import { reactionsOf } from './ccda-reactions.ts'
import { codedText, hasValueCode, type Narrative, observedValue, originalText, rangeOf, timesOf, wordsIn } from './ccda-values.ts'
import { nameOfCode } from './name-of-code.ts'
import { observationItem, type ReadItem, wholeItem } from './read-item.ts'
import { saysNothing } from './says-nothing.ts'
import { at, attribute, childrenOf, type XmlElement } from './xml-tree.ts'

/** Reads one entry of a section: an item for each thing said, null for one that could not be read, nothing for what is denied, planned or called off. */
export type EntryReader = (entry: XmlElement, narrative: Narrative) => (ReadItem | null)[]

/** SNOMED CT: resolved, inactive, in remission. */
const past = new Set(['413322009', '73425007', '277022003'])
/** SNOMED CT: no known allergy, no known problems, no current medication, no known drug or food allergy. */
const nothingKnown = new Set(['716186003', '160245001', '182904002', '409137002', '429625007', '428607008', '1003774007'])
/** SNOMED CT: kinds of allergy (propensity, intolerance; to a substance, drug or food), which name no substance. */
const kindsOfAllergy = new Set([
  ...['420134006', '418038007', '419511003', '418471000', '419199007', '416098002', '414285001', '59037007', '235719002', '64970000'],
  ...['106190000', '609328004', '782197009', '762952008', '782555009'],
])

const isNegated = (statement: XmlElement | undefined): boolean => /^\s*(?:true|1)\s*$/i.test(attribute(statement, 'negationInd') ?? '')
const statusOf = (statement: XmlElement | undefined): string => attribute(at(statement, 'statusCode'), 'code') ?? ''

/** Moods of what is meant to be done (HL7 ActMood), and states of what was not. */
const planned = new Set(['INT', 'RQO', 'PRP', 'ARQ', 'PRMS', 'GOL'])
const calledOff = new Set(['cancelled', 'aborted', 'held', 'nullified'])

/** The administrations of an entry, also those within an act, as medicines of an admission or a discharge are written; or the supply alone. */
function administrations(entry: XmlElement): XmlElement[] {
  const within = childrenOf(at(entry, 'act'), 'entryRelationship')
  const found = [entry, ...within].flatMap((each) => childrenOf(each, 'substanceAdministration'))
  return found.length > 0 ? found : childrenOf(entry, 'supply').filter((supply) => at(supply, 'product') !== undefined)
}

/** The observations of an entry, in organizers and in organizers of organizers, each with the time of what it stands in. */
function observationsIn(place: XmlElement, date?: string, depth = 0): { observation: XmlElement; date: string | undefined }[] {
  const own = childrenOf(place, 'observation').flatMap((observation) => {
    // One that says nothing itself may hold those that do.
    const parts =
      at(observation, 'value') || depth > 4
        ? []
        : childrenOf(observation, 'entryRelationship').filter((each) => attribute(each, 'typeCode') === 'COMP')
    return parts.length > 0
      ? parts.flatMap((each) => observationsIn(each, timesOf(observation).date ?? date, depth + 1))
      : [{ observation, date }]
  })
  if (depth > 4) return own
  const organizers = [...childrenOf(place, 'organizer'), ...childrenOf(place, 'act')]
  return [
    ...own,
    ...organizers.flatMap((organizer) =>
      [...childrenOf(organizer, 'component'), ...(organizer.name === 'act' ? childrenOf(organizer, 'entryRelationship') : [])].flatMap(
        (each) => observationsIn(each, timesOf(organizer).date ?? date, depth + 1),
      ),
    ),
  ]
}

/** What a value of words says (ST, ED): it has no code. */
function freeText(value: XmlElement | undefined): string | undefined {
  const text = /^(?:.*:)?(?:ST|ED)$/.test(attribute(value, 'type') ?? '') ? wordsIn(value).trim() : ''
  return text === '' ? undefined : text
}

/** The observations of a concern act; an entry may also be the observation itself. */
function concerns(entry: XmlElement): { act: XmlElement | undefined; observation: XmlElement }[] {
  const act = at(entry, 'act')
  const inner = childrenOf(act, 'entryRelationship').flatMap((each) => childrenOf(each, 'observation'))
  return [...inner, ...childrenOf(entry, 'observation')].map((observation) => ({ act, observation }))
}

/** How the entries of each kind of section are read. */
export const entryReaders: Readonly<Record<string, EntryReader>> = {
  problems: (entry, narrative) =>
    concerns(entry).flatMap(({ act, observation }) => {
      const value = at(observation, 'value')
      if (isNegated(observation) || isNegated(act) || nothingKnown.has(attribute(value, 'code') ?? '')) return []
      const { text, codes } = codedText(value, narrative)
      const name = text ?? freeText(value) ?? originalText(observation, narrative) ?? nameOfCode(codes)
      if (saysNothing(name)) return []
      const { date, end } = timesOf(observation)
      const isPast = end !== undefined || statusOf(act) === 'completed' || hasValueCode(observation, past)
      return [
        wholeItem({
          kind: 'problem',
          name,
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
      const entity = childrenOf(observation, 'participant')
        .map((each) => at(each, 'participantRole', 'playingEntity'))
        .find(Boolean)
      const substance = codedText(at(entity, 'code'), narrative)
      const value = at(observation, 'value')
      const named = { text: codedText(value, narrative).text ?? freeText(value) }
      const namesSubstance =
        !kindsOfAllergy.has(attribute(value, 'code') ?? '') &&
        !/^(?:propensity|allergy to substance|(?:drug|food) (?:allergy|intolerance))\b/i.test(named.text ?? '')
      const name =
        substance.text ??
        plain(at(entity, 'name')) ??
        originalText(observation, narrative) ??
        (entity ? nameOfCode(substance.codes) : namesSubstance ? named.text : undefined)
      if (isNone || saysNothing(name)) return []
      const { date, end } = timesOf(observation)
      const isPast = end !== undefined || hasValueCode(observation, past)
      return [
        wholeItem({
          kind: 'allergy',
          name,
          codes: substance.codes,
          ...reactionsOf(observation, narrative),
          date,
          end,
          status: isPast ? 'past' : 'active',
        }),
      ]
    }),
  medications: (entry, narrative) =>
    administrations(entry).flatMap((statement) => {
      const { text, codes } = product(statement, narrative)
      const name = text ?? originalText(statement, narrative) ?? nameOfCode(codes)
      if (isNegated(statement) || nothingKnown.has(codes[0]?.code ?? '') || saysNothing(name)) return []
      const { date, end } = timesOf(statement)
      const isPast = ['completed', 'aborted', 'cancelled'].includes(statusOf(statement)) && end !== undefined
      return [
        wholeItem({
          kind: 'medication',
          name,
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
    administrations(entry).flatMap((statement) => {
      if (isNegated(statement) || attribute(statement, 'moodCode') === 'INT' || statusOf(statement) === 'cancelled') return []
      const { text, codes } = product(statement, narrative)
      const name = text ?? originalText(statement, narrative) ?? nameOfCode(codes)
      if (saysNothing(name)) return []
      return [
        wholeItem({
          kind: 'immunisation',
          name,
          codes,
          date: timesOf(statement).date,
        }),
      ]
    }),
  procedures: (entry, narrative) =>
    ['procedure', 'observation', 'act'].flatMap((name) =>
      childrenOf(entry, name).flatMap((statement) => {
        if (isNegated(statement) || planned.has(attribute(statement, 'moodCode') ?? '') || calledOff.has(statusOf(statement))) return []
        const { text, codes } = codedText(at(statement, 'code'), narrative)
        const name = text ?? originalText(statement, narrative) ?? nameOfCode(codes)
        if (saysNothing(name)) return []
        return [
          wholeItem({
            kind: 'procedure',
            name,
            codes,
            date: timesOf(statement).date,
          }),
        ]
      }),
    ),
  observations: (entry, narrative) =>
    observationsIn(entry).flatMap(({ observation, date: ofOrganizer }) => {
      if (isNegated(observation) || calledOff.has(statusOf(observation))) return []
      const { text, codes } = codedText(at(observation, 'code'), narrative)
      return [
        observationItem({
          name: text ?? originalText(observation, narrative),
          codes,
          ...observedValue(observation, narrative),
          ...rangeOf(observation),
          date: timesOf(observation).date ?? ofOrganizer,
        }),
      ]
    }),
  family: (entry, narrative) =>
    [
      ...childrenOf(entry, 'organizer').flatMap((organizer) => childrenOf(organizer, 'component').map((part) => ({ part, organizer }))),
      { part: entry, organizer: undefined },
    ].flatMap(({ part, organizer }) =>
      childrenOf(part, 'observation').flatMap((observation) => {
        if (isNegated(observation)) return []
        const relation = [organizer, observation]
          .map((each) => codedText(at(each, 'subject', 'relatedSubject', 'code'), narrative).text)
          .find(Boolean)
        const value = at(observation, 'value')
        const { text, codes } = codedText(value, narrative)
        const name = text ?? freeText(value) ?? originalText(observation, narrative) ?? nameOfCode(codes)
        return saysNothing(name) || nothingKnown.has(codes[0]?.code ?? '') ? [] : [wholeItem({ kind: 'family', name, codes, relation })]
      }),
    ),
}

function product(statement: XmlElement, narrative: Narrative) {
  const made = at(statement, 'consumable', 'manufacturedProduct') ?? at(statement, 'product', 'manufacturedProduct')
  const material = at(made, 'manufacturedMaterial') ?? at(made, 'manufacturedLabeledDrug')
  const { text, codes } = codedText(at(material, 'code'), narrative)
  return { text: text ?? plain(at(material, 'name')), codes }
}

/** The first words of an element itself. */
export const plain = (element: XmlElement | undefined): string | undefined =>
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
