import type { DocumentSummary } from '@dr-ai/contract/schemas/documents'
import type { HistoryEntry } from '@dr-ai/contract/schemas/history'
import type {
  Bundle,
  ClinicalImpression,
  Condition,
  DocumentReference,
  Task as FhirTask,
  MedicationStatement,
  Patient,
  Provenance,
  Reference,
  Resource,
} from '@medplum/fhirtypes'
import type { Medication } from '../../session/medication.ts'
import { onlyInProfile } from '../../session/only-in-profile.ts'
import type { Profile } from '../../session/settings.ts'
import type { Task } from '../../session/task.ts'
import { itemResource, type RecordItem } from './item-resource.ts'

export interface ExportedRecord {
  patientId: string
  /** The signed-in name; null for an anonymous visitor. */
  name: string | null
  profile: Profile
  entries: readonly HistoryEntry[]
  medications: readonly Medication[]
  tasks: readonly Task[]
  documents: readonly DocumentSummary[]
  /** The lists of the health record, as far as they are accepted. */
  items: readonly RecordItem[]
}

interface Marks {
  at: Date
  makeId: () => string
}

const code = (system: string, value: string) => ({ coding: [{ system, code: value }] })
const conditionVerification = 'http://terminology.hl7.org/CodeSystem/condition-ver-status'
const conditionClinical = 'http://terminology.hl7.org/CodeSystem/condition-clinical'
const agentType = 'http://terminology.hl7.org/CodeSystem/provenance-participant-type'

/**
 * The record as a FHIR R4 bundle: what an AI wrote is provisional and a Provenance says so.
 * Structure after https://hl7.org/fhir/R4/ (Patient, Condition, ClinicalImpression, MedicationStatement, Task, DocumentReference, Provenance).
 */
export function buildBundle(record: ExportedRecord, { at, makeId }: Marks): Bundle {
  const patient = patientResource(record, makeId())
  const subject: Reference<Patient> = { reference: `urn:uuid:${patient.id}` }
  const written = record.entries.flatMap((entry) => diagnosisResources(entry, subject, { at, makeId }))
  const tasks = record.tasks.map((task) => taskResource(task, subject, makeId))
  const resources: Resource[] = [
    patient,
    ...written,
    ...record.medications.map((each) => medicationResource(each, subject, makeId)),
    ...tasks,
    ...record.documents.map((each) => documentResource(each, subject, makeId)),
    ...withProfile(record).map((each) => itemResource(each, subject, makeId())),
  ]
  const targets = [...written, ...tasks].map((each): Reference => ({ reference: `urn:uuid:${each.id}` }))
  if (targets.length > 0) resources.push(provenance(targets, at, makeId))
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: at.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
  }
}

export function patientResource({ patientId, name, profile }: ExportedRecord, id: string): Patient {
  return {
    resourceType: 'Patient',
    id,
    identifier: [{ system: 'urn:dr-ai:patient', value: patientId }],
    ...(name && { name: [{ text: name }] }),
    ...(profile.sex && { gender: profile.sex }),
  }
}

/** The items with the conditions and allergies of the profile that they do not name. */
export function withProfile({ items, profile }: Pick<ExportedRecord, 'items' | 'profile'>): RecordItem[] {
  const more = (kind: 'problem' | 'allergy') =>
    onlyInProfile(profile, kind, items).map((name): RecordItem => ({ kind, name, status: 'active' }))
  return [...items, ...more('problem'), ...more('allergy')]
}

function isoTime(text: string | null | undefined): string | undefined {
  const time = new Date(text ?? '')
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

function diagnosisResources(entry: HistoryEntry, subject: Reference<Patient>, { at, makeId }: Marks): [Condition, ClinicalImpression] {
  const date = isoTime(entry.date) ?? isoTime(entry.addedAt)
  const condition: Condition = {
    resourceType: 'Condition',
    id: makeId(),
    clinicalStatus: code(conditionClinical, 'active'),
    verificationStatus: code(conditionVerification, 'provisional'),
    code: { text: entry.diagnosis },
    subject,
    ...(date && { recordedDate: date }),
    ...(entry.duration && { onsetString: entry.duration }),
    ...(entry.symptoms?.length && { evidence: entry.symptoms.map((text) => ({ code: [{ text }] })) }),
  }
  const confidence = typeof entry.confidence === 'number' ? [`Confidence ${Math.round(entry.confidence * 100)}%`] : []
  const impression: ClinicalImpression = {
    resourceType: 'ClinicalImpression',
    id: makeId(),
    status: 'completed',
    subject,
    date: date ?? at.toISOString(),
    summary: [entry.diagnosis, ...confidence, ...(entry.followUpNeeded ? ['Follow-up needed'] : [])].join('. '),
    problem: [{ reference: `urn:uuid:${condition.id}` }],
    finding: [{ itemReference: { reference: `urn:uuid:${condition.id}` }, ...(confidence[0] && { basis: confidence[0] }) }],
    ...(entry.aiRecommendations?.length && { note: entry.aiRecommendations.map((text) => ({ text })) }),
  }
  return [condition, impression]
}

export function medicationResource(medication: Medication, subject: Reference<Patient>, makeId: () => string): MedicationStatement {
  const period = { ...(medication.startDate && { start: medication.startDate }), ...(medication.endDate && { end: medication.endDate }) }
  return {
    resourceType: 'MedicationStatement',
    id: makeId(),
    status: medication.isActive ? 'active' : 'stopped',
    medicationCodeableConcept: { text: medication.name },
    subject,
    ...(Object.keys(period).length > 0 && { effectivePeriod: period }),
    dosage: [{ text: medication.isFrequencyUnknown ? medication.dosage : `${medication.dosage}, ${medication.frequency}` }],
    ...(medication.notes && { note: [{ text: medication.notes }] }),
  }
}

const priorities = { high: 'urgent', medium: 'routine', low: 'routine' } as const

function taskResource(task: Task, subject: Reference<Patient>, makeId: () => string): FhirTask {
  const done = isoTime(task.completedAt)
  return {
    resourceType: 'Task',
    id: makeId(),
    status: task.completed ? 'completed' : 'requested',
    intent: 'proposal',
    priority: priorities[task.priority],
    description: [task.title, task.description].filter(Boolean).join(': '),
    for: subject,
    ...(done && { executionPeriod: { end: done } }),
  }
}

function documentResource(document: DocumentSummary, subject: Reference<Patient>, makeId: () => string): DocumentReference {
  const date = isoTime(document.addedAt)
  return {
    resourceType: 'DocumentReference',
    id: makeId(),
    status: 'current',
    subject,
    ...(date && { date }),
    description: document.name,
    content: [{ attachment: { contentType: document.type, title: document.name, size: document.bytes } }],
  }
}

export function provenance(target: Reference[], at: Date, makeId: () => string): Provenance {
  return {
    resourceType: 'Provenance',
    id: makeId(),
    target,
    recorded: at.toISOString(),
    agent: [{ type: code(agentType, 'author'), who: { display: 'Dr. AI, an artificial intelligence; not reviewed by a clinician' } }],
  }
}
