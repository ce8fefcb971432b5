import type { AnalysedMessage } from '@dr-ai/contract/schemas/chat'
import { expect, test, vi } from 'vitest'
import type { Session } from '../../session/create-session.ts'
import { emptySession } from '../../session/session-state.ts'
import { extractDiagnoses } from './extract-diagnoses.ts'

const said = (content: string): AnalysedMessage => ({ type: 'user', content })
const sessionThat = (call: () => Promise<unknown>) =>
  ({ call: vi.fn(call), getState: () => ({ ...emptySession, currentSession: 'c1' }) }) as unknown as Session

test.each([[[]], [[said('hello')]]])('fewer than two messages are not analysed', async (messages) => {
  const session = sessionThat(async () => ({ success: true, diagnoses: [], error: null }))
  expect(await extractDiagnoses(session, messages, false)).toEqual({
    isDone: false,
    alert: 'Not enough conversation history to analyze. Please continue chatting with the AI doctor.',
  })
  expect(session.call).not.toHaveBeenCalled()
})

const two = [said('hello'), said('my head aches')]

test.each<[string, () => Promise<unknown>, string]>([
  ['no success', async () => ({ success: false, diagnoses: [], error: 'no model' }), 'Failed to analyze chat history: no model'],
  ['a failure', () => Promise.reject(new Error('HTTP error! status: 502')), 'Error analyzing chat history: HTTP error! status: 502'],
])('%s is told', async (_, call, alert) => expect(await extractDiagnoses(sessionThat(call), two, false)).toEqual({ isDone: false, alert }))

test('a diagnosis knows the consultation it came from', async () => {
  const session = sessionThat(async () => ({
    success: true,
    diagnoses: [{ diagnosis: 'Migraine' }, { diagnosis: 'Cold', consultation_id: 'c0' }],
    error: null,
  }))
  expect(await extractDiagnoses(session, two, true)).toEqual({
    isDone: true,
    diagnoses: [
      { diagnosis: 'Migraine', consultation_id: 'c1' },
      { diagnosis: 'Cold', consultation_id: 'c0' },
    ],
  })
})
