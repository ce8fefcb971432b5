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
  wordsOf,
} from './page-parts.ts'

type RedFlag = ReferenceKnowledge['redFlags'][number]

/** One rule of danger: what has to be there, for whom, and how urgent it then is. */
export function renderRedFlagPage(rule: RedFlag, context: PageContext): string {
  const { knowledge } = context
  const needed = rule.all.map((each) =>
    typeof each === 'string' ? findingLink(each, knowledge) : `one of: ${each.map((id) => findingLink(id, knowledge)).join(', ')}`,
  )
  return renderPage(
    wordsOf(rule.name),
    `<p>Then the doctor says: <strong>${escapeHtml(levelWords[rule.level])}</strong>.</p>
${section('All of these are there', listOfHtml(needed))}
${section('And none of these', listOfHtml((rule.unless ?? []).map((id) => findingLink(id, knowledge))))}
${section('For whom', list(forWhom(rule)))}
${section('Sentences it answers', list(rule.examples.fires))}
${section('Sentences it keeps silent at', list(rule.examples.silent ?? []))}
${section('Sources', citations(rule.from))}
${section('Review', review('This rule', rule.reviewed))}
${reportMistake(`/knowledge/red-flags/${rule.id}`, context)}`,
  )
}

function forWhom({ age, sex, pregnant }: RedFlag): string[] {
  const told = [
    ...(age?.fromYears === undefined ? [] : [`from ${age.fromYears} years`]),
    ...(age?.toYears === undefined ? [] : [`below ${age.toYears} years`]),
    ...(sex ? [sex === 'female' ? 'women and girls' : 'men and boys'] : []),
    ...(pregnant === undefined ? [] : [pregnant ? 'during pregnancy' : 'outside pregnancy']),
  ]
  return told.length === 0 ? ['everybody'] : told
}
