import type { Cause, Clinical, UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import type { Bundle, ClinicalImpression, Observation, Patient, Provenance, Reference, Resource } from '@medplum/fhirtypes'
import type { LatestResult } from '../../session/latest-result.ts'
import { type ExportedRecord, medicationResource, patientResource, provenance, withProfile } from './build-bundle.ts'
import { itemResource } from './item-resource.ts'

/** A consultation that a doctor is to go on with, and what of the record belongs to it. */
export interface ConsultationToSend extends Pick<ExportedRecord, 'patientId' | 'name' | 'profile' | 'medications'> {
  complaint: string
  story: string | null
  triage: Clinical['triage']
  findings: readonly UnderstoodFinding[]
  causes: readonly Cause[]
  advice: readonly string[]
  results: readonly LatestResult[]
}

/** What was told of a sign, as FHIR has it: there, not there, or nobody knows. */
const sign = {
  present: { valueBoolean: true },
  absent: { valueBoolean: false },
  unknown: { dataAbsentReason: { text: 'Not sure' } },
} as const

/**
 * A consultation as a FHIR R4 bundle: each sign an Observation, the level with its reasons and causes a ClinicalImpression that no clinician
 * has seen. Structure after https://hl7.org/fhir/R4/ (ClinicalImpression, Observation).
 */
export function consultationBundle(told: ConsultationToSend, { at, makeId }: { at: Date; makeId: () => string }): Bundle {
  const patient = patientResource({ ...told, entries: [], tasks: [], documents: [], items: [] }, makeId())
  const subject: Reference<Patient> = { reference: `urn:uuid:${patient.id}` }
  const observations = told.findings.map(
    ({ name, polarity, text, source }): Observation => ({
      resourceType: 'Observation',
      id: makeId(),
      status: 'preliminary',
      code: { text: name },
      subject,
      effectiveDateTime: at.toISOString(),
      ...sign[polarity],
      ...(source === 'told' && text.trim() !== '' && { note: [{ text: text.trim() }] }),
    }),
  )
  const results = told.results.map(
    ({ name, text, unit, date, isConfirmed }): Observation => ({
      resourceType: 'Observation',
      id: makeId(),
      status: isConfirmed ? 'final' : 'preliminary',
      code: { text: name },
      subject,
      effectiveDateTime: date,
      ...(Number.isFinite(Number(text)) ? { valueQuantity: { value: Number(text), unit } } : { valueString: `${text} ${unit}`.trim() }),
    }),
  )
  const impression = impressionOf(told, subject, observations, { at, makeId })
  const byProgram: Resource[] = [impression, ...observations]
  const author: Provenance = provenance(
    byProgram.map((each): Reference => ({ reference: `urn:uuid:${each.id}` })),
    at,
    makeId,
  )
  const resources: Resource[] = [
    patient,
    ...byProgram,
    ...results,
    ...told.medications.map((each) => medicationResource(each, subject, makeId)),
    ...withProfile({ items: [], profile: told.profile }).map((each) => itemResource(each, subject, makeId())),
    author,
  ]
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  }
}

function impressionOf(
  { complaint, story, triage, causes, advice }: ConsultationToSend,
  subject: Reference<Patient>,
  observations: readonly Observation[],
  { at, makeId }: { at: Date; makeId: () => string },
): ClinicalImpression {
  const level = triage === null ? [] : [[triage.label, ...triage.because].join('; ')]
  return {
    resourceType: 'ClinicalImpression',
    id: makeId(),
    status: 'completed',
    subject,
    date: at.toISOString(),
    description: complaint,
    summary: [story, ...level].filter(Boolean).join(' ') || 'No level was given.',
    investigation:
      observations.length > 0
        ? [{ code: { text: 'Interview' }, item: observations.map(({ id }) => ({ reference: `urn:uuid:${id}` })) }]
        : undefined,
    finding: causes.length > 0 ? causes.map(({ name, band }) => ({ itemCodeableConcept: { text: name }, basis: band })) : undefined,
    note: advice.length > 0 ? advice.map((text) => ({ text })) : undefined,
  }
}
