import type { HeldRule } from '../../case/case.ts'
import type { Person } from '../../case/model.ts'
import type { RedFlag } from '../../knowledge/schema.ts'
import { levelConstants } from '../constants.ts'

const { adultFromYears, babyToYears, smallToYears } = levelConstants

/** A rule that listens to present findings, whether told, answered or implied. `isPresent` knows the hierarchy. */
export type FindingTest = (finding: string) => boolean

/**
 * The red flags that fire. An unknown age counts as the riskier one: a rule for older people fires for an adult who
 * speaks for himself, a rule for children for a child of unknown age; such a rule is marked `assumed` and is looked at
 * again once the age is known.
 */
export function firedRedFlags(rules: readonly RedFlag[], isPresent: FindingTest, person: Person): HeldRule[] {
  const fired: HeldRule[] = []
  for (const rule of rulesWithFirstPart(rules, isPresent)) {
    const findings = findingsOf(rule, isPresent)
    if (findings === null || !appliesTo(rule, person) || rule.unless?.some(isPresent)) continue
    fired.push({
      rule: rule.id,
      name: rule.name,
      level: rule.level,
      findings,
      ...(restsOnAssumption(rule, person) ? { assumed: true } : {}),
    })
  }
  return fired
}

/** The rules under each finding of their first part, by their numbers; made once for each knowledge. */
const byFirstPart = new WeakMap<readonly RedFlag[], ReadonlyMap<string, readonly number[]>>()

/** The rules whose first part is present, in their order: nearly every rule lacks it. */
function rulesWithFirstPart(rules: readonly RedFlag[], isPresent: FindingTest): RedFlag[] {
  const known = byFirstPart.get(rules) ?? numbersByFirstPart(rules)
  byFirstPart.set(rules, known)
  const numbers = new Set<number>()
  for (const [finding, ofFinding] of known) if (isPresent(finding)) for (const number of ofFinding) numbers.add(number)
  return [...numbers].sort((a, b) => a - b).flatMap((number) => rules[number] ?? [])
}

function numbersByFirstPart(rules: readonly RedFlag[]): ReadonlyMap<string, readonly number[]> {
  const pairs = rules.flatMap(({ all: [first = []] }, number) => [first].flat().map((finding) => ({ finding, number })))
  return new Map([...Map.groupBy(pairs, ({ finding }) => finding)].map(([finding, own]) => [finding, own.map(({ number }) => number)]))
}

/** The present finding of each part of a rule; null where a part is missing. */
function findingsOf({ all }: RedFlag, isPresent: FindingTest): string[] | null {
  const findings: string[] = []
  for (const part of all) {
    const found = typeof part === 'string' ? (isPresent(part) ? part : undefined) : part.find(isPresent)
    if (found === undefined) return null
    findings.push(found)
  }
  return findings
}

const calledBaby = /^(?:baby|infant|newborn|twin|bairn|wean)$/

/** Nobody calls a small child so: no rule of theirs is for a grandad whose age nobody told. */
const grown =
  /^(?:mother|mum|mom|mummy|mama|ma|father|dad|papa|parent|wife|husband|partner|fianc\w*|boyfriend|girlfriend|grand(?:mother|ma|father|pa|dad|parent)|grandad|granny|gran|nana?|aunt\w*|uncle|boss|colleague|carer|landlord|teacher)$/

/** Whether a rule's age, sex and pregnancy suit the person, the unknown taken for the riskier. */
export function appliesTo(rule: RedFlag, person: Person): boolean {
  if (rule.sex && person.sex !== null && person.sex !== rule.sex) return false
  if (rule.pregnant !== undefined && (person.pregnant === true) !== rule.pregnant) return false
  if (!rule.age) return true
  if (person.ageYears !== null)
    return person.ageYears >= (rule.age.fromYears ?? 0) && person.ageYears < (rule.age.toYears ?? Number.POSITIVE_INFINITY)
  const speaksForSelf = person.relation === 'self'
  if ((rule.age.toYears ?? Number.POSITIVE_INFINITY) <= smallToYears && grown.test(person.relation)) return false
  // A son or a daughter may be forty: who is a baby is called one, and else the age is asked for first.
  if ((rule.age.toYears ?? Number.POSITIVE_INFINITY) <= babyToYears && !calledBaby.test(person.relation)) return false
  return speaksForSelf ? (rule.age.toYears ?? Number.POSITIVE_INFINITY) > adultFromYears : true
}

function restsOnAssumption(rule: RedFlag, person: Person): boolean {
  return (rule.age !== undefined && person.ageYears === null) || (rule.sex !== undefined && person.sex === null)
}
