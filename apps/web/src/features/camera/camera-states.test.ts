import { expect, test } from 'vitest'
import { cameraErrorText } from './camera-error.ts'
import { type CameraAction, cameraOff, cameraReducer } from './camera-state.ts'
import { chooseRecordingType, recordingName } from './choose-recording-type.ts'
import { formatDuration, noStreamText, type RecorderAction, recorderIdle, recorderReducer, recordingFailedText } from './recorder-state.ts'

const camera = (...actions: CameraAction[]) => actions.reduce(cameraReducer, cameraOff)
const start: CameraAction[] = [{ type: 'start' }, { type: 'started', hasSound: true }]
const on = { kind: 'on', hasSound: true, isSoundOn: true, isPictureOn: true }

test.each<[string, CameraAction[], object]>([
  ['starts', [{ type: 'start' }], { kind: 'starting' }],
  ['is on with sound and picture', start, on],
  ['mutes its sound', [...start, { type: 'toggle sound' }], { ...on, isSoundOn: false }],
  ['is heard again', [...start, { type: 'toggle sound' }, { type: 'toggle sound' }], on],
  ['hides its picture', [...start, { type: 'toggle picture' }], { ...on, isPictureOn: false }],
  [
    'has no sound to switch on without a microphone',
    [{ type: 'start' }, { type: 'started', hasSound: false }, { type: 'toggle sound' }],
    { ...on, hasSound: false, isSoundOn: false },
  ],
  ['says why it failed', [{ type: 'start' }, { type: 'failed', error: 'denied' }], { kind: 'off', error: 'denied' }],
  ['tries again after a failure', [{ type: 'start' }, { type: 'failed', error: 'x' }, { type: 'start' }], { kind: 'starting' }],
  ['clears the error when stopped', [{ type: 'start' }, { type: 'failed', error: 'x' }, { type: 'stop' }], cameraOff],
  ['stops', [...start, { type: 'stop' }], cameraOff],
  ['stays off when it is stopped while starting', [{ type: 'start' }, { type: 'stop' }, { type: 'started', hasSound: true }], cameraOff],
  ['says that it was lost', [...start, { type: 'lost', error: 'gone' }], { kind: 'off', error: 'gone' }],
  ['does not start twice', [...start, { type: 'start' }], on],
])('the camera %s', (_, actions, expected) => expect(camera(...actions)).toEqual(expected))

const recorder = (...actions: RecorderAction[]) => actions.reduce(recorderReducer, recorderIdle)

test.each<[string, RecorderAction[], object]>([
  ['counts seconds', [{ type: 'record' }, { type: 'tick' }, { type: 'tick' }], { kind: 'recording', seconds: 2 }],
  ['stops', [{ type: 'record' }, { type: 'stop' }], { kind: 'stopping' }],
  ['has a video', [{ type: 'record' }, { type: 'stop' }, { type: 'finished' }], { kind: 'recorded' }],
  ['is cleared', [{ type: 'record' }, { type: 'stop' }, { type: 'finished' }, { type: 'clear' }], recorderIdle],
  ['says what failed', [{ type: 'record' }, { type: 'failed', error: 'x' }], { kind: 'idle', error: 'x' }],
  ['does not tick when it does not record', [{ type: 'tick' }], recorderIdle],
  ['does not record before it is cleared', [{ type: 'record' }, { type: 'finished' }, { type: 'record' }], { kind: 'recorded' }],
])('the recorder %s', (_, actions, expected) => expect(recorder(...actions)).toEqual(expected))

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [75, '01:15'],
  [3_599, '59:59'],
  [6_000, '100:00'],
])('%i seconds are %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words))

test.each<[string[], string | null, string]>([
  [['video/webm;codecs=vp9,opus', 'video/mp4'], 'video/webm;codecs=vp9,opus', 'recording.webm'],
  [['video/webm'], 'video/webm', 'recording.webm'],
  [['video/mp4'], 'video/mp4', 'recording.mp4'],
  [[], null, 'recording.webm'],
])('a browser that records %s', (supported, expected, name) => {
  expect(chooseRecordingType((type) => supported.includes(type))).toBe(expected)
  expect(recordingName(expected ?? '')).toBe(name)
})

test('the words of the catalogue', () => {
  expect(noStreamText).toBe('No camera stream available')
  expect(recordingFailedText('busy')).toBe('Failed to start recording: busy')
})

test.each(['NotAllowedError', 'NotFoundError', 'NotReadableError', 'OverconstrainedError', 'SecurityError', 'Strange'])(
  '%s gets a sentence',
  (name) => expect(cameraErrorText(new DOMException('x', name))).toMatch(/^[A-Z].+\.$/),
)
