import { expect, test } from 'vitest'
import type { Mention } from '../../case/model.ts'
import { loadIndex } from '../../testing/load-clinic.ts'
import { labelledSentences } from './testing/labelled-sentences.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
const requiredPrecision = 0.93
const requiredRecall = 0.93

const markOf = ({ polarity, temporality, experiencer }: Mention): string => {
  if (experiencer !== 'patient') return '@'
  if (polarity === 'unknown') return '?'
  if (polarity === 'absent') return '-'
  return temporality === 'past' ? '~' : temporality === 'hypothetical' ? '' : '+'
}
const withParents = (id: string): string[] => [id, ...(index.findings.get(id)?.parents ?? []).flatMap(withParents)]

/** What was read of one sentence: marks with finding and everything it implies. */
function read(sentence: string): { said: string[]; implied: Set<string> } {
  const mentions = understand(index, sentence, { pending: null, complaints: [], person }).mentions
  const said = mentions.map((mention) => `${markOf(mention)}${mention.finding}`).filter((each) => !/^[a-z]/.test(each))
  return {
    said,
    implied: new Set(said.flatMap((each) => (each.startsWith('+') ? withParents(each.slice(1)).map((id) => `+${id}`) : [each]))),
  }
}

test('reads the findings of the labelled sentences with the required precision and recall', () => {
  let wanted = 0
  let found = 0
  let said = 0
  let wrong = 0
  const misses: string[] = []
  for (const [sentence, labels] of labelledSentences) {
    const expected = labels.split(' ').filter((label) => label !== '')
    const reading = read(sentence)
    const missing = expected.filter((label) => !reading.implied.has(label))
    const contradicted = reading.said.filter((each) => isWrong(each, expected))
    wanted += expected.length
    found += expected.length - missing.length
    said += reading.said.length
    wrong += contradicted.length
    if (missing.length + contradicted.length > 0)
      misses.push(`${sentence} misses ${missing.join(' ') || 'nothing'}; says ${reading.said.join(' ')}`)
  }
  expect({ recall: found / wanted >= requiredRecall, precision: (said - wrong) / said >= requiredPrecision, misses }).toMatchObject({
    recall: true,
    precision: true,
  })
})

/** Wrong: the same finding with another mark, or any present finding where nothing was to be read. */
function isWrong(each: string, expected: readonly string[]): boolean {
  const finding = each.slice(1)
  const sameFinding = expected.find((label) => label.slice(1) === finding)
  return sameFinding !== undefined ? sameFinding !== each : expected.length === 0
}

test('reads a complaint in capitals, in lower case and with stray punctuation alike', () => {
  for (const text of ['CHEST PAIN', 'chest pain', '...chest pain!!!', 'Chest   pain']) expect(read(text).said).toContain('+chest-pain')
})
