import type { ReactNode } from 'react'
import { clockText } from '../../ui/clock-text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { alertIcon, cameraIcon, documentIcon, editIcon } from '../../ui/icons.ts'
import { isByPatient, type Message } from './message.ts'
import { ReplyText } from './ReplyText.tsx'

const speakers: Record<Message['kind'], string> = {
  patient: 'You',
  correction: 'You',
  video: 'You',
  document: 'You',
  doctor: 'Dr. AI',
  error: 'Dr. AI',
  'video-analysis': 'Dr. AI, video analysis',
  'document-analysis': 'Dr. AI, document',
}
const icons: Partial<Record<Message['kind'], string>> = {
  video: cameraIcon,
  'video-analysis': cameraIcon,
  document: documentIcon,
  'document-analysis': documentIcon,
  error: alertIcon,
  correction: editIcon,
}

interface BubbleProps {
  message: Message
  before?: ReactNode
  /** In the place of the message's words. */
  words?: ReactNode
  children?: ReactNode
}

/** One message: the patient's on the right, the doctor's on the left; failures in red. `children` stand under the words. */
export function Bubble({ message, before, words, children }: BubbleProps) {
  const isMine = isByPatient(message)
  const icon = icons[message.kind]
  const look = isMine
    ? 'ml-auto rounded-br-md bg-mine text-on-mine max-w-[min(34rem,86%)]'
    : message.kind === 'error'
      ? 'rounded-bl-md border border-red/50 bg-red-soft max-w-[min(44rem,94%)]'
      : 'rounded-bl-md border border-line bg-surface shadow-card max-w-[min(44rem,100%)]'
  return (
    <article
      data-message={message.id}
      data-mine={isMine || undefined}
      className={`rise grid w-fit min-w-0 scroll-mt-[calc(var(--head)+var(--pinned,0px)+0.5rem)] gap-3 rounded-bubble px-3.5 py-3 sm:px-4 ${look}`}
    >
      <h2 className="sr-only">{speakers[message.kind]}:</h2>
      {before}
      {words || (
        <div className="flex gap-2.5">
          {icon && <Icon path={icon} className="mt-0.5 size-5" />}
          {isMine ? <p className="min-w-0 break-words whitespace-pre-wrap">{message.text}</p> : <ReplyText text={message.text} />}
        </div>
      )}
      {children}
      <time dateTime={message.at} className={`text-xs ${isMine ? 'text-right' : 'text-soft'}`}>
        {clockText(new Date(message.at))}
      </time>
    </article>
  )
}
