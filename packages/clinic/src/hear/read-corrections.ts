import type { ConsultationCase } from '../case/case.ts'
import type { Observation } from '../case/model.ts'
import type { Hearing } from './hear.ts'

/** One thing that the patient put right. */
export type Correction =
  /** Whom it is about. */
  | { kind: 'person'; relation: string; from: string }
  /** What was never said, or was somebody else's: it is taken out. */
  | { kind: 'unsaid'; findings: readonly string[] }
  /** How long: the same number of another unit. */
  | { kind: 'time'; days: number; words: string }
  /** Facts that are now otherwise. */
  | { kind: 'changed'; findings: readonly string[] }
  /** "I told you": nothing is wrong but the question. */
  | { kind: 'repeated' }
  /** Something is wrong, and nobody can tell what. */
  | { kind: 'unclear' }

const daysOf: Readonly<Record<string, number>> = { minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }
const units = /\b(minute|hour|day|week|month|year)s?,? (?:and )?not (minute|hour|day|week|month|year)s?\b/i
const someone = '(me|him|her|them|my [a-z]+)'
const persons: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:it['’]?s|its|it is|this is|that['’]?s|thats|that is|i['’]?m talking about|i meant?|about) ${someone}(?: that| who)?[\s,.]+(?:and )?not (?:me|him|her|them|my [a-z]+|for)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\bnot (?:me|him|her|them|my [a-z]+)[\s,.;]+(?:it['’]?s |its |it is |but |this is )?(?:for |about )?${someone}\b`,
    'i',
  ),
  /\b(?:i(?:['’]?m| am) the (?:patient|one (?:who|that|with))|it['’]?s (me) (?:who|that|with))/i,
]
const neverSaid = /\bnever (?:said|told|mentioned)\b|\b(?:did ?n['’]?t|did not) (?:say|mention|tell)\b|\bnot what i (?:said|meant)\b/i
const wrong =
  /\b(?:that['’]?s|thats|that is|this is|it['’]?s|you(?:['’]?ve| have)? (?:got|read|heard|misread|misheard|misunderst(?:ood|and)))\b[^.!?]*\b(?:wrong|not (?:right|true|correct|what)|mistake|misread)\b|\byou (?:misread|misheard|misunderstood)\b/i
const repeated =
  /\b(?:i )?(?:already|just) (?:told|said|answered|mentioned)\b|\bi (?:told|said) (?:you|that|so|it)\b|\bas i said\b|\btold you\b/i

/** What a message puts right in the case before it. Pure; the same for who merges it and who answers it. */
export function readCorrections(before: ConsultationCase, heard: Hearing): Correction[] {
  if (heard.choice !== null) return []
  const text = heard.clauses.map((clause) => clause.text).join(' ')
  const isCorrection = heard.clauses.some(({ act }) => act === 'correction')
  const found: Correction[] = []
  const person = personOf(text, before)
  if (person !== null) found.push(person)
  const time = timeOf(text, before, isCorrection ? heard.durationDays : null)
  if (time !== null) found.push(time)
  const named = heard.mentions.filter(({ finding }) => finding in before.observations)
  const isUnsaid = neverSaid.test(text) || person?.kind === 'unsaid'
  if (neverSaid.test(text)) {
    const findings =
      named.length > 0
        ? withChildren(
            before,
            named.map(({ finding }) => finding),
          )
        : byWords(text, before)
    found.push(findings.length > 0 ? { kind: 'unsaid', findings } : lastTold(before))
  }
  const changed = isUnsaid ? [] : changedBy(before, heard, isCorrection)
  if (changed.length > 0) found.push({ kind: 'changed', findings: changed })
  if (found.length === 0 && wrong.test(text)) found.push(lastTold(before))
  if (found.length === 0 && repeated.test(text)) found.push({ kind: 'repeated' })
  return found
}

function personOf(text: string, { person, turns, observations }: ConsultationCase): Correction | null {
  const match = persons.map((pattern) => pattern.exec(text)).find((each) => each !== null)
  if (match === undefined || match === null) return null
  const meant = (match[1] ?? 'me').toLowerCase()
  const relation =
    meant === 'me' ? 'self' : meant.startsWith('my ') ? meant.slice(3) : person.relation === 'self' ? 'patient' : person.relation
  if (relation === person.relation) return null
  const fromBefore = Object.values(observations).some((each) => each.turn < turns && each.source === 'told')
  // "That's my sister, not me", after a story of one's own: only what was said last is hers.
  if (person.relation === 'self' && relation !== 'self' && fromBefore) return lastTold({ turns, observations })
  return { kind: 'person', relation, from: person.relation }
}

function timeOf(text: string, { durationDays }: ConsultationCase, told: number | null): Correction | null {
  const [, unit = '', former = ''] = units.exec(text) ?? []
  const days = daysOf[unit.toLowerCase()]
  const formerDays = daysOf[former.toLowerCase()]
  if (days !== undefined && formerDays !== undefined && durationDays !== null) {
    const count = Math.max(1, Math.round(durationDays / formerDays))
    return { kind: 'time', days: told ?? count * days, words: `${count} ${unit.toLowerCase()}${count === 1 ? '' : 's'}` }
  }
  return told !== null && durationDays !== null && told !== durationDays ? { kind: 'time', days: told, words: '' } : null
}

/** Facts that the message turns round: in a correction any, else only what a person is or has had, never a symptom that may have eased. */
function changedBy(before: ConsultationCase, heard: Hearing, isCorrection: boolean): string[] {
  return heard.mentions
    .filter(({ finding, polarity, experiencer }) => {
      const known = before.observations[finding]
      if (experiencer !== 'patient') return false
      if (isCorrection) return known === undefined ? polarity === 'present' : known.polarity !== polarity
      return known?.polarity === 'present' && polarity === 'absent' && known.source === 'told' && isLasting.test(finding)
    })
    .map(({ finding }) => finding)
}

const isLasting = /^(?:history-|takes-|family-|pregnant$|smoker|abuse-|asbestos|recent-|trauma-|burn$|animal-|alcohol-|drug-)/

function withChildren({ observations }: ConsultationCase, findings: readonly string[]): string[] {
  const bases = findings.map((finding) => finding.split('.')[0] ?? finding)
  return Object.keys(observations).filter((id) => findings.includes(id) || bases.some((base) => id === base || id.startsWith(`${base}.`)))
}

/** Facts whose own words or name the text repeats. */
function byWords(text: string, { observations }: ConsultationCase): string[] {
  const said = new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  return Object.values(observations)
    .filter(({ source }) => source === 'told')
    .filter(({ text: words, finding }) =>
      (`${words} ${finding.replaceAll(/[-.]/g, ' ')}`.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => said.has(word)),
    )
    .map(({ finding }) => finding)
}

const fewFacts = 6

/** What was put down last, where it is little enough to be what is meant. */
function lastTold({ turns, observations }: Pick<ConsultationCase, 'turns' | 'observations'>): Correction {
  const last = Object.values(observations).filter(
    ({ turn, source }: Observation) => turn === turns && source !== 'document' && source !== 'measured' && source !== 'offered',
  )
  return last.length === 0 || last.length > fewFacts
    ? { kind: 'unclear' }
    : { kind: 'unsaid', findings: last.map(({ finding }) => finding) }
}
