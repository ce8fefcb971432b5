import type { HeldRule } from '../../case/case.ts'
import { levelConstants } from '../constants.ts'
import { type Addressee, isChild } from '../questions/address-patient.ts'
import { spokenList } from '../questions/spoken-list.ts'
import type { ReasoningIndex } from '../ranking/reasoning-index.ts'

/** A name that offers several things of which only one was told: "a blow to the head with vomiting, a memory gap or blood thinners". */
const namesSeveral = /\bor\b/
/** What the person is, beside what was told: it stays a part of the reason. */
const ofWhom =
  / (?:over|under|from) (?:[a-z]+|\d+)(?:[- ][a-z]+)?(?: (?:years|months|weeks)(?: on)?)?$| in (?:an?|the) (?:\w+ )?(?:child|baby|newborn|toddler|smoker|teenager|woman|man)$/

/** Whose rule it is, where nobody said that the patient is one. */
const ofChild = / in (?:an?|the) (?:\w+ )?(?:child|baby|newborn|toddler|infant)$/

const ofAge = / (?:over|under|from) (?:[a-z]+|\d+)(?: (?:years|months|weeks)(?: on)?)?$/

const fromAge = / (?:over|from) (?:[a-z]+|\d+)(?:-[a-z]+)?(?: (?:years?))?(?: on)?$/

/** "Blood in the stool over forty" is "blood in the stool at 60" of somebody whose age is known. */
const atOwnAge = (reason: string, { ageYears }: Addressee): string =>
  ageYears === null || ageYears < levelConstants.adultFromYears ? reason : reason.replace(fromAge, ` at ${Math.floor(ageYears)}`)

/** Why a rule speaks, in what was told: nobody is told of a sign, or of an age, that he did not name. */
export function toldReason(index: ReasoningIndex, rule: Pick<HeldRule, 'name' | 'findings'>, person: Addressee): string {
  return atOwnAge(reasonTold(index, rule, person), person)
}

function reasonTold(index: ReasoningIndex, rule: Pick<HeldRule, 'name' | 'findings'>, person: Addressee): string {
  const aged = person.ageYears === null ? rule.name.replace(ofAge, '') : rule.name
  const name = isChild(person) ? aged : aged.replace(ofChild, '')
  const { findings } = rule
  if (!namesSeveral.test(name)) return name
  const told = findings.map((finding) => index.findings[index.findingNumbers.get(finding) ?? -1]?.name)
  const known = told.filter((each) => each !== undefined)
  return known.length === 0 || known.length < told.length ? name : `${spokenList([...new Set(known)])}${ofWhom.exec(name)?.[0] ?? ''}`
}
