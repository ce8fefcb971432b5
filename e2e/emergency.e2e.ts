import { conversation, doctorIsReady, expect, say, test } from './journey.ts'

test('an emergency gets the emergency card with the number to call in the very first reply', async ({ page }) => {
  await page.goto('/chat')
  const reply = await say(page, 'crushing chest pain into my left arm and I am sweating')
  const card = reply.getByRole('region', { name: /^How urgent/ })
  await expect(card).toBeVisible()
  await expect(card.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
})

test('the number to call follows the country of the settings', async ({ page }) => {
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('combobox', { name: 'Country, for emergency numbers' }).selectOption('GB')
  await page.keyboard.press('Escape')
  await doctorIsReady(page)
  const reply = await say(page, 'crushing chest pain into my left arm and I am sweating')
  await expect(reply.getByRole('link', { name: /^Call (999|112)/ })).toBeVisible()
})

test('someone in a crisis gets people to talk to', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'I want to kill myself')
  await expect(conversation(page).getByRole('region', { name: 'Help is available now' })).toBeVisible()
  // What can be said with one touch is taken up, where a row of plain "no" would lead nowhere.
  await page.getByRole('group', { name: 'Quick replies' }).getByRole('button', { name: "I'm alone" }).click()
  await expect(conversation(page).getByText('Being alone with this is the hardest part.')).toBeVisible()
})

test('an emergency that is taken back is gone from the bar and from the chart beside the conversation', async ({ page }) => {
  await page.goto('/chat')
  await say(page, 'I vomited blood. I am 40 and a man')
  const chart = page.getByRole('complementary', { name: 'AI doctor' }).getByRole('region', { name: 'What I understood' })
  await expect(chart.getByText('Go to an emergency department now')).toBeVisible()
  await say(page, 'wait, sorry, not blood, it was tomato soup')
  await expect(chart.getByText('Go to an emergency department now')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Call for help' })).toBeHidden()
})
