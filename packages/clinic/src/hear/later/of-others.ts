import { dependants, femaleWords, maleWords, others, relatives } from '../lexicon/experiencer-words.ts'

/** From where to where in a message something is told of somebody beside the patient. */
export interface Span {
  start: number
  end: number
  /** Set where only "he" or "she" says of whom. */
  isUnnamed?: true
}

/** Whose turn it is, and the story so far. */
interface Talk {
  relation: string
  sex: 'female' | 'male' | null
  /** Whether the baby that is spoken of is not born yet. */
  isPregnant: boolean
  prose: string
}

const more =
  'ex partner lodger tenant mate pal housemate classmate teammate carer cousin neighbour bub sibling kiddo youngest eldest toddler in-laws parents grandparents missus hubby gf bf bro sis da ma nana nanny auntie aunty granddad stepmum stepdad'
const kin = [...new Set([...relatives, ...others, ...femaleWords, ...maleWords, ...more.split(' ')])]
  .sort((one, other) => other.length - one.length)
  .join('|')

/** Who comes into a story by what he does: "the waitress had strep". */
const strangers =
  'waitress|waiter|barman|barmaid|postman|neighbours?|landlord|landlady|receptionist|cleaner|plumber|builder|driver|teacher|priest|vicar|vet|hairdresser|barber|manager|cat|dog|kitten|puppy|rabbit|hamster|horse|budgie|parrot|cow|hen|heifers?|kids next door|(?:man|woman|lady|bloke|lad|girl|guy) (?:next door|upstairs|downstairs|opposite|at work|beside me|in the next bed)'

/** One and the same person under several names. */
const synonyms: readonly ReadonlySet<string>[] = [
  new Set(['mother', 'mum', 'mom', 'mam', 'mummy', 'mama', 'ma']),
  new Set(['father', 'dad', 'da', 'papa']),
  new Set(['wife', 'missus', 'partner', 'girlfriend', 'gf', 'fiancee', 'spouse']),
  new Set(['husband', 'hubby', 'partner', 'boyfriend', 'bf', 'fiance', 'spouse']),
  new Set(['grandmother', 'grandma', 'granny', 'gran', 'nan', 'nana', 'nanny']),
  new Set(['grandfather', 'grandpa', 'grandad', 'granddad']),
]

/** "My sister ...", "her baby brother ...", "our lodger's got ...": who is spoken of, where a sentence or a part of one begins with it. */
const head = new RegExp(
  String.raw`(?:^|[,;:]\s*|\b(?:and|but|so|because|cos|coz|cause|as|that|while|since|lol|well|oh|also|yeah|yes|no|ha)\s+)((?:[Mm]y|[Oo]ur|[Mm]a|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]e|MY)\s+)((?:[\w-]+\s+){0,2}?)(${kin}|(?<=\b[Tt]he )(?:${strangers}))(?:s|['’]s)?(?![\w'’])(?:[ -]in[ -]law)?(?:\s+[A-Z][a-z]+)?(?:['’]s)?`,
  'g',
)
/** "Half my class is out with strep", "six girls have it": those around the patient. */
const group =
  /(?:^|[,;:]\s*|\b(?:and|but|so|because|cos|as)\s+)(?:half|most|some|all|both|loads|lots|plenty|two|three|four|five|six|several|a few|a couple|everyone|everybody)(?:\s+(?:of|at|in))?\s+(?:them|the (?:kids|others|children|lads|girls|boys|class|nursery|office|team|house|ward)|(?:my|our|her|his|their) (?:class|colleagues|team|mates|friends|office|family|school|work|year|nursery|kids|children)|kids|children|girls|boys|lads|colleagues|people|work|school|nursery)\b/gi
