import { expect, test } from 'vitest'
import { withOneLimit } from './time-limits.ts'
import { withoutTold } from './told-alternatives.ts'

test.each([
  [
    'the nearer limit stands in the place of the first',
    ['it is no better in two weeks', 'you get a fever', 'it is no better after a week'],
    null,
    ['it is no better after a week', 'you get a fever'],
  ],
  ['a length that is reached is no limit', ['it lasts over three weeks', 'it is no better in a month'], 30, ['it is no better in a month']],
  ['where only a reached length stands, none is left', ['it lasts over three weeks', 'it bleeds'], 40, ['it bleeds']],
  [
    'other times stay',
    ['the fever lasts over three days', 'it is no better in a week'],
    null,
    ['the fever lasts over three days', 'it is no better in a week'],
  ],
])('%s', (_, lines, days, kept) => expect(withOneLimit(lines, days)).toEqual(kept))

test.each([
  ['it gets very big or sore', 'the lump is sore', 'it gets very big'],
  ['it bleeds or hurts much', 'it bleeds a bit', 'it hurts much'],
  ['it gets very big or sore', 'the lump is not sore', 'it gets very big or sore'],
  ['it spreads or is no better', 'it spreads', 'it spreads or is no better'],
])('of "%s" what was told ("%s") is left out', (warning, told, left) => expect(withoutTold(warning, told)).toBe(left))
