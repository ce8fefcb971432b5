import { codeWords, concept } from './fhir-concept.ts'
import { fhirObservations } from './fhir-observations.ts'
import { type Json, listOf, objectOf, textOf } from './json-tree.ts'
import { nameOfCode } from './name-of-code.ts'
import { momentOf, pairPressures, type ReadItem, type ReadRecords, wholeItem } from './read-item.ts'

const deniedStatuses = new Set(['entered-in-error', 'refuted', 'not-done', 'cancelled', 'draft', 'nullified'])

type Reader = (resource: Json, find: FindResource) => (ReadItem | null)[]
/** The resource a reference leads to, inside the same file. */
type FindResource = (reference: Json, within: Json) => Json | null

/**
 * What a FHIR file says (R4, and what is alike in earlier releases): a Bundle, a list of resources, or single ones.
 * Resources that are no part of a patient's lists are left out and counted in a note.
 */
export function readFhir(resources: readonly unknown[]): ReadRecords {
  const all = resources.flatMap((resource) => unbundled(objectOf(resource), 0))
  const byAddress = new Map<string, Json>()
  for (const { resource, address } of all) {
    const named = textOf(resource.resourceType) && textOf(resource.id) ? `${textOf(resource.resourceType)}/${textOf(resource.id)}` : null
    if (named) byAddress.set(named, resource)
    if (address) byAddress.set(address, resource)
  }
  const find: FindResource = (reference, within) => {
    const address = textOf(reference.reference)
    if (!address) return null
    if (address.startsWith('#'))
      return (
        listOf(within.contained)
          .map(objectOf)
          .find(({ id }) => `#${textOf(id)}` === address) ?? null
      )
    return byAddress.get(address) ?? byAddress.get(address.split('/').slice(-2).join('/')) ?? null
  }
  const items: ReadItem[] = []
  const others = new Set<string>()
  const unread = new Map<string, number>()
  const take = (resource: Json): void => {
    const type = textOf(resource.resourceType) ?? ''
    const read = Object.hasOwn(readers, type) ? readers[type] : undefined
    if (read === undefined && type !== '' && !silent.has(type)) others.add(type)
    if (read === undefined || isDenied(resource)) return
    for (const item of read(resource, find))
      if (item !== null) items.push(item)
      else unread.set(type, (unread.get(type) ?? 0) + 1)
  }
  for (const { resource } of all) {
    take(resource)
    // A report may carry its results within itself.
    if (carriers.has(textOf(resource.resourceType) ?? '')) for (const each of listOf(resource.contained)) take(objectOf(each))
  }
  const notes = [
    others.size > 0 ? `Not taken over: ${[...others].slice(0, 12).join(', ')}.` : null,
    unread.size > 0
      ? `Without a name or a value, and not taken over: ${[...unread].map(([type, count]) => `${count} ${type}`).join(', ')}.`
      : null,
  ]
  return { items: pairPressures(items), notes: notes.filter((note) => note !== null) }
}

/** Resources that hold nothing for a list, or are read with others. */
const silent = new Set([
  'Bundle',
  'Composition',
  'Patient',
  'Provenance',
  'Medication',
  'Organization',
  'Practitioner',
  'PractitionerRole',
  'Location',
  'Device',
  'OperationOutcome',
])
const carriers = new Set(['DiagnosticReport', 'List', 'Composition'])
const deepest = 8

function unbundled(resource: Json, depth: number): { resource: Json; address: string | null }[] {
  const type = textOf(resource.resourceType)
  if ((type !== 'Bundle' && type !== 'Parameters') || depth > deepest) return [{ resource, address: null }]
  return listOf(type === 'Bundle' ? resource.entry : resource.parameter).flatMap((each) => {
    const entry = objectOf(each)
    return unbundled(objectOf(entry.resource), depth + 1).map((inner) => ({
      ...inner,
      address: inner.address ?? textOf(entry.fullUrl) ?? null,
    }))
  })
}

function isDenied(resource: Json): boolean {
  const verification = codeWords(resource.verificationStatus)
  const isNegated = resource.wasNotGiven === true || resource.notPerformed === true || resource.wasNotTaken === true
  return (
    isNegated ||
    [textOf(resource.status) ?? '', textOf(resource.verificationStatus) ?? '', ...verification].some((each) => deniedStatuses.has(each))
  )
}

const noteOf = (resource: Json): string | undefined =>
  listOf(resource.note)
    .map((note) => textOf(objectOf(note).text))
    .find(Boolean) ?? undefined

/** The beginning of whatever form a time has: an instant, a period, a text that is none. */
function momentIn(resource: Json, ...names: string[]): string | undefined {
  for (const name of names) {
    const moment = momentOf(resource[name]) ?? momentOf(objectOf(resource[name]).start)
    if (moment) return moment
  }
  return undefined
}

