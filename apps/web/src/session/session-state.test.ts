import { expect, test } from 'vitest'
import type { Medication } from './medication.ts'
import { emptySession, type SessionAction, type SessionState, sessionReducer } from './session-state.ts'
import type { Task } from './task.ts'

const medication = (id: string, name = 'x') => ({ id, name }) as Medication
const task = (id: string, completed = false) => ({ id, completed }) as Task
const entry = (_id: string) => ({ _id, diagnosis: _id, addedAt: '' })
const user = { id: 'p_1', name: 'Ada', role: 'Patient' } as const
const access = { kind: 'open', owner: 'account:1', patient: { id: 'p_1', secret: 's' } } as const
const full: SessionState = {
  ...emptySession,
  user,
  isAuthenticated: true,
  medications: [medication('1'), medication('2')],
  tasks: [task('1')],
  medicalHistory: [entry('a')],
  currentSession: 'c',
}

test.each<[string, SessionState, SessionAction, Partial<SessionState>]>([
  ['a set user is authenticated', emptySession, { type: 'open', access, user, kept: {} }, { access, user, isAuthenticated: true }],
  ['an anonymous visitor is not', full, { type: 'open', access, user: null, kept: {} }, { ...emptySession, access }],
  [
    'opening shows what was kept and nothing else',
    full,
    { type: 'open', access, user, kept: { tasks: [task('7')] } },
    { tasks: [task('7')], medications: [], medicalHistory: [], currentSession: null },
  ],
  ['signing out empties everything', full, { type: 'shut', access: { kind: 'starting' }, user: null }, emptySession],
  [
    'add medical record, newest first',
    full,
    { type: 'add medical record', entry: entry('b') },
    { medicalHistory: [entry('b'), entry('a')] },
  ],
  ['remove medical record', full, { type: 'remove medical record', id: 'a' }, { medicalHistory: [] }],
  ['set current session', full, { type: 'set current session', id: null }, { currentSession: null }],
  [
    'add medication',
    full,
    { type: 'add medication', medication: medication('3') },
    { medications: [medication('1'), medication('2'), medication('3')] },
  ],
  [
    'update medication by id',
    full,
    { type: 'update medication', medication: medication('2', 'y') },
    { medications: [medication('1'), medication('2', 'y')] },
  ],
  [
    'update of an unknown medication changes nothing',
    full,
    { type: 'update medication', medication: medication('9') },
    { medications: full.medications },
  ],
  ['remove medication by id', full, { type: 'remove medication', id: '1' }, { medications: [medication('2')] }],
  ['add task', full, { type: 'add task', task: task('2') }, { tasks: [task('1'), task('2')] }],
  ['update task by id', full, { type: 'update task', task: task('1', true) }, { tasks: [task('1', true)] }],
  [
    'shut keeps no word of the record',
    full,
    { type: 'shut', access: { kind: 'locked', name: 'Ada', hasPasskey: false }, user },
    { ...emptySession, access: { kind: 'locked', name: 'Ada', hasPasskey: false }, user },
  ],
])('%s', (_, state, action, expected) => expect(sessionReducer(state, action)).toMatchObject(expected))
