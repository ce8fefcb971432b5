import type { Polarity, Question } from '../case/model.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'

/** A quick reply that was pressed: the question it stood under, and the ids of its options. */
export interface QuickAnswer {
  question: string
  options: readonly string[]
}

/** What a quick reply says; nothing of it is read as text. */
export interface Choice {
  question: Question
  options: readonly string[]
  /** What each finding of the question is then; `offered` was shown beside what was chosen and says nothing. */
  findings: readonly { finding: string; polarity: Polarity | 'offered' }[]
}

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9, ]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The quick reply that a message is: pressed (`answer`), or typed as an option's very label ("Stiff neck, Rash"). An answer
 * to another question than the open one counts for the question it names. Null where the words are the patient's own.
 */
export function readQuickReply(
  findings: ReadonlyMap<string, Pick<PackedFinding, 'id'>>,
  pending: Question | null,
  words: string,
  answer: QuickAnswer | null,
): Choice | null {
  if (answer !== null) {
    const question = pending?.id === answer.question ? pending : formerQuestion(findings, answer)
    const options = answer.options.filter((id) => question.options.some((option) => option.id === id))
    return options.length === 0 ? null : choice(findings, question, options)
  }
  const options = pending === null ? null : typedOptions(pending, words)
  return pending === null || options === null ? null : choice(findings, pending, options)
}

function choice(findings: ReadonlyMap<string, unknown>, question: Question, options: readonly string[]): Choice {
  return { question, options, findings: polarities(findings, question, options) }
}

function polarities(known: ReadonlyMap<string, unknown>, question: Question, options: readonly string[]): Choice['findings'] {
  const all = (polarity: Polarity) => question.findings.map((finding) => ({ finding, polarity }))
  const chosen = options.filter((id) => known.has(id) && (question.kind === 'open' || question.findings.includes(id)))
  const others = options.includes('no') ? ('absent' as const) : ('offered' as const)
  if (chosen.length > 0)
    return [
      ...chosen.map((finding) => ({ finding, polarity: 'present' as const })),
      ...(question.kind === 'checklist'
        ? question.findings.filter((id) => !chosen.includes(id)).map((finding) => ({ finding, polarity: others }))
        : []),
    ]
  if (question.kind === 'open') return []
  const [option] = options
  return option === 'yes' && question.kind === 'finding'
    ? all('present')
    : option === 'no'
      ? all('absent')
      : option === 'unknown'
        ? all('unknown')
        : []
}

/** "Fever, none of the others": what is not named is denied. */
const noneOfTheOthers = /\b(?:none of the (?:others|rest)|nothing else|not the (?:others|rest))\b/

/** The options whose labels make up the words, and nothing else; null where there is more to them. */
function typedOptions({ kind, findings, options }: Question, words: string): string[] | null {
  const text = normal(words)
  if (text === '') return null
  const whole = options.find(({ label }) => normal(label) === text)
  if (whole !== undefined) return [whole.id]
  if (kind !== 'checklist') return null
  const labels = options.filter(({ id }) => findings.includes(id)).map(({ id, label }) => ({ id, label: normal(label) }))
  const chosen: string[] = []
  let rest = text
  for (const { id, label } of labels.sort((a, b) => b.label.length - a.label.length)) {
    if (!rest.includes(label)) continue
    chosen.push(id)
    rest = rest.replace(label, ' ')
  }
  const deniesOthers = noneOfTheOthers.test(rest)
  if (chosen.length === 0 || rest.replace(noneOfTheOthers, '').replace(/\b(and|but|yes|i have)\b|[, ]/g, '') !== '') return null
  return deniesOthers ? [...chosen, 'no'] : chosen
}

/** A question that is no longer open, as far as a late answer tells what it was. */
function formerQuestion(findings: ReadonlyMap<string, unknown>, { question, options }: QuickAnswer): Question {
  const own = findings.has(question) ? [question] : options.filter((id) => findings.has(id))
  return {
    id: question,
    kind: findings.has(question) ? 'finding' : 'checklist',
    findings: own,
    text: '',
    why: '',
    options: [...own, 'yes', 'no', 'unknown'].map((id) => ({ id, label: id })),
  }
}
