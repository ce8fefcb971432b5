import type { Question } from '@dr-ai/contract/schemas/clinical'
import { withoutList } from './reply-cards.ts'

type Option = Question['options'][number]

export interface ArrangedOptions {
  /** The question as it stands beside its answers: what can be ticked is not said there too. */
  text: string
  /** What answers the question by itself, each in a row of its own. */
  rows: readonly Option[]
  /** What answers it by itself and is few and short enough to stand side by side. */
  beside: readonly Option[]
  /** What can be ticked, several together. */
  ticked: readonly Option[]
}

const shortLabel = 14
const besideEachOther = 4

const isWhy = ({ label }: Option): boolean => /^why do you ask/i.test(label)
const answersAll = ({ label }: Option): boolean => /^(none|i don.t know|not sure|prefer not|sum up)/i.test(label)

/** How the answers of a question are laid out: in a checklist "None of these" stands first and answers it alone, the rest are ticked. */
export function arrangeOptions({ kind, text, options }: Pick<Question, 'kind' | 'text' | 'options'>): ArrangedOptions {
  const shown = options.filter((option) => !isWhy(option))
  const ticked = kind === 'checklist' ? shown.filter((option) => !answersAll(option)) : []
  const alone = shown.filter((option) => !ticked.includes(option))
  const isShort = alone.length <= besideEachOther && alone.every(({ label }) => label.length <= shortLabel)
  return {
    text: withoutList(
      text,
      ticked.map(({ label }) => label),
    ),
    rows: isShort ? [] : alone.filter((option) => !answersAll(option)),
    beside: isShort ? alone : alone.filter(answersAll),
    ticked,
  }
}
