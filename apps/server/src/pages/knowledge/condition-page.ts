import type { ReferenceKnowledge } from '@dr-ai/clinic/knowledge/reference'
import { escapeHtml, renderPage } from '../page.ts'
import {
  citations,
  findingLink,
  levelWords,
  list,
  listOfHtml,
  type PageContext,
  reportMistake,
  review,
  section,
  shareWords,
  wordsOf,
} from './page-parts.ts'

type DescribedCondition = ReferenceKnowledge['conditions'][number]

const severityWords = ['harmless', 'a nuisance', 'needs treatment', 'serious', 'threatens life'] as const

/** All that the doctor goes by for one condition. */
export function renderConditionPage(condition: DescribedCondition, context: PageContext): string {
  const { knowledge } = context
  const { advice } = condition
  const shares = Object.keys(shareWords) as (keyof typeof shareWords)[]
  const findings = shares.map((share) => {
    const ids = condition.findings[share] ?? []
    return ids.length === 0 ? '' : `<h3>${escapeHtml(shareWords[share])}</h3>${listOfHtml(ids.map((id) => findingLink(id, knowledge)))}`
  })
  return renderPage(
    condition.name,
    `<p>${escapeHtml(condition.summary)}</p>
${section('In short', list(inShort(condition)))}
${section('What patients have', findings.join(''))}
${section('What tells it apart from its neighbours', listOfHtml(condition.discriminators.map((id) => findingLink(id, knowledge))))}
${section('What rules it out', listOfHtml((condition.excludedBy ?? []).map((id) => findingLink(id, knowledge))))}
${section('What you can do', list((advice?.home ?? condition.selfCare).map(textOf)))}
${section('What to leave alone', list((advice?.avoid ?? []).map(textOf)))}
${section('Get help sooner if', list(condition.comeBack))}
${section('What a doctor would examine or test', list(condition.examination))}
${section('The picture of the textbook', `<p>${escapeHtml(condition.presentation)}</p>`)}
${section('Sources', citations(condition.from))}
${section('Review', review('This entry', condition.reviewed) + (advice ? review('The advice', condition.adviceReviewed) : ''))}
${reportMistake(`/knowledge/conditions/${condition.id}`, context)}`,
  )
}

function inShort(condition: DescribedCondition): string[] {
  const { from, to } = condition.durationDays
  return [
    `Also called: ${condition.aliases.join(', ')}`,
    `Group: ${wordsOf(condition.system)}; ICD-10 ${condition.icd10}`,
    `How common among people who ask a doctor: ${wordsOf(condition.commonness.usual).toLowerCase()}`,
    `How serious: ${severityWords[condition.severity]}${condition.mustNotMiss ? '; must not be missed' : ''}`,
    `While it is likely, at least: ${levelWords[condition.triageFloor].toLowerCase()}`,
    `Begins: ${condition.onset.join(' or ')}; people have had it for ${from} to ${to} days when they ask`,
  ]
}

const textOf = (line: string | { text: string }): string => (typeof line === 'string' ? line : line.text)
