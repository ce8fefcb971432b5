import { findKnownTest } from '../records/documents/lab-index.ts'
import type { RememberedDocument } from '../records/documents/remembered-document.ts'
import { spokenDate } from '../records/documents/spoken-date.ts'

/** What a doctor calls a group of laboratory tests, and the tests (ids of knowledge/lab-tests) that belong to it. */
const groups: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bblood count\b/i, ['haemoglobin', 'white-cells', 'platelets', 'haematocrit', 'red-cells']],
  [/\b(?:ferritin|iron)\b/i, ['ferritin', 'iron', 'transferrin-saturation']],
  [/\bkidney (?:values|tests?|function)\b|\bblood tests? of (?:\w+ )*kidneys?\b/i, ['creatinine', 'egfr', 'urea', 'urea-nitrogen']],
  [/\bliver\b/i, ['alt', 'ast', 'ggt', 'alp', 'bilirubin']],
  [/\bthyroid\b/i, ['tsh', 'free-t4', 'free-t3']],
  [/\b(?:blood )?(?:sugar|glucose)\b|\bhba1c\b/i, ['glucose', 'glucose-fasting', 'hba1c', 'hba1c-ifcc']],
  [/\bsalts\b|\bpotassium\b|\bsodium\b/i, ['sodium', 'potassium', 'calcium']],
  [/\buric acid\b/i, ['uric-acid']],
  [/\bclotting\b/i, ['inr', 'prothrombin-time']],
  [/\b(?:cholesterol|blood fats)\b/i, ['cholesterol', 'ldl', 'triglycerides']],
  [/\bvitamin d\b/i, ['vitamin-d']],
  [/\b(?:vitamin )?b12\b/i, ['vitamin-b12']],
]

/** What a doctor may do, line by line: a test whose result is in the patient's documents is called a repeat, with the day of the result. */
export function examinationLines(lines: readonly string[], documents: readonly RememberedDocument[]): string[] {
  const results = documents.flatMap(({ findings }) => findings.filter(({ kind, review }) => kind === 'lab' && review !== 'rejected'))
  const known = new Map(results.map(({ name, date }) => [findKnownTest(name)?.id ?? '', date]))
  return lines.map((line) => {
    const ids = groups.filter(([named]) => named.test(line)).flatMap(([, tests]) => tests)
    const result = ids.find((id) => known.has(id))
    if (result === undefined) return line
    const date = known.get(result) ?? null
    return `repeat, if needed: ${line} (your record has a result${date === null ? '' : ` of ${spokenDate(date)}`})`
  })
}
