import type { Clinical, UnderstoodFinding } from '@dr-ai/contract/schemas/clinical'
import type { ReactNode } from 'react'
import { AnsweredBy } from './AnsweredBy.tsx'
import { BesideNewest } from './BesideNewest.tsx'
import { Bubble } from './Bubble.tsx'
import { Causes } from './Causes.tsx'
import { CrisisCard } from './CrisisCard.tsx'
import type { ClinicalMessage } from './message.ts'
import { RecordingCard } from './RecordingCard.tsx'
import { ReplyParts } from './ReplyParts.tsx'
import { withoutTitle } from './reply-cards.ts'
import { TriageCard } from './TriageCard.tsx'

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

/** How an answer is laid out: in the parts that came with it, else as a card of its kind above the words, else as words alone. */
type Shape = { kind: 'parts' | 'crisis' | 'weighed'; clinical: Clinical } | { kind: 'words' }

function shapeOf(clinical: Clinical | null): Shape {
  if (clinical === null) return { kind: 'words' }
  if (clinical.parts && clinical.parts.length > 0) return { kind: 'parts', clinical }
  if (clinical.kind === 'crisis') return { kind: 'crisis', clinical }
  return clinical.kind === 'verdict' || clinical.kind === 'emergency' ? { kind: 'weighed', clinical } : { kind: 'words' }
}

/** The message without the title that its card bears already. */
function withoutCardTitle(message: ClinicalMessage, shape: Shape): ClinicalMessage {
  const triage = shape.kind === 'weighed' ? shape.clinical.triage : null
  return triage ? { ...message, text: withoutTitle(message.text, triage.label) } : message
}

/** What stands in the place of the words: the parts of the answer, or what a recording showed; nothing for words alone. */
function insteadOfWords({ kind, text }: ClinicalMessage, shape: Shape, isNewest: boolean): ReactNode {
  const isOfRecording = kind === 'video-analysis'
  if (shape.kind === 'parts') {
    const { clinical } = shape
    return <ReplyParts text={text} clinical={clinical} parts={clinical.parts ?? []} isNewest={isNewest} isOfRecording={isOfRecording} />
  }
  return isOfRecording && <RecordingCard text={text} />
}

/** The doctor's answer: its parts as cards where they are known, else urgency, words and reasons; and what was understood. */
export function DoctorBubble({ message, isNewest, ...beside }: DoctorBubbleProps) {
  const clinical = message.clinical ?? null
  const shape = shapeOf(clinical)
  const isOld = message.kind === 'doctor' && message.fromDevice?.isOld === true
  return (
    <Bubble
      message={withoutCardTitle(message, shape)}
      before={
        <>
          {isOld && (
            <p className="rounded-xl bg-amber-soft px-3.5 py-2.5 text-sm font-medium text-amber">
              The doctor on this device could not be updated for more than 60 days, so newer knowledge may be missing. Connect to the
              network when you can.
            </p>
          )}
          {shape.kind === 'crisis' && <CrisisCard clinical={shape.clinical} />}
          {shape.kind === 'weighed' && shape.clinical.triage && <TriageCard triage={shape.clinical.triage} text={message.text} />}
        </>
      }
      words={insteadOfWords(message, shape, isNewest)}
    >
      {shape.kind === 'weighed' && <Causes title="Possible causes and the reasons" causes={shape.clinical.causes} />}
      {isNewest && clinical && <BesideNewest clinical={clinical} {...beside} />}
      <AnsweredBy message={message} />
    </Bubble>
  )
}
