import type { Polarity, Question } from '../case/model.ts'

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9, ]+/g, '')
    .trim()

/**
 * Reads a reply made of the question's own option labels ("Stiff neck, Rash"): the chosen items are present and the rest
 * of the checklist absent. Null when the words are anything else.
 */
export function readQuickReply(question: Question, words: string): { finding: string; polarity: Polarity }[] | null {
  const text = normal(words)
  if (text === '') return null
  const isOption = (id: string) => text === normal(question.options.find((option) => option.id === id)?.label ?? '')
  if (isOption('no')) return question.findings.map((finding) => ({ finding, polarity: 'absent' }))
  if (isOption('unknown')) return question.findings.map((finding) => ({ finding, polarity: 'unknown' }))
  if (isOption('yes')) return question.findings.map((finding) => ({ finding, polarity: 'present' }))
  if (question.kind !== 'checklist') return null
  const labels = question.options
    .filter((option) => question.findings.includes(option.id))
    .map((option) => ({ id: option.id, label: normal(option.label) }))
  const chosen: string[] = []
  let rest = text
  for (const { id, label } of labels.sort((a, b) => b.label.length - a.label.length)) {
    if (!rest.includes(label)) continue
    chosen.push(id)
    rest = rest.replace(label, ' ')
  }
  if (chosen.length === 0 || rest.replace(/\b(and|yes|i have)\b|[, ]/g, '') !== '') return null
  return question.findings.map((finding) => ({ finding, polarity: chosen.includes(finding) ? 'present' : 'absent' }))
}
