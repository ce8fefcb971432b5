import type { Condition, RedFlag } from '../schema.ts'
import type { DescribedFinding, ReferenceKnowledge } from './describe-knowledge.ts'

/** What became of one entry between two versions, in sentences for people who judge it. */
export interface KnowledgeDifference {
  kind: 'conditions' | 'findings' | 'red-flags'
  id: string
  name: string
  what: 'new' | 'gone' | 'changed'
  sentences: readonly string[]
}

/** What differs from an earlier version. In a file of its own, since most servers never show it. */
export interface KnowledgeChanges {
  /** This version, and the one that it was compared with. */
  hash: string
  since: string
  differences: readonly KnowledgeDifference[]
}

/** All that differs in meaning between two versions; the order of lists and what stands for the machine alone (patterns, examples) count for nothing. */
export function compareKnowledge(before: ReferenceKnowledge, after: ReferenceKnowledge): KnowledgeDifference[] {
  const nameOf = (id: string): string => after.names[id] ?? before.names[id] ?? id
  return [
    ...differences('conditions', before.conditions, after.conditions, (one, other) => conditionSentences(one, other, nameOf)),
    ...differences('findings', before.findings, after.findings, (one, other) => findingSentences(one, other, nameOf)),
    ...differences('red-flags', before.redFlags, after.redFlags, (one, other) => redFlagSentences(one, other, nameOf)),
  ]
}

function differences<Entry extends { id: string; name: string }>(kind: KnowledgeDifference['kind'], before: readonly Entry[], after: readonly Entry[], sentencesOf: (before: Entry, after: Entry) => string[]): KnowledgeDifference[] {
  const known = new Map(before.map((entry) => [entry.id, entry]))
  const left = new Set(after.map(({ id }) => id))
  const of = ({ id, name }: Entry, what: KnowledgeDifference['what'], sentences: readonly string[]) => ({ kind, id, name, what, sentences })
  return [
    ...after.flatMap((entry) => {
      const earlier = known.get(entry.id)
      if (!earlier) return [of(entry, 'new', [])]
      const sentences = [...changed('Name', earlier.name, entry.name), ...sentencesOf(earlier, entry)]
      return sentences.length > 0 ? [of(entry, 'changed', sentences)] : []
    }),
    ...before.filter(({ id }) => !left.has(id)).map((entry) => of(entry, 'gone', [])),
  ]
}

type NameOf = (id: string) => string
type DescribedCondition = ReferenceKnowledge['conditions'][number]

function conditionSentences(before: DescribedCondition, after: DescribedCondition, nameOf: NameOf): string[] {
  const linesOf = ({ advice, selfCare }: DescribedCondition) => (advice?.home ?? selfCare).map((line) => (typeof line === 'string' ? line : line.text))
  return [
    ...changed('The least urgent level while it is likely', before.triageFloor, after.triageFloor),
    ...changed('Must not be missed', yes(before.mustNotMiss), yes(after.mustNotMiss)),
    ...changed('How serious (0 to 4)', String(before.severity), String(after.severity)),
    ...changed('How common', before.commonness.usual, after.commonness.usual),
    ...shareSentences(before, after, nameOf),
    ...lists('What tells it apart', before.discriminators, after.discriminators, nameOf),
    ...lists('What rules it out', before.excludedBy ?? [], after.excludedBy ?? [], nameOf),
    ...lists('What you can do', linesOf(before), linesOf(after)),
    ...lists('What to leave alone', (before.advice?.avoid ?? []).map(textOf), (after.advice?.avoid ?? []).map(textOf)),
    ...lists('Get help sooner if', before.comeBack, after.comeBack),
    ...changed('What it is', before.summary, after.summary),
    ...lists('Sources', before.sources, after.sources),
    ...changed('Read by a second hand', before.advice?.reviewed ?? 'no', after.advice?.reviewed ?? 'no'),
  ]
}

/** Findings that came, went, or are more or less usual than before. */
function shareSentences(before: Condition, after: Condition, nameOf: NameOf): string[] {
  const [earlier, now] = [sharesOf(before), sharesOf(after)]
  return [...new Set([...earlier.keys(), ...now.keys()])].flatMap((id) => changed(nameOf(id), earlier.get(id) ?? 'not listed', now.get(id) ?? 'not listed'))
}

function sharesOf({ findings }: Condition): ReadonlyMap<string, string> {
  return new Map(Object.entries(findings).flatMap(([share, ids]) => ids.map((id) => [id, share] as const)))
}

function findingSentences(before: DescribedFinding, after: DescribedFinding, nameOf: NameOf): string[] {
  return [...changed('The question', before.question, after.question), ...changed('Why it is asked', before.why, after.why), ...lists('A kind of', before.parents, after.parents, nameOf)]
}

function redFlagSentences(before: RedFlag, after: RedFlag, nameOf: NameOf): string[] {
  const signs = ({ all }: RedFlag) => all.map((each) => (typeof each === 'string' ? nameOf(each) : each.map(nameOf).toSorted().join(' or ')))
  const whom = ({ age, sex, pregnant }: RedFlag) => [age?.fromYears !== undefined && `from ${age.fromYears} years`, age?.toYears !== undefined && `to ${age.toYears} years`, sex, pregnant && 'pregnant'].filter(Boolean).join(', ') || 'everybody'
  return [
    ...changed('Level', before.level, after.level),
    ...changed('For', whom(before), whom(after)),
    ...lists('All of', signs(before), signs(after)),
    ...lists('None of', before.unless ?? [], after.unless ?? [], nameOf),
    ...lists('Asked with', before.askWith, after.askWith, nameOf),
    ...lists('Sources', before.sources, after.sources),
  ]
}

const yes = (is: boolean): string => (is ? 'yes' : 'no')
const textOf = (line: string | { text: string }): string => (typeof line === 'string' ? line : line.text)

function changed(what: string, before: string, after: string): string[] {
  return before === after ? [] : [`${what}: ${after} (before: ${before}).`]
}

function lists(what: string, before: readonly string[], after: readonly string[], nameOf: NameOf = (words) => words): string[] {
  const came = after.filter((each) => !before.includes(each)).map((each) => `${what}: "${nameOf(each)}" is new.`)
  const went = before.filter((each) => !after.includes(each)).map((each) => `${what}: "${nameOf(each)}" is gone.`)
  return [...came, ...went]
}
