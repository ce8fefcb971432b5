import type { FindingIds } from './finding-ids.ts'
import type { Complaint, FindingsFile } from './knowledge-sources.ts'
import { lexicon } from './lexicon.ts'
import { proposeClause } from './propose-clause.ts'
import { type Finding, frequencyShares, slotDimensions } from './schema.ts'

const kinds = new Set(['symptom', 'sign', 'risk', 'history', 'exposure', 'medication', 'measurement', 'result'])
const negations = new Set(['no', 'without', 'denies', 'denied'])

/** Complaints about findings: missing fields, aliases that collide or cannot be read, hierarchies that lead nowhere. */
export function checkFindings(files: readonly FindingsFile[], ids: FindingIds): Complaint[] {
  const complaints: Complaint[] = []
  const ownerOfId = new Map<string, string>()
  const ownerOfAlias = new Map<string, { id: string; path: string }>()
  for (const { path, entries } of files) {
    for (const [id, finding] of Object.entries(entries)) {
      const complain = (text: string) => complaints.push({ path, entry: id, text })
      const firstPath = ownerOfId.get(id)
      if (firstPath !== undefined) complain(`the id stands in ${firstPath} too`)
      ownerOfId.set(id, path)
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) complain('an id is small letters and hyphens')
      for (const field of ['name', 'question', 'why'] as const) if (!finding[field]) complain(`${field} is missing`)
      if (finding.clause !== undefined && (!/^[a-z].*[^.]$/.test(finding.clause) || finding.clause === proposeClause(finding.name, finding.kind))) complain(`clause '${finding.clause}' is no clause without a full stop, or says what the name proposes`)
      if (!kinds.has(finding.kind)) complain(`kind '${finding.kind}' is unknown`)
      if (!(finding.background in frequencyShares)) complain(`background '${finding.background}' is none of the six steps`)
      for (const dimension of finding.slots ?? []) if (!slotDimensions.includes(dimension)) complain(`slot dimension '${dimension}' is unknown`)
      for (const parent of finding.isA ?? []) {
        const problem = parent === id ? 'a finding cannot be its own parent' : ids.problem(parent)
        if (problem !== null) complain(`isA: ${problem}`)
      }
      for (const text of filterProblems(finding, ids)) complain(text)
      if (!finding.examples?.present?.length) complain('examples.present is missing: one sentence that must be understood as this finding')
      if (!finding.aliases?.length) complain('aliases are missing')
      for (const alias of finding.aliases ?? []) {
        for (const text of aliasProblems(alias)) complain(text)
        const key = alias.toLowerCase().replaceAll(/\s+/g, ' ').trim()
        const owner = ownerOfAlias.get(key)
        if (owner === undefined) ownerOfAlias.set(key, { id, path })
        else if (owner.id === id) complain(`alias '${alias}' is written twice`)
        else {
          complain(`alias '${alias}' stands on '${owner.id}' too`)
          complaints.push({ path: owner.path, entry: owner.id, text: `alias '${alias}' stands on '${id}' too` })
        }
      }
    }
  }
  return complaints
}

/** Bounds that nobody fits, and findings named in a filter that do not exist. */
function filterProblems({ only, sameAs }: Finding, ids: FindingIds): string[] {
  const problems: string[] = []
  if (only !== undefined && (only.fromYears ?? 0) >= (only.toYears ?? Number.POSITIVE_INFINITY)) problems.push('only: from no younger age than to')
  if (only?.fromDays !== undefined && only.fromDays < 1) problems.push('only: fromDays is a day or more')
  for (const other of [...(only?.with === undefined ? [] : [only.with]), ...(sameAs ?? [])]) {
    const problem = ids.problem(other)
    if (problem !== null) problems.push(`only.with or sameAs: ${problem}`)
  }
  return problems
}

function aliasProblems(alias: string): string[] {
  const problems: string[] = []
  for (const [, name = ''] of alias.matchAll(/<([^>]*)>/g)) if (!(name in lexicon)) problems.push(`alias '${alias}': lexicon.ts has no class <${name}>`)
  const depth = [...alias].reduce((open, character) => (character === '(' ? open + 1 : character === ')' ? open - 1 : open), 0)
  if (depth !== 0) problems.push(`alias '${alias}': a bracket is not closed`)
  if (/\([^)]*\(/.test(alias)) problems.push(`alias '${alias}': brackets inside brackets are not read`)
  if (/(^|\s)[+~]\s*$|^\s*[+~]|[+~]\s*[+~]/.test(alias)) problems.push(`alias '${alias}': a + or ~ needs words on both sides`)
  if (/~.*[+~]/.test(alias)) problems.push(`alias '${alias}': nothing may follow the part behind a ~`)
  const outside = alias.replaceAll(/\([^)]*\)/g, ' ').replaceAll(/<[^>]*>/g, ' ')
  if (outside.includes('|')) problems.push(`alias '${alias}': | stands only inside brackets`)
  if (/[^\p{L}\p{N}\s'+~\-_./%|()<>&,:]/u.test(alias)) problems.push(`alias '${alias}': a character that the reader does not know`)
  const first = alias.toLowerCase().split(/\s+/)[0] ?? ''
  if (negations.has(first) && /^\S+ [a-z]+$/i.test(alias)) problems.push(`alias '${alias}' begins with a negation; the reader negates by itself (join with _ if it is a fixed expression)`)
  if (/^<[^>]+>$/.test(alias.trim())) problems.push(`alias '${alias}' is a whole word class and fires too often`)
  return problems
}
