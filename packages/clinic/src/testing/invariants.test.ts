import { test } from 'vitest'
import { invariants } from './invariants.ts'
import { loadLexiconClinic } from './load-clinic.ts'
import { loadPack } from './load-pack.ts'

const pack = loadPack()
const timeLimit = 60_000
/** The same patients in every run of the tests; `npm run bench:clinic -- --invariants` draws new ones each time. */
const seed = 20_261_122

for (const { name, isInterview, check } of invariants(loadLexiconClinic(), pack))
  test(name, () => check(isInterview ? 15 : 60, seed), timeLimit)
