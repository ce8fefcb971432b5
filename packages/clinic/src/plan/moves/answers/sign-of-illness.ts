import { isFelt } from '../../../hear/felt-finding.ts'
import { findingsNamed } from '../../../hear/findings-named.ts'
import { capital } from '../../../judge/questions/question-knowledge.ts'
import { spokenList } from '../../../judge/questions/spoken-list.ts'
import type { PackedCondition } from '../../../knowledge/knowledge-pack.ts'
import type { Frequency } from '../../../knowledge/schema.ts'
import { namedConditions } from '../../../records/named-conditions.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import type { TurnState } from '../../../turn/turn-state.ts'
import type { Answer } from './answer.ts'
import { usualSigns } from './could-it-be.ts'

const asksWhether =
  /\b(?:caus\w*|leads? to|contribut\w*|bring\w*|goes? with|comes? with|normal (?:to have )?(?:with|in|for)|common (?:with|in)|symptoms? of|signs? of|\w+ symptom|part of|associated|related to|linked to|due to)\b|^\W*(?:is|are|does|do|can|could|would)\b.{3,60}\b(?:give|get|have|make)\b/i
/** What may be behind one's own complaint is another question. */
const ofOneself = /\b(?:my|i|me|mine|he|she|his|her|him|our|we)\b/i
const signsShown = 4

/** How often it is there, in words, by the step of the knowledge. */
const often: Readonly<Record<Frequency, string>> = {
  always: 'Yes: nearly everybody with {illness} has {sign}.',
  usual: 'Yes: most people with {illness} have {sign}.',
  often: 'Yes: {sign} is common with {illness}.',
  some: 'Yes, it can: some people with {illness} have {sign}.',
  occasional: 'It can, though it is not common: a few people with {illness} have {sign}.',
  rare: 'It can, but rarely: very few people with {illness} have {sign}.',
}

/** "Does low thyroid cause weight gain?": whether a sign belongs to an illness, out of the knowledge; null where not both are named. */
export const signOfIllness: Answer = ({ text }, state) => {
  if (!asksWhether.test(text) || ofOneself.test(text)) return null
  const { knowledge, findings } = state.base
  const [named] = namedConditions(knowledge, text)
  const condition = named === undefined ? undefined : knowledge.conditions.get(named.condition)
  if (named === undefined || condition === undefined) return null
  const rest = `${text.slice(0, named.start)} ${' '.repeat(named.end - named.start)} ${text.slice(named.end)}`
  const signs = findingsNamed(knowledge, rest)
    .map((each) => each.slice(1))
    .filter((id) => isFelt(knowledge, id))
  const [sign] = signs
  if (sign === undefined) return null
  const illness = spokenCondition(condition.name)
  const name = findings.get(sign)?.name ?? sign
  const step = stepOf(condition, sign, state)
  const source = condition.sources[0] === undefined ? '' : ` (${condition.sources[0]})`
  if (step === null)
    return `${capital(name)} is not among the usual signs of ${illness} that I know of. It usually shows as ${spokenList(usualNames(condition, state))}. With something else beside it, look for its own cause, and ask whoever treats you.${source}`
  return `${often[step].replace('{illness}', illness).replace('{sign}', name)} It can have other causes too, so a doctor should look at it if it is new, strong or does not go.${source}`
}

const steps: readonly Frequency[] = ['always', 'usual', 'often', 'some', 'occasional', 'rare']

/** How often the condition brings the sign, itself or in a closer form; null where it is not listed. */
function stepOf({ findings }: PackedCondition, sign: string, { base }: TurnState): Frequency | null {
  const own = sign.split('.')[0] ?? sign
  const isIt = (id: string) =>
    id === sign || id === own || id.startsWith(`${own}.`) || base.findings.get(id)?.parents.includes(own) === true
  return steps.find((step) => findings[step]?.some(isIt) === true) ?? null
}

function usualNames(condition: PackedCondition, { base }: TurnState): string[] {
  return usualSigns(base, condition)
    .slice(0, signsShown)
    .map((finding) => base.findings.get(finding)?.name ?? finding)
}
