import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { inCountryWords } from '../say/voice/country-words.ts'

/** A diagnosis that a doctor's words name. */
export interface NamedDiagnosis {
  /** The condition of the knowledge, or null where the name is not one of them. */
  condition: string | null
  name: string
  /** How sure the words are. */
  strength: 'stated' | 'likely' | 'possible'
  message: number
}

const cues: readonly (readonly [NamedDiagnosis['strength'], RegExp])[] = [
  [
    'possible',
    /\b(could|may|might) (also )?be\b|\bpossib(le|ly)\b|\bless likely\b|\bmay have\b|\bmight have\b|\bcould have\b|\bdifferential\b|\bconsider\b|\bperhaps\b|\bsuspicion\b/,
  ],
  [
    'likely',
    /\blikely\b|\bprobabl[ey]\b|\bsounds? like\b|\bconsistent with\b|\bsuggest(s|ive)?\b|\bpoints? to\b|\bsuspect(ed)?\b|\bseems? (to be|like)\b|\bappears? to\b|\blooks? like\b|\bimpression\b|\bfits?\b|\bindicat(es?|ive)\b/,
  ],
  ['stated', /\bdiagnos(is|ed|es)\b|\byou have\b|\byou've got\b|\bthis is\b|\bit is\b|\bconfirm(s|ed)?\b|\bdue to\b|\bcaused by\b/],
]
const denials = /\b(not|no|n't|unlikely|rule[sd]? out|ruling out|exclude[sd]?|rather than|instead of|without|never|against|prevent)\b/
const pastOrOthers = /\b(history of|had|used to|family|mother|father|if you (ever )?(have|get|had)|previous|known|in the past)\b/
const statedName =
  /\b(?:diagnosis(?: is|:)|diagnosed (?:you )?with|diagnosis of)\s*\**\s*(?:an? |the )?([a-z][a-z' -]{3,50}?)(?:[.,;:*(\n]|$| and | which | that | with | based | because )/i

/**
 * The diagnoses named in the doctor's messages as the patient's own and current: in a sentence with a cue ("sounds like",
 * "diagnosis:"), not in a question, not denied, not history. The latest and surest word about each is kept.
 */
export function findNamedDiagnoses(
  knowledge: KnowledgeIndex,
  messages: readonly { isDoctor: boolean; content: string }[],
): NamedDiagnosis[] {
  const names = namesOf(knowledge)
  const found = new Map<string, NamedDiagnosis>()
  messages.forEach(({ isDoctor, content }, message) => {
    if (!isDoctor) return
    let inherited: NamedDiagnosis['strength'] | null = null
    for (const sentence of content.split(/(?<=[.!?])\s+|\n+/)) {
      const lower = sentence.toLowerCase()
      const strength = strengthOf(lower)
      const isItem = /^\s*([-*•]|\d+[.)])/.test(sentence)
      const effective: NamedDiagnosis['strength'] | null = strength ?? (isItem ? inherited : null)
      if (strength !== null && /:\s*\**\s*$/.test(sentence)) inherited = strength
      else if (!isItem && sentence.trim() !== '') inherited = null
      if (effective === null || sentence.trim().endsWith('?')) continue
      const matches = matchNames(names, lower)
      for (const { condition, name, start, end } of matches) {
        const around = lower.slice(Math.max(0, start - 40), start)
        if (
          denials.test(around) ||
          pastOrOthers.test(around) ||
          /^\W*(is|are|was|seems?) (not|unlikely|less likely)/.test(lower.slice(end, end + 30))
        )
          continue
        found.set(condition, { condition, name, strength: effective, message })
      }
      const stated = matches.length === 0 ? statedName.exec(sentence)?.[1]?.trim() : undefined
      if (stated && !denials.test(lower) && stated.split(' ').length <= 5)
        found.set(stated.toLowerCase(), { condition: null, name: capital(stated), strength: 'stated', message })
    }
  })
  const order = { stated: 0, likely: 1, possible: 2 }
  return [...found.values()].sort((a, b) => order[a.strength] - order[b.strength] || b.message - a.message)
}

function strengthOf(sentence: string): NamedDiagnosis['strength'] | null {
  return cues.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null
}

interface NameEntry {
  condition: string
  name: string
}

/** Every name and alias of the conditions, in small letters. */
export function namesOf(knowledge: KnowledgeIndex): ReadonlyMap<string, NameEntry> {
  const names = new Map<string, NameEntry>()
  for (const condition of knowledge.conditions.values()) {
    for (const name of [condition.name, inCountryWords(condition.name, 'US'), ...condition.aliases]) {
      const key = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
      if (key.length > 3 && !names.has(key)) names.set(key, { condition: condition.id, name: condition.name })
    }
  }
  return names
}

/** The words that any of these names begins with; most words of a text begin none. */
const openings = new WeakMap<ReadonlyMap<string, NameEntry>, ReadonlySet<string>>()

function openingsOf(names: ReadonlyMap<string, NameEntry>): ReadonlySet<string> {
  const known = openings.get(names) ?? new Set([...names.keys()].map((name) => name.split(' ', 1)[0] ?? ''))
  openings.set(names, known)
  return known
}

/** The conditions named in a text (small letters), the longest name at each place, each with its place. */
export function matchNames(names: ReadonlyMap<string, NameEntry>, text: string): (NameEntry & { start: number; end: number })[] {
  const words = [...text.matchAll(/[a-z0-9]+/g)]
  const begins = openingsOf(names)
  const matches: (NameEntry & { start: number; end: number })[] = []
  for (let first = 0; first < words.length; first++) {
    if (!begins.has(words[first]?.[0] ?? '')) continue
    for (let length = Math.min(7, words.length - first); length > 0; length--) {
      const part = words.slice(first, first + length)
      const entry = names.get(part.map(([word]) => word).join(' '))
      if (!entry) continue
      const last = part.at(-1)
      matches.push({ ...entry, start: part[0]?.index ?? 0, end: (last?.index ?? 0) + (last?.[0].length ?? 0) })
      first += length - 1
      break
    }
  }
  return matches
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
