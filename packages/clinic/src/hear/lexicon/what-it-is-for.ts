import type { Token } from './token.ts'

/** "Can I take ibuprofen for my bad back", "is aspirin safe with my asthma": what something is asked for, or beside, is there. */
export function isWhatItIsFor(start: number, end: number, tokens: readonly Token[]): boolean {
  const before = tokens
    .slice(Math.max(0, start - wordsOfPurpose), end)
    .map(({ word }) => word)
    .join(' ')
  return hasPurpose.test(before) || hasAsOwn.test(before)
}
/** "Is it normal that my knee clicks", "should I worry about the lump in my neck": what the question is of is there. */
const hasAsOwn =
  /\b(?:normal|ok|okay|bad|dangerous|serious|worry|worried|concerned) (?:about|that) (?:my|his|her|our|the|this|these|i|he|she|\w+ (?:in|on) (?:my|his|her))(?: \w+){0,4}$/
const hasPurpose =
  /\b(?:for|with|on|against|to (?:help|ease|treat|calm|stop|soothe)(?: with)?) (?:my|his|her|our|their|this|these)(?: \w+){0,3}$/
const wordsOfPurpose = 6
