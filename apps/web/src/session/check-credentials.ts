import { minimumPasswordLength } from '@dr-ai/contract/limits'

/** How a username is compared: trimmed and without regard to case. */
export const comparableName = (username: string): string => username.trim().toLowerCase()

export const credentialMessages = {
  blank: 'Please enter both username and password.',
  short: 'Password must be at least 4 characters.',
  unknown: 'User does not exist. Please register.',
  wrong: 'Invalid password.',
  taken: 'Username already taken.',
} as const

/** What is wrong with what was typed, before any account is looked at: blank first, then the length. Null when nothing is. */
export function checkCredentials(username: string, password: string): string | null {
  if (username.trim() === '' || password.trim() === '') return credentialMessages.blank
  if (password.length < minimumPasswordLength) return credentialMessages.short
  return null
}
