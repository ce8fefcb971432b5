import { dependants, femaleWords, maleWords, others, relatives } from '../lexicon/experiencer-words.ts'

const more =
  'ex partner lodger tenant mate pal housemate classmate teammate carer cousin neighbour bub sibling kiddo youngest eldest toddler in-laws parents grandparents missus hubby gf bf bro sis da ma nana nanny auntie aunty granddad stepmum stepdad'
/** Words for relatives and for those one lives or works with, the longer first, for a pattern. */
export const kinWords = [...new Set([...relatives, ...others, ...femaleWords, ...maleWords, ...more.split(' ')])]
  .sort((one, other) => other.length - one.length)
  .join('|')

/** One and the same person under several names. */
const synonyms: readonly ReadonlySet<string>[] = [
  new Set(['mother', 'mum', 'mom', 'mam', 'mummy', 'mama', 'ma']),
  new Set(['father', 'dad', 'da', 'papa']),
  new Set(['wife', 'missus', 'partner', 'girlfriend', 'gf', 'fiancee', 'spouse']),
  new Set(['husband', 'hubby', 'partner', 'boyfriend', 'bf', 'fiance', 'spouse']),
  new Set(['grandmother', 'grandma', 'granny', 'gran', 'nan', 'nana', 'nanny']),
  new Set(['grandfather', 'grandpa', 'grandad', 'granddad']),
]

const another = /\b(?:other|older|elder|younger|eldest|oldest|youngest|last|second|big|little|baby|twin|first)\b/i

/** Whether a relative, named with an owner and what stands before the word ("her", "baby", "brother"), is the one whom the talk is about. */
export function namesPatient(word: string, owner: string, before: string, relation: string): boolean {
  if (relation === 'self') return false
  const isOwned = /^(?:his|her|their)$/i.test(owner.trim())
  if (word === relation) return !isOwned && !another.test(before)
  if (synonyms.some((names) => names.has(word) && names.has(relation))) return !isOwned
  const isChild = (each: string) => dependants.has(each) || each === 'kiddo' || each === 'bub'
  if (isChild(word) && isChild(relation)) return !isOwned && !another.test(before)
  // Of somebody whose name nobody knows any relative may be the one.
  return relation === 'patient' && !isOwned
}
