import type { Question } from '@dr-ai/contract/schemas/clinical'

type Option = Question['options'][number]

export interface ArrangedOptions {
  /** What answers the question by itself, in the order to show it. */
  alone: readonly Option[]
  /** What can be ticked, several together. */
  ticked: readonly Option[]
  /** Few and short enough to stand beside one another. */
  isShort: boolean
}

const shortLabel = 14
const besideEachOther = 4

const isWhy = ({ label }: Option): boolean => /^why do you ask/i.test(label)
const answersAll = ({ label }: Option): boolean => /^(none|i don.t know|not sure|sum up)/i.test(label)

/** How the answers of a question are laid out: in a checklist "None of these" stands first and answers it alone, the rest are ticked. */
export function arrangeOptions({ kind, options }: Pick<Question, 'kind' | 'options'>): ArrangedOptions {
  const shown = options.filter((option) => !isWhy(option))
  const alone = kind === 'checklist' ? shown.filter(answersAll) : shown
  return {
    alone,
    ticked: kind === 'checklist' ? shown.filter((option) => !answersAll(option)) : [],
    isShort: alone.length <= besideEachOther && alone.every(({ label }) => label.length <= shortLabel),
  }
}
