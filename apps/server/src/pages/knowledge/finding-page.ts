import type { DescribedFinding } from '@dr-ai/clinic/knowledge/reference'
import { escapeHtml, renderPage } from '../page.ts'
import { findingLink, levelWords, link, list, listOfHtml, type PageContext, reportMistake, review, section, wordsOf } from './page-parts.ts'

/** What the doctor asks for one finding, in which words he hears it, and what it speaks for. */
export function renderFindingPage(finding: DescribedFinding, context: PageContext): string {
  const { knowledge } = context
  const isMeant = (id: string): boolean => id === finding.id || id.startsWith(`${finding.id}.`)
  const conditions = knowledge.conditions.filter(({ findings }) => Object.values(findings).some((ids) => ids.some(isMeant)))
  const redFlags = knowledge.redFlags.filter(({ all }) => all.flat().some(isMeant))
  return renderPage(
    wordsOf(finding.name),
    `<p>The doctor asks: “${escapeHtml(finding.question)}” ${escapeHtml(finding.why)}</p>
${section('Group', `<p>${escapeHtml(wordsOf(finding.area))}</p>`)}
${section('A kind of', listOfHtml(finding.parents.map((id) => findingLink(id, knowledge))))}
${section('Heard in words such as', list(finding.examples.present))}
${section('Heard as denied in words such as', list(finding.examples.absent ?? []))}
${section('Conditions it belongs to', listOfHtml(conditions.map(({ id, name }) => link('conditions', id, name))))}
${section('Rules of danger it is part of', listOfHtml(redFlags.map(({ id, name, level }) => `${link('red-flags', id, name)}: ${escapeHtml(levelWords[level])}`)))}
${section('Review', review('This finding', finding.reviewed))}
${reportMistake(`/knowledge/findings/${finding.id}`, context)}`,
  )
}
