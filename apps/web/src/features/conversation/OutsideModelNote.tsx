import { consultationKey, maySpeakOutside } from '../../session/outside-consent.ts'
import { useOutsideModel } from '../../session/use-outside-model.ts'
import { useUser } from '../../session/use-user.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Message } from './message.ts'

/** Which doctor answers, whether an outside model may help in this consultation, and what has left for it. Nothing where all stays here. */
export function OutsideModelNote({ messages }: { messages: readonly Message[] }) {
  const model = useOutsideModel()
  const { session, settings } = useUser()
  if (!model || settings.outsideModel === 'never') return null
  const isAllowed = maySpeakOutside(settings, messages)
  const allowFor = (outsideModelFor: string | null) => void session.changeSettings(() => ({ outsideModelFor }))
  const { words, tokens } = leftIn(messages)
  return (
    <details className="border-b border-line bg-surface px-4 py-1.5 text-sm">
      <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={isAllowed ? 'blue' : 'accent'}>{isAllowed ? `Built-in doctor with ${model.name}` : 'Built-in doctor'}</Badge>
        <span className="text-soft">
          {isAllowed ? `What you write goes to ${model.owner}. More` : `May ${model.owner} help in this consultation? More`}
        </span>
        {!isAllowed && (
          <Button
            onClick={(event) => {
              event.preventDefault()
              allowFor(consultationKey(messages))
            }}
          >
            Allow
          </Button>
        )}
      </summary>
      <p className="max-w-[70ch] py-2 text-soft">
        {isAllowed ? 'Your words' : 'If you allow it, your words'}, what was understood of them, your age and sex, your medications,
        allergies and the document values you accepted go to {model.owner} ({model.name}), which helps to understand you and to phrase the
        answers. Names, addresses and telephone numbers are taken out first as far as they can be told, and your history stays here; a file
        or a recording goes only where you allow it. In an emergency or a crisis the built-in doctor alone says what to do; only what you
        write after that is sent, for a word of comfort beside it.
      </p>
      {tokens > 0 && (
        <p className="pb-2 text-soft">
          So far in this consultation: {words} of your words, about {tokens} tokens in all, to {model.name}.
        </p>
      )}
      {isAllowed && (
        <Button className="mb-2" onClick={() => allowFor(null)}>
          Built-in doctor alone from now on
        </Button>
      )}
    </details>
  )
}

/** What has left the machine for the answers of a consultation. */
function leftIn(messages: readonly Message[]): { words: number; tokens: number } {
  const left = messages.flatMap((message) => (message.kind === 'doctor' ? (message.doctor?.left ?? []) : []))
  return { words: left.reduce((sum, each) => sum + each.words, 0), tokens: left.reduce((sum, each) => sum + each.tokens, 0) }
}
