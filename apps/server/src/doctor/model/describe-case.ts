import type { Clinic, Consultation } from '@dr-ai/clinic'
import type { ModelMessage } from 'ai'
import type { ConversationItem, Passage } from '../doctor.ts'
import { type Move, movesOf } from '../output-filter/hold-move.ts'
import { cutMiddle } from './cut-middle.ts'
import type { Mask } from './mask.ts'
import { withoutNothing } from './without-nothing.ts'

/**
 * Characters of what goes beside the instructions: at 3.5 to a token the two questions of a turn stay within 3,000 tokens in and 600 out,
 * which a small model of one's own reads on a laptop. What comes first in a case counts most and is in; what no longer fits stays out.
 */
const budget = { all: 2_600, words: 700, passages: 1_000, earlier: 600, eachEarlier: 300 } as const
/** Characters of an answer: all of a turn, beside what was heard; of the moves, which a model may word, at least and at most. */
const answer = { all: 2_100, beside: 480, moves: { least: 150, most: 450 }, eachMove: 30 } as const
/** Of earlier turns, where a whole conversation is read. */
export const wholeConversation = { all: 10_000, each: 3_000 } as const
const longest = { findings: 10, medications: 12, causes: 3, reasons: 2 } as const

/** What a model is given of a turn: the newest earlier turns whole, then the case and the patient's words as one piece of JSON. */
export function describeCase(
  clinic: Clinic,
  turn: Consultation,
  words: string,
  earlier: readonly ConversationItem[],
  passages: readonly Passage[],
  { mask, heard }: { mask: Mask; heard: number },
): ModelMessage[] {
  // Names that the words tell are known to the mask before the rest is hidden.
  const patientSays = cutMiddle(mask.hide(words), budget.words)
  const open = clinic.proposableFindings(turn)
  const said = mask.hide({ moves: offeredMoves(turn, heard).map(({ id, part }) => ({ id, kind: part.kind, text: part.text })) })
  const fields = { ...said, patient_says: patientSays }
  const known = fitting(budget.all - JSON.stringify(fields).length, [
    ...mask.hide(caseFor(clinic, turn, passages)),
    ['open', Object.fromEntries(open.map(({ name }, place) => [place + 1, name]))],
  ])
  const { open: proposable, ...ofCase } = known
  const content = JSON.stringify({ case: ofCase, ...(proposable !== undefined && { open: proposable }), ...fields })
  const hidden = earlier.map((item) => ({ ...item, content: mask.hide(item.content) }))
  const left = Math.min(budget.earlier, budget.all - content.length)
  return [...recentTurns(hidden, { all: left, each: budget.eachEarlier }), { role: 'user', content }]
}

/** Fields that say something, each where it still fits into so many characters of JSON. */
function fitting(characters: number, fields: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  let left = characters
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(withoutNothing(Object.fromEntries(fields)))) {
    const size = JSON.stringify({ [name]: value }).length
    if (size > left) continue
    left -= size
    kept[name] = value
  }
  return kept
}

/**
 * The moves that a model is asked to word: the longest stay the clinic's where all of them would be too many words. `heard`: characters of
 * what the model has said as a listener in this turn.
 */
export function offeredMoves(turn: Consultation, heard: number): Move[] {
  const moves = movesOf(turn)
  const kept = new Set<Move>()
  const most = Math.min(answer.moves.most, Math.max(answer.moves.least, answer.all - answer.beside - heard))
  let characters = 0
  for (const move of moves.toSorted((one, other) => one.part.text.length - other.part.text.length)) {
    characters += move.part.text.length + answer.eachMove
    if (characters <= most) kept.add(move)
  }
  return moves.filter((move) => kept.has(move))
}

/** Whole turns, the newest that fit; the first is always the patient's, as some providers want it. */
export function recentTurns(earlier: readonly ConversationItem[], budget: { all: number; each: number }): ModelMessage[] {
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

/** What is known of the patient, what counts most first. */
function caseFor(clinic: Clinic, { case: consultation, reply }: Consultation, passages: readonly Passage[]): [string, unknown][] {
  const { person, vitals, durationDays, onset, severity, drugs, allergies } = consultation
  const named = (polarity: 'present' | 'absent'): string[] =>
    reply.findings
      .filter((each) => each.polarity === polarity)
      .slice(-longest.findings)
      .map(({ name }) => name)
  const causes = clinic.causes(consultation).slice(0, longest.causes)
  return [
    ['level_floor', reply.triage?.level],
    ['about', person.relation],
    ['person', withoutNothing({ age_years: person.ageYears, sex: person.sex, pregnant: person.pregnant })],
    ['has', named('present')],
    ['allergies', allergies.slice(0, longest.medications)],
    ['medications', drugs.slice(0, longest.medications)],
    ['level_because', reply.triage?.because.slice(0, longest.causes).map(({ name }) => name)],
    ['vitals', vitals],
    ['document_passages', passagesWithin(passages)],
    ['has_not', named('absent')],
    ['duration_days', durationDays],
    ['onset', onset],
    ['severity', severity],
    [
      'differential',
      causes.map(({ id, name, band, reasonsFor }) => withoutNothing({ id, name, band, for: reasonsFor.slice(0, longest.reasons) })),
    ],
  ]
}

function passagesWithin(passages: readonly Passage[]): { id: string; text: string }[] {
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
