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
  const verified = page.getByText(/^Verified: all \d+ lines are whole/)
  await expect(verified).toBeVisible()
  const lines = Number(/\d+/.exec((await verified.textContent()) ?? '')?.[0])
  await expect(page.getByRole('list', { name: 'What was done, the newest first' }).getByRole('listitem').first()).toContainText(
    'The doctor answered in a consultation',
  )
  await page.keyboard.press('Escape')

  await server.kill()
  const database = new DatabaseSync(join(server.folder, 'records.sqlite'))
  // What this device has seen, and not only a line of another journey's patient or one that was written since.
  database.prepare('DELETE FROM audit WHERE position >= ?').run(lines - 1)
  database.close()
  await server.start()
  await page.goto('/chat')
  await openTrail()
  await expect(page.getByRole('alert').filter({ hasText: 'Lines that this device has seen before are gone' })).toBeVisible()
})
