import { expect, test } from 'vitest'
import { last } from '../turn/testing/talk.ts'

const danger = 'my father is 79, he woke up confused and has a high fever, he takes gliclazide'
const storyAfter = (...words: readonly string[]): string =>
  last(danger, ...words).reply.parts.find(({ kind }) => kind === 'story')?.text ?? ''

test('that help was called is on the page only where somebody said so', () => {
  expect(storyAfter('our neighbour could drive us', 'what do I tell the emergency doctor, make a short list')).toMatch(
    /Done so far: (?!.*(?:called|coming))/,
  )
  expect(storyAfter('I have rung 999, they are on their way', 'what do I tell the emergency doctor, make a short list')).toMatch(
    /Done so far: .*(?:rung|on their way)/,
  )
})

test('nothing is said both to be there and not to be there, and the words end with a clause', () => {
  const long = 'He was fine at supper. He is not hot any more but earlier he was burning. '.repeat(6)
  const story = storyAfter(`no vomiting. ${long}`, 'what do I tell the emergency doctor, make a short list')
  const list = (title: string) => new RegExp(`${title}: (.*)`).exec(story)?.[1]?.split('; ') ?? []
  for (const denied of list('Otherwise')) expect(list('Signs')).not.toContain(denied.replace(/^(?:no|not) /, ''))
  expect(story).toMatch(/in their words: "[^"]*(?:[.,;] ?\.\.\.|[^.]|\.)"/)
  expect(story).not.toMatch(/\b\w{1,2} \.\.\."/)
})
