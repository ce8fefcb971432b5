import type { Clinic, Consultation, TriageLevel } from '@dr-ai/clinic'
import type { DoctorAnswer } from '@dr-ai/clinic/answer/clinic-turn'
import { answerOf } from '@dr-ai/clinic/answer/clinic-turn'
import type { Clinical } from '@dr-ai/contract/schemas/clinical'
import type { Passage } from '../doctor.ts'
import type { CorrectionKind } from '../output-filter/correction.ts'
import type { FilteredReply } from '../output-filter/filter-reply.ts'
import type { createTextFilter } from '../output-filter/filter-text.ts'
import type { FilterView } from '../output-filter/filter-view.ts'
import { holdMove, movesOf, type Part } from '../output-filter/hold-move.ts'

/** Before the first of these, what a model says of its own has its place. */
const followers: ReadonlySet<Part['kind']> = new Set(['question', 'cause', 'action', 'warning', 'next', 'expect'])

/** The clinic's moves of one turn as a model says them: each in its wording where that holds, else in the clinic's own. */
export interface Voice {
  /** What stands of an answer that is still growing; nothing of it has been left unchecked. */
  soFar(answer: Readonly<Record<string, unknown>>): string
  /** The finished parts and why other wordings were not used. `said`: whether any wording of the model holds. */
  whole(moves: readonly { id: string; text: string }[]): { parts: Part[]; corrections: CorrectionKind[]; said: boolean }
}

/** What the clinic's reply says beside its parts: a line from the record behind them. */
function tailOf({ parts, text }: Consultation['reply']): string {
  const said = parts.map((part) => part.text).join('\n\n')
  return parts.length > 0 && text.startsWith(said) ? text.slice(said.length).trim() : ''
}

/** Where in the parts of a turn a model's own words are put. */
function placeOf(parts: readonly Part[]): number {
  const first = parts.findIndex(({ kind }) => followers.has(kind))
  return first < 0 ? parts.length : first
}

