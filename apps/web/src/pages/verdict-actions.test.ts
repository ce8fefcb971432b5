import { expect, test } from 'vitest'
import type { Message } from '../features/conversation/message.ts'
import type { Session } from '../session/create-session.ts'
import { emptySession } from '../session/session-state.ts'
import { extract } from './verdict-actions.ts'

const at = '2026-11-26T10:00:00.000Z'
const verdict = {
  id: '2',
  at,
  kind: 'ai',
  text: 'It sounds harmless.',
  clinical: {
    kind: 'verdict',
    triage: null,
    question: null,
    findings: [],
    causes: [{ id: 'acute-bronchitis', name: 'Acute bronchitis', probability: 0.04, band: 'possible', reasonsFor: [], reasonsAgainst: [] }],
    recommendations: [],
    helplines: [],
  },
} as unknown as Message
const messages = [{ id: '1', at, kind: 'user', text: 'I have a cough' } as unknown as Message, verdict]

test('a cause is as likely, and called so, in the history as in the conversation', async () => {
  const found = ['Acute bronchitis', 'Hay fever'].map((diagnosis) => ({ diagnosis, confidence: 0.19 }))
  const call = async () => ({ success: true, diagnoses: found, error: null })
  const session = { call, getState: () => emptySession } as unknown as Session
  expect((await extract(session, messages))?.map(({ diagnosis, confidence, band }) => [diagnosis, confidence, band])).toEqual([
    ['Acute bronchitis', 0.04, 'possible'],
    ['Hay fever', 0.19, undefined],
  ])
})
