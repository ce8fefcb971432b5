import type { ReferenceKnowledge } from '@dr-ai/clinic/knowledge/reference'
import type { Source } from '@dr-ai/clinic/knowledge/sources'
import { escapeHtml } from '../page.ts'

type Review = ReferenceKnowledge['conditions'][number]['adviceReviewed']

/** What a page is made with: the knowledge, and where mistakes are reported (a web address or an e-mail address; null where none is named). */
export interface PageContext {
  knowledge: ReferenceKnowledge
  reportAddress: string | null
}

/** The five levels in the words of the pages. */
export const levelWords = {
  ambulance: 'Call an ambulance',
  'emergency-department': 'Go to an emergency department',
  'within-24-hours': 'See a doctor within 24 hours',
  appointment: 'Make an appointment',
  'self-care': 'Look after yourself at home',
} as const

/** The share of patients with a condition who have a finding, in words. */
export const shareWords = {
  always: 'In nearly everybody',
  usual: 'In most (about 85 in 100)',
  often: 'In many (about 60 in 100)',
  some: 'In some (about 30 in 100)',
  occasional: 'In a few (about 10 in 100)',
  rare: 'Rarely (about 2 in 100)',
} as const

/** An id as words: `ear-nose-throat` as "Ear nose throat". */
export function wordsOf(id: string): string {
  const words = id.replaceAll('-', ' ').replaceAll('/', ': ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A section with its heading; nothing where there is nothing to say. */
export function section(title: string, content: string): string {
  return content === '' ? '' : `<section><h2>${escapeHtml(title)}</h2>${content}</section>`
}

/** A list of plain lines; nothing where there are none. */
export function list(lines: readonly string[]): string {
  return listOfHtml(lines.map(escapeHtml))
}

/** A list of lines that are HTML already. */
export function listOfHtml(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

/** The name of a finding, leading to its page; one with a slot value leads to the finding that it belongs to. */
export function findingLink(id: string, { names }: ReferenceKnowledge): string {
  return link('findings', id.split('.')[0] ?? id, names[id] ?? id)
}

/** A link to another page of the knowledge. */
export function link(kind: 'conditions' | 'findings' | 'red-flags', id: string, words: string): string {
  return `<a href="/knowledge/${kind}/${encodeURIComponent(id)}">${escapeHtml(words)}</a>`
}

/** Sources with the organisation's full name, their address, and the day on which they were looked up, where these are known. */
export function citations(sources: readonly Source[]): string {
  return listOfHtml(
    sources.map(({ title, organisation, address, lookedUp }) => {
      const place = address === null ? 'No address is kept' : `<a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(address)}</a>`
      const day = lookedUp === null ? 'no day of looking it up is kept' : `looked up on ${escapeHtml(lookedUp)}`
      return `${escapeHtml(`${title}. ${organisation}.`)} ${place}; ${day}.`
    }),
  )
}

/** Who has read an entry beside its author. */
export function review(what: string, reviewed: Review | undefined): string {
  return reviewed
    ? `<p>${escapeHtml(`${what} was read against its sources by ${reviewed.by} on ${reviewed.on}.`)}</p>`
    : `<p>${escapeHtml(`${what} was not yet read against its sources by a second hand.`)}</p>`
}

/** How to say that something on the page is wrong, with the page and its version named. */
export function reportMistake(path: string, { knowledge, reportAddress }: PageContext): string {
  const named = `${path}, version ${knowledge.hash.slice(0, 12)}`
  const how =
    reportAddress === null
      ? '<p>Tell whoever runs this server, or fill in the form “Wrong answer” where the project keeps its issues.'
      : `<p><a href="${escapeHtml(reportHref(reportAddress, named))}">Report a mistake on this page</a>.`
  return section('Report a mistake', `${how} Name this page: <code>${escapeHtml(named)}</code>. Please write nothing about a patient.</p>`)
}

function reportHref(address: string, named: string): string {
  if (!address.includes('@') || address.startsWith('http')) return address
  return `mailto:${address}?subject=${encodeURIComponent(`A mistake in Dr. AI: ${named}`)}`
}
