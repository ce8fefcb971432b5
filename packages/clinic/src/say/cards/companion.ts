/** Somebody close who is named in the words, and how one goes on speaking of that person. */
interface Companion {
  /** "your sister", "them". */
  name: string
  object: 'her' | 'him' | 'them'
}

const women = 'wife|mum|mom|mother|sister|girlfriend|daughter|gran|nan|granny|grandmother|aunt|auntie|niece|fiancee'
const men = 'husband|dad|father|brother|boyfriend|son|grandad|grandfather|grandpa|uncle|nephew|fiance'
const either =
  'partner|friend|best friend|flatmate|housemate|roommate|neighbou?r|mate|cousin|colleague|parents?|family|therapist|doctor|gp|nurse'
const relation = new RegExp(String.raw`\b(?:my|a|the) (${women}|${men}|${either})\b`)

/** The person whom the words name ("I called my sister, she is coming"); by a pronoun alone where that is all. In: lower case, without apostrophes. */
export function companionOf(words: string): Companion {
  const named = relation.exec(words)?.[1]
  const isWoman = named === undefined ? /\bshe|her\b/.test(words) : new RegExp(`^(?:${women})$`).test(named)
  const isMan = named === undefined ? /\b(?:he|him)\b/.test(words) : new RegExp(`^(?:${men})$`).test(named)
  const object = isWoman === isMan ? 'them' : isWoman ? 'her' : 'him'
  return { name: named === undefined ? object : `your ${named}`, object }
}

const died = new RegExp(
  String.raw`\b(?:my |our )(${women}|${men}|${either}|baby|child|dog|cat)(?:s| has| have| had| just| recently| suddenly)* (?:died|dead|passed(?: away| on)?(?! (?:water|urine|wind|gas|stools?|motions?|blood|clots?|out|by|it|a|the|his|her|my|this|that|nothing))|killed (?:himself|herself|themselves)|took (?:his|her|their) (?:own )?life)\b|\blost (?:my|our) (${women}|${men}|${either}|baby|child)\b`,
)

/** Who died, as one says it back ("your husband"); null where nobody is told to have died. In: lower case, without apostrophes. */
export function lostPerson(words: string): string | null {
  const found = died.exec(words)
  const who = found?.[1] ?? found?.[2]
  return who === undefined ? null : `your ${who}`
}
