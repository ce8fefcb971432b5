import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, say, test } from './journey.ts'

test('a patient verifies who did what with the record, and notices when the server’s database was meddled with', async ({
  page,
  server,
}) => {
  await page.goto('/chat')
  await say(page, 'I have a headache since this morning')
  await say(page, 'no')
  const openTrail = async () => {
    await page.getByRole('button', { name: 'Settings' }).first().click()
    await page.getByText('Activity log', { exact: true }).click()
    await page.getByRole('button', { name: 'Verify the record' }).click()
  }
  await openTrail()
  await expect(page.getByText(/^Verified: all \d+ lines are whole/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'What was done, the newest first' }).getByRole('listitem').first()).toContainText(
    'The doctor answered in a consultation',
  )
  await page.keyboard.press('Escape')

  await server.kill()
  const database = new DatabaseSync(join(server.folder, 'records.sqlite'))
  database.exec('DELETE FROM audit WHERE position = (SELECT MAX(position) FROM audit)')
  database.close()
  await server.start()
  await page.goto('/chat')
  await openTrail()
  await expect(page.getByRole('alert').filter({ hasText: 'Lines that this device has seen before are gone' })).toBeVisible()
})
