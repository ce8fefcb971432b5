import { expect, test } from 'vitest'
import { daysToExpiry, medicationStatus } from './medication-status.ts'

const today = '2026-11-20'

test.each([
  ['2026-11-19', 100, 'expired'],
  ['2026-11-20', 100, 'expiring'],
  ['2026-12-20', 100, 'expiring'],
  ['2026-12-21', 100, 'active'],
  ['2026-12-21', 10, 'low-stock'],
  ['2026-12-21', 11, 'active'],
  ['2026-12-20', 10, 'expiring'],
  ['2026-11-19', 0, 'expired'],
  ['', 0, 'low-stock'],
  ['', 11, 'active'],
] as const)('expiry %j and %i pills is %s', (expiryDate, stock, status) => {
  expect(medicationStatus({ expiryDate, stock }, today)).toBe(status)
})

test('a stock that nobody counted is not low, and hides no expiry', () => {
  expect(medicationStatus({ expiryDate: '', stock: 0, isStockUnknown: true }, today)).toBe('active')
  expect(medicationStatus({ expiryDate: '2026-11-19', stock: 0, isStockUnknown: true }, today)).toBe('expired')
})

test('a missing expiry has no days', () => expect(daysToExpiry({ expiryDate: '' }, today)).toBeNull())
test('days are counted over the change of clocks', () => expect(daysToExpiry({ expiryDate: '2026-03-30' }, '2026-03-28')).toBe(2))
