// @vitest-environment node
import { expect, test } from 'vitest'
import { lastTouchPlace } from './idle.ts'
import { createBrowser, isOpen, until } from './testing/create-browser.ts'

const minutes = 60_000

async function signedIn() {
  const browser = createBrowser()
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  return { browser, tab }
}

test('a page that was closed for longer than the idle minutes comes up locked, and the password opens it', async () => {
  const { browser } = await signedIn()
  browser.now += 16 * minutes
  const later = browser.openTab()
  await until(later, ({ access }) => access.kind === 'locked')
  expect(await later.login('ada', 'lovelace')).toEqual({ isIn: true })
  const again = browser.openTab()
  await until(again, isOpen)
})

test('one that was closed for less, or touched in another tab meanwhile, stays open', async () => {
  const { browser } = await signedIn()
  browser.now += 14 * minutes
  await until(browser.openTab(), isOpen)
  browser.stored.set(lastTouchPlace, String(browser.now))
  browser.now += 14 * minutes
  await until(browser.openTab(), isOpen)
})

test('who never wants it locked finds it open, and another number counts from when it is chosen', async () => {
  const { browser, tab } = await signedIn()
  await tab.changeSettings(() => ({ idleLockMinutes: null }))
  browser.now += 600 * minutes
  await until(browser.openTab(), isOpen)
  await tab.changeSettings(() => ({ idleLockMinutes: 5 }))
  browser.stored.set(lastTouchPlace, String(browser.now))
  browser.now += 6 * minutes
  await until(browser.openTab(), ({ access }) => access.kind === 'locked')
})
