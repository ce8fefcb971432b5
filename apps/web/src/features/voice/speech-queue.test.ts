import { expect, test } from 'vitest'
import { type SpeechAction, silence, speechReducer } from './speech-queue.ts'

const after = (...actions: SpeechAction[]) => actions.reduce(speechReducer, silence)
const say: SpeechAction = { type: 'say', chunks: ['one', 'two'] }

test.each<[string, SpeechAction[], object]>([
  ['speaks the first piece', [say], { kind: 'speaking', turn: 1, text: 'one', waiting: ['two'] }],
  ['pauses after it', [say, { type: 'ended', turn: 1 }], { kind: 'gap', turn: 1, waiting: ['two'] }],
  [
    'goes on after the pause',
    [say, { type: 'ended', turn: 1 }, { type: 'next', turn: 1 }],
    { kind: 'speaking', turn: 2, text: 'two', waiting: [] },
  ],
  [
    'falls silent after the last',
    [say, { type: 'ended', turn: 1 }, { type: 'next', turn: 1 }, { type: 'ended', turn: 2 }],
    { kind: 'silent', turn: 2 },
  ],
  [
    'queues what comes meanwhile',
    [say, { type: 'say', chunks: ['three'] }],
    { kind: 'speaking', turn: 1, text: 'one', waiting: ['two', 'three'] },
  ],
  ['says nothing when there is nothing', [{ type: 'say', chunks: [] }], { kind: 'silent', turn: 0 }],
  ['stops at once', [say, { type: 'stop' }], { kind: 'silent', turn: 1 }],
  [
    'takes no late end of a stopped utterance for its own',
    [say, { type: 'stop' }, { type: 'say', chunks: ['new'] }, { type: 'ended', turn: 1 }],
    { kind: 'speaking', turn: 2, text: 'new', waiting: [] },
  ],
  [
    'takes no late pause either',
    [say, { type: 'ended', turn: 1 }, { type: 'stop' }, { type: 'next', turn: 1 }],
    { kind: 'silent', turn: 1 },
  ],
])('the queue %s', (_, actions, expected) => expect(after(...actions)).toEqual(expected))
