import { escapeHtml, renderPage } from '../page.ts'
import { levelWords, link, listOfHtml, type PageContext, reportMistake, section, wordsOf } from './page-parts.ts'

/** All conditions, findings and rules of danger by name, in their groups. */
export function renderContentsPage(context: PageContext): string {
  const { conditions, findings, redFlags, lookedUp } = context.knowledge
  const reviewed = conditions.filter(({ adviceReviewed }) => adviceReviewed).length
  return renderPage(
    'What the doctor knows',
    `<p>Every condition, finding and rule of danger that the doctor goes by, as it is used. It was put together from the guidance that each page
names; it is no advice about you. Of ${lookedUp.sources} sources ${lookedUp.dated} carry the day on which they were looked up and ${lookedUp.addressed} their address; the advice for
${reviewed} of ${conditions.length} conditions was read against its sources by a second hand. <a href="/knowledge/changes">What has changed since the version before</a>.</p>
${section(
  `${conditions.length} conditions`,
  grouped(
    conditions,
    ({ system }) => wordsOf(system),
    ({ id, name }) => link('conditions', id, name),
  ),
)}
${section(
  `${redFlags.length} rules of danger`,
  grouped(
    redFlags,
    ({ level }) => levelWords[level],
    ({ id, name }) => link('red-flags', id, name),
  ),
)}
${section(
  `${findings.length} findings`,
  grouped(
    findings,
    ({ area }) => wordsOf(area),
    ({ id, name }) => link('findings', id, name),
  ),
)}
${reportMistake('/knowledge', context)}`,
  )
}

function grouped<Entry>(entries: readonly Entry[], groupOf: (entry: Entry) => string, show: (entry: Entry) => string): string {
  return [...Map.groupBy(entries, groupOf)]
    .map(
      ([group, members]) =>
        `<details><summary>${escapeHtml(group)} (${members.length})</summary>${listOfHtml(members.map(show))}</details>`,
    )
    .join('')
}
