import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { findMedicines } from '../medications/find-medicines.ts'
import { knownMedicines } from '../medications/known-medicines.ts'
import { drugWords } from './lexicon/drug-words.ts'
import { tokenise } from './lexicon/tokenise.ts'

const drugs = new Set(drugWords)
const shown = 3
const shortest = 4
/** Sounds, chat and short forms that mean nothing for the story. */
const harmless =
  /^(?:lol|haha\w*|hehe\w*|omg|pls|plz|thx|btw|idk|imo|hmm+|umm+|err+|ahh+|ugh+|argh+|ow+|ouch|yikes|okey|gonna|wanna|gotta|dunno|kinda|sorta|tho|coz|cuz|bcoz|ive|dont|cant|wont|didnt|doesnt|isnt|wasnt|couldnt|wouldnt|shouldnt|havent|hasnt|hadnt|arent|werent|youre|theyre|weve|itll|thats|whats|hes|shes|theres|lets|alot|doc|www|http\w*)$/

/** Words of a message that are in no list and near no word of one: what the doctor did not get. At most three, as written. */
export function unreadWords(index: KnowledgeIndex, text: string): string[] {
  const found = new Set<string>()
  for (const { word, start, end, before } of tokenise(text, index.reader.lemmaOf)) {
    const written = text.slice(start, end)
    const isName = before !== 'sentence' && /^\p{Lu}/u.test(written)
    if (word.length < shortest || !/^\p{L}+$/u.test(word) || isName || harmless.test(word) || drugs.has(word)) continue
    if (index.reader.spelling.isKnown(word) || index.reader.spelling.repair(word) !== null) continue
    if (findMedicines(knownMedicines(), word).length > 0) continue
    found.add(written)
  }
  return [...found].slice(0, shown)
}
