import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import { proposeClause } from '../knowledge/propose-clause.ts'

type Findings = ReadonlyMap<string, Pick<PackedFinding, 'name' | 'clause' | 'kind' | 'base'>>

/** How a finding is said, to "you": "you have a cough", "light hurts your eyes". A closer form says it as its finding does, where that is English. */
export function clauseOf(findings: Findings, id: string): string {
  const finding = findings.get(id)
  if (finding === undefined) return `you have ${id}`
  const { name, clause, kind, base } = finding
  if (clause !== undefined) return clause
  const own = base === undefined ? undefined : findings.get(base)
  if (base === undefined || own === undefined) return proposeClause(name, kind)
  const whole = clauseOf(findings, base)
  if (whole.endsWith(` ${own.name}`)) return `${whole.slice(0, -own.name.length)}${name}`
  const closer = name.startsWith(`${own.name} `) ? name.slice(own.name.length) : null
  const isDone = /^[a-z]+ing\b/.test(name) && !whole.startsWith('you have ')
  return closer === null || !(adverbial.test(closer) || isDone) ? `you have ${name}` : `${whole}${closer}`
}

/** What also follows what somebody does or feels. */
const adverbial = /^ (?:on and off|all the time|a lot|a little|at night|in the (?:morning|evening)|after\b.*|when\b.*)$/

/** Whether a finding is said by its name, as a thing one has: "a cough". */
export function isThing(findings: Findings, id: string): boolean {
  const clause = clauseOf(findings, id)
  return /^you have (?:had )?/.test(clause) && clause.replace(/^you have (?:had )?/, '') === nameOf(findings, id)
}

/** Their names; closer forms of one finding as one: "dull pain in the lower back worse with movement". */
export function namedOnce(findings: Findings, ids: readonly string[]): string[] {
  const groups = Map.groupBy(ids, (id) => findings.get(id)?.base ?? id)
  return [...groups]
    .map(([base, forms]) => (forms.length === 1 ? nameOf(findings, forms[0] ?? base) : nameOfForms(findings, base, forms)))
    .map((name) => name.replace(/^(?!an? )(?=(?:[\w-]+ )?headache\b)/, 'a '))
}

const article = /^(?:an?|some|the) /

function nameOfForms(findings: Findings, base: string, forms: readonly string[]): string {
  const whole = nameOf(findings, base)
  const bare = whole.replace(article, '')
  const before: string[] = []
  const behind: string[] = []
  let core = bare
  for (const name of forms.filter((id) => id !== base).map((id) => nameOf(findings, id).replace(article, '')))
    if (name.endsWith(` ${bare}`)) before.push(name.slice(0, -bare.length - 1))
    else if (name.startsWith(bare)) behind.push(name.slice(bare.length).replace(/^,? /, ''))
    else core = name
  const [tail = '', ...tails] = behind.filter((each) => each !== '')
  const isSameWord = core.endsWith(` ${tail.split(' ')[0]}`)
  const words = [before.join(', '), isSameWord ? `${core},` : core, [tail, ...tails].join(', ')].filter((part) => part !== '').join(' ')
  const opening = article.exec(whole)?.[0].trim()
  return opening === undefined ? words : `${/^an?$/.test(opening) ? (/^[aeiou]/.test(words) ? 'an' : 'a') : opening} ${words}`
}

const nameOf = (findings: Findings, id: string): string => findings.get(id)?.name ?? id
