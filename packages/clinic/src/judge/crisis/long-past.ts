import type { ConsultationCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { isEmergency } from '../levels/level-order.ts'

const longPast =
  /\b(?:that|it|this|which|the \w+|she|he|i) (?:was|were|happened|meant)(?: \w+){0,4} (?:(?:\d+|two|three|four|five|six|ten|twenty|many|some|several|a few) (?:years?|months?) ago|years ago|months ago|last (?:year|summer|winter)|in (?:19|20)\d\d|when i was (?:a|young\w*|\d+|little)|as a (?:child|kid|teen\w*)|long ago|ages ago)\b|\b(?:not (?:now|today|any ?more),? (?:that|it|but) (?:was|back)|im talking about (?:last year|years ago|back then))\b/i

/** "It was the same last year", "that happened last year too": something like it was before, and this is now. */
const likened = /\b(?:same|similar|too|as well|also|again|before|like (?:this|that|it)|nothing|turned out|found|told|said|thought)\b/i

/**
 * "That was years ago": what an emergency rested on was told of another time, and falls. In: the case before and after the message,
 * and its words. Out: the case in which those findings are corrected and what was merely likely is no longer held.
 */
export function withLongPast(before: ConsultationCase, merged: ConsultationCase, words: string): ConsultationCase {
  const resting = before.held.filter(({ level }) => isEmergency(level))
  if (resting.length === 0 || !longPast.test(words.replaceAll(/['’`]/g, '')) || likened.test(words)) return merged
  const bases = new Set(resting.flatMap(({ findings }) => findings.map((finding) => finding.split('.')[0] ?? finding)))
  // "Forget the calf, that was last year": one part was named and has been taken out; the rest stands.
  if (Object.keys(before.observations).some((id) => merged.observations[id] === undefined)) return merged
  const observations: Record<string, Observation> = { ...merged.observations }
  for (const [id, observation] of Object.entries(observations))
    if (bases.has(id.split('.')[0] ?? id) && observation.polarity === 'present')
      observations[id] = { ...observation, polarity: 'absent', certain: true, source: 'corrected', turn: merged.turns }
  return { ...merged, observations, held: merged.held.filter(({ provisional, rule }) => provisional !== true && rule !== 'verdict') }
}
