// @vitest-environment node
import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['1234', 'very weak'],
  ['password1!', 'very weak'],
  ['aaaaaaaaaaaaaaaa', 'very weak'],
  ['abcdefghijkl', 'very weak'],
  ['xk7q', 'very weak'],
  ['river stone', 'very weak'],
  ['lovelace', 'very weak'],
  ['correct horse battery staple', 'fair'],
  ['gate moss lamp echo tin', 'strong'],
  ['kv8wq2', 'weak'],
  ['kv8wq2zp', 'fair'],
  ['kv8wq2zpm4', 'strong'],
  ['tR7#vq2!mZx9', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
