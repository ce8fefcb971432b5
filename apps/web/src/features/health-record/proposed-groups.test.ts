import type { HealthItem } from '@dr-ai/contract/schemas/health-items'
import { expect, test } from 'vitest'
import { proposedGroups } from './proposed-groups.ts'

const item = (id: string, kind: HealthItem['kind'], importId: string, rest: Partial<HealthItem> = {}): HealthItem => ({
  id,
  kind,
  name: id,
  source: { kind: 'file', name: `${importId}.json`, importId },
  review: 'proposed',
  addedAt: '2026-11-20T10:00:00Z',
  ...rest,
})

test('proposals are grouped by file and list, with what the record speaks against first', () => {
  const groups = proposedGroups([
    item('a', 'problem', 'one'),
    item('b', 'problem', 'one', { conflict: 'x' }),
    item('c', 'allergy', 'one'),
    item('d', 'problem', 'two'),
    item('e', 'problem', 'two', { review: 'accepted' }),
    item('f', 'problem', 'two', { source: { kind: 'own' } }),
  ])
  expect(groups.map(({ file, kind, proposals, conflicts }) => [file, kind, proposals.map(({ id }) => id), conflicts])).toEqual([
    ['one.json', 'problem', ['b', 'a'], 1],
    ['one.json', 'allergy', ['c'], 0],
    ['two.json', 'problem', ['d'], 0],
  ])
})
