// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type Browser, createBrowser, isOpen, patientOf, task, until } from './testing/create-browser.ts'

let browser: Browser
beforeEach(() => {
  browser = createBrowser()
})

test('logging in with a visit behind asks, and adds it on a yes', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.logout()
  await tab.addTask(task('of the visit'))
  const visitor = patientOf(tab)
  await tab.login('ada', 'lovelace')
  expect(tab.getState().hasVisitToAdopt).toBe(true)
  expect(tab.getState().tasks).toEqual([])
  await tab.settleVisit(true)
  expect(tab.getState()).toMatchObject({ hasVisitToAdopt: false, tasks: [{ id: 'of the visit' }] })
  expect(browser.asked.at(-2)).toEqual({ name: 'adoptRecord', secret: patientOf(tab).secret })
  expect(browser.asked.at(-1)).toEqual({ name: 'deleteEverything', secret: visitor.secret })
})

test('where the server cannot take the visit over, it stays and is asked about again', async () => {
  const tab = browser.openTab()
  await until(tab, isOpen)
  await tab.register('ada', 'lovelace')
  await tab.logout()
  await tab.addTask(task('of the visit'))
  await tab.login('ada', 'lovelace')
  browser.failing.add('adoptRecord')
  await expect(tab.settleVisit(true)).rejects.toThrow('HTTP error! status: 500')
  expect(browser.asked.some((each) => each.name === 'deleteEverything')).toBe(false)
  const reloaded = browser.openTab()
  expect((await until(reloaded, isOpen)).hasVisitToAdopt).toBe(true)
})
