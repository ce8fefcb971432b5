import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AuditLink, auditText, verifyAudit, verifyAuditAfter } from './audit.ts'

const encoder = new TextEncoder()
const key = crypto.subtle.importKey('raw', encoder.encode('a key'), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
const sign = async (text: string): Promise<string> => {
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', await key, encoder.encode(text)))
  return btoa(String.fromCharCode(...mac))
}

async function trailOf(actions: readonly string[], from = 0): Promise<AuditLink[]> {
  const trail: AuditLink[] = []
  for (const [index, action] of actions.entries()) {
    const statement = { index, at: new Date(from + index * 1_000).toISOString(), action, collection: 'history', record: `r${index}` }
    trail.push({ ...statement, mac: await sign(auditText(trail.at(-1)?.mac ?? '', statement)) })
  }
  return trail
}

test('a trail of any length is whole, and its head is its newest link', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string(), { maxLength: 20 }), async (actions) => {
      const trail = await trailOf(actions)
      expect(await verifyAudit(trail, sign, null)).toMatchObject({ kind: 'whole' })
      const verdict = await verifyAudit(trail, sign, null)
      expect(verdict.kind === 'whole' && verdict.head?.mac).toBe(trail.at(-1)?.mac ?? (verdict.kind === 'whole' && verdict.head?.mac))
    }),
  )
})

const damages: [string, (trail: AuditLink[]) => AuditLink[], number][] = [
  ['a changed action', (trail) => trail.map((link) => (link.index === 2 ? { ...link, action: 'viewed' } : link)), 2],
  ['a changed time', (trail) => trail.map((link) => (link.index === 1 ? { ...link, at: '2020-01-01T00:00:00.000Z' } : link)), 1],
  ['a link taken out', (trail) => trail.filter(({ index }) => index !== 1), 1],
  ['two links in the other order', ([a, b, c, d]) => [a, c, b, d].filter((link) => link !== undefined), 1],
  ['the beginning cut off', (trail) => trail.slice(1), 0],
  [
    'numbers given anew after a link was taken out',
    (trail) => trail.filter(({ index }) => index !== 1).map((link, index) => ({ ...link, index })),
    1,
  ],
]
for (const [name, damage, index] of damages) {
  test(`${name} is found`, async () => {
    const trail = await trailOf(['added', 'added', 'deleted', 'added'])
    expect(await verifyAudit(damage(trail), sign, null)).toEqual({ kind: 'broken', index })
  })
}

test('an end that was cut off is found by the head that was kept', async () => {
  const trail = await trailOf(['added', 'added', 'deleted'])
  const verdict = await verifyAudit(trail, sign, null)
  const head = verdict.kind === 'whole' ? verdict.head : null
  expect(await verifyAudit(trail.slice(0, 2), sign, head)).toEqual({ kind: 'cut' })
  expect(await verifyAudit([], sign, head)).toEqual({ kind: 'cut' })
  expect(await verifyAudit(await trailOf(['added', 'added', 'deleted', 'added']), sign, head)).toMatchObject({ kind: 'whole' })
})

test('after an erasure only a tombstone younger than what was seen explains a new trail', async () => {
  const verdict = await verifyAudit(await trailOf(['added', 'added'], 10_000), sign, null)
  const head = verdict.kind === 'whole' ? verdict.head : null
  expect(await verifyAudit(await trailOf(['erased', 'added'], 60_000), sign, head)).toMatchObject({ kind: 'whole' })
  expect(await verifyAudit(await trailOf(['erased', 'added'], 0), sign, head)).toEqual({ kind: 'cut' })
})

test('what follows a link that was verified before is verified alone', async () => {
  const trail = await trailOf(['added', 'added', 'deleted', 'added'])
  const verdict = await verifyAudit(trail.slice(0, 2), sign, null)
  const head = verdict.kind === 'whole' ? verdict.head : null
  if (head === null) throw new Error('The beginning is whole.')
  expect(await verifyAuditAfter(head, trail.slice(2), sign)).toEqual(await verifyAudit(trail, sign, null))
  expect(await verifyAuditAfter(head, [], sign)).toEqual({ kind: 'whole', head })
  expect(await verifyAuditAfter(head, trail.slice(3), sign)).toEqual({ kind: 'broken', index: 2 })
})

test('the state of the record that a link vouches for is part of its proof', async () => {
  const [first] = await trailOf(['added'])
  if (first === undefined) throw new Error('The trail has a link.')
  const link = { ...first, state: 'as it was', mac: await sign(auditText('', { ...first, state: 'as it was' })) }
  expect(await verifyAudit([link], sign, null)).toMatchObject({ kind: 'whole' })
  expect(await verifyAudit([{ ...link, state: 'as it is' }], sign, null)).toEqual({ kind: 'broken', index: 0 })
})
