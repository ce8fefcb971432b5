import type { Mention, Person, Question } from '../../case/model.ts'
import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'
import { understand } from '../lexicon/understand.ts'
import { suitsSex } from '../suits-sex.ts'
import { findingNamed } from './finding-named.ts'
import type { ListenedAct, ListenedClause, ListenerDrop, ListenerTally } from './listened-clause.ts'
import { isLiteral } from './literal-quote.ts'
import { ofCrisis } from './of-crisis.ts'

const mostClauses = 24
const mostFindings = 8
const longestMeaning = 120

/** What the listener's claims are held against. */
export interface ListenerCheck {
  index: KnowledgeIndex
  /** The message as the patient wrote it. */
  words: string
  /** Finding ids of the list that the listener was given. */
  candidates: readonly string[]
  pending: Question | null
  person: Person
  /** What the clinic's own readers made of the message. */
  own: readonly Mention[]
  isForeign: boolean
}

/** A claim that passed: a finding with the words it was told in. */
export interface ListenedFact {
  finding: string
  polarity: 'present' | 'absent'
  temporality: 'current' | 'past'
  quote: string
}

/** Acts that may carry a fact; what is only asked, supposed or done otherwise carries none. */
const telling: ReadonlySet<ListenedAct> = new Set(['fact', 'denial', 'answer', 'correction', 'change', 'feeling', 'obstacle', 'opinion'])

const denies =
  /\b(?:no|not|none|nothing|never|nor|neither|without|nope|nah|nil|zero|free of|denies|deny|stopped|gone|fine|normal|ok|okay|cannot|can ?not|\w+n['’]?t)\b/i

/**
 * Holds a listener's claims against the patient's words: what is not literally in them, not about the patient, not of now or not on the list
 * is dropped; so is a denial in words that deny nothing, and any denial of a grave finding that was not asked for: it is asked. What the own
 * readers read stands. Never throws.
 */
export function checkListened(clauses: readonly ListenedClause[], check: ListenerCheck): { facts: ListenedFact[]; tally: ListenerTally } {
  const dropped: ListenerDrop[] = clauses.length > mostClauses ? ['too-much'] : []
  const facts = new Map<string, ListenedFact>()
  const contradicted = new Set<string>()
  const agreed = new Set<string>()
  const own = new Map(check.own.filter(isOwnNow).map(({ finding, polarity }) => [finding, polarity]))
  for (const clause of clauses.slice(0, mostClauses)) {
    const reason = clauseRefused(clause, check)
    if (reason !== null) {
      dropped.push(reason)
      continue
    }
    const polarity = clause.polarity === 'absent' ? 'absent' : 'present'
    for (const finding of findingsOf(clause, check, dropped)) {
      const read = own.get(finding)
      if (read !== undefined) (read === polarity ? agreed : contradicted).add(finding)
      else if (polarity === 'absent' && isGraveUnasked(finding, check)) dropped.push('grave-denial')
      else if (isExcluded(finding, polarity, own, check)) dropped.push('excluded')
      else if (!facts.has(finding) || polarity === 'present')
        facts.set(finding, { finding, polarity, temporality: clause.time === 'past' ? 'past' : 'current', quote: clause.quote.trim() })
    }
  }
  const unheard = [...own.keys()].filter((finding) => !agreed.has(finding) && !contradicted.has(finding)).length
  return {
    facts: [...facts.values()],
    tally: { added: facts.size, agreed: agreed.size, contradicted: contradicted.size, unheard, dropped },
  }
}

function clauseRefused({ quote, person, time, polarity, act }: ListenedClause, { words, isForeign }: ListenerCheck): ListenerDrop | null {
  if (!isLiteral(quote, words)) return 'not-literal'
  if (person !== 'patient') return 'not-the-patient'
  if (time === 'hypothetical' || !telling.has(act)) return 'not-now'
  if (polarity === 'absent' && !isForeign && !denies.test(quote)) return 'denial-without-no'
  return null
}

/** The findings of one claim: those of the list, and what the clinic reads in its plain English as it reads a patient. */
function findingsOf({ findings, means }: ListenedClause, { index, candidates, person }: ListenerCheck, dropped: ListenerDrop[]): string[] {
  const listed = findings.slice(0, mostFindings).filter((finding) => candidates.includes(finding) && index.findings.has(finding))
  if (listed.length < findings.length) dropped.push('not-on-the-list')
  const meaning = means.slice(0, longestMeaning).trim()
  const read = meaning === '' ? [] : readMeaning(index, meaning, person)
  if (meaning !== '' && read.length === 0) dropped.push('not-understood')
  return [...new Set([...listed, ...read])].filter((finding) => suitsSex(index.findings, finding, person.sex))
}

function readMeaning(index: KnowledgeIndex, meaning: string, person: Person): string[] {
  const named = findingNamed(index, meaning)
  if (named !== null) return [named]
  const { mentions } = understand(index, meaning, { pending: null, complaints: [], person })
  return mentions.map(({ finding }) => finding).slice(0, mostFindings)
}

/** A denial lowers what is feared, so that of a grave finding or a crisis is taken from a listener only as the answer to its question. */
function isGraveUnasked(finding: string, { index, pending }: ListenerCheck): boolean {
  const base = index.findings.get(finding)?.base ?? finding
  return (index.findings.get(base)?.grave === true || ofCrisis.includes(base)) && !(pending?.findings.includes(finding) ?? false)
}

/** What cannot be true beside what the own readers read: another value of the same, a child of what was denied, a denial of what was told closer. */
function isExcluded(finding: string, polarity: 'present' | 'absent', own: ReadonlyMap<string, string>, { index }: ListenerCheck): boolean {
  const { excludes = [], parents = [] } = index.findings.get(finding) ?? {}
  if (polarity === 'present') return [...excludes].some((id) => own.get(id) === 'present') || parents.some((id) => own.get(id) === 'absent')
  return [...own].some(([id, read]) => read === 'present' && (index.findings.get(id)?.parents.includes(finding) ?? false))
}

function isOwnNow({ experiencer, temporality, polarity }: Mention): boolean {
  return experiencer === 'patient' && temporality !== 'hypothetical' && polarity !== 'unknown'
}
