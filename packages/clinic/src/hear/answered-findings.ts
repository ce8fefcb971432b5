import type { Polarity, Question } from '../case/model.ts'
import { does } from './hear.ts'
import type { Hearing } from './hearing.ts'

/** What a yes, a no or a chosen item says about the findings of the pending question. */
export function answeredFindings(pending: Question | null, read: Hearing): { finding: string; polarity: Polarity }[] {
  if (!pending || pending.kind === 'open') return []
  const polarity =
    read.answer === 'no'
      ? 'absent'
      : read.answer === 'unknown'
        ? 'unknown'
        : read.answer === 'yes' || read.answer === 'partly'
          ? 'present'
          : null
  // "No, not a stiff neck, a sore throat" puts something right and denies no list.
  const isPutRight = pending.kind === 'checklist' && (does(read, 'correction') || /^\W*no\W+not\b/i.test(read.clauses[0]?.text ?? ''))
  if (polarity === null || isPutRight || (pending.kind === 'checklist' && polarity === 'present')) return []
  // "No, just a bit of fever" denies the rest of the list.
  const isToldBeside = (id: string) =>
    read.mentions.some(
      ({ finding, polarity: told, temporality, experiencer }) =>
        finding === id && told === 'present' && temporality === 'current' && experiencer === 'patient',
    )
  return pending.findings.filter((finding) => polarity !== 'absent' || !isToldBeside(finding)).map((finding) => ({ finding, polarity }))
}
