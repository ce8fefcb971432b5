import type { Bundle, CodeableConcept, Composition, CompositionSection, Extension, Patient, Reference, Resource } from '@medplum/fhirtypes'
import { type ExportedRecord, medicationResource, patientResource, withProfile } from './build-bundle.ts'
import { itemResource, type RecordItem } from './item-resource.ts'

const profiles = 'http://hl7.org/fhir/uv/ips/StructureDefinition'
const absence = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
const unknown: Extension = { url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }
const loinc = (code: string, display: string): CodeableConcept => ({ coding: [{ system: 'http://loinc.org', code, display }] })

interface Section {
  title: string
  code: CodeableConcept
  kinds: (item: RecordItem) => boolean
  /** What the required sections say where nothing is known. */
  absent?: string
}

/** The sections of the International Patient Summary that this record can fill (https://hl7.org/fhir/uv/ips/STU2/Structure-of-the-International-Patient-Summary.html). */
const sections: readonly Section[] = [
  {
    title: 'Medications',
    code: loinc('10160-0', 'History of Medication use Narrative'),
    kinds: ({ kind }) => kind === 'medication',
    absent: 'no-medication-info',
  },
  {
    title: 'Allergies',
    code: loinc('48765-2', 'Allergies and adverse reactions Document'),
    kinds: ({ kind }) => kind === 'allergy',
    absent: 'no-allergy-info',
  },
  {
    title: 'Problems',
    code: loinc('11450-4', 'Problem list - Reported'),
    kinds: ({ kind, status }) => kind === 'problem' && status !== 'past',
    absent: 'no-problem-info',
  },
  {
    title: 'Past problems',
    code: loinc('11348-0', 'History of Past illness Narrative'),
    kinds: ({ kind, status }) => kind === 'problem' && status === 'past',
  },
  { title: 'Vaccinations', code: loinc('11369-6', 'History of Immunization Narrative'), kinds: ({ kind }) => kind === 'immunisation' },
  { title: 'Procedures', code: loinc('47519-4', 'History of Procedures Document'), kinds: ({ kind }) => kind === 'procedure' },
  {
    title: 'Results',
    code: loinc('30954-2', 'Relevant diagnostic tests/laboratory data Narrative'),
    kinds: ({ kind }) => kind === 'result',
  },
  { title: 'Vital signs', code: loinc('8716-3', 'Vital signs'), kinds: ({ kind }) => kind === 'vital' },
]

/** Characters of a line about what a summary holds. */
const longestLine = 120

/** Measured values and results that a summary holds, the newest ones. */
const mostMeasured = 50

/** The record as an International Patient Summary: a FHIR document that any doctor abroad can read, written by the patient. */
export function buildIps(record: ExportedRecord, { at, makeId }: { at: Date; makeId: () => string }): Bundle {
  const patient = summaryPatient(record, makeId())
  const subject: Reference<Patient> = { reference: `urn:uuid:${patient.id}` }
  const items = withProfile(record)
  const resources: Resource[] = []
  const keep = <Kept extends Resource>(resource: Kept): Kept => {
    resources.push(resource)
    return resource
  }
  const composed = sections.flatMap((section): CompositionSection[] => {
    const chosen = items.filter(section.kinds).slice(0, mostMeasured)
    const tracked = section.title === 'Medications' ? record.medications.filter(({ isActive }) => isActive) : []
    const entries: Resource[] = [
      ...tracked.map((each) => dated(keep(medicationResource(each, subject, makeId)))),
      ...chosen.map((each) => dated(keep(itemResource(each, subject, makeId())))),
    ]
    if (entries.length === 0 && !section.absent) return []
    if (entries.length === 0) entries.push(keep(absentResource(section.absent ?? '', subject, makeId())))
    const lines = [...tracked.map(({ name, dosage }) => `${name}, ${dosage}`), ...chosen.map(lineOf)]
    return [
      {
        title: section.title,
        code: section.code,
        text: { status: 'generated', div: narrative(lines) },
        entry: entries.map((each) => ({ reference: `urn:uuid:${each.id}` })),
      },
    ]
  })
  const composition: Composition = {
    resourceType: 'Composition',
    id: makeId(),
    meta: { profile: [`${profiles}/Composition-uv-ips`] },
    status: 'final',
    type: loinc('60591-5', 'Patient summary Document'),
    subject,
    date: at.toISOString(),
    author: [subject],
    title: 'International Patient Summary, written by the patient',
    section: composed,
  }
  return {
    resourceType: 'Bundle',
    meta: { profile: [`${profiles}/Bundle-uv-ips`] },
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${makeId()}` },
    type: 'document',
    timestamp: at.toISOString(),
    entry: [composition, patient, ...resources].map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  }
}

/** What a summary holds, list by list: "Allergies: 2". */
export function linesOfIps({ entry = [] }: Bundle): string[] {
  const composition = entry.find(({ resource }) => resource?.resourceType === 'Composition')?.resource as Composition | undefined
  const who = entry.find(({ resource }) => resource?.resourceType === 'Patient')?.resource as Patient | undefined
  const lists = (composition?.section ?? []).map(({ title, entry: listed = [], text }) =>
    text?.div.includes('<ul>') ? `${title}: ${listed.length}` : `${title}: none known`,
  )
  return [`Name: ${who?.name?.[0]?.text ?? 'Not given'}`, ...lists].map((line) => line.slice(0, longestLine))
}

/** A summary names its patient and says what is not known of them. */
function summaryPatient(record: ExportedRecord, id: string): Patient {
  const patient = patientResource(record, id)
  const absent = { _birthDate: { extension: [unknown] } }
  return { ...patient, meta: { profile: [`${profiles}/Patient-uv-ips`] }, name: patient.name ?? [{ text: 'Not given' }], ...absent }
}

/** A medicine in a summary says since when, or that this is not known. */
function dated<Kept extends Resource>(resource: Kept): Kept {
  if (resource.resourceType === 'MedicationStatement' && !resource.effectivePeriod)
    Object.assign(resource, { _effectiveDateTime: { extension: [unknown] } })
  return resource
}

function absentResource(code: string, subject: Reference<Patient>, id: string): Resource {
  const concept = { coding: [{ system: absence, code, display: 'No information' }], text: 'No information' }
  if (code === 'no-allergy-info')
    return {
      resourceType: 'AllergyIntolerance',
      id,
      clinicalStatus: clinical('allergyintolerance-clinical'),
      code: concept,
      patient: subject,
    }
  if (code === 'no-problem-info')
    return { resourceType: 'Condition', id, clinicalStatus: clinical('condition-clinical'), code: concept, subject }
  return dated({ resourceType: 'MedicationStatement', id, status: 'unknown', medicationCodeableConcept: concept, subject })
}

const clinical = (system: string): CodeableConcept => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code: 'active' }],
})

/** One item as a line of the part that people read. */
function lineOf({ name, value, second, unit, text, date, dosage, reaction, status }: RecordItem): string {
  const amount = value === undefined ? (text ?? '') : `${second === undefined ? value : `${value}/${second}`} ${unit ?? ''}`
  return [name, amount.trim(), dosage, reaction, status === 'past' ? 'past' : undefined, date?.slice(0, 10)].filter(Boolean).join(', ')
}

function narrative(lines: readonly string[]): string {
  const escaped = lines.map((line) => `<li>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</li>`)
  const body = escaped.length > 0 ? `<ul>${escaped.join('')}</ul>` : '<p>No information.</p>'
  return `<div xmlns="http://www.w3.org/1999/xhtml">${body}</div>`
}
