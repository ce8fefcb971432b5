import { expect, test } from 'vitest'
import type { Hearing } from './hearing.ts'
import { cluesAfter } from './own-clues.ts'
import { splitClauses } from './split-clauses.ts'

/** A message as it is heard: each clause tells, but those that asks names. */
const heard = (words: string, asks?: RegExp, rest: Partial<Hearing> = {}) =>
  ({
    clauses: splitClauses(words).map((clause) => ({ ...clause, act: asks?.test(clause.text) ? 'ask-cause' : 'fact' })),
    choice: null,
    ...rest,
  }) as unknown as Hearing

const cluesOf = (words: string, asks?: RegExp) => cluesAfter({}, words, heard(words, asks), false).clues ?? []

test('what brings it on, what eases it and what was new before it is kept in the patient’s words', () => {
  expect(cluesOf('My hands are sore. It flares up after washing pots at work')).toEqual(['It flares up after washing pots at work'])
  expect(cluesOf('an itchy wrist, and I got a new watch')).toEqual(['I got a new watch'])
  expect(cluesOf('my knee hurts when I started running again')).not.toEqual([])
})

test('what is asked, denied, or tells of nothing of the kind is no clue', () => {
  expect(cluesOf('my belly aches, does it get worse with milk', /worse/)).toEqual([])
  expect(cluesOf('it is not worse after food')).toEqual([])
  expect(cluesOf('I have a sore throat and a cough')).toEqual([])
  expect(cluesOf(`${'the pain of my knee '.repeat(6)}gets better when I rest`)).toEqual([])
})

test('a clue is kept once, the last six stay, and another complaint begins without any', () => {
  const before = { clues: ['better when I lie down', '2', '3', '4', '5', '6'] }
  const words = 'better when I lie down'
  expect(cluesAfter(before, words, heard(words), false).clues).toEqual(before.clues)
  const more = 'it comes on after coffee'
  expect(cluesAfter(before, more, heard(more), false).clues).toEqual(['2', '3', '4', '5', '6', more])
  expect(cluesAfter(before, more, heard(more), true).clues).toEqual([more])
  expect(cluesAfter(before, 'and a cough', heard('and a cough'), true)).toEqual({ clues: [] })
  expect(cluesAfter({}, 'and a cough', heard('and a cough'), false)).toEqual({})
})

test('a pressed answer and a message that takes back what was said of somebody else give none', () => {
  const words = 'it comes on after coffee'
  const pressed = { choice: { question: 'q' } } as unknown as Partial<Hearing>
  const disowning = { disowned: ['cough'] } as unknown as Partial<Hearing>
  expect(cluesAfter({}, words, heard(words, undefined, pressed), false)).toEqual({})
  expect(cluesAfter({}, words, heard(words, undefined, disowning), false)).toEqual({})
})
