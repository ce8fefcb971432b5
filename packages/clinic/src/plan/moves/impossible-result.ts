import { impossibleResults } from '../../hear/lexicon/impossible-results.ts'
import { nameInSentence } from '../../records/documents/judge-results.ts'
import { usualRange } from '../../records/documents/lab-index.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'

/** A value that nobody can have is named as such: it says nothing of the patient, neither good nor bad. */
export const impossibleResult: Move = ({ heard, now, judged }) =>
  heard.choice !== null || judged.crisis !== 'none' || judged.isNewEmergency
    ? []
    : heard.clauses.flatMap(({ text }) => impossibleResults(text)).map((result) => ({ kind: 'answer', text: sentenceOf(result, now) }))

function sentenceOf(
  { test, value, unit, perMain }: ReturnType<typeof impossibleResults>[number],
  { person }: Pick<TurnState['now'], 'person'>,
): string {
  const shown = unit ?? test.unit
  const numberIn = (number: number) => Number((number * perMain).toPrecision(3))
  const inUnit = (number: number) => `${numberIn(number)}${shown === '' ? '' : ` ${shown}`}`
  const range = usualRange(test, person)
  const usual = range?.low != null && range.high != null ? `most people have ${numberIn(range.low)} to ${inUnit(range.high)}, and ` : ''
  const [least, most] = test.plausible
  const ends =
    value / perMain > most ? `even in a very ill person it is hardly above ${inUnit(most)}` : `nobody lives with less than ${inUnit(least)}`
  const said = `${value}${unit === null ? '' : ` ${unit}`}`
  return `A ${nameInSentence(test.name)} of ${said} cannot be right: ${usual}${ends}. So I take nothing from it, good or bad. Please look at the number and its unit again, and tell me both as they stand on the paper.`
}
