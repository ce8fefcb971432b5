import { type Addressee, stateAbout } from '../../judge/questions/address-patient.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import { clauseOf, isThing, namedOnce } from '../told-of.ts'
import { anyJoint, isJoint, ofPart } from './body-parts.ts'
import { type PartTold, partClause, partName } from './part-sentence.ts'
import { attachWords, type Placed, placed } from './placed.ts'

export type Findings = ReadonlyMap<string, PackedFinding>

/** A finding and the words of the patient that it was read in. */
export interface Told {
  finding: string
  text: string
}

/** One thing that somebody told, with all its qualities, in the two forms of a sentence. */
export interface Thing {
  findings: readonly string[]
  /** The places of its words in the text; none where they are not known. */
  places: readonly number[]
  /** "your right knee hurts on the stairs, and it clicks"; null where it is said by its name. */
  clause: string | null
  /** "pain in the right knee on the stairs, which clicks". */
  name: string
}

/** Weeks of a pregnancy and the like are facts about a person, not what is troubling somebody. */
const ofPerson = /^(?:pregnant$|pregnancy-(?:first|second|third|early|late)\b)/

/**
 * What was told as things: findings that share a part of the body or a complaint are one, with their qualities, and nothing is named twice.
 * In: the findings, what was told in its order, the words it was told in ("" where they are not kept), and whom they are about.
 */
export function thingsOf(findings: Findings, told: readonly Told[], words: string, person: Addressee): Thing[] {
  const items = attachWords(placed(findings, closest(findings, agreeing(findings, told)), words), words, person)
  const joint = theJoint(items)
  return [...Map.groupBy(items, (item) => keyOf(item, joint))].map(([key, group]) => thingOf(findings, key, group))
}

const oneSide = /\.(?:left|right|one-sided)$/

/** Without what cannot be true beside what was told after it; a left and a right side together are both sides. */
function agreeing(findings: Findings, told: readonly Told[]): Told[] {
  const ids = new Set(told.map(({ finding }) => finding))
  const isBoth = (base: string): boolean => ids.has(`${base}.both-sides`) || (ids.has(`${base}.left`) && ids.has(`${base}.right`))
  return told
    .flatMap((each): Told[] => {
      const base = baseOf(each.finding)
      if (each.finding.endsWith('.one-sided') && (ids.has(`${base}.left`) || ids.has(`${base}.right`))) return []
      if (!oneSide.test(each.finding) || !isBoth(base)) return [each]
      const both = `${base}.both-sides`
      return each.finding.endsWith('.left') && !ids.has(both) && findings.has(both) ? [{ ...each, finding: both }] : []
    })
    .filter(({ finding }, at, all) => !all.slice(at + 1).some((later) => findings.get(later.finding)?.excludes?.includes(finding) === true))
}

/** What is not said more closely by something else that was told, each once. */
function closest(findings: Findings, told: readonly Told[]): Told[] {
  const ids = told.map(({ finding }) => finding)
  const isBroader = (id: string, other: string): boolean =>
    other !== id && !other.startsWith(`${id}.`) && baseOf(other) !== id && isAbove(findings, id, baseOf(other))
  return told.filter(
    ({ finding, text }, at) =>
      ids.indexOf(finding) === at &&
      !ofPerson.test(finding) &&
      !(finding === 'joint-noise' && ids.some((other) => other.endsWith('.with-clicking'))) &&
      !ids.some((other) => isBroader(baseOf(finding), other) || isCloserPlace(findings, finding, other)) &&
      !ids.some((other) => baseOf(other) !== baseOf(finding) && nameOf(findings, other).startsWith(`${nameOf(findings, finding)} `)) &&
      !told.some((other, place) => place !== at && isSaidFor(findings, { finding, text }, other, place < at)),
  )
}

const isWithin = (text: string, other: string): boolean => text !== '' && other !== '' && (other.includes(text) || text.includes(other))

const baseOf = (id: string): string => id.split('.')[0] ?? id

const nameOf = (findings: Findings, id: string): string => findings.get(id)?.name ?? id

const widePlace: ReadonlySet<string> = new Set(['trunk-site', 'limbs-site'])

/** "On the back" tells more than "on the trunk". */
function isCloserPlace(findings: Findings, id: string, other: string): boolean {
  const [wide, closer] = [findings.get(id), findings.get(other)]
  return widePlace.has(wide?.slot ?? '') && wide?.base === closer?.base && closer?.dimension === 'site' && !widePlace.has(closer.slot ?? '')
}

