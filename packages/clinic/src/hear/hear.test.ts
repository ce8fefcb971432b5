import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import type { Question } from '../case/model.ts'
import { loadIndex } from '../testing/load-clinic.ts'
import { hear } from './hear.ts'

const index = loadIndex()
const listen = (words: string, pending: Question | null = null) =>
  hear(index, null, words, { pending, complaints: [], person: newCase().person })
const actsOf = (words: string) => listen(words).clauses.map(({ act }) => act)

const acts: readonly [words: string, act: string][] = [
  ['Hello', 'greeting'],
  ['thank you so much', 'thanks'],
  ['why do you ask?', 'ask-why'],
  ['is that dangerous?', 'ask-danger'],
  ['can I take ibuprofen with warfarin?', 'ask-medicine'],
  ['what is a normal blood pressure?', 'ask-test'],
  ['just tell me what I have', 'help'],
  ["let's start over", 'help'],
  ['me duele mucho la cabeza desde ayer', 'unreadable'],
  ['asdkjh qwlekj zxmcn', 'unreadable'],
  ['can i still go to work', 'ask-daily'],
  ['is it catching', 'ask-contagion'],
  ['how long will it last', 'ask-outlook'],
  ['i have no car', 'obstacle'],
  ["i'm not going to any hospital", 'refusal'],
  ["i'll wait until the morning and see", 'plan'],
  ['it is the left, not the right', 'correction'],
  ['i am really scared', 'feeling'],
  ['my husband says it is nothing', 'opinion'],
  ['it is getting worse', 'change'],
]
for (const [words, act] of acts) test(`"${words}" is ${act}`, () => expect(actsOf(words)).toContain(act))

test('clauses are cut where another thing is done, and their places are those of the text', () => {
  const words = 'no fever but my knee is swollen, and can i still go to work'
  const { clauses } = listen(words)
  expect(clauses.map(({ act }) => act)).toEqual(['denial', 'fact', 'ask-daily'])
  for (const { text, start, end } of clauses) expect(words.slice(start, end)).toBe(text)
})

test('what is only asked about is no fact; what a question takes for granted is one', () => {
  const findings = (words: string) => listen(words).mentions.map(({ finding }) => finding)
  expect(findings('is 7.2 diabetes?')).not.toContain('history-diabetes')
  expect(findings('can I fly with my asthma?')).toContain('history-asthma')
})

test('a medicine asked for is not one that is taken', () => {
  expect(listen('can I take ibuprofen?').drugs).toEqual([])
  expect(listen('I take warfarin').drugs).toEqual(['warfarin'])
  expect(listen('can I take ibuprofen with my warfarin').drugs).toEqual(['warfarin'])
})
