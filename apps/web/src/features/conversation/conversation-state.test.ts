import { expect, test } from 'vitest'
import { emptyTranscript, type Transcript, type TranscriptAction, transcriptReducer, unansweredMessage } from './conversation-state.ts'
import type { Message } from './message.ts'
import { toAnalysedMessages } from './message.ts'

const at = '2026-11-20T10:00:00.000Z'
const patient = (id: string): Message => ({ kind: 'patient', id, at, text: `words of ${id}` })
const doctor = (id: string): Message => ({ kind: 'doctor', id, at, text: 'answer', doctor: null, clinical: null })
const error = (retries: string | null): Message => ({ kind: 'error', id: `error-${retries}`, at, text: 'sorry', retries })
const after = (...actions: TranscriptAction[]): Transcript => actions.reduce(transcriptReducer, emptyTranscript(at))
const ids = (transcript: Transcript) => transcript.messages.map((each) => each.id)

const table: [string, TranscriptAction[], string[], string | null][] = [
  ['a new conversation greets', [], ['greeting'], null],
  ['a message follows', [{ type: 'add', message: patient('1') }], ['greeting', '1'], null],
  [
    'an answer names the consultation',
    [
      { type: 'add', message: patient('1') },
      { type: 'answer', consultationId: 'c', message: doctor('answer-1') },
    ],
    ['greeting', '1', 'answer-1'],
    'c',
  ],
  [
    'an answer clears the error before it',
    [
      { type: 'add', message: patient('1') },
      { type: 'add', message: error('1') },
      { type: 'answer', consultationId: 'c', message: doctor('answer-1') },
    ],
    ['greeting', '1', 'answer-1'],
    'c',
  ],
  [
    'the same answer from two tabs stands once',
    [
      { type: 'add', message: patient('1') },
      { type: 'answer', consultationId: 'c', message: doctor('answer-1') },
      { type: 'answer', consultationId: 'c', message: doctor('answer-1') },
    ],
    ['greeting', '1', 'answer-1'],
    'c',
  ],
  [
    "the server's answer takes the place of the device's, and names the consultation",
    [
      { type: 'add', message: patient('1') },
      { type: 'answer', consultationId: null, message: doctor('answer-1') },
      { type: 'add', message: patient('2') },
      { type: 'settle', consultationId: 'c', message: doctor('answer-1') },
    ],
    ['greeting', '1', 'answer-1', '2'],
    'c',
  ],
  [
    'an answer that settles in a conversation left meanwhile changes nothing of this one',
    [
      { type: 'begin anew', at },
      { type: 'settle', consultationId: 'c', message: doctor('answer-1') },
    ],
    ['greeting'],
    null,
  ],
  [
    'trying again takes the error away',
    [{ type: 'add', message: patient('1') }, { type: 'add', message: error('1') }, { type: 'remove error' }],
    ['greeting', '1'],
    null,
  ],
  [
    'beginning anew forgets the consultation',
    [
      { type: 'answer', consultationId: 'c', message: doctor('a') },
      { type: 'begin anew', at },
    ],
    ['greeting'],
    null,
  ],
]
test.each(table)('%s', (_, actions, expectedIds, consultationId) => {
  const transcript = after(...actions)
  expect(ids(transcript)).toEqual(expectedIds)
  expect(transcript.consultationId).toBe(consultationId)
})

test.each<[string, Message[], string | null]>([
  ['nothing said', [], null],
  ['cut off while sending', [patient('1')], '1'],
  ['answered', [patient('1'), doctor('2')], null],
  ['failed', [patient('1'), error('1')], null],
])('%s: what is unanswered', (_, messages, id) => {
  expect(unansweredMessage({ consultationId: null, messages })?.id ?? null).toBe(id)
})

test('the description’s flags are written at the edge, and errors are left out', () => {
  const messages: Message[] = [
    patient('1'),
    error('1'),
    { kind: 'video', id: 'v', at, text: 'Video' },
    { kind: 'video-analysis', id: 'w', at, text: 'calm' },
  ]
  expect(toAnalysedMessages(messages)).toEqual([
    { type: 'user', content: 'words of 1', timestamp: at, isVideo: false, isVideoAnalysis: false },
    { type: 'user', content: 'Video', timestamp: at, isVideo: true, isVideoAnalysis: false },
    { type: 'ai', content: 'calm', timestamp: at, isVideo: false, isVideoAnalysis: true },
  ])
})

test('a conversation that is kept on the device stays so through answers, and waits for the server once it may leave', () => {
  const here: Message = {
    ...doctor('answer-1'),
    kind: 'doctor',
    doctor: null,
    clinical: null,
    fromDevice: { isWaiting: false, isOld: false },
  }
  const kept = after(
    { type: 'keep here', isKeptHere: true },
    { type: 'add', message: patient('1') },
    { type: 'answer', consultationId: null, message: here },
  )
  expect(kept.isKeptHere).toBe(true)
  const free = transcriptReducer(kept, { type: 'keep here', isKeptHere: false })
  expect(free.messages.at(-1)).toMatchObject({ fromDevice: { isWaiting: true } })
  expect(transcriptReducer(kept, { type: 'begin anew', at }).isKeptHere).toBeUndefined()
})
