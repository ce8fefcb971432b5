import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import type { Mention } from '../case/model.ts'
import { loadIndex } from '../testing/load-clinic.ts'
import { loadLearned } from '../testing/load-pack.ts'
import { hear } from './hear.ts'
import { createLearnedReader } from './learned/learned-reader.ts'
import { likelyReadings } from './likely-readings.ts'

const index = loadIndex()
const learned = createLearnedReader(loadLearned())
/** Takes nothing out and guesses nothing. */
const unjudged = { ...learned, isMeant: () => 1, isTold: () => 0 }
const listen = (words: string) => hear(index, unjudged, words, { pending: null, complaints: [], person: newCase().person })
const idsOf = (mentions: readonly Mention[]) => mentions.map(({ finding, polarity }) => `${polarity} ${finding}`)
/** What stands of a message where the second look thinks everything so likely. */
const standing = (words: string, share: number, asked: readonly string[] = [], isInTalk = false) => {
  const { mentions, clauses, proposed } = listen(words)
  return idsOf(likelyReadings(index, { isMeant: () => share }, words, mentions, clauses, proposed, { asked, isInTalk }))
}

const first = { asked: [], isInTalk: false }
const knee = 'My left knee hurts, no fever'

test('what the words hardly mean is not read, nor its side or kind; what was denied stands', () => {
  expect(standing(knee, 1)).toEqual(expect.arrayContaining(['present knee-pain', 'present knee-pain.left', 'absent fever']))
  const left = standing(knee, 0.01)
  expect(left).toContain('absent fever')
  expect(left.filter((id) => id.startsWith('present'))).toEqual([])
})

test('the answer to the open question is read in any words', () => {
  expect(standing(knee, 0.01, ['knee-pain'])).toEqual(expect.arrayContaining(['present knee-pain', 'present knee-pain.left']))
})

test('what is grave has to be much less likely than what is not', () => {
  const words = 'I have a cough and I am coughing up blood'
  const left = standing(words, 0.2)
  expect(left).not.toContain('present cough')
  expect(left).toContain('present coughing-blood')
})

test('in the middle of a talk words in passing have to be likelier; what is grave does not', () => {
  const words = 'my knee hurts and I am coughing up blood'
  expect(standing(words, 0.45)).toContain('present knee-pain')
  const left = standing(words, 0.45, [], true)
  expect(left).not.toContain('present knee-pain')
  expect(left).toContain('present coughing-blood')
  expect(standing(words, 0.45, ['knee-pain'], true)).toContain('present knee-pain')
})

const plain: readonly [words: string, finding: string][] = [
  ['I have had a sore throat and a fever since yesterday', 'sore-throat'],
  ['vomiting and diarrhoea since the chicken on Sunday', 'diarrhoea'],
  ['my calf is swollen and hot', 'calf-swelling'],
  ['I get short of breath on the stairs', 'breathless'],
  ['there is blood in my urine', 'urine-blood'],
  ['my chest hurts when I breathe in', 'chest-pain'],
  ['it burns when I pee', 'urination-painful'],
  ['my head is pounding since this morning', 'headache'],
]
for (const [words, finding] of plain)
  test(`what is told plainly stands: ${words}`, () => {
    const { mentions, clauses, proposed } = listen(words)
    expect(idsOf(likelyReadings(index, learned, words, mentions, clauses, proposed, first))).toContain(`present ${finding}`)
  })

test('it only ever takes out, and the same words give the same', () => {
  const pieces = [...plain.map(([words]) => words), 'no fever', 'my dog was sick', 'can I work?', '!!', '12', 'mum has asthma']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (parts) => {
      const words = parts.join('. ')
      const { mentions, clauses, proposed } = listen(words)
      const left = likelyReadings(index, learned, words, mentions, clauses, proposed, first)
      expect(mentions).toEqual(expect.arrayContaining(left))
      expect(likelyReadings(index, learned, words, mentions, clauses, proposed, first)).toEqual(left)
    }),
    { numRuns: 60 },
  )
})
