import type { UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import { standingTriage } from '../../session/standing.ts'
import { FindingList } from './Findings.tsx'
import { clinicalsOf, type Message } from './message.ts'

interface LivingChartProps {
  messages: readonly Message[]
  isDisabled: boolean
  onCorrect: (finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) => void
}

/** The chart as it grows beside the conversation on a wide screen: how urgent it is so far, and what was understood, to be put right in place. */
export function LivingChart({ messages, isDisabled, onCorrect }: LivingChartProps) {
  const answers = clinicalsOf(messages)
  const clinical = answers.at(-1)
  const findings = clinical?.findings ?? []
  const level = standingTriage(answers)?.label
  if (clinical?.kind === 'crisis') return null
  return (
    <section aria-label="What I understood" className="grid gap-3 border-t border-line pt-4">
      <h2 className="font-bold">What I understood</h2>
      {level && <p className="rounded-xl bg-raised px-3 py-2 font-semibold">{level}</p>}
      {findings.length === 0 ? (
        <p className="text-[0.9375rem] text-soft">What you tell me appears here, and you can put it right.</p>
      ) : (
        <FindingList findings={findings} isDisabled={isDisabled} onCorrect={onCorrect} />
      )}
    </section>
  )
}
