import { uncapital } from '../judge/questions/question-knowledge.ts'
import type { Part } from '../plan/part.ts'
import type { Reply, ReplyTriage } from './reply.ts'

/**
 * What is said where something was told after the verdict and neither its level nor its leading cause has changed: that the advice stands,
 * and what of it is new. In: the verdict as it is now and as it was before this message.
 */
export function verdictAgain(triage: ReplyTriage, now: Reply, former: Reply): Part[] {
  const added = newLines(now, former)
  const dropped = newLines(former, now)
  const stands = `My advice stays the same: ${uncapital(triage.title)}.`
  if (added.length === 0 && dropped.length === 0) return [{ kind: 'next', text: `Thank you for telling me. ${stands}` }]
  const said: Part[] = [{ kind: 'next', text: `Thank you, that is good to know. ${stands}` }]
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
