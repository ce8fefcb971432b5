import { afterEach, expect, test, vi } from 'vitest'
import { showDueBadge } from './due-badge.ts'

const marks: (number | null)[] = []
const withBadge = { setAppBadge: async (count: number) => void marks.push(count), clearAppBadge: async () => void marks.push(null) }

afterEach(() => {
  vi.unstubAllGlobals()
  marks.length = 0
})

test('the icon shows how many doses are due, and is plain without any', () => {
  vi.stubGlobal('navigator', withBadge)
  showDueBadge([{ status: 'due' }, { status: 'taken' }, { status: 'due' }])
  showDueBadge([{ status: 'taken' }])
  expect(marks).toEqual([2, null])
})

test('a browser that has no badge, or may not show one, changes nothing', async () => {
  vi.stubGlobal('navigator', {})
  expect(() => showDueBadge([{ status: 'due' }])).not.toThrow()
  vi.stubGlobal('navigator', { ...withBadge, setAppBadge: () => Promise.reject(new Error('not allowed')) })
  expect(() => showDueBadge([{ status: 'due' }])).not.toThrow()
  await Promise.resolve()
  expect(marks).toEqual([])
})
