import type { Page } from '@playwright/test'
import { doctorIsReady, expect, pressInHeader, say, test } from './journey.ts'

/** Nothing stands beside the screen, where a phone would have to be moved sideways and dialogs would open out of sight. */
async function fitsInto(page: Page, width: number, where: string) {
  const found = await page.evaluate(() => ({
    inner: innerWidth,
    scroll: document.documentElement.scrollWidth,
    dialogs: [...document.querySelectorAll('dialog')].map((dialog) => {
      const { left, right } = dialog.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && dialog.scrollWidth <= dialog.clientWidth
    }),
  }))
  expect({ where, ...found }).toEqual({ where, inner: width, scroll: width, dialogs: found.dialogs.map(() => true) })
}

const screens = [
  { where: 'a phone of 390 px', width: 390, height: 720 },
  { where: 'a phone of 320 px', width: 320, height: 720 },
  { where: 'a phone on its side', width: 844, height: 390 },
  { where: 'a screen at 400 %', width: 320, height: 256 },
]

for (const { where: screen, width, height } of screens) {
  test(`every screen and dialog fits into ${screen}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      locale: 'en-US',
      baseURL: server.address,
    })
    const page = await context.newPage()
    const closeDialog = async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const openDialog = async (button: string | RegExp, where: string) => {
      await pressInHeader(page, button)
      await expect(page.getByRole('dialog')).toBeVisible()
      await fitsInto(page, width, where)
      // What stands at its end can be brought into sight, between its bars or with the whole of it.
      const last = page.getByRole('dialog').getByRole('button').last()
      // A list that comes after the dialog has moved its last button meanwhile.
      await expect(async () => {
        await last.scrollIntoViewIfNeeded()
        await expect(last).toBeInViewport({ timeout: 500 })
      }).toPass({ timeout: 15_000 })
    }
    await page.goto('/')
    await fitsInto(page, width, 'landing')
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await fitsInto(page, width, 'error page')

    // The hour at which a dose is due: it has the most buttons.
    await page.clock.setFixedTime(new Date().setHours(8, 5, 0, 0))
    await page.goto('/history')
    await openDialog(/Anonymous User/, 'sign in')
    await page.getByRole('textbox', { name: 'Username' }).fill('demo')
    await page.getByLabel('Password').fill('demo1234')
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(page.getByText('4 consultation(s) found')).toBeVisible()
    await page.getByRole('button', { name: /Tension-type headache/ }).click()
    await fitsInto(page, width, 'history')
    for (const button of ['View Details', 'Export', 'Delete']) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await fitsInto(page, width, button)
      await closeDialog()
    }

    await page.goto('/medications')
    await expect(page.getByRole('heading', { name: 'Adherence' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Later: Lisinopril at 8:00 AM' })).toBeVisible()
    await fitsInto(page, width, 'medications')
    await openDialog('Add Medication', 'medication')
    await closeDialog()

    await page.goto('/chat')
    await doctorIsReady(page)
    await say(page, 'crushing chest pain into my left arm and I am sweating')
    await fitsInto(page, width, 'chat')
    for (const button of [
      'Health Tasks',
      'Earlier consultations',
      'Voice settings',
      'Upload documents',
      'Settings',
      'Extract Medical History',
    ]) {
      await openDialog(button, button)
      await closeDialog()
    }
    await context.close()
  })
}
