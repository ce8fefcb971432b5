import { afterEach, expect, test } from 'vitest'
import { addBoard, dismissNotice, hushNotices, notify, readNotice, readTopBoard } from './notices.ts'

afterEach(() => {
  for (let shown = readNotice(); shown; shown = readNotice()) dismissNotice(shown.id)
})

test('one notice is seen at a time: the newest, and the one before it again when that is gone', () => {
  notify({ tone: 'info', text: 'Tasks were added.', action: { label: 'Undo', run: () => undefined } })
  const saved = notify({ tone: 'success', text: 'Saved.' })
  expect(readNotice()?.text).toBe('Saved.')
  dismissNotice(saved)
  expect(readNotice()?.action?.label).toBe('Undo')
})

test('a failure is not covered by what comes after it', () => {
  notify({ tone: 'failure', text: 'Not kept.' })
  notify({ tone: 'success', text: 'Saved.' })
  expect(readNotice()?.text).toBe('Not kept.')
})

test('an emergency takes away all that is no failure', () => {
  notify({ tone: 'info', text: 'Tasks were added.', action: { label: 'Undo', run: () => undefined } })
  notify({ tone: 'failure', text: 'It could not be saved.' })
  hushNotices()
  expect(readNotice()?.text).toBe('It could not be saved.')
  for (let shown = readNotice(); shown; shown = readNotice()) dismissNotice(shown.id)
  expect(readNotice()).toBeUndefined()
})

test('the nearest board shows it, whichever came last', () => {
  const leaves = [addBoard('a dialog', 'dialog'), addBoard('the answers', 'answers'), addBoard('the page', 'page')]
  expect(readTopBoard()).toBe('a dialog')
  leaves[0]?.()
  expect(readTopBoard()).toBe('the answers')
  leaves[1]?.()
  expect(readTopBoard()).toBe('the page')
  leaves[2]?.()
  expect(readTopBoard()).toBeUndefined()
})
