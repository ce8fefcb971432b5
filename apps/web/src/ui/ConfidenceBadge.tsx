import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { Badge, type Tone } from './Badge.tsx'
import { capitalized } from './capitalized.ts'
import { confidenceOf } from './confidence.ts'

const dots: Partial<Record<Tone, string>> = { green: 'bg-green', amber: 'bg-amber', red: 'bg-red' }

/**
 * How likely a diagnosis was called, and the AI's confidence in it, named as such, with its colour. It says nothing of how grave the
 * diagnosis is, so the colour stands on a dot alone: a red ground would look like danger.
 */
export function ConfidenceBadge({ record }: { record: Pick<DiagnosisRecord, 'confidence' | 'band'> }) {
  const { text, tone, word } = confidenceOf(record)
  return (
    <Badge>
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[tone] ?? 'bg-soft'}`} />
      {capitalized(word)}
      <span className="font-medium">AI confidence {text}</span>
    </Badge>
  )
}
