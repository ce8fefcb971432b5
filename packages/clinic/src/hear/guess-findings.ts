import type { GuessedMention } from '../case/model.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import type { Proposal } from './learned/propose-findings.ts'
import { readContext } from './lexicon/read-context.ts'
import type { Experiencers } from './lexicon/read-experiencer.ts'
import { mentionOf } from './lexicon/read-mentions.ts'
import type { Token } from './lexicon/token.ts'

/** Words without a meaning of their own. */
const emptyWords = new Set(
  'i me my mine myself you your he him his himself she her herself it its itself we us our they them their this that these those there here a an the some any and or so then of in to at on for from by with as is are was were be been being am do does did have has had having get got just like really very quite bit im ive hes shes its theres thats id ill dont when if now also too bit third time bad sir doctor please yes no ok'.split(
    ' ',
  ),
)

/** Whether a token says something of its own. */
export function isTelling(token: Token): boolean {
  return !token.isLight && !emptyWords.has(token.word) && !emptyWords.has(token.lemma)
}

/** What the words of a message speak for, told and not denied where they weigh most for it. They are guesses: a judge decides (likely-guesses.ts). */
export function guessFindings(
  text: string,
  tokens: readonly Token[],
  index: KnowledgeIndex,
  experiencers: Experiencers,
  proposed: readonly Proposal[],
): GuessedMention[] {
  const contextOf = readContext(tokens, index.reader.lemmaOf)
  return proposed
    .filter(({ used }) => used.some((at) => tokens[at] !== undefined && isTelling(tokens[at])))
    .map(({ finding, used }) => {
      const [start, end] = [Math.min(...used), Math.max(...used) + 1]
      return {
        ...mentionOf(finding, { start, end, used }, contextOf(start, end, used), index, text, tokens, experiencers),
        words: used.map((at) => tokens[at]?.lemma ?? ''),
      }
    })
    .filter(({ polarity, text: said }) => polarity === 'present' && !onsetAlone.test(said))
}

/** "Out of nowhere" tells how something began, and of no finding by itself. */
const onsetAlone = /^\W*(?:(?:out )?of )?(?:nowhere|the blue|sudden(?:ly)?|all at once)\W*$/i
