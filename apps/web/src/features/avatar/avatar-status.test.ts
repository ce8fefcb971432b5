import { expect, test } from 'vitest'
import { avatarState, avatarStatus } from './avatar-status.ts'

test.each([
  [true, true, true, 'Analyzing your symptoms...'],
  [true, false, false, 'Analyzing your symptoms...'],
  [false, true, true, 'Listening carefully...'],
  [false, false, true, 'Providing medical guidance...'],
  [false, false, false, 'Ready for consultation'],
])('processing %s, listening %s, speaking %s: %s', (isProcessing, isListening, isSpeaking, words) =>
  expect(avatarStatus[avatarState({ isProcessing, isListening, isSpeaking })]).toBe(words),
)
