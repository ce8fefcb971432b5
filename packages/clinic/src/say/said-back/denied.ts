import type { Observation } from '../../case/model.ts'
import { splitClauses } from '../../hear/split-clauses.ts'
import { withoutIt } from '../without-it.ts'
import type { Findings, Thing } from './things.ts'

const deniedAtMost = 2
const denies = /\b(?:no|not|nor|non|never|none|neither|without|nothing|nobody|cannot|free of)\b|n['’]?t\b/i
const ofPerson = /^(?:pregnan|postpartum|menopause)/

/** Whether words deny aloud: "putting on weight" says no word of losing it. */
export const deniedAloud = (text: string): boolean => denies.test(text)

const isWell = /\b(?:can|able|fine|ok|okay|normal|normally|clear|well|usual|good|alert|awake|still)\b/i

/** Whether the clause that a denial was read in denies or says that all is well; "I feel sick with it" says nothing of the mind. In: all words. */
export function isDeniedAloud({ text }: Pick<Observation, 'text'>, words: string): boolean {
  const at = words.toLowerCase().indexOf(text.toLowerCase())
  const clause = text === '' || at < 0 ? undefined : splitClauses(words).find(({ start, end }) => start <= at && at < end)
  return clause === undefined || denies.test(clause.text) || isWell.test(clause.text)
}

/** What somebody can do is said as that: "able to put weight on a leg". */
const able = /^(?:not being able|being unable) to /

/**
 * What is denied, as it is said back: what is grave first, no closer form of a complaint, no number, nothing that the words deny only by what
 * they say, and one thing for one wording. In: what was told to be absent, what is said to be there, and all that
 * was told to be there.
 */
export function saidDenied(
  findings: Findings,
  denied: readonly Observation[],
  present: readonly Thing[],
  told: readonly Observation[] = [],
): string[] {
  const isThere = new Set(present.flatMap(({ findings: ids }) => ids.map((id) => id.split('.')[0])))
  const worth = denied.filter(({ finding, text }, at) => {
    const { kind, base, parents = [] } = findings.get(finding) ?? {}
    const isOfNumber = kind === 'measurement' || kind === 'result'
    const isSaidBefore =
      text !== '' && (denied.some((other, place) => place < at && other.text === text) || told.some((other) => other.text.includes(text)))
    const isCloser = base !== undefined || denied.some((other) => parents.includes(other.finding)) || isThere.has(finding)
    return !isOfNumber && !isSaidBefore && !isCloser && !ofPerson.test(finding)
  })
  const isGrave = ({ finding }: Observation) => findings.get(finding)?.grave === true
  return [...worth.filter(isGrave), ...worth.filter((each) => !isGrave(each))]
    .map(({ finding }) => deniedName(findings.get(finding)?.name ?? finding))
    .slice(0, deniedAtMost)
}

function deniedName(name: string): string {
  return able.test(name) ? withoutIt(name).replace(/^being able/, 'able') : withoutIt(name)
}
