import type { QuickAnswer } from '@dr-ai/contract/schemas/chat'
import type { UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import { Bubble } from './Bubble.tsx'
import { Causes } from './Causes.tsx'
import { CrisisCard } from './CrisisCard.tsx'
import { Findings } from './Findings.tsx'
import type { ClinicalMessage } from './message.ts'
import { QuickReplies } from './QuickReplies.tsx'
import { TriageCard } from './TriageCard.tsx'

interface DoctorBubbleProps {
  message: ClinicalMessage
  /** Only the newest answer can be answered and corrected. */
  isNewest: boolean
  isDisabled: boolean
  onSend: (text: string, answer?: QuickAnswer) => void
  onCorrect: (finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) => void
}

/** The words without the level they begin with: the card above says it already. */
function withoutTitle(text: string, title: string): string {
  const [first = '', ...rest] = text.split('\n')
  return first.replaceAll('**', '').replace(/[.!]\s*$/, '') === title ? rest.join('\n').trim() : text
}

/** The doctor's answer: urgency on top, words, reasons, what was understood, and quick replies. */
export function DoctorBubble({ message, isNewest, isDisabled, onSend, onCorrect }: DoctorBubbleProps) {
  const { clinical } = message
  const doctor = message.kind === 'doctor' ? message.doctor : null
  const isCrisis = clinical?.kind === 'crisis'
  const isWeighed = clinical?.kind === 'verdict' || clinical?.kind === 'emergency'
  return (
    <Bubble
      message={isWeighed && clinical.triage ? { ...message, text: withoutTitle(message.text, clinical.triage.label) } : message}
      before={
        <>
          {isCrisis && <CrisisCard clinical={clinical} />}
          {isWeighed && clinical.triage && <TriageCard triage={clinical.triage} text={message.text} />}
        </>
      }
    >
      {isWeighed && <Causes causes={clinical.causes} />}
      {isNewest && clinical && <Findings findings={clinical.findings} isDisabled={isDisabled} onCorrect={onCorrect} />}
      {isNewest && clinical?.question && (
        <QuickReplies key={message.id} question={clinical.question} isDisabled={isDisabled} onSend={onSend} />
      )}
      {doctor && (doctor.kind === 'model' || doctor.fallback) && (
        <p className="text-xs text-soft">
          {doctor.kind === 'model'
            ? `Answered by the built-in doctor with ${doctor.model ?? 'an outside model'}`
            : 'Answered by the built-in doctor'}
        </p>
      )}
    </Bubble>
  )
}
