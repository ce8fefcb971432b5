import { expect, test } from 'vitest'
import { recognitionErrorText } from './recognition-errors.ts'
import { liveTranscript, notListening, type RecognitionAction, recognitionReducer } from './recognition-state.ts'

const after = (...actions: RecognitionAction[]) => actions.reduce(recognitionReducer, notListening)
const start: RecognitionAction[] = [{ type: 'start' }, { type: 'started' }]

test.each<[string, RecognitionAction[], object]>([
  ['asks for the microphone', [{ type: 'start' }], { phase: 'starting' }],
  ['listens', start, { phase: 'listening', interim: '', final: '' }],
  ['hears what is still open', [...start, { type: 'heard', interim: 'my he', final: '' }], { interim: 'my he', final: '' }],
  [
    'keeps what is final and forgets the open end',
    [...start, { type: 'heard', interim: 'my he', final: '' }, { type: 'heard', interim: '', final: ' my head hurts ' }],
    { interim: '', final: 'my head hurts' },
  ],
  [
    'joins one sentence to the next',
    [...start, { type: 'heard', interim: '', final: 'my head' }, { type: 'heard', interim: '', final: 'hurts' }],
    { final: 'my head hurts' },
  ],
  ['hears even where no start was told', [{ type: 'start' }, { type: 'heard', interim: 'x', final: '' }], { phase: 'listening' }],
  [
    'takes the last words after a stop',
    [...start, { type: 'stop' }, { type: 'heard', interim: '', final: 'end' }],
    { phase: 'stopping', final: 'end' },
  ],
  [
    'is off after its end',
    [...start, { type: 'heard', interim: 'x', final: 'y' }, { type: 'ended' }],
    { phase: 'off', interim: '', final: 'y' },
  ],
  [
    'is off after an error, without waiting for an end',
    [...start, { type: 'failed', code: 'network' }],
    { phase: 'off', error: 'network' },
  ],
  [
    'keeps the code when the end comes after it',
    [...start, { type: 'failed', code: 'network' }, { type: 'ended' }],
    { phase: 'off', error: 'network' },
  ],
  ['forgets the error with the next start', [{ type: 'failed', code: 'network' }, { type: 'start' }], { phase: 'starting', error: null }],
  [
    'begins anew with the next start',
    [...start, { type: 'heard', interim: '', final: 'old' }, { type: 'ended' }, { type: 'start' }],
    { final: '' },
  ],
])('recognition %s', (_, actions, expected) => expect(after(...actions)).toMatchObject(expected))

test('the live transcript shows both', () => {
  expect(liveTranscript(after(...start, { type: 'heard', interim: 'hurts', final: 'my head' }))).toBe('my head hurts')
  expect(liveTranscript(notListening)).toBe('')
})

test.each([
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'no-speech',
  'language-not-supported',
  'bad-grammar',
  'unsupported',
  'new-code',
])('the error %s gets a sentence without the code', (code) => {
  const text = recognitionErrorText(code)
  expect(text).toMatch(/^[A-Z].+\.$/)
  expect(text).not.toContain(code)
})
test('an end that was wanted is no error', () => expect(recognitionErrorText('aborted')).toBeNull())
