import { Badge, type Tone } from './Badge.tsx'
import { confidenceOf } from './confidence.ts'

const dots: Partial<Record<Tone, string>> = { green: 'bg-green', amber: 'bg-amber', red: 'bg-red' }

/**
 * The AI's confidence in a diagnosis, named as such: percent, colour and a word beside it. It says nothing of how grave the diagnosis is,
 * so the colour stands on a dot alone: a red ground would look like danger.
 */
export function ConfidenceBadge({ share }: { share: number | null | undefined }) {
  const { text, tone, word } = confidenceOf(share)
  return (
    <Badge>
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[tone] ?? 'bg-soft'}`} />
      AI confidence {text}
      <span className="font-medium">{word}</span>
    </Badge>
  )
}
