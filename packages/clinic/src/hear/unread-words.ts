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

/** Where a word beside these stands it may be a medicine, an illness or a sign; a place, a name or an exclamation is never asked back. */
const mayMatter =
  /\b(?:take|taking|took|taken|takes|tried|trying|use|using|used|on|have|having|has|had|got|get|getting|with|of|called|allergic to|reacted to|diagnosed|is|are|all|feels?|feeling|looks?|very|really|so|bit|bad|some|a|an|the|my|his|her) (?:my |some |a |an |the |bit |of |very |really |\w+ing )*$/i
const placed =
  /\b(?:in|from|near|at|to|outside|via|mr|mrs|ms|miss|dr|doctor|nurse|sister|saint|st|called|name|named|love|mate|hi|hello|hey|dear) $/i

/** Words of a message that are in no list and near no word of one: what the doctor did not get. At most three, as written. */
export function unreadWords(index: KnowledgeIndex, text: string): string[] {
  const found = new Set<string>()
  for (const { word, start, end, before } of tokenise(text, index.reader.lemmaOf)) {
    const written = text.slice(start, end)
    const isName = before !== 'sentence' && /^\p{Lu}/u.test(written)
    if (word.length < shortest || !/^\p{L}+$/u.test(word) || isName || harmless.test(word) || drugs.has(word)) continue
    if (index.reader.spelling.isKnown(word) || index.reader.spelling.repair(word) !== null) continue
    if (findMedicines(knownMedicines(), word).length > 0) continue
    if (!mayMatter.test(text.slice(0, start)) || placed.test(text.slice(0, start))) continue
    found.add(written)
  }
  return [...found].slice(0, shown)
}
