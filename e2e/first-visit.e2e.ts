import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { answerNoUntilVerdict, composer, conversation, doctorIsReady, expect, say, test } from './journey.ts'

// As most patients see it: with all that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a first visit: from the start page to a saved diagnosis and its report, and gone again', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('No appointment needed • Available 24/7 • Instant results')).toBeVisible()
  await expect(page.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it cannot do' })).toBeVisible()
  await page.getByRole('link', { name: 'Start Your Consultation' }).click()

  const disclaimer = page.getByRole('dialog', { name: 'Medical Disclaimer' })
  await expect(disclaimer.getByRole('listitem')).toHaveCount(5)
  await page.reload()
  await expect(disclaimer).toBeVisible()
  await disclaimer.getByRole('button', { name: 'I Understand and Agree to Continue' }).click()
  await expect(disclaimer).toBeHidden()

  await expect(conversation(page).getByText("Hello! I'm your AI medical assistant.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Extract Medical History' })).toBeHidden()
  await say(page, 'I have had a dull headache on both sides for two days, like a tight band around my head')
  await say(page, 'I am 34 and female')
  await answerNoUntilVerdict(page)

  await page.reload()
  await expect(conversation(page).getByText('like a tight band around my head')).toBeVisible()
  await expect(conversation(page).getByRole('region', { name: /^How urgent/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Extract Medical History' }).click()
  const extracted = page.getByRole('dialog', { name: 'Extracted Medical History' })
  await expect(extracted).toContainText(/\d+ diagnos(is|es) extracted from the conversation/)
  const diagnosis = (await extracted.getByRole('heading', { level: 3 }).first().locator('.font-bold').first().innerText()).trim()
  const download = page.waitForEvent('download')
  await extracted.getByRole('button', { name: 'Export as PDF' }).click()
  const report = await download
  expect(report.suggestedFilename()).toMatch(/^diagnosis-report-\d{4}-\d{2}-\d{2}\.pdf$/)
  const words = await textOf(await report.path())
  for (const each of [
    diagnosis,
    'Medical Diagnosis Report',
    'Confidence',
    'Symptoms',
    'Recommendations',
    'consult a qualified healthcare professional',
  ])
    expect(words).toContain(each)
  await extracted.getByRole('button', { name: 'Add to Medical History' }).click()
  await expect(page.getByText('Diagnosis added to medical history successfully!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(extracted).toBeHidden()

  await page.getByRole('link', { name: 'Medical History' }).click()
  await expect(page.getByText('1 consultation(s) found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 consultation(s) found')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(diagnosis) }).click()
  await page.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('dialog', { name: diagnosis }).getByText('like a tight band around my head')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete entry' })
  await expect(question).toContainText('Are you sure you want to delete this medical history entry?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('1 consultation(s) found')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No consultations found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('0 consultation(s) found')).toBeVisible()
})

test('a conversation outlives a killed server and a closed tab', async ({ page, context, server }) => {
  await page.goto('/chat')
  await say(page, 'I have a sore throat')
  await server.kill()
  await composer(page).fill('and a runny nose since yesterday')
  await composer(page).press('Enter')
  await expect(conversation(page).getByText("I'm sorry, I'm having trouble connecting to the server.")).toBeVisible()
  await server.start()
  await page.close()

  const again = await context.newPage()
  await again.goto('/chat')
  await expect(conversation(again).getByText('and a runny nose since yesterday')).toBeVisible()
  await again.getByRole('button', { name: 'Try again' }).click()
  await expect(conversation(again).getByText("I'm sorry, I'm having trouble connecting to the server.")).toBeHidden()
  await doctorIsReady(again)
  await expect(conversation(again).getByRole('article')).toHaveCount(5)
})

test('a reload while the doctor thinks brings the answer once', async ({ page }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  const ids: unknown[] = []
  await page.route('**/api/chat', async (route) => {
    ids.push(route.request().postDataJSON().message_id)
    if (ids.length > 1) await route.continue()
  })
  await composer(page).fill('I have an earache')
  await composer(page).press('Enter')
  await expect(page.getByText('Thinking...')).toBeVisible()
  await expect.poll(() => ids.length).toBe(1)
  await page.reload()
  await expect(conversation(page).getByRole('article')).toHaveCount(3)
  await doctorIsReady(page)
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
})

test('what is typed but not sent outlives a reload', async ({ page }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  await composer(page).fill('It began on')
  await draftIsKept(page)
  await page.reload()
  await expect(composer(page)).toHaveValue('It began on')
})

test('what the start page shows is what the doctor says', async ({ page }) => {
  await page.goto('/')
  const level = await page.getByText('You can care for this at home').first().innerText()
  const [complaint = '', , person = ''] = await page.locator('figure > p').allInnerTexts()
  await page.goto('/chat')
  await say(page, complaint.replace(/^You:\s*/, ''))
  await say(page, person.replace(/^You:\s*/, ''))
  await answerNoUntilVerdict(page)
  const verdict = conversation(page).getByRole('article').last()
  await expect(verdict).toContainText(level.split('\n')[0] ?? '')
  await expect(verdict).toContainText('Viral sore throat')
})

test('a message that is sent right before a reload is there afterwards, in the conversation or still in the input bar', async ({
  page,
}) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  await composer(page).fill('My knee is swollen')
  await draftIsKept(page)
  await composer(page).press('Enter')
  await page.reload()
  await doctorIsReady(page)
  const sent = conversation(page).getByText('My knee is swollen')
  await expect(sent.or(page.locator('textarea').filter({ hasText: 'My knee is swollen' }))).toHaveCount(1)
})

test('each consultation has a draft of its own', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'I have a sore throat')
  await composer(page).fill('and it hurts to')
  await page.getByRole('button', { name: 'New consultation' }).click()
  await expect(composer(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Earlier consultations' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(conversation(page).getByText('I have a sore throat')).toBeVisible()
  await expect(composer(page)).toHaveValue('and it hurts to')
})

/** What is typed has reached the vault. */
const draftIsKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('dr-ai')
            opening.onsuccess = () => {
              const all = opening.result.transaction('records').objectStore('records').getAllKeys()
              all.onsuccess = () => resolve(JSON.stringify(all.result).includes('draft'))
            }
          }),
      ),
    )
    .toBe(true)

async function textOf(path: string): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join(' ').replace(/\s+/g, ' ')
}
