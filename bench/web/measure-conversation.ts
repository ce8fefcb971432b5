import type { Browser } from '@playwright/test'
import { conversationShare } from '../../e2e/conversation-share.ts'
import { composer, doctorIsReady, say } from '../../e2e/journey.ts'

/** An iPhone 14, and a small Android phone whose keyboard leaves 340 of 640 pixels. */
const phone = { width: 390, height: 844 }
const withKeyboard = { width: 360, height: 340 }

/** The share of a phone's screen that shows the conversation while a question is open: at rest, with the keyboard open, and with letters of 200 %. */
export async function measureConversation(browser: Browser, address: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(`${address}/chat`)
  await say(page, 'I have had a sore throat for two days')
  await doctorIsReady(page)
  const figures: Record<string, number> = { 'phone.conversation.share': await conversationShare(page) }
  await page.setViewportSize(withKeyboard)
  await composer(page).focus()
  figures['phone.keyboard.share'] = await conversationShare(page)
  await composer(page).blur()
  await page.setViewportSize(phone)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  figures['text200.conversation.share'] = await conversationShare(page)
  await context.close()
  return figures
}
