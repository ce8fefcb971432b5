import { expect, test } from 'vitest'
import type { ContextTrigger } from './find-triggers.ts'
import { unclearFrom } from './listed-after-no.ts'
import { tokenise } from './tokenise.ts'

const atNo = (words: string) => {
  const tokens = tokenise(words, (word) => word)
  const start = tokens.findIndex(({ word }) => word === 'no')
  return { tokens, trigger: { start, end: start + 1 } as ContextTrigger }
}

test('behind the next comma of a list with a lone no in it nobody can tell; with an or, an and or another no behind it one can', () => {
  const unclear = (words: string) => {
    const { tokens, trigger } = atNo(words)
    const from = unclearFrom(trigger, tokens.length, tokens)
    return Number.isFinite(from) ? tokens[from]?.word : null
  }
  expect(unclear('sore ear, no fever, runny nose, tired')).toBe('runny')
  expect(unclear('sore ear, no fever, runny nose or cough')).toBeNull()
  expect(unclear('sore ear, no fever, no cough, tired')).toBeNull()
})

test('a list of nothing but no is looked through as far as to the next one', () => {
  const { tokens, trigger } = atNo(`sore ear, ${'no rash, '.repeat(2_000)}`)
  let looks = 0
  const counted = new Proxy(tokens, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1
      return Reflect.get(target, key)
    },
  })
  unclearFrom(trigger, tokens.length, counted)
  expect(looks).toBeLessThan(20)
})
