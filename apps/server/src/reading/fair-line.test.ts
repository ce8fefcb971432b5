import { expect, test } from 'vitest'
import { createFairLine } from './fair-line.ts'

/** Lets everything enter in this order and says in which order they got a place; each gives it back before the next is looked at. */
async function orderOf(places: number, owners: readonly string[]): Promise<string> {
  const line = createFairLine({ places, waiting: 100 })
  const order: string[] = []
  const ready: (() => void)[] = []
  for (const owner of owners) {
    void line
      .enter(owner, () => undefined)
      ?.then((leave) => {
        order.push(owner)
        ready.push(leave)
      })
  }
  for (let count = 0; count < owners.length; count++) {
    await new Promise(setImmediate)
    ready.shift()?.()
  }
  return order.join('')
}

test('the file of a second patient is the next, however many the first has waiting', async () => {
  expect(await orderOf(2, ['a', 'a', 'a', 'a', 'a', 'b', 'c'])).toBe('aabcaaa')
})

test('of one patient the first to come is the first to be read', async () => {
  expect(await orderOf(1, ['a', 'a', 'a'])).toBe('aaa')
})

test('one patient can fill half of the line, and others find the rest', () => {
  const line = createFairLine({ places: 1, waiting: 4 })
  const enter = (owner: string) => line.enter(owner, () => undefined) !== null
  expect(['a', 'a', 'a', 'a'].map(enter)).toEqual([true, true, true, false])
  expect(['b', 'c', 'd'].map(enter)).toEqual([true, true, false])
})

test('a place that was given back is free', async () => {
  const line = createFairLine({ places: 1, waiting: 0 })
  const leave = await line.enter('a', () => undefined)
  expect(line.enter('b', () => undefined)).toBeNull()
  leave?.()
  expect(line.enter('b', () => undefined)).not.toBeNull()
})
