// @vitest-environment node
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { PasskeyFailure, type Passkeys } from './passkeys.ts'
import { createBrowser, isOpen, task, until } from './testing/create-browser.ts'
import { VaultDatabase } from './vault-database.ts'

/** A device with an authenticator that makes of a passkey and a salt the same bytes each time, as WebAuthn's PRF does. */
function createAuthenticator() {
  const passkeys = new Map<string, Uint8Array<ArrayBuffer>>()
  const device = { isWilling: true, asked: 0 }
  const give = async (credentialId: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>) => {
    device.asked += 1
    const own = passkeys.get(credentialId.join())
    if (!own || !device.isWilling) throw new PasskeyFailure('The passkey was not used.')
    return { credentialId, secret: new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([...own, ...salt]))) }
  }
  const authenticator: Passkeys = {
    make: (_account, salt) => {
      const credentialId = crypto.getRandomValues(new Uint8Array(16))
      passkeys.set(credentialId.join(), crypto.getRandomValues(new Uint8Array(32)))
      return give(credentialId, salt)
    },
    ask: give,
  }
  return { authenticator, device, lose: () => passkeys.clear() }
}

async function withPasskey() {
  const browser = createBrowser()
  const { authenticator, device, lose } = createAuthenticator()
  browser.passkeys = authenticator
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('Ada', 'lovelace')
  await tab.addTask(task('walk'))
  return { browser, tab, device, lose }
}

test('a passkey opens the record that a password made, and the password goes on doing so', async () => {
  const { browser, tab } = await withPasskey()
  expect(tab.getState().hasPasskey).toBe(false)
  expect(await tab.addPasskey('lovelace')).toEqual({ isChanged: true })
  expect(tab.getState().hasPasskey).toBe(true)
  await tab.lock()
  expect(tab.getState().access).toEqual({ kind: 'locked', name: 'Ada', hasPasskey: true })
  expect(await tab.loginWithPasskey(' ADA ')).toEqual({ isIn: true })
  expect(tab.getState().tasks.map(({ id }) => id)).toEqual(['walk'])
  // Another password wraps the same key: the passkey still fits.
  expect(await tab.changePassword('lovelace', 'analytical engine')).toEqual({ isChanged: true })
  await tab.logout()
  expect(await tab.loginWithPasskey('ada')).toEqual({ isIn: true })
  await tab.logout()
  expect(await tab.login('ada', 'analytical engine')).toEqual({ isIn: true })
  const row = await new VaultDatabase(browser.databaseName).accounts.get('ada')
  const wrapped = [row?.passkey?.wrappedKey, row?.wrappedKey].map((key) => new Uint8Array(key ?? new ArrayBuffer()).join())
  expect(wrapped[0]).not.toBe(wrapped[1])
})

test('a passkey is made by who knows the password, and nobody is asked for one before', async () => {
  const { tab, device } = await withPasskey()
  expect(await tab.addPasskey('guess')).toMatchObject({ isChanged: false, message: 'Invalid password.' })
  expect([device.asked, tab.getState().hasPasskey]).toEqual([0, false])
})

test('a no, a lost passkey and none at all leave the record shut and the password in force', async () => {
  const { tab, device, lose } = await withPasskey()
  await tab.addPasskey('lovelace')
  await tab.logout()
  device.isWilling = false
  expect(await tab.loginWithPasskey('ada')).toEqual({ isIn: false, message: 'The passkey was not used.', waitSeconds: 0 })
  device.isWilling = true
  lose()
  expect(await tab.loginWithPasskey('ada')).toMatchObject({ isIn: false })
  expect(await tab.loginWithPasskey('nobody')).toMatchObject({ message: 'User does not exist. Please register.' })
  expect(await tab.login('ada', 'lovelace')).toEqual({ isIn: true })
  await tab.dropPasskey()
  expect(tab.getState().hasPasskey).toBe(false)
  await tab.logout()
  expect(await tab.loginWithPasskey('ada')).toMatchObject({ message: expect.stringMatching(/no passkey on this device/) })
})
