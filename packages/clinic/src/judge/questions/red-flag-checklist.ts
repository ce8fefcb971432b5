import type { ConsultationCase } from '../../case/case.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { RedFlag } from '../../knowledge/schema.ts'
import { questionConstants } from '../constants.ts'
import { isEmergency } from '../levels/level-order.ts'
import { appliesTo } from '../levels/red-flag-rules.ts'
import type { Ranking } from '../ranking/rank-conditions.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'
import { canKnow } from './question-knowledge.ts'

const { backgroundPart, baseScore, checklistLimit, furtherPart, lessUrgent } = questionConstants

export interface ChecklistKnowledge {
  index: ReasoningIndex
  findings: ReadonlyMap<string, PackedFinding>
  redFlags: readonly RedFlag[]
}

/**
 * The warning signs to ask about for the complaints. Of each rule shown with them, the one part that nobody has answered;
 * among these, one after the other, the one that covers most of the dangers still open: the must-not-miss conditions by
 * their share, each less once an item asks for it. At most six, nothing the patient cannot know or cannot have.
 * `onlyEmergencies`: nothing but what one feels or sees, and of rules that call for help at once.
 */
export function redFlagItems(
  knowledge: ChecklistKnowledge,
  consultation: ConsultationCase,
  ranking: Ranking,
  onlyEmergencies = false,
): string[] {
  const { index, redFlags } = knowledge
  const complaints = new Set(consultation.complaints.flatMap((id) => [id, id.split('.')[0] ?? id]))
  const candidates = new Map<string, number>()
  for (const rule of rulesAskedWith(redFlags, complaints)) {
    if (!appliesTo(rule, consultation.person) || (onlyEmergencies && !isEmergency(rule.level))) continue
    const open = openParts(index, rule, ranking)
    const item = open.flat().find((id) => isAskable(knowledge, id, consultation) && !isDenied(index, id, ranking))
    if (item === undefined) continue
    const kind = index.findings[index.findingNumbers.get(item) ?? -1]?.kind ?? ''
    const isFelt = kind === 'symptom' || kind === 'sign'
    if (onlyEmergencies && !isFelt) continue
    const weight = furtherPart ** (open.length - 1) * (isEmergency(rule.level) ? 1 : lessUrgent) * (isFelt ? 1 : backgroundPart)
    candidates.set(item, Math.max(candidates.get(item) ?? 0, weight))
  }
  return coverDangers(index, ranking, candidates)
}

/** The rules under each finding they are asked with, by their numbers; made once for each knowledge. */
const askedWith = new WeakMap<readonly RedFlag[], ReadonlyMap<string, readonly number[]>>()

/** The rules asked with any of some complaints, in their order. */
function rulesAskedWith(rules: readonly RedFlag[], complaints: ReadonlySet<string>): RedFlag[] {
  const known = askedWith.get(rules) ?? numbersByComplaint(rules)
  askedWith.set(rules, known)
  const numbers = new Set([...complaints].flatMap((id) => known.get(id) ?? []))
  return [...numbers].sort((a, b) => a - b).flatMap((number) => rules[number] ?? [])
}

function numbersByComplaint(rules: readonly RedFlag[]): ReadonlyMap<string, readonly number[]> {
  const byComplaint = new Map<string, number[]>()
  rules.forEach(({ askWith }, number) => {
    for (const id of new Set(askWith)) {
      const numbers = byComplaint.get(id)
      if (numbers === undefined) byComplaint.set(id, [number])
      else numbers.push(number)
    }
  })
  return byComplaint
}

function coverDangers(index: ReasoningIndex, ranking: Ranking, candidates: ReadonlyMap<string, number>): string[] {
  // By condition: how far a danger is still open, 0 where it is none.
  const open = Float64Array.from(index.conditions, ({ mustNotMiss, triageFloor }, condition) =>
    mustNotMiss && isEmergency(triageFloor) ? Math.sqrt(ranking.probabilities[condition] ?? 0) : 0,
  )
  const postingOf = (id: string) => index.postings[index.findingNumbers.get(id) ?? -1]
  const items: string[] = []
  // What an item covers only falls as others are taken: whoever covered too little before need not be looked at again.
  const rest = [...candidates].map(([id, weight]) => ({ id, weight, score: Number.POSITIVE_INFINITY }))
  while (items.length < checklistLimit && rest.length > 0) {
    let best = { id: '', score: -1 }
    for (const each of rest) {
      if (each.score < best.score) continue
      each.score = each.weight * (baseScore + coveredBy(postingOf(each.id), open))
      if (each.score > best.score || (each.score === best.score && each.id < best.id)) best = each
    }
    items.push(best.id)
    rest.splice(
      rest.findIndex(({ id }) => id === best.id),
      1,
    )
    const posting = postingOf(best.id)
    posting?.conditions.forEach((condition, place) => {
      open[condition] = (open[condition] ?? 0) * (1 - (posting.shares[place] ?? 0))
    })
  }
  return items
}

/** How much of the open dangers is asked for with a finding. */
function coveredBy(posting: ReasoningIndex['postings'][number] | undefined, open: Float64Array): number {
  let covered = 0
  if (posting === undefined) return covered
  const { conditions, shares } = posting
  for (let place = 0; place < conditions.length; place++) covered += (open[conditions[place] as number] ?? 0) * (shares[place] ?? 0)
  return covered
}

type Part = RedFlag['all'][number]

/** The parts not yet present; none where one of them is already denied, since the rule can then not fire. */
function openParts(index: ReasoningIndex, rule: RedFlag, { facts }: Ranking): Part[] {
  const open: Part[] = []
  for (const part of rule.all) {
    const numbers = (typeof part === 'string' ? [part] : part).map((id) => index.findingNumbers.get(id) ?? -1)
    if (numbers.some((number) => (facts.present[number] ?? 0) > 0)) continue
    if (numbers.every((number) => number < 0 || facts.absentAll[number] === 1)) return []
    open.push(part)
  }
  return open
}

function isDenied(index: ReasoningIndex, id: string, { facts }: Ranking): boolean {
  return facts.absentAll[index.findingNumbers.get(id) ?? -1] === 1
}

function isAskable({ findings }: ChecklistKnowledge, id: string, consultation: ConsultationCase): boolean {
  const finding = findings.get(id)
  return (
    finding !== undefined &&
    finding.askedAlone !== true &&
    finding.neverAsked !== true &&
    canKnow(finding, consultation) &&
    consultation.observations[id]?.polarity !== 'unknown'
  )
}
