import type { ConsultationCase } from '../../case/case.ts'

const bothLegs =
  /\b(?:both|two) (?:of )?(?:my |his |her |the )?(?:legs|calves|thighs|feet|buttocks|hamstrings)\b|\bdown (?:both|each|either)\b|\b(?:either|each) leg\b|\b(?:one leg|left|right) (?:and|then) (?:now |also )?(?:down )?(?:the other|left|right)\b|\bbilateral\b/i

/** Pain of the back that runs down both legs: bladder, bowel and the saddle are asked for before anything else (GIRFT: Cauda equina pathway; NICE NG59). */
export function isOfBothLegs({ observations, prose }: ConsultationCase): boolean {
  const has = (id: string) => observations[id]?.polarity === 'present'
  const isOpen = observations['numbness-saddle'] === undefined
  const isFromBack = has('back-pain.radiates-leg') || (has('back-pain') && has('leg-pain')) || /\bsciatica\b/i.test(prose)
  return isOpen && isFromBack && bothLegs.test(prose)
}
