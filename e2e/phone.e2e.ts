import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { conversationShare } from './conversation-share.ts'
import { composer, conversation, doctorIsReady, expect, pressInHeader, say, test } from './journey.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })

/** In how many lines the words of a button stand. */
const linesOf = (button: Locator) =>
  button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set(
      [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map(({ bottom }) => Math.round(bottom / 8)),
    ).size
  })

test('the words of short answers and of the consent stand in one line', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Your Consultation' }).tap()
  const consent = page.getByRole('button', { name: 'I Understand and Agree to Continue' })
  expect(await linesOf(consent)).toBe(1)
  await consent.tap()
  await say(page, 'I have had a sore throat for two days')
  await say(page, '34 female')
  const answers = page.getByRole('group', { name: 'Quick replies' })
  for (const name of ['Nothing else', "I don't know", 'Why do you ask?'])
    expect(await linesOf(answers.getByRole('button', { name }))).toBe(1)
  await say(page, 'no')
  for (const name of ['None of these', "I don't know", 'Sum up now']) expect(await linesOf(answers.getByRole('button', { name }))).toBe(1)
})

/** Whether each of them shows all its words. */
const showAll = (those: Locator) =>
  those.evaluateAll((elements) =>
    elements.every((each) => each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1),
  )

test('a question that stands over its answers again can be read beside why it is asked', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'my daughter swallowed a button battery')
  const answers = page.getByRole('group', { name: 'Quick replies' })
  await expect(answers.getByRole('button', { name: 'Why do you ask?' })).toBeVisible()
  const question = answers.locator('p').first()
  await expect(question).toContainText('did your daughter swallow')
  expect((await question.boundingBox())?.width).toBeGreaterThan(300)
  expect(await showAll(question)).toBe(true)
})

test('with letters twice as large every answer and every way to begin shows all its words', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'))
  })
  await page.goto('/chat')
  await doctorIsReady(page)
  const ways = page.getByRole('region', { name: 'Ways to begin' }).getByRole('listitem')
  await expect(ways).toHaveCount(9)
  // One below the other: no word is broken to fit beside another.
  expect(await ways.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size)).toBe(1)
  await say(page, 'I have had a sore throat for two days')
  await say(page, '34 female')
  await say(page, 'no')
  const answers = page.getByRole('group', { name: 'Quick replies' })
  await expect(answers.getByRole('checkbox').first()).toBeVisible()
  expect(await showAll(answers.locator('label'))).toBe(true)
  expect(await showAll(answers.getByRole('button'))).toBe(true)
})

test('a press beside the input bar counts while a message is typed, though the bar at the foot comes back after it', async ({ page }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  const bubbles = conversation(page).getByRole('article')
  const foot = page.getByRole('navigation', { name: 'Main' })
  await composer(page).tap()
  await expect(foot).toBeHidden()
  await page.keyboard.type('I have had a sore throat for two days')
  await page.getByRole('button', { name: 'Send message' }).tap()
  await expect(bubbles).toHaveCount(3)
  await doctorIsReady(page)
  await expect(foot).toBeVisible()
  await composer(page).tap()
  await expect(foot).toBeHidden()
  await page.getByRole('group', { name: 'Quick replies' }).getByRole('button', { name: 'Prefer not to say' }).tap()
  await expect(bubbles).toHaveCount(5)
})

