import { inCountryWords } from '@dr-ai/clinic/say/country-words'
import type { DocumentFinding } from '@dr-ai/contract/schemas/documents'
import type { Wording } from '@dr-ai/contract/schemas/patient-facts'
import type { Tone } from '../../ui/Badge.tsx'

export const kindTitles: Record<DocumentFinding['kind'], string> = {
  lab: 'Test results',
  study: 'Scans and other examinations',
  medication: 'Medicines',
  diagnosis: 'Diagnoses',
  allergy: 'Allergies',
  procedure: 'Procedures',
  immunisation: 'Vaccinations',
  'follow-up': 'Follow-up',
}

export const flagLooks: Record<NonNullable<DocumentFinding['flag']>, { word: string; tone: Tone }> = {
  low: { word: 'Low', tone: 'amber' },
  normal: { word: 'In range', tone: 'green' },
  high: { word: 'High', tone: 'amber' },
  abnormal: { word: 'Out of range', tone: 'amber' },
}

export const reviewLooks: Record<DocumentFinding['review'], { word: string; tone: Tone }> = {
  unconfirmed: { word: 'To check', tone: 'neutral' },
  accepted: { word: 'Confirmed by you', tone: 'green' },
  corrected: { word: 'Corrected by you', tone: 'blue' },
  rejected: { word: 'Rejected', tone: 'red' },
}

/** The value of a finding as it is shown: number and unit, dose and frequency, reaction. */
export function valueText({ kind, value, unit, dosage, frequency, route }: DocumentFinding): string {
  if (kind === 'medication') {
    const dose = dosage ?? value
    const often = frequency ?? ''
    return dose ? [dose, route, often.charAt(0).toLowerCase() + often.slice(1)].filter(Boolean).join(', ') : often
  }
  if (kind === 'allergy' || kind === 'diagnosis') return value ? `(${value})` : ''
  // What a study showed is a text of its own (`meaningText`).
  if (kind === 'study') return ''
  return [value, unit].filter(Boolean).join(' ')
}

/** What stands below the name: what a value means, what a study showed, or what has become of a medicine. */
export function meaningText({ kind, value, meaning, change }: DocumentFinding): string | null {
  if (kind === 'study') return value
  if (!change) return meaning ?? null
  return change.kind === 'started' ? 'New: this paper starts it.' : change.from ? `Changed from ${change.from}.` : 'The dose was changed.'
}

/** A laboratory value in the words of the patient's country, or in the chosen ones: haemoglobin is hemoglobin in the United States. */
export function labInWords(finding: DocumentFinding, country: string | null, wording: Wording = {}): DocumentFinding {
  if (finding.kind !== 'lab') return finding
  const say = (text: string) => inCountryWords(text, country, {}, wording)
  return { ...finding, name: say(finding.name), ...(finding.meaning && { meaning: say(finding.meaning) }) }
}

const ageSaid = /\s?This value is ([^.]+ old)\.$/

/** How old the values are, where several say the same; said once above them, it is left out of each. Null where they say nothing in common. */
export function withAgeOnce(findings: readonly DocumentFinding[]): { age: string | null; findings: readonly DocumentFinding[] } {
  const ages = findings.flatMap(({ meaning }) => ageSaid.exec(meaning ?? '')?.[1] ?? [])
  const [age = null] = ages
  if (ages.length < 2 || ages.some((each) => each !== age)) return { age: null, findings }
  return { age, findings: findings.map((finding) => ({ ...finding, meaning: finding.meaning?.replace(ageSaid, '') })) }
}

/** The range a value is compared with, and whose it is. */
export function rangeText({ range }: DocumentFinding): string | null {
  if (!range) return null
  return range.source === 'report' ? `Range in the report: ${range.text}` : `Usual range: ${range.text} (the report gives none)`
}
