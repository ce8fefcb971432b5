import { expect, test } from 'vitest'
import { lastRead } from './last-read.ts'

test('a text asked for again is not read again, and a text that was not asked for long is forgotten', () => {
  const read: string[] = []
  const lengthOf = lastRead((text) => {
    read.push(text)
    return text.length
  }, 8)
  expect([lengthOf('mine'), lengthOf('mine'), lengthOf('')]).toEqual([4, 4, 0])
  expect(read).toEqual(['mine', ''])
  for (let other = 0; other < 7; other++) {
    lengthOf('mine')
    lengthOf(`other ${other}`)
  }
  expect(read.filter((text) => text === 'mine')).toHaveLength(1)
  for (let other = 0; other < 8; other++) lengthOf(`new ${other}`)
  expect(lengthOf('mine')).toBe(4)
  expect(read.filter((text) => text === 'mine')).toHaveLength(2)
})
