import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../../session/create-session.ts'
import { emptySession, type SessionState } from '../../session/session-state.ts'
import { UserProvider } from '../../session/UserProvider.tsx'
import { lockWhenIdle } from './lock-when-idle.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let root: Root
let state: SessionState
let locked: number
let change: () => void

const services = [lockWhenIdle]

/** A page of somebody who is signed in (or not) and wants the record locked after that many minutes. */
function open(idleLockMinutes: number | null, isAuthenticated = true) {
  const listeners = new Set<() => void>()
  const become = (minutes: number | null) => {
    state = { ...emptySession, isAuthenticated, settings: { ...emptySession.settings, idleLockMinutes: minutes } }
  }
  become(idleLockMinutes)
  change = () =>
    act(() => {
      for (const listener of listeners) listener()
    })
  const session = {
    begin: () => () => undefined,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    lock: async () => void locked++,
  } as unknown as Session
  root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <UserProvider session={session} services={services}>
        page
      </UserProvider>,
    ),
  )
  return { become }
}

const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  locked = 0
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

test('the record is locked after the minutes of the settings without a touch', () => {
  open(15)
  minutes(14.9)
  expect(locked).toBe(0)
  minutes(0.1)
  expect(locked).toBe(1)
})

test.each(['pointerdown', 'keydown', 'scroll', 'touchstart'])('a %s begins the minutes anew', (touch) => {
  open(5)
  minutes(4)
  document.body.dispatchEvent(new Event(touch, { bubbles: true }))
  minutes(4)
  expect(locked).toBe(0)
  minutes(1)
  expect(locked).toBe(1)
})

test('a touch in another tab counts', () => {
  open(5)
  minutes(4)
  localStorage.setItem('drAiLastTouch', String(Date.now()))
  minutes(4)
  expect(locked).toBe(0)
  minutes(1)
  expect(locked).toBe(1)
})

test.each([
  ['looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['touched', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
])('a computer that slept through the minutes is locked as soon as it is %s', (_, wake) => {
  open(5)
  vi.setSystemTime(Date.now() + 8 * 3_600_000)
  expect(locked).toBe(0)
  wake()
  expect(locked).toBe(1)
})

test.each([
  ['nobody is signed in', 5, false],
  ['it is switched off', null, true],
])('nothing is locked where %s', (_, after, isAuthenticated) => {
  open(after, isAuthenticated)
  minutes(600)
  expect(locked).toBe(0)
})

test('another number of minutes counts from when it is chosen', () => {
  const { become } = open(60)
  minutes(30)
  become(5)
  change()
  minutes(4)
  expect(locked).toBe(0)
  minutes(1)
  expect(locked).toBe(1)
})

test('a page that is gone locks nothing', () => {
  open(5)
  act(() => root.unmount())
  minutes(10)
  expect(locked).toBe(0)
})
