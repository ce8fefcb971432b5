import { escapeHtml, renderPage } from '../page.ts'
import { safeguards } from './safeguards.ts'
import type { Operation, Statement } from './statements.ts'

/** Claim by claim, what stands on the screens beside what is really done. */
export function renderSafeguardsPage(operation: Operation): string {
  const sections = safeguards(operation).map(
    ({ claim, done, notDone }) => `<section>
<h2>${escapeHtml(claim)}</h2>
<h3>What is done</h3>
${renderList(done)}
<h3>What is not, or is up to others</h3>
${renderList(notDone)}
</section>`,
  )
  return renderPage(
    'What is really done with your data',
    `<p>The app shows short claims. This page says of each what stands behind it on this server, and what does not.</p>
${sections.join('\n')}`,
  )
}

function renderList(items: readonly Statement[]): string {
  return `<ul>${items.map(({ says }) => `<li>${escapeHtml(says)}</li>`).join('')}</ul>`
}
