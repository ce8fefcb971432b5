import type { UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import { useState } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'

const groups = [
  { polarity: 'present', title: 'There is', word: 'yes', sign: '✓' },
  { polarity: 'absent', title: 'There is not', word: 'no', sign: '✗' },
  { polarity: 'unknown', title: 'Not sure', word: 'not sure', sign: '?' },
] as const
const choices = { present: 'Yes', absent: 'No', unknown: 'Not sure' } as const

interface FindingsProps {
  findings: readonly UnderstoodFinding[]
  isDisabled: boolean
  onCorrect: (finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) => void
}

/** What the doctor understood so far, folded under an answer. */
export function Findings(props: FindingsProps) {
  if (props.findings.length === 0) return null
  return (
    <Disclosure summary={`What I understood (${props.findings.length})`} className="xl:hidden">
      <FindingList {...props} />
    </Disclosure>
  )
}

/** What there is, what there is not, and what nobody is sure of; a click on one of them corrects it on the spot. */
export function FindingList({ findings, isDisabled, onCorrect }: FindingsProps) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">Something wrong? Choose it and correct it.</p>
      {groups.map(({ polarity, title, word, sign }) => {
        const group = findings.filter((finding) => finding.polarity === polarity)
        return (
          group.length > 0 && (
            <section key={polarity} aria-label={title} className="grid gap-1">
              <h3 className="text-sm font-bold text-soft">{title}</h3>
              <ul className="grid">
                {group.map((finding) => (
                  <li key={finding.id}>
                    <button
                      type="button"
                      disabled={isDisabled}
                      aria-label={`${finding.name}: ${word}`}
                      aria-expanded={open === finding.id}
                      className="pressable flex min-h-11 w-full items-center gap-2.5 rounded-lg px-2 py-1 text-left hover:bg-raised disabled:text-soft"
                      onClick={() => setOpen(open === finding.id ? null : finding.id)}
                    >
                      <span aria-hidden="true" className="w-4 shrink-0 text-center font-bold text-accent">
                        {sign}
                      </span>
                      <span className="first-letter:uppercase">{finding.name}</span>
                    </button>
                    {open === finding.id && (
                      <Correction
                        finding={finding}
                        isDisabled={isDisabled}
                        onChoose={(chosen) => {
                          setOpen(null)
                          onCorrect(finding, chosen)
                        }}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

interface CorrectionProps {
  finding: UnderstoodFinding
  isDisabled: boolean
  onChoose: (polarity: UnderstoodFinding['polarity']) => void
}

function Correction({ finding, isDisabled, onChoose }: CorrectionProps) {
  return (
    <fieldset className="mb-2 flex flex-wrap items-center gap-2 rounded-xl bg-raised p-3">
      <legend className="sr-only">Correct: {finding.name}</legend>
      {finding.text && <p className="w-full text-[0.9375rem] text-soft">You said: “{finding.text}”</p>}
      {(['present', 'absent', 'unknown'] as const).map((polarity) => (
        <Chip key={polarity} disabled={isDisabled || finding.polarity === polarity} onClick={() => onChoose(polarity)}>
          {choices[polarity]}
        </Chip>
      ))}
    </fieldset>
  )
}
