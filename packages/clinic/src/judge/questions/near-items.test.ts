import { expect, test } from 'vitest'
import { last } from '../../turn/testing/talk.ts'

const asked = (words: string): readonly string[] => last(words).reply.question?.options.map(({ id }) => id) ?? []

test('a list beside an injury of one place asks for nothing of another part of the body', () => {
  const signs = asked('my mum is 78 and fell yesterday, her hip is sore but she can walk')
  expect(signs.length).toBeGreaterThan(2)
  expect(signs).not.toContain('tooth-knocked-out')
  expect(signs).not.toContain('abdominal-pain')
})