const pastStatuses = new Set(['resolved', 'inactive', 'remission', 'completed', 'stopped', 'ended', 'not-taken'])

const readers: Readonly<Record<string, Reader>> = {
  Condition: (resource) => {
    const { text, codes, isNothing } = concept(resource.code)
    if (isNothing) return []
    const clinical = [textOf(resource.clinicalStatus), ...codeWords(resource.clinicalStatus)]
    const end = momentIn(resource, 'abatementDateTime', 'abatementPeriod')
    const status = end || clinical.some((each) => each && pastStatuses.has(each)) ? 'past' : 'active'
    return [
      wholeItem({
        kind: 'problem',
        name: text ?? nameOfCode(codes),
        codes,
        date: momentIn(resource, 'onsetDateTime', 'onsetPeriod', 'recordedDate', 'dateRecorded'),
        end,
        status,
        note: noteOf(resource),
      }),
    ]
  },
  AllergyIntolerance: (resource) => {
    const reactions = listOf(resource.reaction).map(objectOf)
    const { text, codes, isNothing } = concept(
      resource.code ?? resource.substance ?? reactions.find(({ substance }) => substance)?.substance,
    )
    if (isNothing) return []
    const severity = reactions
      .map(({ severity: each }) => textOf(each))
      .find((each) => each === 'mild' || each === 'moderate' || each === 'severe')
    const clinical = [textOf(resource.clinicalStatus), ...codeWords(resource.clinicalStatus)]
    return [
      wholeItem({
        kind: 'allergy',
        name: text ?? nameOfCode(codes),
        codes,
        reaction: reactions.flatMap(({ manifestation }) => listOf(manifestation).flatMap((each) => concept(each).text ?? [])).join(', '),
        severity: severity as ReadItem['severity'],
        status: clinical.some((each) => each && pastStatuses.has(each)) ? 'past' : 'active',
        date: momentIn(resource, 'onsetDateTime', 'recordedDate'),
        note: noteOf(resource),
      }),
    ]
  },
  MedicationStatement: (resource, find) => medication(resource, find, objectOf(listOf(resource.dosage)[0])),
  MedicationRequest: (resource, find) => medication(resource, find, objectOf(listOf(resource.dosageInstruction)[0])),
  MedicationOrder: (resource, find) => medication(resource, find, objectOf(listOf(resource.dosageInstruction)[0])),
  Immunization: (resource) => {
    const { text, codes, isNothing } = concept(resource.vaccineCode)
    return isNothing
      ? []
      : [
          wholeItem({
            kind: 'immunisation',
            name: text ?? nameOfCode(codes),
            codes,
            date: momentIn(resource, 'occurrenceDateTime', 'date'),
            note: noteOf(resource),
          }),
        ]
  },
  Procedure: (resource) => {
    const { text, codes, isNothing } = concept(resource.code)
    return isNothing
      ? []
      : [
          wholeItem({
            kind: 'procedure',
            name: text ?? nameOfCode(codes),
            codes,
            date: momentIn(resource, 'performedDateTime', 'performedPeriod', 'occurrenceDateTime'),
            note: noteOf(resource),
          }),
        ]
  },
  FamilyMemberHistory: (resource) => {
    const relation = concept(resource.relationship)
    return listOf(resource.condition).flatMap((each) => {
      const { text, codes, isNothing } = concept(objectOf(each).code)
      if (isNothing) return []
      return wholeItem({
        kind: 'family',
        name: text ?? nameOfCode(codes),
        codes,
        relation: relation.text ?? relation.codes[0]?.code,
        note: noteOf(resource),
      })
    })
  },
  Observation: fhirObservations,
}

function medication(resource: Json, find: FindResource, dosage: Json): (ReadItem | null)[] {
  const link = objectOf(resource.medicationReference ?? objectOf(resource.medication).reference)
  const referred = find(link, resource)
  const own = concept(resource.medicationCodeableConcept ?? objectOf(resource.medication).concept ?? resource.medication)
  const { text, codes, isNothing } = referred ? concept(referred.code) : own
  if (isNothing) return []
  const timing = objectOf(dosage.timing)
  const end = momentOf(objectOf(resource.effectivePeriod).end)
  const item = wholeItem({
    kind: 'medication',
    name: text ?? textOf(link.display) ?? nameOfCode(codes),
    codes,
    dosage: textOf(dosage.text) ?? undefined,
    frequency: concept(timing.code).text,
    date: momentIn(resource, 'effectivePeriod', 'effectiveDateTime', 'authoredOn', 'dateWritten'),
    end,
    status: pastStatuses.has(textOf(resource.status) ?? '') ? 'past' : 'active',
    note: noteOf(resource),
  })
  return [item]
}
