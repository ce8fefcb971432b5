import type { Mention } from '../case/model.ts'

const pressed = '(?:glass|tumbler|press(?:ed|ing)?|push(?:ed|ing)?)'
const fades = '(?:fades?|faded|disappears?|disappeared|blanch(?:es|ed)?|vanish(?:es|ed)?|(?:goes|go|went|turns) (?:away|white|pale|when))'
const passes = new RegExp(String.raw`\b${fades}\b[^.!?]{0,30}\b${pressed}\b|\b${pressed}\b[^.!?]{0,40}\b${fades}\b`, 'i')
const fails =
  /(?:\b(?:not|never|hardly|barely|scarcely|only (?:partly|half|a bit)|no longer|if|when|until|whether)|n['’]?t|\bdont|\bdoesnt|\bwont|\bdidnt)\W+(?:\w+\W+){0,3}$/i
const spots = /^(?:skin-purple-spots|rash\.non-blanching)/

const ofPress = /\.worse-touch$/
const glass = /\b(?:glass|tumbler)\b/i

/** A glass that is pressed on a rash makes no headache worse. */
function withoutPress(words: string, mentions: readonly Mention[]): readonly Mention[] {
  return glass.test(words) ? mentions.filter(({ finding }) => !ofPress.test(finding)) : mentions
}

/** "It fades when I press a glass": the spots that do not fade are denied, and nothing is worse for the press. */
export function withGlassTest(words: string, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(({ finding }) => ofPress.test(finding) || spots.test(finding))) return mentions
  const found = passes.exec(words)
  if (found === null) return withoutPress(words, mentions)
  const at = words.slice(found.index).search(new RegExp(fades, 'i')) + found.index
  if (fails.test(words.slice(0, at))) return withoutPress(words, mentions)
  return mentions
    .filter(({ finding }) => !ofPress.test(finding))
    .map((mention) => (spots.test(mention.finding) ? { ...mention, polarity: 'absent' as const } : mention))
}
