import type { Clinic } from '@dr-ai/clinic'
import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import type { ConversationItem } from '../doctor.ts'
import type { CorrectionKind } from '../output-filter/correction.ts'
import { createTextFilter } from '../output-filter/filter-text.ts'
import { termsOf } from '../output-filter/view-of.ts'
import type { ModelExtraction } from './model-reply.ts'

type Found = ModelExtraction['diagnoses'][number]

/** How sure a diagnosis may be that only the model has found. */
const highestAlone = 0.5
const longest = { diagnoses: 10, symptoms: 20, recommendations: 10, text: 300 } as const

/**
 * A model's extraction, checked against the conversation and the embedded one: nothing that was not said, no surer than the
 * embedded doctor, no follow-up lost, and everything the embedded doctor found stays.
 */
export function checkExtraction(
  clinic: Clinic,
  { diagnoses }: ModelExtraction,
  own: readonly DiagnosisRecord[],
  messages: readonly ConversationItem[],
  now: string,
): { diagnoses: DiagnosisRecord[]; corrections: CorrectionKind[] } {
  const corrections: CorrectionKind[] = []
  const said = ` ${normal(messages.map(({ content }) => content).join(' '))} `
  const complaint = clinic.caseOfConversation(messages)
  const isMedical = Object.values(complaint.observations).some(({ polarity }) => polarity === 'present')
  const filter = createTextFilter({
    level: null,
    person: complaint.person,
    relation: complaint.person.relation,
    conditions: new Set(),
    medications: complaint.drugs,
    allergies: complaint.allergies,
    illnesses: [],
    terms: termsOf(clinic),
    passages: new Map(),
    holds: () => false,
  })
  const allowed = (texts: readonly string[]): string[] =>
    texts.filter((text) => {
      const { dropped } = filter.whole(text)
      corrections.push(...dropped)
      return dropped.length === 0 && text.trim() !== ''
    })
  const matched = new Map(own.map((record) => [record, diagnoses.find((found) => isSame(record.diagnosis, found.diagnosis))]))
  const taken = new Set(matched.values())
  const added = diagnoses
    .filter((found) => !taken.has(found))
    .flatMap((found) => {
      const name = found.diagnosis.trim().slice(0, longest.text)
      if (name !== '' && isMedical && said.includes(` ${normal(name)} `)) return [{ ...found, diagnosis: name }]
      corrections.push('diagnosis')
      return []
    })
  const symptoms = (found: Found): string[] =>
    found.symptoms.filter((symptom) => symptom.trim() !== '' && said.includes(` ${normal(symptom)} `)).slice(0, longest.symptoms)
  const checked = [
    ...own.map((record): DiagnosisRecord => {
      const found = matched.get(record)
      if (!found) return record
      return {
        ...record,
        symptoms: [...new Set([...(record.symptoms ?? []), ...symptoms(found)])],
        aiRecommendations: [...new Set([...(record.aiRecommendations ?? []), ...allowed(found.recommendations)])],
      }
    }),
    ...added.map(
      (found): DiagnosisRecord => ({
        diagnosis: found.diagnosis,
        date: messages.findLast(({ timestamp }) => timestamp)?.timestamp?.slice(0, 10) ?? now.slice(0, 10),
        ...(found.duration && said.includes(` ${normal(found.duration)} `) && { duration: found.duration.slice(0, longest.text) }),
        symptoms: symptoms(found),
        confidence: Math.max(0, Math.min(highestAlone, found.confidence)),
        // What only a model has named is looked at by a person.
        status: 'Follow-up Needed',
        followUpNeeded: true,
        aiRecommendations: allowed(found.recommendations.map((each) => each.slice(0, longest.text))).slice(0, longest.recommendations),
      }),
    ),
  ]
  return { diagnoses: checked.slice(0, Math.max(longest.diagnoses, own.length)), corrections }
}

function isSame(first: string, second: string): boolean {
  const [one, other] = [normal(first), normal(second)]
  return one !== '' && other !== '' && (one === other || ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `))
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
