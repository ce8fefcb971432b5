import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../testing/load-clinic.ts'
import { variedTalks } from './varied-talks.ts'
import { warmUp } from './warm-up.ts'

const clinic = loadLexiconClinic()

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

test('of several talks each begins anew, and all are held before any is held again', () => {
  const begun: string[] = []
  const heard = {
    newCase: clinic.newCase,
    consult: (...given: Parameters<typeof clinic.consult>) => {
      if (given[0].turns === 0) begun.push(given[1])
      return clinic.consult(...given)
    },
  }
  const rounds = [...warmUp(heard, [['My throat is sore', 'no'], ['My ankle hurts']], 2)]
  expect(begun).toEqual(['My throat is sore', 'My ankle hurts', 'My throat is sore', 'My ankle hurts'])
  expect(rounds).toEqual([0, 0, 0, 1, 1, 1])
})

test('the varied talks reach every kind of reply that a device is asked for in haste', () => {
  const kinds = new Set<string>()
  for (const talk of variedTalks) {
    let mind = clinic.newCase({ country: 'GB' })
    for (const words of talk) {
      const { case: after, reply } = clinic.consult(mind, words)
      mind = after
      kinds.add(reply.kind)
    }
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['crisis', 'emergency', 'question', 'verdict']))
})
