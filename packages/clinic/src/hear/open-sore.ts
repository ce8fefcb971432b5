import type { Mention } from '../case/model.ts'

/** A sore as a thing that is seen: "a sore on my heel", "two sores between the toes". */
const aSore =
  /\b(?:an?|the|this|that|one|two|three|few|some|small|wee|little|tiny|open|nasty|red|big|wet|smelly|another) sores? (?:on|under|between|at the (?:back|side) of)\b/i
const ofLimb = /^(?:foot|heel|toe|big-toe|ankle|leg|shin|calf|knee|thigh|hand|finger|thumb|elbow|arm)-pain$/
const ofFoot = /^(?:foot|heel|toe|big-toe)-pain$/

/** Where "a sore on the sole of my foot" was read as a foot that hurts, it is an open sore: it may not hurt at all. In: the words, what was read in them. */
export function withSoreNamed(words: string, mentions: readonly Mention[]): readonly Mention[] {
  const said = aSore.exec(words)
  if (said === null) return mentions
  const isOfSore = ({ finding, polarity, start, end }: Mention) =>
    polarity === 'present' && ofLimb.test(finding) && start < said.index + said[0].length && end > said.index
  const misread = mentions.filter(isOfSore)
  if (misread.length === 0) return mentions
  const rest = mentions.filter((mention) => !isOfSore(mention))
  const isNamed = rest.some(({ finding, polarity }) => finding === 'skin-ulcer' && polarity === 'present')
  const [first] = misread as [Mention]
  const sites = misread.some(({ finding }) => ofFoot.test(finding)) ? [{ ...first, finding: 'skin-ulcer.feet-site' }] : []
  return isNamed ? rest : [...rest, { ...first, finding: 'skin-ulcer' }, ...sites]
}
