import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadPack } from '../testing/load-pack.ts'
import { warmUp } from './warm-up.ts'

const clinic = createClinic(loadPack())

test('an engine is talked to in whole conversations, a turn at a step, and ends', () => {
  const asked: string[] = []
  const heard = {
    newCase: clinic.newCase,
    consult: (...given: Parameters<typeof clinic.consult>) => {
      asked.push(given[1])
      return clinic.consult(...given)
    },
  }
  const steps = warmUp(heard)
  steps.next()
  expect(asked).toHaveLength(1)
  const rounds = [...steps]
  expect(rounds.at(-1)).toBe(2)
  expect(asked.filter((words) => words === asked[0])).toHaveLength(3)
})
