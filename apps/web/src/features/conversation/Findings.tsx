import type { UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import { useState } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'

const words = { present: 'yes', absent: 'no', unknown: 'not sure' } as const
const signs = { present: '✓', absent: '✗', unknown: '?' } as const

interface FindingsProps {
  findings: readonly UnderstoodFinding[]
  isDisabled: boolean
  onCorrect: (finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) => void
}

/** What the doctor understood so far; a click on one of them corrects it. */
export function Findings({ findings, isDisabled, onCorrect }: FindingsProps) {
  const [open, setOpen] = useState<string | null>(null)
  if (findings.length === 0) return null
  const chosen = findings.find((each) => each.id === open)
  return (
    <Disclosure summary={`What I understood (${findings.length})`}>
      <div className="grid gap-3">
        <p className="text-sm text-soft">Something wrong? Choose it and correct it.</p>
        <ul className="flex flex-wrap gap-2">
          {findings.map((finding) => (
            <li key={finding.id}>
              <Chip chosen={open === finding.id} disabled={isDisabled} onClick={() => setOpen(open === finding.id ? null : finding.id)}>
                <span aria-hidden="true">{signs[finding.polarity]}</span>
                {finding.name}: {words[finding.polarity]}
              </Chip>
            </li>
          ))}
        </ul>
        {chosen && (
          <fieldset className="flex flex-wrap items-center gap-2 rounded-xl bg-raised p-3">
            <legend className="sr-only">Correct: {chosen.name}</legend>
            <p className="w-full text-[0.9375rem]">
              <strong>{chosen.name}</strong>
              {chosen.text && <span className="text-soft"> (from “{chosen.text}”)</span>}
            </p>
            {(['present', 'absent', 'unknown'] as const).map((polarity) => (
              <Chip
                key={polarity}
                disabled={isDisabled || chosen.polarity === polarity}
                onClick={() => {
                  setOpen(null)
                  onCorrect(chosen, polarity)
                }}
              >
                {{ present: 'Yes', absent: 'No', unknown: 'Not sure' }[polarity]}
              </Chip>
            ))}
          </fieldset>
        )}
      </div>
    </Disclosure>
  )
}