const stepsUp = 4

/** Whether one finding is a parent of another, however far up. */
function isAbove(findings: Findings, above: string, id: string, steps = stepsUp): boolean {
  const parents = findings.get(id)?.parents ?? []
  return parents.includes(above) || (steps > 0 && parents.some((parent) => isAbove(findings, above, parent, steps - 1)))
}

/**
 * Whether another finding that the same words were read as is said in place of one: the one that is said as a sentence, else the first. What is told of
 * a part of the body is gathered there.
 */
function isSaidFor(findings: Findings, one: Told, other: Told, isFirst: boolean): boolean {
  if (baseOf(one.finding) === baseOf(other.finding) || one.text === '') return false
  const isOfPart = ({ finding }: Told) => ofPart(baseOf(finding), findings.get(baseOf(finding))?.name ?? '') !== null
  if (one.text === other.text && !(isOfPart(one) && isOfPart(other))) {
    const isSentence = ({ finding }: Told) => findings.get(finding)?.clause !== undefined
    return isSentence(one) === isSentence(other) ? isFirst : isSentence(other)
  }
  return isFirst && isWithin(one.text, other.text) && isAlike(findings, one.finding, other.finding)
}

/** Two findings of their own that the same words were read as, and that share a telling word: one thing. */
function isAlike(findings: Findings, one: string, other: string): boolean {
  if (baseOf(one) === baseOf(other)) return false
  const words = (id: string) => new Set((findings.get(id)?.name ?? '').match(/[a-z]{4,}/g))
  return [...words(one)].some((word) => words(other).has(word))
}

/** The one joint that was named; null where none or several were. */
function theJoint(items: readonly Placed[]): string | null {
  const named = new Set(items.map(({ base, baseName }) => ofPart(base, baseName)?.part ?? '').filter(isJoint))
  return named.size === 1 ? ([...named][0] ?? null) : null
}

function keyOf({ base, baseName }: Placed, joint: string | null): string {
  const part = ofPart(base, baseName)?.part
  if (part === undefined) return base
  return `part:${part === anyJoint && joint !== null ? joint : part}`
}

function thingOf(findings: Findings, key: string, group: readonly Placed[]): Thing {
  const about = { findings: group.map(({ id }) => id), places: group.flatMap(({ start }) => (start === null ? [] : [start])) }
  if (key.startsWith('part:')) {
    const told: PartTold = { part: key.slice('part:'.length), items: group }
    const name = partName(told)
    if (name !== null) return { ...about, clause: partClause(told), name }
  }
  const ids = group.filter(({ isSaidByWords }) => !isSaidByWords).map(({ id }) => id)
  const said = ids.length === 0 ? [group[0]?.base ?? key] : ids
  const name = namedOnce(findings, said).join(' and ')
  const own = tailsOf(group)
  const tail = own !== '' && /,| that /.test(name) ? `,${own}` : own
  const clause = said.every((id) => isThing(findings, id)) ? null : clausesOf(findings, said)
  return { ...about, clause: clause === null ? null : `${clause}${tail}`, name: `${name}${tail}` }
}

/** The patient's own words behind a name. */
function tailsOf(group: readonly Placed[]): string {
  return [...new Set(group.flatMap(({ own }) => own))].map((words) => ` ${words}`).join(',')
}

/** "you feel sick in the morning, all the time": several closer forms of one clause behind it. */
function clausesOf(findings: Findings, ids: readonly string[]): string {
  const [first = '', ...others] = ids.length > 1 ? ids.filter((id) => id.includes('.')) : ids
  const whole = clauseOf(findings, baseOf(first))
  const tails = others
    .map((id) => clauseOf(findings, id))
    .map((clause) => (clause.startsWith(`${whole} `) ? clause.slice(whole.length) : ''))
  return [clauseOf(findings, first), ...tails.filter((tail) => tail !== '')].join(',')
}

/** Things in the two forms of a sentence that says them back, the first clause with the patient's name where somebody else speaks. */
export function spokenThings(things: readonly Thing[], person: Addressee): { names: string[]; clauses: string[] } {
  return {
    names: things.filter(({ clause }) => clause === null).map(({ name }) => name),
    clauses: things.flatMap(({ clause }) => (clause === null ? [] : [clause])).map((clause, at) => stateAbout(clause, person, at === 0)),
  }
}
