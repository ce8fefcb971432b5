import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const faints = [
  'my husband has crushing chest pain and is sweating',
  'he fainted',
  'he is talking again',
  'he fainted again',
  'he is talking',
] as const

test('a card of first aid is printed twice in one consultation, and then named in one sentence', () => {
  const second = last(...faints.slice(0, 4)).reply.text
  expect(second).toContain('**First aid for a faint**')
  const third = last(...faints, 'he fainted a third time').reply.text
  expect(third).not.toContain('**First aid for a faint**')
  expect(third).toMatch(/Do again what I wrote under “First aid for a faint”: [A-Z]/)
})
