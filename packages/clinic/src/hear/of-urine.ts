import type { Mention } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'

const ofUrine = /^urin/
const looks: readonly (readonly [finding: string, words: RegExp])[] = [
  ['urine-cloudy', /\b(?:cloudy|murky|milky)\b/gi],
  ['urine-smell', /\b(?:smell(?:s|y|ing)?|stinks?|stinky|pongs?)\b/gi],
]
const negated = /(?:\b(?:not?|never|without|nor|does|do)\b|n['’]t\b|\bdont\b|\bdoesnt\b|\bisnt\b)(?:\s+\w+){0,2}\s*$/i
const ofElse =
  /\b(?:discharge|breath|poo|stools?|sweat|feet|wound|pus|armpits?|sky|eyes?|vision|lens|sense of|can ?['’]?t smell|loss of)\b/i

/** "It is cloudy and smells bad", after a burning of the urine: how it looks and smells. In: the words, what the talk is about, what was read in them. */
export function withUrineNamed(words: string, complaints: readonly string[], mentions: readonly Mention[]): readonly Mention[] {
  if (!complaints.some((id) => ofUrine.test(id)) || ofElse.test(words)) return mentions
  const told = looks.flatMap(([finding, pattern]) => {
    const found = [...words.matchAll(pattern)].map(({ index, 0: text }) => {
      const part =
        words
          .slice(0, index)
          .split(/[.!?;,\n]|\bbut\b/i)
          .at(-1) ?? ''
      return plainMention(finding, { text, start: index, end: index + text.length }, negated.test(part) ? { polarity: 'absent' } : {})
    })
    return found.find(({ polarity }) => polarity === 'present') ?? found[0] ?? []
  })
  return [...mentions, ...told.filter(({ finding }) => !mentions.some((each) => each.finding === finding))]
}