/** Of whom a sentence only tells what he says, gives or does for the patient. */
const actsForPatient =
  /^\W*(?:(?:has|have|had|is|was|also|just|now|only|who|always|even|keeps?|kept|been|already|will|would|can|could)\s+)*(?:says?|said|saying|tells?|told|telling|thinks?|thought|reckons?|believes?|swears?|insists?|notice[sd]?|saw|sees|seen|found|finds|asks?|asked|asking|wants?|wanted|worried|worries|gave|gives|giving|given|brought|brings?|bringing|bought|drove|drives?|driving|took|takes (?:me|him|her)|taking|rang|ringing|rings|called|calls|calling|phoned|checked|checks|looked|looks after|put|puts|made|makes|helped|helps|did|does the|rubbed|showed|shows|heard|hears|hit|hits|pushed|kicked|beat|beats|punched|slapped|threw|grabbed|cut|burnt|burned|bit|won['’]?t let|drop|dropped|drops|shut|slammed|hurts? (?:me|him|her)|with me|coming|here)\b/i
/** Where the patient or the speaker comes in again, and not only as whom or what it is done to: "he lies on my legs and coughs". */
const speakerAgain = new RegExp(
  String.raw`\b(?:i|i['’]m|im|i['’]ve|ive|i['’]d|i['’]ll|we)\b|\b(?:and|but|so|now|while|because|then|plus)\s+(?:now\s+)?(?:me|my(?! (?:${kin})\b)|our(?! (?:${kin})\b)|now)\b|(?<!\b(?:on|in|to|with|for|at|of|by|down|over|into|from|near|behind|beside|about|under|around|against)\s+)\b(?:me|myself|mine|my(?! (?:${kin})\b)|us|our(?! (?:${kin})\b))\b`,
  'i',
)
const another = /\b(?:other|older|elder|younger|eldest|oldest|youngest|last|second|big|little|baby|twin|first)\b/i
const sentences = /[^.!?;\n]+(?:\.\d[^.!?;\n]*)*[.!?;\n]*/g
const opensWithPronoun =
  /^\W*(?:(?:and|but|so|then|now|also|lol|well|because|cos|even|apparently)\W+)*(he|she|his|her|hes|shes|he['’]s|she['’]s)\b(?! (?:says?|said|thinks?|thought|told|tells|reckons?|gave|wants|noticed|asked|gets me)\b)/i
const pronouns = /\b(?:he|she|his|her|him|hes|shes)\b/i

const ofOwnIllness =
  /\b(?:i(?:['’]?ve| have)? (?:have|got|had|feel|felt|cannot|can['’]?t|can ?not|keep|get|wake|woke|don['’]?t sleep|hurt|ache|cry|bleed)|i(?:['’]?m| am) (?:ill|sick|tired|exhausted|crying|bleeding|dizzy|scared|low|pregnant|breastfeeding|sore|in pain|so|not)|my (?:own )?(?:back|chest|head|belly|tummy|stomach|throat|ear|eye|knee|foot|leg|arm|skin|heart|breast|period)s?)\b/i

const isFemale = (word: string) => femaleWords.has(word)
const isMale = (word: string) => maleWords.has(word)

/** Whether a relative named in the talk is the patient. */
function isPatient(word: string, owner: string, before: string, { relation, isPregnant }: Talk): boolean {
  if (isPregnant && /^(?:baby|twins?|child)$/.test(word)) return true
  if (relation === 'self') return false
  const isOwned = /^(?:his|her|their)$/i.test(owner.trim())
  if (word === relation) return !isOwned && !another.test(before)
  if (synonyms.some((names) => names.has(word) && names.has(relation))) return !isOwned
  const isChild = (each: string) => dependants.has(each) || each === 'kiddo' || each === 'bub'
  if (isChild(word) && isChild(relation)) return !isOwned && !another.test(before)
  // Of somebody whose name nobody knows any relative may be the one.
  return relation === 'patient' && !isOwned
}

/** The part of a sentence about somebody else; null where it tells of none. */
function inSentence(sentence: string, talk: Talk): (Span & { who: string }) | null {
  for (const match of sentence.matchAll(group)) {
    const at = match.index + match[0].length
    const stop = speakerAgain.exec(sentence.slice(at))
    return { start: match.index, end: at + (stop?.index ?? sentence.length - at), who: 'they' }
  }
  for (const match of sentence.matchAll(head)) {
    const [whole, owner = '', before = '', named = ''] = match
    const word = named.toLowerCase()
    if (isPatient(word, owner, before, talk)) continue
    const at = match.index + whole.length
    const behind = sentence.slice(at)
    if (actsForPatient.test(behind) || /^\W*(?:and|or) (?:i|me)\b/i.test(behind)) continue
    const stop = speakerAgain.exec(behind)
    const turnsBack = turnsToPatient(behind, word, talk)
    const end = Math.min(stop?.index ?? behind.length, turnsBack ?? behind.length)
    if (!/\w+\W+\w+/.test(behind.slice(0, end))) continue
    return { start: match.index, end: at + end, who: word }
  }
  return null
}

/** "My brother is with her but she is vomiting": where a pronoun can only be the patient's. */
function turnsToPatient(behind: string, who: string, { relation, sex }: Talk): number | null {
  if (relation === 'self') return null
  const patients = sex === 'female' ? /\b(?:she|shes|she['’]s|her)\b/i : sex === 'male' ? /\b(?:he|hes|he['’]s|his|him)\b/i : pronouns
  const isSameSex = (sex === 'female' && !isMale(who)) || (sex === 'male' && !isFemale(who)) || sex === null
  const match = new RegExp(String.raw`(?:,|\bbut|\bwhile)\s*${patients.source}`, 'i').exec(behind)
  return match === null || (isSameSex && !/\b(?:but|while)\b/i.test(match[0])) ? null : match.index
}

/**
 * What a later message tells of somebody beside the patient: "her brother has been sick", "our lodger's got asthma and she's on two inhalers". In: the
 * message, whose turn it is, the story so far. Out: where it is told. What such a one says, gives or does to the patient is not meant.
 */
export function toldOfOthers(words: string, talk: Talk): Span[] {
  // Where the story was told of "him" or "her" alone, a pronoun may be the patient's.
  const isPlainlySelf = talk.relation === 'self' && (!pronouns.test(talk.prose) || ofOwnIllness.test(talk.prose))
  const spans: Span[] = []
  let last: string | null = null
  for (const { index, 0: sentence } of words.matchAll(sentences)) {
    const found = inSentence(sentence, talk)
    if (found !== null) {
      spans.push({ start: index + found.start, end: index + found.end })
      last = found.who
      continue
    }
    const pronoun = opensWithPronoun.exec(sentence)
    if (pronoun === null || !(isPlainlySelf || (last !== null && goesOnAbout(last, pronoun[1] ?? '', talk)))) {
      if (/\w/.test(sentence)) last = null
      continue
    }
    const stop = speakerAgain.exec(sentence)
    spans.push({ start: index, end: index + (stop?.index ?? sentence.length), isUnnamed: true })
  }
  return spans
}

/** Whether "he" or "she" is the one who was just spoken of, and cannot be the patient. */
function goesOnAbout(who: string, pronoun: string, { relation, sex }: Talk): boolean {
  const isShe = /^(?:she|her)/i.test(pronoun)
  if (isShe ? isMale(who) : isFemale(who)) return false
  return relation === 'self' || (sex !== null && (sex === 'female') !== isShe)
}

/** The words with blanks where these spans stand. */
export function blanked(words: string, spans: readonly Span[]): string {
  return spans.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), words)
}
