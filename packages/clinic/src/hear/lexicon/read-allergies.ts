import { findMedicines } from '../../medications/find-medicines.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'

const allergicTo = /\ballerg(?:ic|y|ies) (?:to|against|for|from|on|with|of) ((?:[\w-]+(?:,? (?:and|or) |, | )?){1,4})/gi
const allergyOf = /\b([\w-]+) allergy\b/gi
const bringsOut =
  /\b([\w-]+) (?:always |usually )?(?:gives?|gave|brings?|brought|makes?|made) (?:me|him|her|us) (?:(?:come|break) )?(?:out in )?(?:an? )?(?:\w+ )?(?:rash|hives|itch\w*|welts|swell(?:ing)?(?: up)?|wheez\w*)\b/gi
/** "Penicillin, she comes up in a rash." */
const comesOut =
  /\b([\w-]+),? (?:and |then )?(?:i|he|she|we|they) (?:always |usually |just )?(?:comes?|came|breaks?|broke) (?:up|out) (?:in|with)\b/gi
/** "The rash was when I was 5, from penicillin." */
const rashFrom = /\b(?:rash|hives)\b[^.!?\n]{0,40}\bfrom ([\w-]+)/gi
const reactsTo = /\breact(?:s|ed)? (?:badly |really badly )?(?:to|with) ((?:[\w-]+(?:,? (?:and|or) |, | )?){1,3})/gi
/** "Not allergic to", "no known penicillin allergy"; a "no" before who is meant denies what went before: "no, she is allergic to". */
const denied = /\b(?:no|not|never|isn['’]?t|don['’]?t have (?:an?|any))\s+(?:(?!(?:i|he|she|they|we)\b)\w+\s+){0,2}$/i
const groups = /^(?:penicillins?|sulfa|sulpha|nsaids?|cephalosporins?|macrolides?|quinolones?|tetracyclines?|opioids?|opiates?|statins?)$/i
const lookedBack = 20

/** Medicines or groups of them that the words name an allergy to, as written: "I'm allergic to penicillin". */
export function readAllergies(text: string): string[] {
  const named: string[] = []
  for (const pattern of [allergicTo, allergyOf, bringsOut, comesOut, rashFrom, reactsTo])
    for (const match of text.matchAll(pattern)) {
      if (denied.test(text.slice(Math.max(0, match.index - lookedBack), match.index))) continue
      const words = match[1] ?? ''
      named.push(
        ...words.split(/[\s,]+/).filter((word) => groups.test(word)),
        ...findMedicines(knownMedicines(), words).map(({ name }) => name),
      )
    }
  return [...new Set(named.map((name) => name.toLowerCase()))]
}
