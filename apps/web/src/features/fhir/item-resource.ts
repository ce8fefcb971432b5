import { measureFacts } from '@dr-ai/clinic/records/vital-units'
import type { HealthItem } from '@dr-ai/contract/schemas/health-items'
import type {
  AllergyIntolerance,
  CodeableConcept,
  Condition,
  FamilyMemberHistory,
  Immunization,
  MedicationStatement,
  Observation,
  Patient,
  Procedure,
  Quantity,
  Reference,
} from '@medplum/fhirtypes'

/** What of an item leaves with the record. */
export type RecordItem = Omit<HealthItem, 'id' | 'source' | 'review' | 'addedAt' | 'meaning' | 'conflict'>
type ItemResource = AllergyIntolerance | Condition | FamilyMemberHistory | Immunization | MedicationStatement | Observation | Procedure

const loinc = 'http://loinc.org'
const terminology = 'http://terminology.hl7.org/CodeSystem'
const code = (system: string, value: string): CodeableConcept => ({ coding: [{ system, code: value }] })

/** Our units as UCUM writes them (https://ucum.org/ucum). */
const ucum: Readonly<Record<string, string>> = {
  mmHg: 'mm[Hg]',
  kPa: 'kPa',
  '/min': '/min',
  '°C': 'Cel',
  '°F': '[degF]',
  '%': '%',
  'mmol/L': 'mmol/L',
  'mg/dL': 'mg/dL',
  kg: 'kg',
  g: 'g',
  lb: '[lb_av]',
  st: '[stone_av]',
  cm: 'cm',
  m: 'm',
  in: '[in_i]',
  ft: '[ft_i]',
  'L/min': 'L/min',
  steps: '{steps}',
  h: 'h',
  min: 'min',
  'of 10': '{score}',
}

/** LOINC codes of glucose in capillary blood, by unit and by whether it was fasting. */
const glucoseCodes = { 'mg/dL': ['2339-0', '1556-0'], 'mmol/L': ['15074-8', '14770-2'] } as const

/** What only a medicine has: whether it is still taken, when, and how. */
function medicationStatement({ status, date, end, dosage, frequency }: RecordItem) {
  return {
    resourceType: 'MedicationStatement' as const,
    status: status === 'past' ? ('stopped' as const) : ('active' as const),
    ...((date || end) && { effectivePeriod: { ...(date && { start: date }), ...(end && { end }) } }),
    ...((dosage || frequency) && {
      dosage: [{ ...(dosage && { text: dosage }), ...(frequency && { timing: { code: { text: frequency } } }) }],
    }),
  }
}

/** One item of the health record as a FHIR R4 resource (https://hl7.org/fhir/R4/). */
export function itemResource(item: RecordItem, subject: Reference<Patient>, id: string): ItemResource {
  const note = item.note ? { note: [{ text: item.note }] } : {}
  const concept = conceptOf(item)
  switch (item.kind) {
    case 'problem':
      return {
        resourceType: 'Condition',
        id,
        clinicalStatus: code(`${terminology}/condition-clinical`, item.status === 'past' ? 'resolved' : 'active'),
        category: [code(`${terminology}/condition-category`, 'problem-list-item')],
        code: concept,
        subject,
        ...(item.date && { onsetDateTime: item.date }),
        ...(item.end && { abatementDateTime: item.end }),
        ...note,
      }
    case 'allergy':
      return {
        resourceType: 'AllergyIntolerance',
        id,
        clinicalStatus: code(`${terminology}/allergyintolerance-clinical`, item.status === 'past' ? 'resolved' : 'active'),
        code: concept,
        patient: subject,
        ...(item.date && { onsetDateTime: item.date }),
        ...(item.reaction && {
          reaction: [{ manifestation: [{ text: item.reaction }], ...(item.severity && { severity: item.severity }) }],
        }),
        ...note,
      }
    case 'medication':
      return { ...medicationStatement(item), id, medicationCodeableConcept: concept, subject, ...note }
    case 'immunisation':
      return {
        resourceType: 'Immunization',
        id,
        status: 'completed',
        vaccineCode: concept,
        patient: subject,
        ...(item.date ? { occurrenceDateTime: item.date } : { occurrenceString: 'unknown' }),
        ...note,
      }
    case 'procedure':
      return {
        resourceType: 'Procedure',
        id,
        status: 'completed',
        code: concept,
        subject,
        ...(item.date && { performedDateTime: item.date }),
        ...note,
      }
    case 'family':
      return {
        resourceType: 'FamilyMemberHistory',
        id,
        status: 'completed',
        patient: subject,
        relationship: { text: item.relation ?? 'family member' },
        condition: [{ code: concept }],
        ...note,
      }
    default:
      return observation(item, subject, id)
  }
}

function conceptOf({ name, codes }: Pick<RecordItem, 'name' | 'codes'>): CodeableConcept {
  return { ...(codes?.length && { coding: codes.map((each) => ({ system: each.system, code: each.code })) }), text: name }
}

function quantity(value: number, unit: string | undefined): Quantity {
  const known = unit === undefined ? undefined : ucum[unit]
  return { value, ...(unit && { unit }), ...(known && { system: 'http://unitsofmeasure.org', code: known }) }
}

function observation(item: RecordItem, subject: Reference<Patient>, id: string): Observation {
  const { measure, value, second, unit, text, low, high } = item
  const isPressure = measure === 'blood-pressure' && value !== undefined && second !== undefined
  const range = { ...(low !== undefined && { low: quantity(low, unit) }), ...(high !== undefined && { high: quantity(high, unit) }) }
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [code(`${terminology}/observation-category`, item.kind === 'vital' ? 'vital-signs' : 'laboratory')],
    code: { ...conceptOf({ name: item.name, codes: codesOf(item) }) },
    subject,
    ...(item.date && { effectiveDateTime: item.date }),
    ...(isPressure && {
      component: [
        { code: { ...code(loinc, '8480-6'), text: 'Systolic' }, valueQuantity: quantity(value, unit) },
        { code: { ...code(loinc, '8462-4'), text: 'Diastolic' }, valueQuantity: quantity(second, unit) },
      ],
    }),
    ...(!isPressure && value !== undefined && { valueQuantity: quantity(value, unit) }),
    ...(value === undefined && text !== undefined && { valueString: text }),
    ...(Object.keys(range).length > 0 && { referenceRange: [range] }),
    ...(item.note && { note: [{ text: item.note }] }),
  }
}

/** The codes of an item, else the one of its measure. */
function codesOf({ codes, measure, unit, isFasting }: RecordItem): { system: string; code: string }[] {
  if (codes?.length) return codes
  if (measure === undefined) return []
  if (measure === 'glucose') return [{ system: loinc, code: glucoseCodes[unit === 'mg/dL' ? 'mg/dL' : 'mmol/L'][isFasting ? 1 : 0] }]
  return [{ system: loinc, code: measureFacts[measure].loinc }]
}
