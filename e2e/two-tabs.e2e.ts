import { composer, conversation, doctorIsReady, expect, say, test } from './journey.ts'

test('two tabs of one record agree: what is said in one stands in the other, nothing lost or doubled', async ({ page, context }) => {
  await page.goto('/chat')
  await doctorIsReady(page)
  const other = await context.newPage()
  await other.goto('/chat')
  await doctorIsReady(other)

  await say(page, 'I have had a headache since yesterday')
  await expect(conversation(other).getByText('I have had a headache since yesterday')).toBeVisible()
  await expect(conversation(other).getByRole('article')).toHaveCount(3)

  await say(other, 'I am 34 and female')
  await expect(conversation(page).getByRole('article')).toHaveCount(5)

  // Both at once: each is answered once, in both tabs.
  await composer(page).fill('It throbs')
  await composer(other).fill('Light hurts my eyes')
  await Promise.all([composer(page).press('Enter'), composer(other).press('Enter')])
  for (const tab of [page, other]) {
    await expect(conversation(tab).getByRole('article')).toHaveCount(9)
    await doctorIsReady(tab)
    await expect(conversation(tab).getByText('It throbs', { exact: true })).toHaveCount(1)
    await expect(conversation(tab).getByText('Light hurts my eyes', { exact: true })).toHaveCount(1)
  }
  const said = await conversation(page).getByRole('article').allInnerTexts()
  await page.reload()
  await expect(conversation(page).getByRole('article')).toHaveCount(9)
  expect(await conversation(page).getByRole('article').allInnerTexts()).toHaveLength(said.length)
})