/** Parts under each other, empty ones left out. */
export function joinBlocks(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** Citations as a patient reads them: the document's name and page. */
function withPlaces(text: string, passages: readonly Passage[]): string {
  return passages.reduce((words, { id, place }) => words.replaceAll(`[${id}]`, `(${place})`), text)
}

/**
 * The voice of one turn.
 *
 * @param filter What the model says of its own is held by; it remembers what it has judged.
 */
export function createVoice(
  clinic: Pick<Clinic, 'findingsNamed'>,
  turn: Consultation,
  view: FilterView,
  filter: ReturnType<typeof createTextFilter>,
  passages: readonly Passage[],
): Voice {
  const { parts } = turn.reply
  const ids = new Map(movesOf(turn).map(({ id, part }) => [part, id]))
  const judged = new Map<string, CorrectionKind | null>()
  const refused = (part: Part, wording: string): CorrectionKind | null => {
    const key = `${ids.get(part)} ${wording}`
    const known = judged.get(key)
    if (known !== undefined) return known
    const kind = holdMove(clinic, part, wording, view)
    judged.set(key, kind)
    return kind
  }
  const inWords = (part: Part, said: ReadonlyMap<string, string>): Part => {
    const wording = said.get(ids.get(part) ?? '')
    return wording === undefined || refused(part, wording) !== null ? part : { ...part, text: wording.trim() }
  }
  return {
    soFar: ({ moves, text }) => {
      const isTold = typeof text === 'string'
      const said = new Map(Array.isArray(moves) ? (isTold ? moves : moves.slice(0, -1)).flatMap(movePair) : [])
      const before = parts.slice(0, placeOf(parts))
      const last = before.findLastIndex((part) => said.has(ids.get(part) ?? ''))
      const open = isTold ? -1 : before.findIndex((part, place) => place > last && ids.has(part))
      const settled = open < 0 ? before : before.slice(0, open)
      return joinBlocks(...settled.map((part) => inWords(part, said).text), isTold ? withPlaces(filter.soFar(text), passages) : '')
    },
    whole: (moves) => {
      const said = new Map(moves.map(({ id, text }) => [id, text]))
      const corrections = parts.flatMap((part) => {
        const wording = said.get(ids.get(part) ?? '')
        return (wording === undefined ? null : refused(part, wording)) ?? []
      })
      const isHeld = (part: Part): boolean => {
        const wording = said.get(ids.get(part) ?? '')
        return wording !== undefined && refused(part, wording) === null
      }
      return { parts: parts.map((part) => inWords(part, said)), corrections, said: parts.some(isHeld) }
    },
  }
}

function movePair(move: unknown): [string, string][] {
  if (move === null || typeof move !== 'object' || !('id' in move) || !('text' in move)) return []
  return typeof move.id === 'string' && typeof move.text === 'string' ? [[move.id, move.text]] : []
}

/** What stands of a reply before the model has said a word: the clinic's own parts down to the first that it may word. */
export function headOf(turn: Consultation): string {
  const wordable = new Set(movesOf(turn).map(({ part }) => part))
  const { parts } = turn.reply
  const before = parts.slice(0, placeOf(parts))
  const open = before.findIndex((part) => wordable.has(part))
  return joinBlocks(...(open < 0 ? before : before.slice(0, open)).map(({ text }) => text))
}

/**
 * The answer: all parts of the clinic, in its words or in the model's that say the same, and between them what the model says of its own.
 * What the clinic has understood, asked and named stays as it is; what the model adds is marked as its own.
 */
export function composeReply(
  turn: Consultation,
  voiced: readonly Part[],
  filtered: FilteredReply,
  passages: readonly Passage[],
  { model, raised }: { model: string; raised: TriageLevel | null },
): DoctorAnswer {
  const { reply } = turn
  const isVerdict = reply.kind === 'verdict'
  const recommendations = isVerdict ? filtered.recommendations : []
  const own = raised === null || reply.triage === null ? voiced : voiced.map((part) => withLevel(part, reply.triage))
  const place = placeOf(own)
  const added: Part[] = []
  if (filtered.text !== '') added.push({ kind: 'answer', text: withPlaces(filtered.text, passages) })
  if (recommendations.length > 0)
    added.push({
      kind: 'action',
      text: `**What I recommend:**\n\n${recommendations.map((each) => `- ${each}`).join('\n')}`,
      items: recommendations,
    })
  const parts = [...own.slice(0, place), ...added, ...own.slice(place)]
  const text = joinBlocks(...parts.map((part) => part.text), tailOf(reply))
  const asked = voiced.find(({ kind }) => kind === 'question')
  const question =
    reply.question && asked && reply.parts.some(({ text: own }) => own === reply.question?.text)
      ? { ...reply.question, text: asked.text }
      : reply.question
  const answer = answerOf({ case: turn.case, reply: { ...reply, parts, text, question } }, { kind: 'model', model, fallback: false })
  return { ...answer, clinical: withModels(answer.clinical, filtered, recommendations, isVerdict) }
}

/** What was voiced with the question of another turn in the place of its own, which goes unsaid. */
export function withQuestion(voiced: ReturnType<Voice['whole']>, turn: Consultation | null): ReturnType<Voice['whole']> {
  const text = turn?.reply.question?.text
  return text === undefined
    ? voiced
    : { ...voiced, parts: voiced.parts.map((part) => (part.kind === 'question' ? { ...part, text } : part)) }
}

/** The card of a level that a model has raised, in the clinic's words for it. */
function withLevel(part: Part, triage: Consultation['reply']['triage']): Part {
  if (part.kind !== 'level' || triage === null) return part
  const because = triage.because
    .slice(0, 4)
    .map(({ name }) => name)
    .join('; ')
  return { ...part, text: `**${triage.title}.**\n\nThis is because of: ${because}.` }
}

function withModels(clinical: Clinical, { causes }: FilteredReply, recommendations: readonly string[], isVerdict: boolean): Clinical {
  if (!isVerdict) return clinical
  return {
    ...clinical,
    causes: [
      ...clinical.causes,
      ...causes.map(({ id, name, why }) => ({
        id,
        name: id === null ? `${name} (named by the outside model; not in the built-in knowledge)` : `${name} (named by the outside model)`,
        probability: 0,
        band: 'less-likely' as const,
        reasonsFor: why === null ? [] : [why],
        reasonsAgainst: [],
      })),
    ],
    recommendations: [...clinical.recommendations, ...recommendations],
  }
}
