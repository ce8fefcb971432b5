import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import { isGraveName } from '../../hear/lexicon/ends-at-and.ts'
import { plainWords } from '../../hear/plain-words.ts'

/** What is told with weight is told, whatever no stands before it. */
const weighty = /\b(?:severe|crushing|bad|terrible|awful|sudden\w*|worst|really|very|my|his|her)\b/

/**
 * "No headache and stiff neck": whether the no goes on over the "and" nobody can tell, so it is asked and neither put down as there nor as denied. "No headache or
 * stiff neck" and "no headache and no stiff neck" deny both; "no headache and a stiff neck", "but", or more words behind it tell of it.
 */
export function isOpenNo(
  { prose, turns }: Pick<ConsultationCase, 'prose' | 'turns'>,
  { text, turn, source, polarity }: Observation,
): boolean {
  const words = plainWords(text)
  if (source !== 'told' || polarity !== 'present' || turn !== turns || weighty.test(words)) return false
  return plainWords(prose)
    .split(/[.!?;,\n]/)
    .some((part) => part.trimEnd().endsWith(` and ${words}`) && openNo.test(part.slice(0, part.trimEnd().length - words.length)))
}

/** What is grave behind an open no and calls for no rule of its own asks for a doctor within a day until it was asked back. */
export function openNoRules(
  now: Pick<ConsultationCase, 'prose' | 'turns' | 'observations'>,
  fired: readonly HeldRule[],
  nameOf: (finding: string) => string,
): HeldRule[] {
  const asked = fired.filter(({ doubted }) => doubted === true).flatMap(({ findings }) => findings.map((id) => now.observations[id]?.text))
  const open = Object.values(now.observations).filter((each) => isGraveName(plainWords(each.text)) && isOpenNo(now, each))
  return open
    .filter(({ text }, at) => !asked.includes(text) && open.findIndex((each) => each.text === text) === at)
    .map(({ finding }) => ({
      rule: `open-no:${finding}`,
      name: nameOf(finding),
      level: 'within-24-hours',
      findings: [finding],
      doubted: true,
    }))
}

const openNo = /\b(?:no|without|denies|not any|nil) (?:[a-z]+ ){1,3}and $/
