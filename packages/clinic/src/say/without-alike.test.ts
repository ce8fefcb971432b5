import { expect, test } from 'vitest'
import { withoutAlike } from './without-alike.ts'

test.each([
  [['you have a high fever for more than 3 days', 'the fever lasts more than 3 days'], 1],
  [['one side of your throat hurts much more', 'one side hurts much more than the other'], 1],
  [['the fever lasts more than 3 days', 'the fever lasts more than 5 days'], 2],
  [['your lips turn blue', 'your toes turn blue'], 2],
  [['you vomit blood', 'you cough up blood'], 2],
  [['it is no better after a week', 'you keep getting sore throats'], 2],
] as const)('of %j stay %i', (lines, left) => {
  expect(withoutAlike(lines)).toEqual(lines.slice(0, left))
})
