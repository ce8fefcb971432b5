import { type Advice, type AdviceLine, type AdviceScope, adviceGroups, courseLines, dailyTopics } from './advice-schema.ts'
import type { FindingIds } from './finding-ids.ts'
import type { AdviceFile, Complaint } from './knowledge-sources.ts'
import { propertyClasses } from './medicines/classes-properties.ts'
import { therapeuticClasses } from './medicines/classes-therapeutic.ts'
import { organisations } from './sources.ts'
import { isToldTopic } from './told-topics.ts'

const date = /^\d{4}-\d{2}-\d{2}$/
const dose = /\b\d+(?:[.,]\d+)? ?(?:mg|milligrams?|mcg|micrograms?|ml)\b/i
const longest = 240
const classes: Readonly<Record<string, { members: readonly string[] }>> = { ...therapeuticClasses, ...propertyClasses }
const ingredients = new Set(Object.values(classes).flatMap(({ members }) => members))

/** Complaints about advice: unknown ids, empty or overlong lines, doses that no packet states, sources without a name or with an impossible date. */
export function checkAdvice(files: readonly AdviceFile[], conditions: ReadonlySet<string>, ids: FindingIds): Complaint[] {
  const complaints: Complaint[] = []
  const owners = new Map<string, string>()
  for (const { path, entries } of files) {
    for (const [id, advice] of Object.entries(entries)) {
      const complain = (text: string) => complaints.push({ path, entry: id, text })
      if (!conditions.has(id)) complain(`'${id}' is the id of no condition`)
      const owner = owners.get(id)
      if (owner !== undefined) complain(`stands in ${owner} too`)
      owners.set(id, path)
      for (const line of linesOf(advice)) complainAboutLine(line, complain)
      for (const line of advice.doctor ?? []) complainAboutNoDoctor(line, complain)
      for (const scope of scopesOf(advice)) complainAboutScope(scope, ids, conditions, complain)
      complainAboutWhole(advice, complain)
    }
  }
  return complaints
}

const textOf = (line: AdviceLine): string => (typeof line === 'string' ? line : line.text)

function linesOf({ home, doctor, antibiotics, medicines, avoid, daily, expect }: Advice): string[] {
  const sentences = [...(home ?? []), ...(doctor ?? []), ...(medicines ?? []), ...(avoid ?? [])].map(textOf)
  return [...sentences, ...(antibiotics === undefined ? [] : [antibiotics]), ...Object.values(daily ?? {}), ...(expect === undefined ? [] : courseLines(expect)).map(textOf)]
}

function scopesOf({ home, doctor, medicines, avoid, expect }: Advice): AdviceScope[] {
  const lines = [...(home ?? []), ...(doctor ?? []), ...(medicines ?? []), ...(avoid ?? []), ...(expect === undefined ? [] : courseLines(expect)), ...(expect?.doctorIf ?? []), ...(expect?.callIf ?? [])]
  return lines.filter((line) => typeof line !== 'string')
}

function complainAboutLine(text: string, complain: (text: string) => void): void {
  if (!/^[A-Z].*[.!]$/.test(text)) complain(`'${text}' is no sentence that begins with a capital and ends with a full stop`)
  if (text.length > longest) complain(`'${text.slice(0, 40)}...' is longer than ${longest} letters`)
  if (dose.test(text) && !/\bpack(?:et)?s?\b/.test(text)) complain(`'${text}' names a dose without saying that the packet states it`)
}

const noDoctor = /\bneeds? no doctor\b|\bno doctor\b[^.]*\bneeded\b|\bheal\w*[^.]* without a doctor\b/i

/** That no doctor is needed may stand beside care at home alone: the line says so. */
function complainAboutNoDoctor(line: AdviceLine, complain: (text: string) => void): void {
  if (noDoctor.test(textOf(line)) && (typeof line === 'string' || line.atHome !== true)) complain(`'${textOf(line)}' says that no doctor is needed, but not \`atHome: true\``)
}

function complainAboutScope({ has, hasNot, fromYears, toYears }: AdviceScope, ids: FindingIds, conditions: ReadonlySet<string>, complain: (text: string) => void): void {
  if (fromYears !== undefined && toYears !== undefined && fromYears >= toYears) complain(`fromYears ${fromYears} is not below toYears ${toYears}`)
  for (const id of [...(has ?? []), ...(hasNot ?? [])].flatMap(inGroup)) {
    const problem = problemOf(id, ids, conditions)
    if (problem !== null) complain(problem)
  }
}

/** What is wrong with an id of a scope, or null. */
function problemOf(id: string, ids: FindingIds, conditions: ReadonlySet<string>): string | null {
  const [kind, name] = id.split(':')
  if (name === undefined) return ids.problem(id)
  if (kind === 'condition') return conditions.has(name) ? null : `'${id}': no such condition`
  if (kind === 'medicine') return knownIngredient(name)
  if (kind === 'told') return isToldTopic(name) ? null : `'${id}': no such topic`
  if (kind === 'class') return name in classes ? null : `'${id}': no such class of medicines`
  return kind === 'allergy' && name !== '' ? null : `'${id}': no such group`
}

const inGroup = (id: string): readonly string[] => adviceGroups[id.replace(/^group:/, '')] ?? [id]

function knownIngredient(name: string): string | null {
  return ingredients.has(name) ? null : `'${name}' is no ingredient of the medicines' knowledge (international name, lower case)`
}

function complainAboutWhole(advice: Advice, complain: (text: string) => void): void {
  const { home, doctor, medicines, avoid, daily, expect, sources, reviewed } = advice
  if (!home?.length) complain('home is missing or empty')
  if (!doctor?.length) complain('doctor is missing or empty')
  if (!Array.isArray(medicines) || !Array.isArray(avoid)) complain('medicines or avoid is missing (empty lists are allowed)')
  if (!expect?.course) complain('expect.course is missing')
  if (!expect?.doctorIf?.length) complain('expect.doctorIf is missing or empty')
  for (const line of [...(expect?.doctorIf ?? []), ...(expect?.callIf ?? [])].map(textOf)) if (!/^[a-z0-9].*[^.]$/.test(line)) complain(`'${line}' does not complete "if ..." (small letter first, no full stop)`)
  for (const topic of Object.keys(daily ?? {})) if (!dailyTopics.some((each) => each === topic)) complain(`daily.${topic} is no topic of dailyTopics`)
  for (const { ingredient } of medicines ?? []) {
    const problem = knownIngredient(ingredient)
    if (problem !== null) complain(problem)
  }
  if (!sources?.length) complain('sources are missing')
  for (const { source, lookedUp, address } of sources ?? []) {
    if (!((String(source).split(':')[0] ?? '') in organisations)) complain(`source '${source}': the organisation is not in sources.ts`)
    if (address !== undefined && (lookedUp === null || !address.startsWith('https://'))) complain(`source '${source}': an address begins with https:// and has the day on which it was looked up`)
    if (lookedUp !== null && !date.test(lookedUp)) complain(`source '${source}': lookedUp is null or a date like 2026-11-22`)
  }
  if (reviewed !== null && !date.test(reviewed ?? '')) complain('reviewed is null or a date like 2026-11-22')
}
