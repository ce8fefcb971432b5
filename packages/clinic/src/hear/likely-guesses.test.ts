import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import type { Mention, Question } from '../case/model.ts'
import { commonPhrasesOfHandA } from '../knowledge/phrases/a/common.ts'
import { loadIndex } from '../testing/load-clinic.ts'
import { loadLearned } from '../testing/load-pack.ts'
import { hear } from './hear.ts'
import { createLearnedReader, type LearnedReader } from './learned/learned-reader.ts'
import { guessesOf } from './likely-guesses.ts'

const index = loadIndex()
const learned = createLearnedReader(loadLearned())
const sure: LearnedReader = { ...learned, isMeant: () => 1, isTold: () => 1 }
const never: LearnedReader = { ...learned, isMeant: () => 1, isTold: () => 0 }
const listen = (reader: LearnedReader, words: string, pending: Question | null = null) =>
  hear(index, reader, words, { pending, complaints: [], person: newCase().person })
const ids = (mentions: readonly Mention[]) => new Set(mentions.map(({ finding, polarity }) => `${polarity} ${finding}`))

test.each(['vomiting', 'breathless', 'weight-loss'] as const)(
  'many ways of saying %s that nothing else reads are taken once they are believed',
  (finding) => {
    const unread = commonPhrasesOfHandA[finding]
      .split('; ')
      .filter((words) => !ids(listen(never, words).mentions).has(`present ${finding}`))
    expect(unread.length).toBeGreaterThan(0)
    const taken = unread.filter((words) => ids(listen(sure, words).mentions).has(`present ${finding}`))
    expect(taken.length / unread.length).toBeGreaterThan(0.2)
    for (const words of taken) {
      const guess = listen(sure, words).mentions.find((mention) => mention.finding === finding)
      expect(words).toContain(guess?.text.toLowerCase() ?? 'nothing')
    }
  },
)

test('what was read already, told or denied, is not guessed again', () => {
  const { mentions, guessed } = listen(never, 'I have lost weight, my trousers are falling off me, and no fever, not burning up')
  for (const guess of guessesOf(mentions, guessed)) expect(mentions.map(({ finding }) => finding)).not.toContain(guess.finding)
})

test('no guess opens a crisis, answers a closed question or is made from a foreign tongue', () => {
  const crises = ['suicidal-thoughts', 'abuse-current', 'self-harm']
  for (const words of ['they would all be better off without me around', "i don't want to wake up any more", 'he had me by the throat'])
    for (const finding of crises) expect(listen(sure, words).guessed.map((guess) => guess.finding)).not.toContain(finding)
  expect(listen(sure, 'Od wczoraj boli mnie głowa i mam gorączkę').guessed).toEqual([])
})

test('with a judge that believes nothing, the guesses change nothing', () => {
  const pieces = [
    'my trousers fall off me',
    'head in the toilet all night',
    'no fever',
    'can I work?',
    'my mum coughs',
    "I don't know",
    '12',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 5 }), (parts) => {
      const words = parts.join(', ')
      const without = ids(listen(never, words).mentions)
      for (const mention of without) expect(ids(listen(sure, words).mentions)).toContain(mention)
    }),
    { numRuns: 40 },
  )
})

test.each(["I don't know", 'no', 'yes', 'none of these', 'maybe', 'thank you doctor'])('nothing is made of %j', (words) => {
  expect(ids(listen(learned, words).mentions)).toEqual(ids(listen({ ...learned, isTold: () => 0 }, words).mentions))
})

test.each(['since Tuesday', 'about ten minutes', 'a bit better today', 'on the left, near the top', 'no, none of my tablets'])(
  'a short reply to a question speaks for nothing as a whole: %s',
  (words) => {
    const pending: Question = {
      id: 'duration',
      kind: 'open',
      findings: ['headache'],
      slot: 'duration',
      text: 'How long?',
      why: '',
      options: [],
    }
    expect(listen(sure, words, pending).guessed).toEqual([])
  },
)
