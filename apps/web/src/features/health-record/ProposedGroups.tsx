import type { HealthItem } from '@dr-ai/contract/schemas/health-items'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { detailsOf, listNames } from './item-words.ts'
import { proposedGroups } from './proposed-groups.ts'
import type { HealthRecord } from './use-health-record.ts'

const shownAtFirst = 50

/** What files proposed and nobody has decided yet, by file and list: accepted or rejected as a group, or one by one. */
export function ProposedGroups({ items, review }: { items: readonly HealthItem[]; review: HealthRecord['review'] }) {
  const groups = proposedGroups(items)
  if (groups.length === 0) return null
  return (
    <section className="grid gap-3 rounded-card border border-line p-4" aria-label="Proposed by files">
      <h3 className="font-bold">Proposed by files</h3>
      <p className="text-[0.9375rem] text-soft">Nothing of this counts until you accept it.</p>
      {groups.map(({ importId, kind, file, proposals, conflicts }) => (
        <Disclosure key={`${importId}${kind}`} summary={`${listNames[kind]} from ${file} (${proposals.length})`}>
          <div className="grid gap-3">
            <div className="flex flex-wrap gap-2">
              <Button look="primary" onClick={() => review('accepted', { importId, kind })}>
                {conflicts > 0 ? 'Accept what agrees' : 'Accept all'}
              </Button>
              <Button onClick={() => review('rejected', { importId, kind })}>Reject all</Button>
            </div>
            <ul className="grid gap-1">
              {proposals.slice(0, shownAtFirst).map((item) => (
                <li key={item.id} className="grid gap-1 border-b border-line py-1.5">
                  <p className="font-semibold">
                    {item.name} {item.conflict && <Badge tone="amber">Says something else</Badge>}
                  </p>
                  <p className="text-[0.9375rem] text-soft">{detailsOf(item)}</p>
                  {item.conflict && <p className="text-[0.9375rem]">{item.conflict}</p>}
                  <div className="flex gap-2">
                    <Button look="quiet" aria-label={`Accept ${item.name}`} onClick={() => review('accepted', { ids: [item.id] })}>
                      Accept
                    </Button>
                    <Button look="quiet" aria-label={`Reject ${item.name}`} onClick={() => review('rejected', { ids: [item.id] })}>
                      Reject
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            {proposals.length > shownAtFirst && <p className="text-sm text-soft">And {proposals.length - shownAtFirst} more.</p>}
          </div>
        </Disclosure>
      ))}
    </section>
  )
}
