import type { ConsultationCase } from '../../case/case.ts'
import type { Mention, Observation } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Disowned } from './correction.ts'

type Findings = ReadonlyMap<string, PackedFinding>

/** A word that says nothing of what it belongs to. */
const empty = /^(?:an?|the|my|your|his|her|of|or|and|in|on|at|to|with|that|is|are|was|it|any|some|having|being|taking|had|have|got)$/
/**
 * What the case holds by the patient's word of something that a correction names: by the name that the patient was shown, by the patient's own words,
 * or as it is read again. Out: the finding and all that is a form of it; empty where nothing is held.
 */
export function heldUnder(
  part: Disowned & { read: readonly Mention[] },
  before: Pick<ConsultationCase, 'observations'>,
  findings: Findings,
): string[] {
  const held = Object.values(before.observations).filter(
    ({ polarity, source }) => polarity === 'present' && (source === 'told' || source === 'answered' || source === 'corrected'),
  )
  const words = plain(part.words)
  const nameOf = ({ finding }: Observation) => plain(findings.get(finding)?.name ?? finding)
  const byName = longest(
    held.filter((each) => isPartOf(nameOf(each), words)),
    nameOf,
  )
  const byWords = held.filter(({ text }) => text.length > 2 && isPartOf(plain(text), words))
  const read = held.filter(({ finding }) => part.read.some((mention) => mention.finding === finding))
  // "I never said pain at rest" takes nothing from the pain on coughing.
  const isNarrowed = ({ finding }: Observation) =>
    part.read.some((each) => each.finding.startsWith(`${finding}.`) && !(each.finding in before.observations))
  const named = byName.length > 0 ? byName : [...byWords, ...read].filter((each) => !isNarrowed(each))
  const isOnlyRead = byName.length === 0 && contentOf(words).length > 1
  const inPart = named.length > 0 && !isOnlyRead ? [] : held.filter((each) => isNamedInPart(words, `${nameOf(each)} ${plain(each.text)}`))
  const meant = [...named, ...inPart]
  return withForms(
    meant.map(({ finding }) => finding),
    held,
    findings,
  )
}

/** The names by which the patient was shown what the case holds, and the words in which it was told, in small letters and without their article. */
export function shownNames({ observations }: Pick<ConsultationCase, 'observations'>, findings: Findings): string[] {
  return Object.values(observations)
    .filter(({ polarity }) => polarity === 'present')
    .flatMap(({ finding, text }) => [findings.get(finding)?.name ?? '', text])
    .map((name) => name.toLowerCase().replace(/^(?:an?|the) /, ''))
    .filter((name) => name.includes(' '))
}

/** What the case holds by the patient's word under this very name, as it was shown, or in these very words. */
export function heldByName(words: string, { observations }: Pick<ConsultationCase, 'observations'>, findings: Findings): string[] {
  const said = plain(words)
  return Object.values(observations)
    .filter(({ polarity, source }) => polarity === 'present' && (source === 'told' || source === 'answered'))
    .filter(({ finding, text }) => said === plain(findings.get(finding)?.name ?? finding) || said === plain(text))
    .map(({ finding }) => finding)
}

/** Of names that stand in the words those that stand in no longer one. */
function longest(named: readonly Observation[], nameOf: (held: Observation) => string): Observation[] {
  return named.filter((one) => !named.some((other) => nameOf(other) !== nameOf(one) && isPartOf(nameOf(one), nameOf(other))))
}

/** Each finding with its closer forms, what is a kind of it, and what asks the same in other words. */
function withForms(meant: readonly string[], held: readonly Observation[], findings: Findings): string[] {
  const isForm = (id: string) =>
    meant.some(
      (one) => id === one || id.startsWith(`${one}.`) || isKindOf(id, one, findings) || findings.get(one)?.sameAs?.includes(id) === true,
    )
  return [...new Set([...meant, ...held.map(({ finding }) => finding).filter(isForm)])]
}

function isKindOf(id: string, of: string, findings: Findings): boolean {
  const parents = findings.get(id)?.parents ?? []
  return parents.some((parent) => parent === of || isKindOf(parent, of, findings))
}

/** Whether the words name a thing by a part of its name and hold nothing beside: "the stitches" of "stitches in a wound". */
function isNamedInPart(words: string, own: string): boolean {
  const said = contentOf(words)
  const names = new Set(contentOf(own))
  return said.length > 0 && said.every((word) => names.has(word))
}

const isPartOf = (inner: string, outer: string): boolean => inner !== '' && ` ${outer} `.includes(` ${inner} `)

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).join(' ').replace(/^(?:an?|the|having|being|taking) /, '')
}

function contentOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '' && !empty.test(word))
}
