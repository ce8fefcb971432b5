import type { Clinic, Consultation } from '@dr-ai/clinic'
import type { ModelMessage } from 'ai'
import type { ConversationItem, Passage } from '../doctor.ts'
import { type Move, movesOf } from '../leash/hold-move.ts'
import type { Mask } from './mask.ts'
import { withoutNothing } from './without-nothing.ts'

/**
 * Characters of each part: at about four to a token a long turn stays within 2,000 tokens, which a small model of one's own reads on a
 * laptop. Older turns go as the case alone.
 */
const budget = { words: 1_600, passages: 1_000, moves: 700 } as const
/** Of earlier turns: beside a message, and where a whole conversation is read. */
const beside = { all: 600, each: 300 } as const
export const wholeConversation = { all: 10_000, each: 3_000 } as const
const longest = { findings: 10, medications: 20, causes: 3, reasons: 2 } as const

/** What a model is given of a turn: the newest earlier turns whole, then the case and the patient's words as one piece of JSON. */
export function describeCase(
  clinic: Clinic,
  turn: Consultation,
  words: string,
  earlier: readonly ConversationItem[],
  passages: readonly Passage[],
  mask: Mask,
): ModelMessage[] {
  const open = clinic.proposableFindings(turn)
  const content = mask.hide({
    case: caseFor(clinic, turn, passages),
    ...(open.length > 0 && { open: Object.fromEntries(open.map(({ name }, place) => [place + 1, name])) }),
    moves: offeredMoves(turn).map(({ id, part }) => ({ id, kind: part.kind, text: part.text })),
    patient_says: cut(words, budget.words),
  })
  const hidden = earlier.map((item) => ({ ...item, content: mask.hide(item.content) }))
  return [...recentTurns(hidden), { role: 'user', content: JSON.stringify(content) }]
}

/** The moves that a model is asked to word: the longest stay the clinic's where all of them would be too many words. */
export function offeredMoves(turn: Consultation): Move[] {
  const moves = movesOf(turn)
  const kept = new Set<Move>()
  let characters = 0
  for (const move of moves.toSorted((one, other) => one.part.text.length - other.part.text.length)) {
    characters += move.part.text.length
    if (characters <= budget.moves || kept.size === 0) kept.add(move)
  }
  return moves.filter((move) => kept.has(move))
}

/** Whole turns, the newest that fit; the first is always the patient's, as some providers want it. */
export function recentTurns(earlier: readonly ConversationItem[], budget: { all: number; each: number } = beside): ModelMessage[] {
  const turns: ModelMessage[] = []
  let characters = 0
  for (const { type, content } of earlier.toReversed()) {
    const text = cut(content, budget.each)
    characters += text.length
    if (characters > budget.all) break
    turns.unshift(
      type === 'user'
        ? { role: 'user', content: JSON.stringify({ patient_says: text }) }
        : { role: 'assistant', content: JSON.stringify({ text }) },
    )
  }
  const first = turns.findIndex(({ role }) => role === 'user')
  return first < 0 ? [] : turns.slice(first)
}

function caseFor(clinic: Clinic, { case: consultation, reply }: Consultation, passages: readonly Passage[]) {
  const { person, vitals, durationDays, onset, severity, drugs, allergies } = consultation
  const named = (polarity: 'present' | 'absent'): string[] =>
    reply.findings
      .filter((each) => each.polarity === polarity)
      .slice(-longest.findings)
      .map(({ name }) => name)
  return withoutNothing({
    level_floor: reply.triage?.level,
    level_because: reply.triage?.because.slice(0, longest.causes).map(({ name }) => name),
    about: person.relation,
    person: withoutNothing({ age_years: person.ageYears, sex: person.sex, pregnant: person.pregnant }),
    has: named('present'),
    has_not: named('absent'),
    vitals,
    duration_days: durationDays,
    onset,
    severity,
    differential: clinic
      .causes(consultation)
      .slice(0, longest.causes)
      .map(({ id, name, band, reasonsFor }) => withoutNothing({ id, name, band, for: reasonsFor.slice(0, longest.reasons) })),
    medications: drugs.slice(0, longest.medications),
    allergies: allergies.slice(0, longest.medications),
    document_passages: fitting(passages),
  })
}

function fitting(passages: readonly Passage[]): { id: string; text: string }[] {
  let characters = 0
  return passages
    .filter(({ text }) => {
      characters += text.length
      return characters <= budget.passages
    })
    .map(({ id, text }) => ({ id, text }))
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)} [cut]`
}
