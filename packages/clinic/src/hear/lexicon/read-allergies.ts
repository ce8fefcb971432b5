import { findMedicines } from '../../medications/find-medicines.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { allergenNamed, groupNamed, medicineMeant } from './allergens.ts'

/** "Allergic", "alergy", "allergies", in any spelling. */
const stem = String.raw`\b(?:all?[ae]r(?:g|j)(?:i\w*|y|ys|c\b)|allegic|allegies)(?![a-z])`
const says = new RegExp(stem, 'i')
const listed = String.raw`((?:[\w'’-]+(?:,? (?:and|or|n|&|plus|to) |, ?| |\/)?){1,8})`
/** "Allergic to", "allergies: ", "my only allergy is", "no allergies except". */
const names = new RegExp(
  String.raw`${stem}(?: reactions?)?(?:,? (?:to|against|for|from|on|with|of|is|are|was|include[sd]?|except(?: for)?|apart from|other than|bar|but(?! (?:i|he|she|they|we|it|that|no|not)\b)|to (?:all|any))|\s*[:=(–-]+)? ?${listed}`,
  'gi',
)
const isExcept = new RegExp(String.raw`${stem}(?: reactions?)?,? (?:except|apart from|other than|bar|but)\b`, 'i')
const pronoun = new RegExp(String.raw`${stem}(?: reactions?)? to (?:it|that|this|them|those|these|both)\b`, 'gi')
/** "Penicillin allergy", "can't have penicillin, I'm allergic", "penicillin is what I'm allergic to". */
const before = new RegExp(
  String.raw`([\w-]+)(?:,? (?:and |&|or )[\w-]+)?(?: (?:is|are|was) (?:what |one (?:thing )?|the (?:one|thing) |something )?| ?[:,(–-]+ ?| )(?:(?:because|cos|coz|cause|as|since|that|which|bad|severe|serious|known|an?|the|my|his|her|drug) )*(?:(?:i|he|she|they|we)(?:['’]?(?:m|s|re)| am| is| are| was)? )?(?:(?:very|really|badly|severely|highly|also|AM|IS) )*${stem}(?: reactions?)?(?= to\W*(?:$|[.,;!?\n]|but|so|and)|\W*$|[.,;!?)\n]| (?:so|but|and|which|since|from|as)\b)`,
  'gi',
)
const bringsOut =
  /\b([\w-]+) (?:always |usually )?(?:gives?|gave|brings?|brought|makes?|made) (?:me|him|her|us) (?:(?:come|break) )?(?:out in )?(?:an? )?(?:\w+ )?(?:rash|hives|itch\w*|welts|swell(?:ing)?(?: up)?|wheez\w*)\b/gi
/** "Penicillin, she comes up in a rash." */
const comesOut =
  /\b([\w-]+),? (?:and |then )?(?:i|he|she|we|they) (?:always |usually |just )?(?:comes?|came|breaks?|broke) (?:up|out) (?:in|with)\b/gi
/** "The rash was when I was 5, from penicillin." */
const rashFrom = /\b(?:rash|hives)\b[^.!?\n]{0,40}\bfrom ([\w-]+)/gi
const reactsTo = /\breact(?:s|ed)? (?:badly |really badly )?(?:to|with) ((?:[\w-]+(?:,? (?:and|or) |, | )?){1,3})/gi
/** "Not allergic to", "no known penicillin allergy"; a "no" before who is meant denies what went before: "no, she is allergic to". */
const denied =
  /\b(?:no|not|never|isn['’]?t|aint|ain['’]t|['’]m not|don['’]?t (?:have|think|know)(?: (?:an?|any))?|have ?n['’]?t(?: got)?(?: (?:an?|any))?|without|nor)\s+(?:(?!(?:i|he|she|they|we|im|hes|shes|its)\b)[\w'’]+\s+){0,2}$/i
/** "Am I allergic to it?", "what if I'm allergic", "could it be an allergy". */
const asked =
  /(?:^|[.!?;,]|\b(?:and|or|so|but|if|know|wonder\w*))\s*(?:(?:what if|whether|how do (?:i|you) know if) [^.!?]{0,20}|(?:am|is|are|could|might|may|was|can|do you think|did) (?:i|he|she|they|it|this|that|we|you)\b[^.!?]{0,15})$/i
/** "For my allergies" is what a medicine is taken for. */
const against = /\bfor (?:my |his |her |the |an? )?(?:\w+ )?$/i
const kin =
  'mum|mother|mam|mom|dad|father|sister|brother|wife|husband|partner|son|daughter|gran|nan|grandma|grandad|aunt|uncle|cousin|friend|mate|boyfriend|girlfriend|neighbou?r'
const owner = new RegExp(String.raw`\b(?:i|im|me|he|hes|she|shes|they|(?:my|his|her|our) (?:\w+ )?(${kin}))(?:['’](?:s|m|re))?\b`, 'gi')
const lookedBack = 32

