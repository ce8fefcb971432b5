import type { ConsultationCase } from '../case/case.ts'
import { freshOf } from '../case/said-before.ts'
import { uncapital } from '../judge/questions/question-knowledge.ts'
import type { Part } from '../plan/part.ts'
import type { Reply, ReplyTriage } from './reply.ts'

/**
 * What is said where something was told after the verdict and neither its level nor its leading cause has changed: that the advice stands,
 * and what of it is new. In: the verdict as it is now and as it was before this message, the case, for what was said in it, and whether the message has an answer above.
 */
export function verdictAgain(triage: ReplyTriage, now: Reply, former: Reply, consultation: ConsultationCase, isAnswered = false): Part[] {
  const added = newLines(now, former)
  const dropped = newLines(former, now)
  const advice = uncapital(triage.title)
  const stands = (ways: readonly string[]): Part => ({
    kind: 'next',
    text: freshOf(
      ways.map((way) => way.replace('{advice}', advice)),
      { ...consultation, turns: 0 },
    ),
  })
  if (added.length === 0 && dropped.length === 0) return [stands(isAnswered ? besideAnswer : unchanged)]
  const said: Part[] = [stands(withNews)]
  if (added.length > 0)
    said.push({ kind: 'action', title: 'New for you', text: `**New, after what you told me:**\n\n${bullets(added)}`, items: added })
  if (dropped.length > 0)
    said.push({
      kind: 'action',
      title: 'No longer for you',
      text: `**This no longer holds for you:**\n\n${bullets(dropped)}`,
      items: dropped,
    })
  return said
}

/** Who asked and has an answer told nothing that could be thanked for. */
const besideAnswer: readonly string[] = [
  'And it stays at this: {advice}.',
  'The rest stays as I said: {advice}.',
  'Nothing else changes: {advice}.',
]
const unchanged: readonly string[] = [
  'Thank you for telling me. My advice stays the same: {advice}.',
  'I have added that. It does not change what I would do: {advice}.',
  'Good that you say so. For all that, the plan holds: {advice}.',
  'That fits in with the rest, and I would still say: {advice}.',
  'I have noted it. Nothing in it makes me think otherwise: {advice}.',
]
const withNews: readonly string[] = [
  'Thank you, that is good to know. My advice stays the same: {advice}.',
  'That matters for some of what I said. The level is still: {advice}.',
  'I am glad you mention it: it changes a few things below, and the level stays: {advice}.',
]

/** The steps and warnings of one verdict that another has not. */
function newLines(one: Reply, other: Reply): string[] {
  const known = new Set(adviceOf(other))
  return [...new Set(adviceOf(one))].filter((line) => !known.has(line))
}

function adviceOf({ parts }: Reply): string[] {
  return parts.filter(({ kind }) => kind === 'action').flatMap(({ items = [] }) => items)
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}
