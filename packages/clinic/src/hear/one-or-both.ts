import type { Mention } from '../case/model.ts'

const several = /\b(?:ankles|legs|feet|calves|shins|thighs|knees)\b/i
const ofOne = /\b(?:one|left|right|other|single)\b/i
const single = /\b(?:leg|knee|ankle|foot|thigh)\b/i
const ofBoth = /\b(?:both|legs|knees|ankles|feet|thighs|they)\b/i

/** "Her ankles are swollen" tells of swollen legs, though the words are nearer to those for one. */
export function inItsNumber(mention: Mention): Mention {
  return mention.finding === 'swelling-one-leg' && !fitsNumber(mention) ? { ...mention, finding: 'swelling-legs' } : mention
}

/** Whether the number in the patient's words fits: "her ankles are swollen" tells of no single swollen leg, "my knee gave way" of no two weak legs. */
export function fitsNumber({ finding, text }: Pick<Mention, 'finding' | 'text'>): boolean {
  if (finding === 'swelling-one-leg') return !several.test(text) || ofOne.test(text)
  if (finding === 'calf-swelling') return !several.test(text) || ofOne.test(text) || /\bcal(?:f|ves)\b/i.test(text)
  if (finding === 'weakness-both-legs') return !single.test(text) || ofBoth.test(text)
  if (finding === 'numbness-saddle')
    return (
      !/\b(?:(?:little|wee) )?bit\b/i.test(text) ||
      /\b(?:between|private\w*|saddle|groin|bits|crotch|bum|bottom|genital\w*|down (?:there|below))\b/i.test(text)
    )
  return true
}
