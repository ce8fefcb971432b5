import { createHmac, hkdfSync } from 'node:crypto'
import { type AuditLink, type AuditStatement, auditKeyPurpose, auditText } from '@dr-ai/contract/audit'
import { afterEach, expect, test, vi } from 'vitest'
import type { Patient } from '../../session/patient.ts'
import { createBrowser, isOpen, patientOf, until } from '../../session/testing/create-browser.ts'
import { dismissNotice, readNotice } from '../../ui/notices.ts'
import { watchRecord } from './watch-record.ts'

afterEach(() => {
  for (let notice = readNotice(); notice; notice = readNotice()) dismissNotice(notice.id)
})

/** A trail as an honest server keeps it for a patient. */
function trailOf({ id, secret }: Patient) {
  const key = new Uint8Array(hkdfSync('sha256', secret, id, auditKeyPurpose, 32))
  const entries: AuditLink[] = []
  return {
    entries,
    add(action: string, record: string) {
      const statement: AuditStatement = {
        index: entries.length,
        at: `2026-11-27T10:00:0${entries.length}.000Z`,
        action,
        collection: 'history',
        record,
        state: 'a'.repeat(43),
      }
      const mac = createHmac('sha256', key)
        .update(auditText(entries.at(-1)?.mac ?? '', statement))
        .digest('base64url')
      entries.push({ ...statement, mac })
    },
  }
}

/** A browser whose record was opened once, so that its vault knows the trail's head; and how to open it again. */
async function openedOnce() {
  const browser = createBrowser()
  const trail: ReturnType<typeof trailOf> = { entries: [], add: () => undefined }
  let asked = 0
  browser.answers.viewAudit = ({ query }) => {
    asked += 1
    const after = Number(query?.after ?? -1)
    return { entries: trail.entries.filter(({ index }) => index > after), head: trail.entries.at(-1)?.mac ?? null }
  }
  const open = async () => {
    const tab = browser.openTab()
    await until(tab, isOpen)
    if (trail.entries.length === 0) {
      const honest = trailOf(patientOf(tab))
      trail.entries = honest.entries
      trail.add = honest.add
      for (const record of ['h1', 'h2', 'h3']) trail.add('added', record)
    }
    const before = asked
    const stop = watchRecord(tab)
    await vi.waitFor(() => expect(asked).toBeGreaterThan(before))
    // The comparison is over a few turns after the last answer.
    await new Promise((go) => setTimeout(go, 100))
    stop()
  }
  await open()
  expect(readNotice()).toBeUndefined()
  return { trail, open }
}

test('what was added since is compared with the head in the vault, and nothing is said', async () => {
  const { trail, open } = await openedOnce()
  trail.add('added', 'h4')
  await open()
  expect(readNotice()).toBeUndefined()
})

test('rows that the server found otherwise than they were left are told when the record is opened, once', async () => {
  const { trail, open } = await openedOnce()
  trail.add('found-missing', 'h2')
  await open()
  const notice = readNotice()
  expect(notice?.text).toContain("Someone has changed your record behind the server's back: one entry is")
  if (notice) dismissNotice(notice.id)
  await open()
  expect(readNotice()).toBeUndefined()
})

test.each<[string, (trail: ReturnType<typeof trailOf>) => void]>([
  ['links that this device has seen are gone', ({ entries }) => entries.splice(1)],
  [
    'a new link was changed',
    ({ entries, add }) => {
      add('added', 'h4')
      Object.assign(entries.at(-1) ?? {}, { record: 'h9' })
    },
  ],
  [
    'a new link is missing',
    ({ entries, add }) => {
      for (const record of ['h4', 'h5']) add('added', record)
      entries.splice(3, 1)
    },
  ],
  [
    'the whole trail is another one',
    ({ entries }) => entries.splice(0, entries.length, { ...(entries[0] as AuditLink), mac: 'x'.repeat(43) }),
  ],
])('%s: it is told when the record is opened', async (_, meddle) => {
  const { trail, open } = await openedOnce()
  meddle(trail)
  await open()
  expect(readNotice()?.text).toContain('Someone may have meddled with it')
})
