import type { UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import type { ReactNode } from 'react'
import { asksAgeAndSex } from './about-person.ts'
import { Bubble } from './Bubble.tsx'
import { Causes } from './Causes.tsx'
import { CrisisCard } from './CrisisCard.tsx'
import { Findings } from './Findings.tsx'
import type { ClinicalMessage } from './message.ts'
import { PersonForm } from './PersonForm.tsx'
import { RecordingCard } from './RecordingCard.tsx'
import { ReplyParts } from './ReplyParts.tsx'
import { withoutTitle } from './reply-cards.ts'
import { TriageCard } from './TriageCard.tsx'

/** How long it still takes, as far as the doctor can tell. */
const leftInWords = (left: number): string =>
  left === 0 ? 'This is about the last question.' : `About ${left} more ${left === 1 ? 'question' : 'questions'} after this one.`

interface DoctorBubbleProps {
  message: ClinicalMessage
  /** Only the newest answer can be answered and corrected. */
  isNewest: boolean
  isDisabled: boolean
  onCorrect: (finding: UnderstoodFinding, polarity: UnderstoodFinding['polarity']) => void
  /** Answers in words. */
  onSay: (text: string) => void
  /** What can be done with a verdict. */
  verdictActions?: ReactNode
}

/** The doctor's answer: its parts as cards where they are known, else urgency, words and reasons; and what was understood. */
export function DoctorBubble({ message, isNewest, isDisabled, onCorrect, onSay, verdictActions }: DoctorBubbleProps) {
  const { clinical } = message
  const doctor = message.kind === 'doctor' ? message.doctor : null
  const fromDevice = message.kind === 'doctor' ? message.fromDevice : undefined
  const isOfRecording = message.kind === 'video-analysis'
  const parts = clinical?.parts ?? []
  const isCrisis = clinical?.kind === 'crisis'
  const isWeighed = clinical?.kind === 'verdict' || clinical?.kind === 'emergency'
  const isInParts = clinical !== null && clinical !== undefined && parts.length > 0
  return (
    <Bubble
      message={
        !isInParts && isWeighed && clinical.triage ? { ...message, text: withoutTitle(message.text, clinical.triage.label) } : message
      }
      before={
        <>
          {fromDevice?.isOld && (
            <p className="rounded-xl bg-amber-soft px-3.5 py-2.5 text-sm font-medium text-amber">
              The doctor on this device could not be updated for more than 60 days, so newer knowledge may be missing. Connect to the
              network when you can.
            </p>
          )}
          {!isInParts && isCrisis && <CrisisCard clinical={clinical} />}
          {!isInParts && isWeighed && clinical.triage && <TriageCard triage={clinical.triage} text={message.text} />}
        </>
      }
      words={
        isInParts ? (
          <ReplyParts text={message.text} clinical={clinical} parts={parts} isNewest={isNewest} isOfRecording={isOfRecording} />
        ) : (
          isOfRecording && <RecordingCard text={message.text} />
        )
      }
    >
      {!isInParts && isWeighed && <Causes title="Possible causes and the reasons" causes={clinical.causes} />}
      {isNewest && clinical?.question && asksAgeAndSex(clinical.question) && (
        <PersonForm question={clinical.question} isDisabled={isDisabled} onSend={onSay} />
      )}
      {isNewest && clinical?.kind === 'verdict' && verdictActions}
      {isNewest && clinical && !isCrisis && <Findings findings={clinical.findings} isDisabled={isDisabled} onCorrect={onCorrect} />}
      {isNewest && clinical?.question?.left !== undefined && <p className="text-xs text-soft">{leftInWords(clinical.question.left)}</p>}
      {isNewest && clinical?.question?.by === 'model' && <p className="text-xs text-soft">The outside model proposed this question.</p>}
      {fromDevice && (
        <p className="text-xs text-soft">
          {fromDevice.isWaiting
            ? 'Answered on this device, without your documents. It joins your record when the network is back.'
            : 'Answered on this device. It is not part of your record.'}
        </p>
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
