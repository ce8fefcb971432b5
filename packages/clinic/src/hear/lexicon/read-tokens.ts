import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'
import { hideOtherSenses } from './hide-other-senses.ts'
import type { Token } from './token.ts'
import { tokenise } from './tokenise.ts'

const unknownWordsRepaired = 60

/** The words of a text with their spelling repaired, those of another sense hidden. In: a steadied text. */
export function readTokens(text: string, index: KnowledgeIndex): Token[] {
  return hideOtherSenses(repairSpelling(tokenise(text, index.reader.lemmaOf), text, index), index.reader.lemmaOf)
}

/** A capital inside a sentence marks a name; a text in capitals alone marks nothing. */
function isProperName({ start, end, before }: Token, text: string): boolean {
  const written = text.slice(start, end)
  return before !== 'sentence' && /^\p{Lu}\p{Ll}/u.test(written)
}

function repairSpelling(tokens: Token[], text: string, { reader }: KnowledgeIndex): Token[] {
  let repaired = 0
  for (const [place, token] of tokens.entries()) {
    const heardAs = soundsLike(token.word, tokens[place + 1]?.word, tokens[place - 1]?.word)
    if (heardAs !== null) {
      token.word = heardAs
      token.lemma = reader.lemmaOf(heardAs)
      continue
    }
    if (repaired >= unknownWordsRepaired) break
    if (reader.spelling.isKnown(token.word) || isProperName(token, text)) continue
    repaired += 1
    const meant = reader.spelling.repair(token.word)
    if (meant === null) continue
    token.word = meant
    token.lemma = reader.lemmaOf(meant)
  }
  return tokens
}

/** A word of another meaning that only sounds right: "soar throat", "write side", "pane in my". */
function soundsLike(word: string, next: string | undefined, before: string | undefined): string | null {
  if (word === 'soar' && /^(?:thro|eye|mouth|head|knee|back|arm|leg|foot|hand|neck|all)/.test(next ?? '')) return 'sore'
  if (word === 'write' && /^(?:side|arm|leg|hand|eye|ear|foot|knee|shoulder)/.test(next ?? '')) return 'right'
  if (/^panes?$/.test(word) && !/^(?:window|glass|single|double|door|a|of)$/.test(before ?? '') && !/^(?:of|glass)$/.test(next ?? ''))
    return 'pain'
  if (word === 'pane' && before === 'a' && /^(?:in|on|when|behind|under|down)$/.test(next ?? '')) return 'pain'
  if (word === 'strait') return 'straight'
  if (word === 'wait' && /^(?:loss|gain)$/.test(next ?? '')) return 'weight'
  return null
}
