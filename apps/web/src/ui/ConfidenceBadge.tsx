import { Badge } from './Badge.tsx'
import { confidenceOf } from './confidence.ts'

/** The confidence of a diagnosis: percent, colour and a word beside it. */
export function ConfidenceBadge({ share }: { share: number | null | undefined }) {
  const { text, tone, word } = confidenceOf(share)
  return (
    <Badge tone={tone}>
      {text}
      <span className="font-medium">
        <span className="sr-only">confidence, </span>
        {word}
      </span>
    </Badge>
  )
}