test('a consultation with one thumb: the question is read from its top, its answers are at hand, the verdict leads on', async ({
  page,
}) => {
  await page.goto('/chat')
  await say(page, 'I have had a sore throat for two days')
  expect(await conversationShare(page)).toBeGreaterThanOrEqual(0.7)
  // What was sent stands at the top, with the answer whole below it.
  const mine = conversation(page).getByText('I have had a sore throat for two days')
  expect((await mine.boundingBox())?.y).toBeLessThan(120)

  const answers = page.getByRole('group', { name: 'Quick replies' })
  let ticked = 0
  for (let turn = 0; turn < 25; turn++) {
    if (
      (await conversation(page)
        .getByRole('region', { name: /^How urgent/ })
        .count()) > 0
    )
      break
    const bubbles = conversation(page).getByRole('article')
    const before = await bubbles.count()
    const none = answers.getByRole('button', { name: /^(None of these|No|Nothing else)$/ })
    const box = answers.getByRole('checkbox').first()
    if (ticked === 0 && (await box.count()) > 0) {
      ticked++
      await expect(none).toBeInViewport()
      // Its answers stand in the dock alone, not in the bubble as well.
      await expect(bubbles.last().getByRole('listitem')).toHaveCount(0)
      await expect(answers.getByRole('button', { name: /^Continue/ })).toHaveCount(0)
      await box.tap()
      await expect(answers.getByRole('button', { name: 'Continue (1)' })).toBeInViewport()
      await box.tap()
      await none.tap()
    } else if ((await none.count()) > 0) await none.first().tap()
    else await say(page, 'no')
    await expect(bubbles).toHaveCount(before + 2)
    await doctorIsReady(page)
  }
  await expect(page.getByRole('button', { name: 'Remind me tomorrow' })).toBeAttached()
  // What it advises is new among the tasks until they are looked at.
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(more).toHaveAttribute('aria-description', /^\d+ new$/)
  await pressInHeader(page, 'Health Tasks')
  await page.getByRole('dialog', { name: 'Health Tasks' }).getByRole('button', { name: 'Close' }).tap()
  await expect(more).not.toHaveAttribute('aria-description')
  const [handover] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF for my doctor' }).click()])
  expect(handover.suggestedFilename()).toMatch(/^handover-\d{4}-\d{2}-\d{2}\.pdf$/)
  await page.getByRole('button', { name: 'Show to a doctor' }).click()
  const handed = page.getByRole('dialog', { name: 'Handover for the doctor' })
  await expect(handed).toContainText('I have had a sore throat for two days')
  // What was said and what it came to, each with its time.
  await expect(
    handed
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first(),
  ).toContainText('I have had a sore throat for two days')
  await expect(handed.getByText(/^Urgency: /)).toBeVisible()
  await handed.getByRole('textbox', { name: 'What worries me, and what I want to ask' }).fill('Can I go to work?')
  const [paper] = await Promise.all([page.waitForEvent('download'), handed.getByRole('button', { name: 'Save as PDF' }).tap()])
  expect(readFileSync(await paper.path(), 'latin1')).toContain('/EmbeddedFile')
  await handed.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Something changed' }).click()
  await expect(composer(page)).toHaveValue('Something has changed: ')
  await expect(composer(page)).toBeFocused()
  // The keyboard takes its part: the bar at the foot is away, and what is left is the conversation's.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.setViewportSize({ width: 360, height: 340 })
  await expect.poll(() => conversationShare(page)).toBeGreaterThanOrEqual(0.55)
  await composer(page).blur()
  await page.setViewportSize(phone)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => conversationShare(page)).toBeGreaterThanOrEqual(0.5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

test('while an emergency stands its number stays in sight, and the crew gets a screen of its own', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'crushing chest pain into my left arm and I am sweating')
  const pinned = page.getByRole('region', { name: 'Call for help' }).getByRole('link', { name: 'Call 911' })
  await expect(pinned).toHaveAttribute('href', 'tel:911')
  await expect(conversation(page).getByRole('region', { name: /^First aid for/ })).toBeVisible()
  await say(page, 'they are here now')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(pinned).toBeInViewport()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(pinned).toBeInViewport()
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Show on the whole screen' }).click()
  await expect(page.getByRole('dialog', { name: 'For the crew' })).toContainText('Why it is urgent')
})

test('the first minute: a card begins, age and sex are two fields, and what is remembered is not asked again', async ({ page }) => {
  await page.goto('/chat')
  const ways = page.getByRole('region', { name: 'Ways to begin' })
  await ways.getByRole('button', { name: 'It is for someone else' }).tap()
  await expect(composer(page)).toHaveValue('This is about my ')
  await composer(page).fill('')
  await ways.getByRole('button', { name: 'I have a headache' }).tap()
  const person = page.getByRole('form', { name: 'Age and sex' })
  await expect(person.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(ways).toBeHidden()
  await person.getByRole('textbox', { name: 'Age in years' }).fill('34')
  await person.getByRole('button', { name: 'Female' }).tap()
  await person.getByRole('checkbox', { name: 'Remember this for next time' }).tap()
  await person.getByRole('button', { name: 'Continue' }).tap()
  await expect(conversation(page).getByText('34 years old, female')).toBeVisible()
  await doctorIsReady(page)
  await expect(person).toBeHidden()
  await expect(conversation(page).getByRole('article').last()).not.toContainText('How old')

  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('button', { name: 'New consultation' }).tap()
  await say(page, 'I have had a sore throat for two days')
  await expect(conversation(page).getByRole('article').last()).not.toContainText('How old')
})

test('the answers stand clear of the input bar while it grows with the words', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'I have had a sore throat for two days')
  await say(page, '34 female')
  await composer(page).fill('It began on Tuesday after a long day.\nIt is worse in the morning.\nWarm tea helps a little.')
  await composer(page).blur()
  const answer = page.getByRole('group', { name: 'Quick replies' }).getByRole('button', { name: 'Nothing else' })
  await expect
    .poll(async () => {
      const [above, bar] = await Promise.all([answer.boundingBox(), page.locator('form:has(#message)').boundingBox()])
      return (bar?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
    })
    .toBeGreaterThanOrEqual(0)
})
