import { expect, test } from 'vitest'
import { type Activity, isBusy } from './activity.ts'
import { headerStatus } from './header-status.ts'

const idle: Activity = { isThinking: false, isAnalyzingVideo: false, isSpeaking: false, isListening: false, isRecording: false }
const all: Activity = { isThinking: true, isAnalyzingVideo: true, isSpeaking: true, isListening: true, isRecording: true }

test.each<[string, Activity]>([
  ['Ready to help', idle],
  ['Ready to help', { ...idle, isRecording: true }],
  ['Listening...', { ...idle, isListening: true }],
  ['Speaking...', { ...idle, isSpeaking: true, isListening: true }],
  ['Analyzing your video...', { ...all, isThinking: false }],
  ['Thinking...', all],
])('%s', (words, activity) => expect(headerStatus(activity)).toBe(words))

test('without a connection the header says so, and what the doctor does comes first', () => {
  expect(headerStatus(idle, true)).toBe('Ready to help · Offline')
  expect(headerStatus({ ...idle, isThinking: true }, true)).toBe('Thinking...')
})

test.each<[boolean, Partial<Activity>]>([
  [false, {}],
  [false, { isSpeaking: true, isListening: true }],
  [true, { isThinking: true }],
  [true, { isAnalyzingVideo: true }],
  [true, { isRecording: true }],
])('input rests: %s while %o', (expected, activity) => expect(isBusy({ ...idle, ...activity })).toBe(expected))
