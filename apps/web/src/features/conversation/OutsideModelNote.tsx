import { useOutsideModel } from '../../session/use-outside-model.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Message } from './message.ts'

/** Which doctor answers, and what leaves the machine for that and to whom. Nothing where all stays here. */
export function OutsideModelNote({ messages }: { messages: readonly Message[] }) {
  const model = useOutsideModel()
  if (!model) return null
  const newest = messages.findLast((message) => message.kind === 'doctor' && message.doctor !== null)
  const isOwn = newest?.kind === 'doctor' && newest.doctor?.kind === 'embedded'
  return (
    <details className="border-b border-line bg-surface px-4 py-1.5 text-sm">
      <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={isOwn ? 'accent' : 'blue'}>{isOwn ? 'Built-in doctor' : `Built-in doctor with ${model.name}`}</Badge>
        <span className="text-soft">What you write goes to {model.owner}. More</span>
      </summary>
      <p className="max-w-[70ch] py-2 text-soft">
        Your words, what was understood of them, your age and sex, your medications, allergies and the document values you accepted go to{' '}
        {model.owner} ({model.name}), which helps to phrase the answers. Your name and your history do not, and a file or a recording only
        where you allow it. In an emergency or a crisis nothing is sent: the built-in doctor answers on its own.
      </p>
    </details>
  )
}
