import type { ConsultationCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { isEmergency } from '../levels/level-order.ts'

const longPast =
  /\b(?:(?:that|it|this|which|the (?<subject>\w+)) (?:was|were|happened)|(?:she|he|i) meant)(?: \w+){0,4} (?:(?:\d+|two|three|four|five|six|ten|twenty|many|some|several|a few) (?:years?|months?) ago|years ago|months ago|last (?:year|summer|winter)|in (?:19|20)\d\d|when i was (?:a|young\w*|\d+|little)|as a (?:child|kid|teen\w*)|long ago|ages ago)\b|\b(?:not (?:now|today|any ?more),? (?:that|it|but) (?:was|back)|im talking about (?:last year|years ago|back then))\b/i

/** "It was the same last year", "that happened last year too": something like it was before, and this is now. */
const likened = /\b(?:same|similar|too|as well|also|again|before|like (?:this|that|it)|nothing|turned out|found|told|said|thought)\b/i

/** What stands for all that was told. */
const ofAll = /^(?:pain|thing|whole|lot|attack|episode|problem|trouble|business|incident|accident|event|one)s?$/

/**
 * "That was years ago": what an emergency rested on was told of another time, and falls; of what is named ("the fit was in 2019") that alone. In: the case before and after the message,
 * and its words. Out: the case in which those findings are corrected and what was merely likely is no longer held.
 */
export function withLongPast(before: ConsultationCase, merged: ConsultationCase, words: string): ConsultationCase {
  const resting = before.held.filter(({ level }) => isEmergency(level))
  const told = longPast.exec(words.replaceAll(/['’`]/g, ''))
  if (resting.length === 0 || told === null || likened.test(words)) return merged
  const rested = resting.flatMap(({ findings }) => findings)
  // "The rash was when I was 5": what is named is over, and nothing else.
  const named = told.groups?.subject?.toLowerCase()
  const subject = named === undefined || ofAll.test(named) ? undefined : named
  const isOver = (id: string) => subject === undefined || namedIn(before, id).includes(subject)
  const bases = new Set(rested.filter(isOver).map((finding) => finding.split('.')[0] ?? finding))
  if (bases.size === 0 && subject !== undefined) return merged
  // "Forget the calf, that was last year": one part was named and has been taken out; the rest stands.
  if (Object.keys(before.observations).some((id) => merged.observations[id] === undefined)) return merged
  const observations: Record<string, Observation> = { ...merged.observations }
  for (const [id, observation] of Object.entries(observations))
    if (bases.has(id.split('.')[0] ?? id) && observation.polarity === 'present')
      observations[id] = { ...observation, polarity: 'absent', certain: true, source: 'corrected', turn: merged.turns }
  return { ...merged, observations, held: merged.held.filter(({ provisional, rule }) => provisional !== true && rule !== 'verdict') }
}

/** The patient's words for a finding with those of its own name, in small letters. */
const namedIn = ({ observations }: ConsultationCase, id: string): string =>
  `${observations[id]?.text ?? ''} ${id.replaceAll(/[-.]/g, ' ')}`.toLowerCase()
