import { type KnowledgePack, knowledgePackFormat, type PackedCondition, type PackedFinding } from '../knowledge-pack.ts'
import { packChild } from '../pack-child.ts'
import type { Frequency, RedFlag, SlotValue } from '../schema.ts'
import { slotValues } from '../slots.ts'
import { codeFindings } from './code-findings.ts'
import { foldLexicon, unfoldLexicon } from './fold-lexicon.ts'
import { foldReader, unfoldReader } from './fold-reader.ts'
import { foldRows, unfoldRows } from './fold-rows.ts'
import { codedPart, type FoldedParts, readFolded, textPart, writeFolded } from './folded-file.ts'
import { createMixedReader, createMixedWriter } from './mixed-coder.ts'

const slots: Readonly<Record<string, SlotValue>> = slotValues
const slotNames = Object.keys(slots)

/**
 * The pack in a third of its letters and two thirds of its bytes on the wire, for a doctor who is fetched over a network: alike values side by
 * side, numbers as numbers, those of patterns and findings told by what stands around them, findings of slot values left to be made again. What no answer needs (the examples of patients, all references of rules and
 * all but the first of conditions) is left out.
 */
export function foldKnowledge(pack: KnowledgePack): Uint8Array {
  const bases = pack.findings.filter(({ base }) => base === undefined)
  const slotsOf = Map.groupBy(pack.findings, ({ base }) => base)
  const parts = {
    findings: foldRows(bases),
    slots: bases.map(({ id }) => (slotsOf.get(id) ?? []).map(({ slot }) => slot).join(' ')).join('\n'),
    ...foldConditions(pack.conditions, pack.findings),
    rules: foldRows(pack.redFlags, ['examples', 'sources']),
    advice: JSON.stringify(pack.advice),
    ...foldLexicon(pack.lexicon, pack.conditions, pack.findings),
    ...foldReader(pack.reader, pack),
  }
  return writeFolded(knowledgePackFormat, pack.hash, parts)
}

/** The pack of a folded one. Throws where it is of another format or cut off. */
export function unfoldKnowledge(file: Uint8Array): KnowledgePack {
  const { hash, parts } = readFolded(knowledgePackFormat, file)
  const findings = unfoldFindings(parts)
  const conditions = unfoldConditions(parts, findings)
  return {
    format: knowledgePackFormat,
    hash,
    findings,
    conditions,
    redFlags: unfoldRows(textPart(parts, 'rules')).map((rule) => ({ ...rule, examples: { fires: [] }, sources: [] }) as unknown as RedFlag),
    advice: JSON.parse(textPart(parts, 'advice')),
    lexicon: unfoldLexicon(parts, conditions, findings),
    reader: unfoldReader(parts, { findings, conditions }),
  }
}

function unfoldFindings(parts: FoldedParts): PackedFinding[] {
  const bases = unfoldRows(textPart(parts, 'findings')) as unknown as PackedFinding[]
  const lists = textPart(parts, 'slots').split('\n')
  const children = bases.flatMap((base, at) =>
    (lists[at] ?? '').split(' ').flatMap((slot) => {
      const value = slots[slot]
      return value === undefined ? [] : [packChild(base, slot, value)]
    }),
  )
  return [...bases, ...children]
}

/** The findings of all conditions, coded by what stands beside them; what tells a condition apart by its place among its own. */
function foldConditions(conditions: readonly PackedCondition[], findings: readonly PackedFinding[]): FoldedParts {
  const bases = findings.filter(({ base }) => base === undefined)
  const places = new Map(bases.map(({ id }, place) => [id, place]))
  const own = conditions.map((condition) => Object.values(condition.findings).flat())
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  const lists = conditions.map((condition) =>
    Object.values(condition.findings).map((ids) =>
      ids.map((id) => {
        const { base, slot } = byId.get(id) ?? {}
        return { base: places.get(base ?? id) ?? 0, slot: slot === undefined ? 0 : 1 + slotNames.indexOf(slot) }
      }),
    ),
  )
  const coder = createMixedWriter()
  const hints = conditions.map((condition) => ({ system: condition.system, shares: Object.keys(condition.findings) }))
  codeFindings(coder, hints, havingSlots(bases, findings), lists)
  return {
    conditions: foldRows(
      conditions.map((condition, at) => ({
        ...condition,
        source: condition.sources[0],
        findings: Object.keys(condition.findings),
        discriminators: condition.discriminators.map((id) => own[at]?.indexOf(id)),
      })),
      ['examples', 'sources'],
    ),
    'condition.findings': coder.finish(),
  }
}

/** Whether the pack has slot values of a base. */
function havingSlots(bases: readonly PackedFinding[], findings: readonly PackedFinding[]): (base: number) => boolean {
  const having = new Set(findings.map(({ base }) => base))
  const answers = bases.map(({ id }) => having.has(id))
  return (base) => answers[base] === true
}

/** A condition as its row is written. */
interface FoldedCondition {
  system: string
  findings: Frequency[]
  discriminators: number[]
  source?: string
}

function unfoldConditions(parts: FoldedParts, findings: readonly PackedFinding[]): PackedCondition[] {
  const rows = unfoldRows(textPart(parts, 'conditions')) as unknown as FoldedCondition[]
  const bases = findings.filter(({ base }) => base === undefined)
  const hints = rows.map((row) => ({ system: row.system, shares: row.findings }))
  const told = codeFindings(createMixedReader(codedPart(parts, 'condition.findings')), hints, havingSlots(bases, findings), null)
  return rows.map(({ findings: shares, discriminators, source, ...rest }, at) => {
    const lists = shares.map((share, list) => [share, (told[at]?.[list] ?? []).map(({ base, slot }) => `${bases[base]?.id ?? ''}${slot === 0 ? '' : `.${slotNames[slot - 1]}`}`)] as const)
    const own = lists.flatMap(([, ids]) => ids)
    const condition = { ...rest, findings: Object.fromEntries(lists), discriminators: discriminators.map((at) => own[at] ?? '') }
    return { ...condition, examples: [], sources: source === undefined ? [] : [source] } as unknown as PackedCondition
  })
}
