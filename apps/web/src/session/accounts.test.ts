// @vitest-environment node
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { changeAccountPassword, createAccount, openAccount } from './accounts.ts'
import { keyFromPassword, passwordWork } from './password-key.ts'
import { createBrowser, isOpen, task, until } from './testing/create-browser.ts'
import { VaultDatabase } from './vault-database.ts'

const quick = { kind: 'argon2id', memoryKiB: 64, passes: 1, lanes: 1 } as const

test('a new account wraps its key by Argon2id, with the cost of RFC 9106', async () => {
  expect(passwordWork).toEqual({ kind: 'argon2id', memoryKiB: 65_536, passes: 3, lanes: 4 })
  const database = new VaultDatabase(`vault-${crypto.randomUUID()}`)
  await createAccount(database, 'Ada', 'lovelace', [], quick)
  expect(await database.accounts.get('ada')).toMatchObject({ work: quick, rounds: 0 })
})

test('an account of an earlier version, whose password went through PBKDF2, opens as before', async () => {
  const database = new VaultDatabase(`vault-${crypto.randomUUID()}`)
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const wrapIv = crypto.getRandomValues(new Uint8Array(12))
  const wrapper = await keyFromPassword('lovelace', salt, { kind: 'pbkdf2', rounds: 1_000 })
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt'])
  const wrappedKey = await crypto.subtle.wrapKey('raw', key, wrapper, { name: 'AES-GCM', iv: wrapIv })
  const row = { name: 'ada', displayName: 'Ada', id: 'old', salt, rounds: 1_000, wrapIv, wrappedKey, failures: 0, blockedUntil: 0 }
  await database.accounts.add(row)
  expect(await openAccount(database, 'ada', 'lovelace', 0)).toMatchObject({ isIn: true })
  expect(await openAccount(database, 'ada', 'other', 0)).toMatchObject({ isIn: false })
  expect(await changeAccountPassword(database, row, { current: 'lovelace', next: 'byron' }, { now: 0, work: quick })).toEqual({
    isChanged: true,
  })
  expect(await database.accounts.get('ada')).toMatchObject({ work: quick })
  expect(await openAccount(database, 'ada', 'byron', 0)).toMatchObject({ isIn: true })
})

test('a changed password opens the same record, the former one nothing', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.addTask(task('walk'))
  expect(await tab.changePassword('lovelace', 'abc')).toMatchObject({
    isChanged: false,
    message: 'Password must be at least 4 characters.',
  })
  expect(await tab.changePassword('lovelace', 'analytical engine')).toEqual({ isChanged: true })
  await tab.logout()
  expect(await tab.login('ada', 'lovelace')).toMatchObject({ isIn: false })
  expect(await tab.login('ada', 'analytical engine')).toEqual({ isIn: true })
  expect(tab.getState().tasks.map(({ id }) => id)).toEqual(['walk'])
})

test('who sits down at an open record cannot change the password without it, and is slowed as at the door', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  const waits: number[] = []
  for (let attempt = 0; attempt < 4; attempt++) {
    const answer = await tab.changePassword('guess', 'mine now')
    if (!answer.isChanged) waits.push(answer.waitSeconds)
  }
  expect(waits).toEqual([0, 0, 2, 2])
  browser.now += 2_000
  expect(await tab.changePassword('lovelace', 'byron')).toEqual({ isChanged: true })
})
