import { Badge } from './Badge.tsx'
import { confidenceOf } from './confidence.ts'

/** The AI's confidence in a diagnosis, named as such: percent, colour and a word beside it. It says nothing of how grave the diagnosis is. */
export function ConfidenceBadge({ share }: { share: number | null | undefined }) {
  const { text, tone, word } = confidenceOf(share)
  return (
    <Badge tone={tone}>
      AI confidence {text}
      <span className="font-medium">{word}</span>
    </Badge>
  )
}
