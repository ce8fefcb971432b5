import type { Clinic, Consultation, ConsultationCase } from '@dr-ai/clinic'
import { z } from 'zod'
import { holdAround } from '../output-filter/around-card.ts'
import type { CorrectionKind } from '../output-filter/correction.ts'
import { viewOf } from '../output-filter/view-of.ts'
import { askModel, type ModelQuestion } from './ask-model.ts'
import { aroundInstructions } from './instructions.ts'
import type { Mask } from './mask.ts'
import type { ModelLine } from './model-line.ts'

/** Milliseconds that a patient in danger waits for kind words at most; the card is on the screen by then. */
const timeoutMs = 4_000
const mostTokens = 1_024
const longestWords = 800
const Around = z.object({ text: z.string() })

/** What one answer beside a card goes with. */
interface Beside {
  words: string
  mask: Mask
  timeout: number
  signal: AbortSignal | null
  onUsage: NonNullable<ModelQuestion<unknown>['onUsage']>
  corrected(kind: CorrectionKind): void
}

/** Whether an emergency or a crisis stood before these words and nothing new has come: the first card is given without anybody's help. */
export function isStanding(before: ConsultationCase | null, { case: now, reply }: Consultation): boolean {
  if (before === null || now.turns === before.turns) return false
  const isEmergency = (before.emergency ?? 'none') !== 'none'
  const isCrisis = before.crisis?.certainty === 'affirmed' && reply.kind === 'crisis'
  const isNew = reply.parts.some(({ kind }) => kind === 'firstAid') || now.pending?.slot === 'safety'
  return (isEmergency || isCrisis) && !isNew && !hasRisen(before, now)
}

function hasRisen(before: ConsultationCase, now: ConsultationCase): boolean {
  return now.held.length > before.held.length || (now.crisis?.kind ?? null) !== (before.crisis?.kind ?? null)
}

/**
 * The turn with a model's words to what the patient fears or what stands in the way, put beside a card that stands as it is. Out: the turn
 * as it was where nothing it says may be said.
 * @throws ModelFailure and nothing else.
 */
export async function speakAround(line: ModelLine, clinic: Clinic, turn: Consultation, beside: Beside): Promise<Consultation> {
  const { words, mask, timeout, signal, onUsage, corrected } = beside
  const { reply } = turn
  const content = mask.hide({ doctor_says: reply.text, patient_says: words.slice(0, longestWords) })
  const answered = await askModel(line, {
    instructions: aroundInstructions,
    messages: [{ role: 'user', content: JSON.stringify(content) }],
    schema: Around,
    timeout: Math.min(timeoutMs, timeout),
    mostTokens,
    signal,
    onUsage,
  })
  const { text, dropped } = holdAround(mask.restore(answered).text, viewOf(clinic, turn, []))
  for (const kind of dropped) corrected(kind)
  return text === '' ? turn : withSympathy(turn, text)
}

/** The turn with a sentence more, under the card and above its question. */
function withSympathy(turn: Consultation, text: string): Consultation {
  const { reply } = turn
  const question = reply.parts.findIndex(({ kind }) => kind === 'question')
  const place = question < 0 ? reply.parts.length : question
  const parts = [...reply.parts.slice(0, place), { kind: 'sympathy' as const, text }, ...reply.parts.slice(place)]
  const asked = reply.parts[place]?.text
  const whole = asked === undefined ? `${reply.text}\n\n${text}` : reply.text.replace(asked, () => `${text}\n\n${asked}`)
  return { ...turn, reply: { ...reply, parts, text: whole } }
}
