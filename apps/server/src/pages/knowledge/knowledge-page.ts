import { renderPage } from '../page.ts'
import { renderChangesPage } from './changes-page.ts'
import { renderConditionPage } from './condition-page.ts'
import { renderContentsPage } from './contents-page.ts'
import { renderFindingPage } from './finding-page.ts'
import { loadChanges, loadReference } from './load-reference.ts'
import type { PageContext } from './page-parts.ts'
import { renderRedFlagPage } from './red-flag-page.ts'

/** The page of one entry, or the contents where none is named; null where there is no such entry. */
export async function renderKnowledgePage(
  entry: { kind: string; id: string } | null,
  reportAddress: string | null,
): Promise<string | null> {
  const context: PageContext = { knowledge: await loadReference(), reportAddress }
  if (!entry) return renderContentsPage(context)
  const { conditions, findings, redFlags } = context.knowledge
  const find = <Entry extends { id: string }>(
    entries: readonly Entry[],
    render: (found: Entry, context: PageContext) => string,
  ): string | null => {
    const found = entries.find(({ id }) => id === entry.id)
    return found ? render(found, context) : null
  }
  if (entry.kind === 'conditions') return find(conditions, renderConditionPage)
  if (entry.kind === 'findings') return find(findings, renderFindingPage)
  if (entry.kind === 'red-flags') return find(redFlags, renderRedFlagPage)
  return null
}

/** The page of what has changed since the version before. */
export async function renderKnowledgeChanges(reportAddress: string | null): Promise<string> {
  const knowledge = await loadReference()
  return renderChangesPage(await loadChanges(knowledge.hash), { knowledge, reportAddress })
}

/** The page in place of an entry that is not there. */
export function renderNoSuchEntry(): string {
  return renderPage('There is no such entry', '<p>It may have another name now. <a href="/knowledge">All that the doctor knows</a>.</p>')
}
