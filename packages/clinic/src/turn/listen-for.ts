import type { ConsultationCase } from '../case/case.ts'
import { stemsOf } from '../hear/lexicon/stems.ts'
import { understand } from '../hear/lexicon/understand.ts'
import { ofCrisis } from '../hear/listener/of-crisis.ts'
import { type KnowledgeBase, rankCase } from '../judge/knowledge-base.ts'
import { redFlagItems } from '../judge/questions/red-flag-checklist.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'

/** What an outside listener is given beside the patient's words: what was asked, whom it is about, and a short list of findings. */
export interface ListeningBrief {
  asked: string | null
  about: { relation: string; ageYears: number | null; sex: 'female' | 'male' | null }
  complaints: readonly string[]
  candidates: readonly { id: string; name: string }[]
}

/** As many as a small model still keeps apart, and of them by likeness of words alone. */
const mostCandidates = 26
const mostAlike = 12
const widelyUsed = 400

/**
 * The findings that this message may tell of: those of the open question, what the lexicon reads in it, the open danger signs of the
 * leading causes, and what is worded alike. In: the case before the message, and the words. Out: the list, the surest first.
 */
export function listenFor(base: KnowledgeBase, consultation: ConsultationCase, words: string): ListeningBrief {
  const { knowledge, findings, index, redFlags } = base
  const { pending, person, complaints } = consultation
  const read = understand(knowledge, words, { pending, person, complaints }).mentions.map(({ finding }) => finding)
  const flags = complaints.length === 0 ? [] : redFlagItems({ index, findings, redFlags }, consultation, rankCase(base, consultation))
  const ids = [...new Set([...(pending?.findings ?? []), ...read, ...flags, ...ofCrisis, ...wordedAlike(knowledge, words)])].slice(
    0,
    mostCandidates,
  )
  return {
    asked: pending?.text ?? null,
    about: { relation: person.relation, ageYears: person.ageYears, sex: person.sex },
    complaints: complaints.map((id) => findings.get(id)?.name ?? id),
    candidates: ids.flatMap((id) => {
      const finding = findings.get(id)
      return finding === undefined ? [] : [{ id, name: finding.name }]
    }),
  }
}

const stemTables = new WeakMap<KnowledgeIndex, ReadonlyMap<string, readonly string[]>>()

/** Which findings use a stem in their name or question. */
function findingsByStem(knowledge: KnowledgeIndex): ReadonlyMap<string, readonly string[]> {
  const known = stemTables.get(knowledge)
  if (known !== undefined) return known
  const table = new Map<string, string[]>()
  for (const { id, name, question, base } of knowledge.findings.values()) {
    if (base !== undefined) continue
    for (const stem of new Set(stemsOf(`${name} ${question}`))) table.set(stem, [...(table.get(stem) ?? []), id])
  }
  stemTables.set(knowledge, table)
  return table
}

function wordedAlike(knowledge: KnowledgeIndex, words: string): string[] {
  const table = findingsByStem(knowledge)
  const likeness = new Map<string, number>()
  for (const stem of new Set(stemsOf(words))) {
    const users = table.get(stem) ?? []
    if (users.length > widelyUsed) continue
    for (const id of users) likeness.set(id, (likeness.get(id) ?? 0) + 1 / Math.log2(2 + users.length))
  }
  return [...likeness]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .slice(0, mostAlike)
    .map(([id]) => id)
}
