import { knownMedicines } from './known-medicines.ts'
import { resolveMedicine } from './resolve-medicine.ts'

const withoutOestrogen =
  /\b(?:mini[- ]?pill|progest[oe]r?o?gen[- ]only|pop|cerazette|cerelle|desogestrel|noriday|norgeston|slynd|zelleta|feanolla|depo|implant|coil|iud|mirena)\b/i
const combinedNames = /\b(?:combined (?:\w+ )?pill|yasmin|yaz|evra|nuvaring)\b/i
/** What stands in combined pills alone; hormones for the menopause hold another oestrogen. */
export const ofCombined: ReadonlySet<string> = new Set(['ethinylestradiol', 'nomegestrol', 'dienogest'])

/** The combined pill among what is taken: by its name, as named in words, or a pill of which nobody said what it is; null where what is taken holds no oestrogen, or nothing is. */
export function combinedPillAmong(
  drugs: readonly string[],
  takesAny: boolean,
  story: string,
): { drug: string } | 'named' | 'unclear' | null {
  const drug = drugs.find((each) => resolveMedicine(knownMedicines(), each).ingredients.some((one) => ofCombined.has(one)))
  if (drug !== undefined) return { drug }
  if (!takesAny) return null
  if (combinedNames.test(story)) return 'named'
  return withoutOestrogen.test(story) ? null : 'unclear'
}
