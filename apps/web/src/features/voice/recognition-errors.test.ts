import { expect, test } from 'vitest'
import { recognitionErrorText } from './recognition-errors.ts'

/** The codes of the Web Speech API's specification, and the one of ours for browsers without it. */
const codes = [
  'no-speech',
  'audio-capture',
  'network',
  'not-allowed',
  'service-not-allowed',
  'bad-grammar',
  'language-not-supported',
  'unsupported',
]

test('every code gets a sentence of its own that says what to do, and none shows the code', () => {
  const sentences = codes.map((code) => recognitionErrorText(code) ?? '')
  expect(new Set(sentences).size).toBe(codes.length)
  for (const [index, sentence] of sentences.entries()) {
    expect(sentence).toMatch(/^[A-Z][^<>{}]+\.$/)
    expect(sentence).not.toContain(codes[index])
  }
})

test('an unknown code gets a sentence too; what the patient ended gets none', () => {
  expect(recognitionErrorText('strange')).toMatch(/^[A-Z].+\.$/)
  expect(recognitionErrorText('aborted')).toBeNull()
})
