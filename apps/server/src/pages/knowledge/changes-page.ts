import type { KnowledgeChanges, KnowledgeDifference } from '@dr-ai/clinic/knowledge/changes'
import { escapeHtml, renderPage } from '../page.ts'
import { link, list, type PageContext, reportMistake, section } from './page-parts.ts'

const kinds = { conditions: 'Conditions', findings: 'Findings', 'red-flags': 'Rules of danger' } as const

/** What differs in meaning from the version before. In: null where this version was not compared with another. */
export function renderChangesPage(changes: KnowledgeChanges | null, context: PageContext): string {
  const report = reportMistake('/knowledge/changes', context)
  if (!changes) return renderPage('What has changed', `<p>This version was not compared with an earlier one.</p>\n${report}`)
  const sections = Object.entries(kinds).map(([kind, title]) => {
    const of = changes.differences.filter((each) => each.kind === kind)
    return section(`${title} (${of.length})`, of.map(entry).join(''))
  })
  const count = `${changes.differences.length} entries differ in meaning from the version ${changes.since.slice(0, 12)}.`
  return renderPage('What has changed', `<p>${escapeHtml(count)}</p>\n${sections.join('\n')}\n${report}`)
}

function entry({ kind, id, name, what, sentences }: KnowledgeDifference): string {
  if (what === 'gone') return `<p>${escapeHtml(name)}: taken out.</p>`
  return what === 'new'
    ? `<p>${link(kind, id, name)}: new.</p>`
    : `<details><summary>${link(kind, id, name)}</summary>${list(sentences)}</details>`
}