/**
 * What the words name an allergy to: medicines, groups of them, foods, latex, by their right name in any spelling. In: the words, and whose illness it is
 * where that is known. Out: each once, in lower case; nothing that is denied, only asked, or somebody else's.
 */
export function readAllergies(text: string, relation?: string): string[] {
  const named = new Set<string>()
  if (says.test(text)) for (const name of toldOutright(text, relation)) named.add(name)
  for (const pattern of [bringsOut, comesOut, rashFrom, reactsTo])
    for (const { 1: words = '', index } of text.matchAll(pattern))
      if (!denied.test(text.slice(Math.max(0, index - lookedBack), index))) for (const name of medicinesIn(words)) named.add(name)
  return [...named]
}

/** Whether words tell an allergy and ask for none. */
export function tellsAllergy(text: string): boolean {
  return !text.includes('?') && readAllergies(text).length > 0
}

/** Where words speak of an allergy; null where they do not. */
export function saysAllergy(text: string): { text: string; start: number; end: number } | null {
  const found = says.exec(text)
  return found === null ? null : { text: found[0], start: found.index, end: found.index + found[0].length }
}

function toldOutright(text: string, relation: string | undefined): string[] {
  const isTold = (at: number, match: string) => {
    const said = text.slice(0, at)
    const isDenied = denied.test(said.slice(-lookedBack)) && !isExcept.test(match)
    return !isDenied && !asked.test(said.slice(-lookedBack)) && !against.test(said) && !isOfOther(said, relation)
  }
  const behind = [...text.matchAll(names)]
    .filter(({ index, 0: match }) => isTold(index, match))
    .flatMap(({ 1: words = '' }) => listIn(words))
  const meant = [...text.matchAll(pronoun)]
    .filter(({ index, 0: match }) => isTold(index, match))
    .flatMap(({ index }) => medicinesIn(text.slice(Math.max(0, index - 2 * lookedBack), index)).slice(-1))
  const ahead = [...text.matchAll(before)]
    .filter(({ index, 0: match }) => isTold(index + match.search(says), match) && isTold(index, match))
    .flatMap(({ 1: words = '' }) => medicinesIn(words))
  return [...behind, ...meant, ...ahead]
}

/** "My sister is allergic": hers, unless she is the patient. */
function isOfOther(said: string, relation: string | undefined): boolean {
  const sentence = said.slice(Math.max(said.lastIndexOf('.'), said.lastIndexOf('!'), said.lastIndexOf('?'), said.lastIndexOf(';')) + 1)
  const of = [...sentence.matchAll(owner)].at(-1)?.[1]?.toLowerCase()
  return relation !== undefined && of !== undefined && of !== relation.toLowerCase()
}

/** The names that a list begins with; it ends with the first word that is none. */
function listIn(words: string): string[] {
  const found: string[] = []
  for (const word of words.split(/[\s,/]+/).filter(Boolean)) {
    if (between.has(word.toLowerCase())) continue
    const name = allergenNamed(word) ?? medicinesIn(word)[0]
    if (name === undefined) break
    found.push(name)
  }
  return found
}
const between = new Set(
  'and or n & plus to all any the a an some both only just most also called antibiotics antibiotic certain like eg drug medicine tablet tablets sting stings'.split(
    ' ',
  ),
)

function medicinesIn(words: string): string[] {
  const each = words.split(/[^\w'’-]+/)
  const known = [
    ...each.flatMap((word) => groupNamed(word) ?? []),
    ...findMedicines(knownMedicines(), words).map(({ name }) => name.toLowerCase()),
  ]
  return known.length > 0 ? [...new Set(known)] : [...new Set(each.flatMap((word) => medicineMeant(word) ?? []))]
}

const toldNot = new RegExp(
  String.raw`(?:\b(?:not|never|no longer|isnt|aint)|n['’]t)(?: (?:really|actually|at all|been))? ${stem}(?: reactions?)? to ${listed}`,
  'gi',
)

/** What the words say that there is no allergy to: "I'm not allergic to penicillin after all". */
export function readNoAllergies(text: string): string[] {
  if (/\b(?:you|u)(?:['’]ve)? (?:said|say|wrote|put|write|saying)\b|\b(?:AM|IS)\b/.test(text)) return []
  return [...text.matchAll(toldNot)].flatMap(({ 1: words = '' }) => listIn(words))
}

const none = new RegExp(
  String.raw`\bno (?:known |drug |medicine |other |medication )?${stem}(?!,? (?:except|apart|other|bar|but|to)\b)|(?:\b(?:not|never)|n['’]?t)(?: been)? ${stem}(?: to (?:anything|any\b|nothing|nowt)|(?! to\b))|\bnkda\b|${stem}\W+(?:no|none|nil|nope)\b`,
  'i',
)

/** Whether the words say that there is no allergy at all. */
export function tellsNoAllergy(text: string): boolean {
  return none.test(text)
}
