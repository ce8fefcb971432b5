// @vitest-environment node
import { expect, test } from 'vitest'
import { generatePassphrase, readRecoveryFile, writeRecoveryFile } from './recovery-file.ts'

const rounds = 1_000
const records = [{ collection: 'tasks', id: '1', version: 3, value: { title: 'Ελληνικά 中文 العربية' } }]

test('a passphrase has six groups and is never the same twice', () => {
  expect(generatePassphrase()).toMatch(/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/)
  expect(generatePassphrase()).not.toBe(generatePassphrase())
})

test('a file opens with its passphrase, however it is typed, and holds no word in clear', async () => {
  const passphrase = generatePassphrase()
  const text = await writeRecoveryFile(records, passphrase, rounds)
  expect(text).not.toContain('title')
  expect(await readRecoveryFile(text, passphrase.toUpperCase().replaceAll('-', ' '))).toEqual(records)
})

test.each([
  ['another passphrase', (text: string) => text, 'aaaa-bbbb', 'This passphrase does not open the file, or the file is damaged.'],
  ['no recovery file', () => '{"format":"other"}', 'x', 'This is not a Dr. AI recovery file.'],
  ['no JSON', () => 'hello', 'x', 'This is not a Dr. AI recovery file.'],
  ['absurd rounds', (text: string) => text.replace('1000', '99999999999'), 'x', 'This is not a Dr. AI recovery file.'],
])('%s is refused in a sentence', async (_, damage, passphrase, sentence) => {
  const text = damage(await writeRecoveryFile(records, 'right', rounds))
  await expect(readRecoveryFile(text, passphrase)).rejects.toThrow(sentence)
})
