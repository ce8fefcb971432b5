import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentTable, parseEnvironment, variables, withEnvironmentTable } from './environment.ts'

test('an empty environment is a machine of one’s own', () => {
  expect(parseEnvironment({ PORT: '', HOST: ' ' })).toMatchObject({
    PORT: 4300,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    OPEN_MODE: 'auto',
    PUBLIC_ORIGIN: null,
    AI_MODEL: null,
  })
})

test('what is set is read', () => {
  const key = Buffer.alloc(32, 7)
  const environment = parseEnvironment({
    PORT: '8080',
    ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173/',
    ALLOWED_HOSTS: 'clinic.local,[fe80::1]:80',
    PUBLIC_ORIGIN: 'https://doctor.example.org/',
    RECORDS_KEY: key.toString('base64'),
    AI_MODEL: 'compatible/llama3:8b/q4',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
  })
  expect(environment).toMatchObject({
    PORT: 8080,
    ALLOWED_ORIGINS: ['https://a.example', 'http://localhost:5173'],
    ALLOWED_HOSTS: ['clinic.local', '[fe80::1]:80'],
    PUBLIC_ORIGIN: 'https://doctor.example.org',
    RECORDS_KEY: key,
    AI_MODEL: { provider: 'compatible', model: 'llama3:8b/q4' },
  })
  expect(parseEnvironment({ RECORDS_KEY: key.toString('hex') }).RECORDS_KEY).toEqual(key)
})

const wrong: [string, string][] = [
  ['PORT', '43x'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['LOG_LEVEL', 'loud'],
  ['OPEN_MODE', 'yes'],
  ['PUBLIC_ORIGIN', 'doctor.example.org'],
  ['PUBLIC_ORIGIN', 'https://doctor.example.org/app'],
  ['ALLOWED_ORIGINS', 'https://a.example,*'],
  ['ALLOWED_HOSTS', 'http://a'],
  ['RECORDS_KEY', 'short'],
  ['AI_MODEL', 'gemini'],
  ['AI_MODEL', 'compatible/llama3'],
]
for (const [name, value] of wrong) {
  test(`${name}=${value} is refused by name`, () =>
    expect(() => parseEnvironment({ [name]: value })).toThrow(name === 'AI_MODEL' && value.startsWith('compatible') ? 'AI_BASE_URL' : name))
}

test('everything that is wrong is said at once', () => {
  expect(() => parseEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*LOG_LEVEL/)
})

test('the table names every variable', () => {
  for (const name of Object.keys(variables)) expect(environmentTable()).toContain(`| \`${name}\` |`)
})

test('the README’s table is this one', () => {
  const path = new URL('../../../README.md', import.meta.url)
  const readme = existsSync(path) ? readFileSync(path, 'utf8') : ''
  expect(withEnvironmentTable(readme)).toBe(readme)
  expect(withEnvironmentTable('a\n<!-- environment -->\nold\n<!-- /environment -->\nb')).toBe(
    `a\n<!-- environment -->\n${environmentTable()}\n<!-- /environment -->\nb`,
  )
})
