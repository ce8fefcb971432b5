import type { Clinical, UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import type { ReactNode } from 'react'
import { asksAgeAndSex } from './about-person.ts'
import { Findings } from './Findings.tsx'
import { PersonForm } from './PersonForm.tsx'

/** How long it still takes, as far as the doctor can tell. */
const leftInWords = (left: number): string =>
  left === 0 ? 'This is about the last question.' : `About ${left} more ${left === 1 ? 'question' : 'questions'} after this one.`

interface BesideNewestProps {
  clinical: Clinical
  isDisabled: boolean
  onCorrect: (finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) => void
  onSay: (text: string) => void
  verdictActions?: ReactNode
}

/** What only the newest answer has: the form for age and sex, what can be done with a verdict, what was understood, how long it takes. */
export function BesideNewest({ clinical, isDisabled, onCorrect, onSay, verdictActions }: BesideNewestProps) {
  const { kind, question, findings } = clinical
  return (
    <>
      {question && asksAgeAndSex(question) && <PersonForm question={question} isDisabled={isDisabled} onSend={onSay} />}
      {kind === 'verdict' && verdictActions}
      {kind !== 'crisis' && <Findings findings={findings} isDisabled={isDisabled} onCorrect={onCorrect} />}
      {question?.left !== undefined && <p className="text-xs text-soft">{leftInWords(question.left)}</p>}
      {question?.by === 'model' && <p className="text-xs text-soft">The outside model proposed this question.</p>}
    </>
  )
}
