import { answerNoUntilVerdict, conversation, doctorIsReady, expect, pressInHeader, say, test } from './journey.ts'

test('who is to check in tomorrow finds the task with its reminder, is asked how it went, and worse means a doctor within a day', async ({
  page,
}) => {
  // Two whole consultations.
  test.slow()
  await page.goto('/chat')
  await say(page, 'I have had a sore throat and a runny nose since yesterday, I am 34 and female')
  await answerNoUntilVerdict(page)
  const urgency = conversation(page).getByRole('region', { name: /^How urgent/ })
  await expect(urgency).toContainText('at home')

  await page.getByRole('button', { name: 'Save to history' }).click()
  await page
    .getByRole('button', { name: /Add to Medical History/ })
    .first()
    .click()
  await expect(page.getByText('Diagnosis added to medical history successfully!')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Remind me tomorrow' }).click()
  await expect(page.getByText('A check-in for tomorrow is in your Health Tasks.')).toBeVisible()
  await pressInHeader(page, 'Health Tasks')
  await expect(page.getByText('Check in with Dr. AI: how are you now?').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await pressInHeader(page, 'New consultation')
  await expect(conversation(page).getByRole('article')).toHaveCount(1)
  const opened = await say(page, 'Hello')
  await expect(opened).toContainText(/Last time, on [A-Z][a-z]+ \d+, \d{4}, you had a/)
  await expect(opened).toContainText('How is it now')
  await doctorIsReady(page)
  await page.getByRole('button', { name: 'Worse', exact: true }).click()
  await doctorIsReady(page)
  await expect(conversation(page).getByRole('article').last()).toContainText('what has changed')
  await say(page, 'My throat is more sore than it was')
  await answerNoUntilVerdict(page)
  await expect(urgency.last()).toContainText('24 hours')
})
