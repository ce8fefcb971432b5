import type { Observation } from '../case/model.ts'

const ofOne =
  /\b(?:his|her|their|(?:my )?(?:mum|mom|dad|mother|father|husband|wife|nan|gran|son|daughter|brother|sister)['’]?s) (?:voice|steps?|footsteps|key|cough|laugh)\b/i
const lossTold = /\b(?:died|passed(?: away)?|lost (?:my|our)|widow\w*|bereave\w*|funeral|grie(?:f|ving)|buried|since (?:he|she) went)\b/i

/** The voice of somebody who has died, heard by who misses them, is no sign of an illness of the mind (NHS: Grief after bereavement or loss). */
export function isRememberedVoice({ finding, text }: Pick<Observation, 'finding' | 'text'>, words: string, prose: string): boolean {
  return finding.startsWith('hearing-voices') && (ofOne.test(text) || ofOne.test(words)) && lossTold.test(`${prose} ${words}`)
}
