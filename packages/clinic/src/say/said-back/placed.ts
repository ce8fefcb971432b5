import { splitClauses } from '../../hear/split-clauses.ts'
import type { Addressee } from '../../judge/questions/address-patient.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import { type TellingWords, tellingWords } from './telling-words.ts'

/** A finding that was told, with the finding it is a closer form of, and where its words stand. */
export interface Placed {
  id: string
  name: string
  base: string
  baseName: string
  slot: string | null
  dimension: string | null
  start: number | null
  end: number
  /** The patient's own words that go with it: "on the stairs". */
  own: readonly string[]
  /** Set where those words say the closer form better than its name does. */
  isSaidByWords: boolean
}

/** Where what was told stands in the words. */
export function placed(
  findings: ReadonlyMap<string, PackedFinding>,
  told: readonly { finding: string; text: string }[],
  words: string,
): Placed[] {
  const lower = words.toLowerCase()
  return told.map(({ finding: id, text }) => {
    const finding = findings.get(id)
    const base = finding?.base ?? id
    const at = text === '' ? -1 : lower.indexOf(text.toLowerCase())
    return {
      id,
      name: finding?.name ?? id,
      base,
      baseName: findings.get(base)?.name ?? base,
      slot: finding?.base === undefined ? null : (finding.slot ?? null),
      dimension: finding?.base === undefined ? null : (finding.dimension ?? null),
      start: at < 0 ? null : at,
      end: at < 0 ? 0 : at + text.length,
      own: [],
      isSaidByWords: false,
    }
  })
}

/** So near before it a size or an ease may follow what it belongs to. */
const nearBy = 70
const ofTime: ReadonlySet<string> = new Set(['timing', 'trigger'])

/** The same with the telling phrases of the words, each with what it belongs to; one that the name says already is left out. */
export function attachWords(items: readonly Placed[], words: string, person: Addressee): Placed[] {
  const clauses = splitClauses(words)
  let all = [...items]
  for (const phrase of tellingWords(words, person)) {
    const overlapping = all.filter(({ start, end }) => start !== null && start < phrase.end && end > phrase.start)
    const closer = overlapping.find(({ dimension }) => dimension !== null && ofTime.has(dimension))
    if (overlapping.length > 0 && closer === undefined) continue
    const owner = closer ?? ownerOf(all, phrase, clauses, words)
    if (owner === null || owner.own.length > 0) continue
    const own = [phrase.kind === 'ease' ? `(“${phrase.text}”)` : phrase.text]
    all = all.map((item) => (item === owner ? { ...item, own, isSaidByWords: closer !== undefined } : item))
  }
  return all
}

function ownerOf(
  items: readonly Placed[],
  phrase: TellingWords,
  clauses: readonly { start: number; end: number }[],
  words: string,
): Placed | null {
  const clause = clauses.find(({ start, end }) => start <= phrase.start && phrase.start < end)
  const known = items.filter(({ start }) => start !== null)
  const sized = phrase.kind === 'size' ? known.filter(({ slot }) => slot === null) : known
  const inClause = sized.filter(({ start }) => clause !== undefined && (start ?? 0) >= clause.start && (start ?? 0) < clause.end)
  const isBefore = ({ start }: Placed) => (start ?? 0) < phrase.start
  const near =
    inClause
      .filter(isBefore)
      .sort(byPlace)
      .at(phrase.kind === 'size' ? 0 : -1) ?? (phrase.kind === 'ease' ? null : inClause.sort(byPlace)[0])
  if (near !== undefined && near !== null) return phrase.kind === 'when' && standsApart(words, near, phrase) ? null : near
  if (phrase.kind === 'when') return null
  return (
    sized
      .filter((item) => isBefore(item) && phrase.start - item.end < nearBy)
      .sort(byPlace)
      .at(-1) ?? null
  )
}

/** What may stand between a comma and "when I squat" without being something else that was told. */
const leadingWords =
  /\b(?:and|or|but|especially|mostly|mainly|worse|worst|only|always|more|its|it['’]s|it|is|gets|get|hurts|that|this|happens|comes|on|particularly|esp|usually|often|sometimes)\b|[^a-z]+/gi

/** Whether something else stands between a finding and a phrase: "my ear is blocked, a bit sore when I pull it". */
function standsApart(words: string, { end }: Placed, { start }: TellingWords): boolean {
  const between = words.slice(end, start)
  const comma = between.lastIndexOf(',')
  return comma >= 0 && between.slice(comma).replace(leadingWords, '') !== ''
}

const byPlace = (a: Placed, b: Placed): number => (a.start ?? 0) - (b.start ?? 0)
