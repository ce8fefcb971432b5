import { expect, test } from 'vitest'
import type { Change, Link, Records, Row } from '../records/records.ts'

/** What every engine must do; `open` gives an empty one, `reopen` the same again after a close. */
export interface EngineUnderTest {
  open(): Promise<{ records: Records; reopen(): Promise<Records>; discard(): Promise<void> }>
}

const row = (id: string, at: number, text = id, version = 1): Row => ({ id, at, version, sealed: Buffer.from(text) })
const insert = (collection: string, inserted: Row): Change => ({ kind: 'insert', collection, row: inserted })
const replace = (collection: string, replacing: Row): Change => ({ kind: 'replace', collection, row: replacing })
const link = (index: number, text: string): Link => ({ index, at: index + 1, sealed: Buffer.from(text) })
const ids = (rows: readonly Row[]): string[] => rows.map(({ id }) => id)
const textOf = (found: Row | null): string | null => found && Buffer.from(found.sealed).toString()

/** The one compliance suite of the records interface. */
export function testRecordsCompliance(name: string, engine: EngineUnderTest): void {
  const within = (title: string, body: (records: Records, reopen: () => Promise<Records>) => Promise<void>): void =>
    test(`${name}: ${title}`, async () => {
      const { records, reopen, discard } = await engine.open()
      try {
        await body(records, reopen)
      } finally {
        await discard()
      }
    })

  within('gives back what was written, byte for byte', async (records) => {
    const sealed = Uint8Array.from({ length: 256 }, (_, index) => index)
    await records.write('p', [{ kind: 'insert', collection: 'history', row: { id: 'a', at: 1_800_000_000_000_000, version: 1, sealed } }])
    const found = await records.read('p', 'history', 'a')
    expect({ ...found, sealed: Array.from(found?.sealed ?? []) }).toEqual({
      id: 'a',
      at: 1_800_000_000_000_000,
      version: 1,
      sealed: Array.from(sealed),
    })
    expect(await records.read('p', 'history', 'b')).toBeNull()
  })

  within('keeps patients and collections apart', async (records) => {
    await records.write('p', [insert('history', row('a', 1)), insert('document', row('a', 2, 'other'))])
    expect(await records.read('q', 'history', 'a')).toBeNull()
    expect(await records.list('q', 'history', { limit: 10 })).toEqual([])
    expect(textOf(await records.read('p', 'document', 'a'))).toBe('other')
    expect(await records.write('q', [{ kind: 'delete', collection: 'history', id: 'a' }])).toBe('conflict')
    await records.erase('q', null)
    expect(textOf(await records.read('p', 'history', 'a'))).toBe('a')
  })

  within('lists newest first, page by page, also rows of one moment', async (records) => {
    const rows = [row('a', 1), row('b', 2), row('c', 2), row('d', 3), row('e', 4)]
    await records.write(
      'p',
      rows.map((each) => insert('history', each)),
    )
    expect(ids(await records.list('p', 'history', { limit: 10 }))).toEqual(['e', 'd', 'c', 'b', 'a'])
    const first = await records.list('p', 'history', { limit: 3 })
    const last = first.at(-1)
    expect(ids(await records.list('p', 'history', { limit: 3, before: last ? { at: last.at, id: last.id } : null }))).toEqual(['b', 'a'])
    expect(await records.count('p', 'history')).toBe(5)
  })

  within('replaces only the version it was made from', async (records) => {
    await records.write('p', [insert('consultation', row('a', 1))])
    expect(await records.write('p', [replace('consultation', row('a', 5, 'second', 2))])).toBe('written')
    expect(await records.write('p', [replace('consultation', row('a', 6, 'late', 2))])).toBe('conflict')
    expect(await records.write('p', [replace('consultation', row('z', 6, 'never', 2))])).toBe('conflict')
    const found = await records.read('p', 'consultation', 'a')
    expect([textOf(found), found?.version, found?.at]).toEqual(['second', 2, 5])
  })

  within('makes all changes of a write or none', async (records) => {
    await records.write('p', [insert('history', row('taken', 1))])
    const outcome = await records.write('p', [insert('history', row('new', 2)), insert('history', row('taken', 3, 'again'))])
    expect(outcome).toBe('conflict')
    expect(await records.read('p', 'history', 'new')).toBeNull()
    expect(textOf(await records.read('p', 'history', 'taken'))).toBe('taken')
  })

  within('one conflict in a group takes nobody else back', async (records) => {
    await records.write('p', [insert('history', row('taken', 1))])
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => records.write(`p${index}`, [insert('history', row('a', index))])).concat(
        records.write('p', [insert('history', row('taken', 2))]),
      ),
    )
    expect(outcomes).toEqual([...Array.from({ length: 50 }, () => 'written'), 'conflict'])
    for (let index = 0; index < 50; index++) expect(await records.count(`p${index}`, 'history')).toBe(1)
  })

  within('of many inserts of one id exactly one is written', async (records) => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => records.write('p', [insert('receipt', row('m', index, `text ${index}`))])),
    )
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1)
    expect(textOf(await records.read('p', 'receipt', 'm'))).toBe(`text ${outcomes.indexOf('written')}`)
  })

  within('deletes once, clears any number, erases everything of one patient', async (records) => {
    await records.write('p', [insert('history', row('a', 1)), insert('exchange.x', row('b', 2)), insert('exchange.x', row('c', 3))])
    await records.write('q', [insert('history', row('a', 1))])
    expect(await records.write('p', [{ kind: 'delete', collection: 'history', id: 'a' }])).toBe('written')
    expect(await records.write('p', [{ kind: 'delete', collection: 'history', id: 'a' }])).toBe('conflict')
    expect(await records.write('p', [{ kind: 'clear', collection: 'exchange.x' }])).toBe('written')
    expect(await records.write('p', [{ kind: 'clear', collection: 'exchange.x' }])).toBe('written')
    expect(await records.list('p', 'exchange.x', { limit: 10 })).toEqual([])
    await records.write('p', [insert('history', row('d', 1))])
    await records.erase('p', null)
    expect([await records.count('p', 'history'), await records.usage('p'), await records.count('q', 'history')]).toEqual([
      0,
      { rows: 0, bytes: 0, links: 0 },
      1,
    ])
  })

  within('knows what each patient keeps', async (records) => {
    expect(await records.usage('p')).toEqual({ rows: 0, bytes: 0, links: 0 })
    await records.write('p', [insert('history', row('a', 1, '12345')), insert('document', row('b', 1, '1234567890'))])
    expect(await records.usage('p')).toEqual({ rows: 2, bytes: 15, links: 0 })
    await records.write('p', [replace('history', row('a', 1, '12', 2))])
    expect(await records.usage('p')).toEqual({ rows: 2, bytes: 12, links: 0 })
    await records.write('p', [{ kind: 'delete', collection: 'document', id: 'b' }])
    expect(await records.usage('p')).toEqual({ rows: 1, bytes: 2, links: 0 })
    await records.write('p', [{ kind: 'clear', collection: 'history' }])
    expect(await records.usage('p')).toEqual({ rows: 0, bytes: 0, links: 0 })
  })

  within('only ever lengthens the trail, in the same write or not at all', async (records) => {
    const add = (index: number, text: string): Change => ({ kind: 'link', link: link(index, text) })
    expect(await records.lastLink('p')).toBeNull()
    expect(await records.write('p', [insert('history', row('a', 1)), add(0, 'first')])).toBe('written')
    expect(await records.write('p', [insert('history', row('b', 1)), add(0, 'again')])).toBe('overtaken')
    expect(await records.write('p', [insert('history', row('b', 1)), add(2, 'too far')])).toBe('overtaken')
    expect(await records.read('p', 'history', 'b')).toBeNull()
    expect(await records.write('p', [insert('history', row('a', 1)), add(1, 'of a conflict')])).toBe('conflict')
    for (const index of [1, 2, 3]) expect(await records.write('p', [add(index, `link ${index}`)])).toBe('written')
    const trail = await records.trail('p', { after: 0, limit: 2 })
    expect(trail.map(({ index, sealed }) => [index, Buffer.from(sealed).toString()])).toEqual([
      [1, 'link 1'],
      [2, 'link 2'],
    ])
    expect((await records.lastLink('p'))?.index).toBe(3)
    expect(await records.trail('q', { after: -1, limit: 10 })).toEqual([])
    expect(await records.usage('p')).toEqual({ rows: 1, bytes: 1, links: 4 })
  })

  within('leaves nothing but the tombstone after an erasure', async (records) => {
    await records.write('p', [insert('history', row('a', 1)), { kind: 'link', link: link(0, 'first') }])
    await records.erase('p', link(0, 'tombstone'))
    const trail = await records.trail('p', { after: -1, limit: 10 })
    expect(trail.map(({ sealed }) => Buffer.from(sealed).toString())).toEqual(['tombstone'])
    expect(await records.usage('p')).toEqual({ rows: 0, bytes: 0, links: 0 })
    expect(await records.write('p', [{ kind: 'link', link: link(1, 'second') }])).toBe('written')
  })

  within('names that no engine can store find nothing and harm nothing', async (records) => {
    for (const id of ['\0', 'a\0b', '\ud800', "'; DROP TABLE records; --"]) {
      expect(await records.read('p', 'history', id)).toBeNull()
      expect(await records.write('p', [{ kind: 'delete', collection: 'history', id }])).toBe('conflict')
    }
    await records.check()
  })

  within('remembers facts: the first value of one, the greatest of another, over a close', async (records, reopen) => {
    expect(await records.fact('key')).toBeNull()
    expect([await records.settle('key', 'first'), await records.settle('key', 'second'), await records.fact('key')]).toEqual([
      'first',
      'first',
      'first',
    ])
    const moment = 1_800_000_000_000_000
    expect([await records.raise('newest', moment), await records.raise('newest', 9), await records.raise('newest', moment + 1)]).toEqual([
      moment,
      moment,
      moment + 1,
    ])
    await records.close()
    const again = await reopen()
    expect([await again.fact('key'), await again.fact('newest')]).toEqual(['first', String(moment + 1)])
    await again.close()
  })

  within('shows some links of some trails', async (records) => {
    expect(await records.sampleLinks(5)).toEqual([])
    for (const patient of ['p', 'q', 'r']) await records.write(patient, [{ kind: 'link', link: link(0, `first of ${patient}`) }])
    const samples = await records.sampleLinks(2)
    expect(
      samples.map(({ patient, link: { index, sealed } }) => [index, Buffer.from(sealed).toString() === `first of ${patient}`]),
    ).toEqual([
      [0, true],
      [0, true],
    ])
  })

  within('keeps everything over a close, with writes still queued', async (records, reopen) => {
    const writes = Array.from({ length: 200 }, (_, index) => records.write(`p${index % 7}`, [insert('history', row(`r${index}`, index))]))
    const closing = records.close()
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['written']))
    await closing
    const again = await reopen()
    const counts = await Promise.all(Array.from({ length: 7 }, (_, index) => again.count(`p${index}`, 'history')))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200)
    await again.close()
  })
}
