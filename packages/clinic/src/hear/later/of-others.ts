import { femaleWords, maleWords } from '../lexicon/experiencer-words.ts'
import { givenNames } from './given-names.ts'
import { kinWords, namesPatient } from './kin.ts'
import type { Named } from './names.ts'

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
  /** The names used so far. */
  named?: Named | undefined
}

/** Who comes into a story by what he does: "the waitress had strep". */
const strangers =
  'maid|servant|cook|watchman|childminder|babysitter|nanny|au pair|cashier|chef|mechanic|electrician|passenger|customer|coach|waitress|waiter|barman|barmaid|postman|neighbours?|landlord|landlady|receptionist|cleaner|plumber|builder|driver|teacher|priest|vicar|vet|hairdresser|barber|manager|cat|dog|kitten|puppy|rabbit|hamster|horse|budgie|parrot|cow|hen|heifers?|kids next door|(?:man|woman|lady|bloke|lad|girl|guy) (?:next door|upstairs|downstairs|opposite|at work|beside me|in the next bed)'

/** "My sister ...", "her baby brother ...", "our lodger's got ...": who is spoken of, where a sentence or a part of one begins with it. */
const head = new RegExp(
  String.raw`(?:^|[,;:]\s*|\b(?:and|but|so|because|cos|coz|cause|as|that|while|since|lol|well|oh|also|yeah|yes|no|ha)\s+)((?:[Mm]y|[Oo]ur|[Mm]a|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]e|MY)\s+|(?=(?:[Mm]um|[Mm]am|[Mm]om|[Dd]ad|[Nn]an|[Nn]ana|[Gg]ran|[Gg]ranny|[Gg]randma|[Gg]randad|hubby)\b))((?:[\w-]+\s+){0,2}?)(${kinWords}|Mum|Mam|Mom|Dad|Nan|Nana|Gran|Granny|Grandma|Grandad|(?<=\b[Tt]he )(?:${strangers}))(?:s|['’]s)?(?![\w'’])(?:[ -]in[ -]law)?(?:\s+[A-Z][a-z]+)?(?:['’]s)?`,
  'g',
)
/** "Half my class is out with strep", "six girls have it": those around the patient. */
const group =
  /(?:^|[,;:]\s*|\b(?:and|but|so|because|cos|as)\s+)(?:half|most|some|all|both|loads|lots|plenty|two|three|four|five|six|several|a few|a couple|everyone|everybody)(?:\s+(?:of|at|in))?\s+(?:them|the (?:kids|others|children|lads|girls|boys|class|nursery|office|team|house|ward)|(?:my|our|her|his|their) (?:class|colleagues|team|mates|friends|office|family|school|work|year|nursery|kids|children)|kids|children|girls|boys|lads|colleagues|people|work|school|nursery)\b/gi
/** Of whom a sentence only tells what he says, gives or does for the patient. */
const actsForPatient =
  /^\W*(?:(?:has|have|had|is|was|after|also|just|now|only|who|always|even|keeps?|kept|been|already|will|would|can|could)\s+)*(?:says?|said|saying|tells?|told|telling|thinks?|thought|reckons?|believes?|swears?|insists?|notice[sd]?|saw|sees|seen|found|finds|asks?|asked|asking|wants?|wanted|worried|worries|gave|gives|giving|given|brought|brings?|bringing|bought|drove|drives?|driving|took|takes (?:me|him|her)|taking|rang|ringing|rings|called|calls|calling|phoned|checked|checks|looked|looks after|put|puts|made|makes|helped|helps|did|does the|rubbed|showed|shows|heard|hears|hit|hits|pushed|kicked|beat|beats|punched|slapped|threw|grabbed|cut|burnt|burned|bit|won['’]?t let|drop|dropped|drops|shut|slammed|hurts? (?:me|him|her)|with me|coming|here)\b/i
/** Where the patient or the speaker comes in again, and not only as whom or what it is done to: "he lies on my legs and coughs". */
const speakerAgain = new RegExp(
  String.raw`\b(?:i|i['’]m|im|i['’]ve|ive|i['’]d|i['’]ll|we)\b|\b(?:and|but|so|now|while|because|then|plus)\s+(?:now\s+)?(?:me|my(?! (?:${kinWords})\b)|our(?! (?:${kinWords})\b)|now)\b|(?<!\b(?:on|in|to|with|for|at|of|by|down|over|into|from|near|behind|beside|about|under|around|against|after|before|like|than|without|through|past)\s+)\b(?:me|myself|mine|my(?! (?:${kinWords})\b)|us|our(?! (?:${kinWords})\b))\b`,
  'i',
)
const sentences = /[^.!?;\n]+(?:\.\d[^.!?;\n]*)*[.!?;\n]*/g
const opensWithPronoun =
  /^\W*(?:(?:and|but|so|then|now|also|lol|well|because|cos|even|apparently)\W+)*(he|she|his|her|hes|shes|he['’]s|she['’]s)\b(?! (?:says?|said|thinks?|thought|told|tells|reckons?|gave|wants|noticed|asked|gets me)\b)/i
const pronouns = /\b(?:he|she|his|her|him|hes|shes)\b/i

const ofOwnIllness =
  /\b(?:i(?:['’]?ve| have)? (?:have|got|had|feel|felt|cannot|can['’]?t|can ?not|keep|get|wake|woke|don['’]?t sleep|hurt|ache|cry|bleed)|i(?:['’]?m| am) (?:ill|sick|tired|exhausted|crying|bleeding|dizzy|scared|low|pregnant|breastfeeding|sore|in pain|so|not)|my (?:own )?(?:back|chest|head|belly|tummy|stomach|throat|ear|eye|knee|foot|leg|arm|skin|heart|breast|period)s?)\b/i

/** Somebody beside the patient whom "he" or "she" may mean. */
const anybody = new RegExp(String.raw`\b(?:${kinWords}|${strangers}|doctor|nurse|gp)s?\b`, 'i')

const isFemale = (word: string) => femaleWords.has(word)
const isMale = (word: string) => maleWords.has(word)

/** The part of a sentence about somebody else; null where it tells of none. */
function inSentence(sentence: string, talk: Talk): (Span & { who: string }) | null {
  const ofName = namedBeside(sentence, talk)
  if (ofName !== null) return ofName
  for (const match of sentence.matchAll(group)) {
    const at = match.index + match[0].length
    const stop = speakerAgain.exec(sentence.slice(at))
    return { start: match.index, end: at + (stop?.index ?? sentence.length - at), who: 'they' }
  }
  for (const match of sentence.matchAll(head)) {
    const [whole, owner = '', before = '', named = ''] = match
    const word = named.toLowerCase()
    if ((talk.isPregnant && /^(?:baby|twins?|child)$/.test(word)) || namesPatient(word, owner, before, talk.relation)) continue
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

const opensWithName =
  /(?:^|[,;:]\s*|\b(?:and|but|so|because)\s+)([A-Za-z]{3,})(?:['’]s|s)?(?= (?:is|was|has|had|got|been|keeps?|does|did|lives|works|takes|can|cannot|\d|NO|no|not|never|also|just|on|downstairs|upstairs|the)\b|['’]?s\b|,? \d)/g

/** "Poppy has no rash", "Mark's downstairs": of somebody by name who is not the patient. */
function namedBeside(sentence: string, { relation, named }: Talk): (Span & { who: string }) | null {
  for (const match of sentence.matchAll(opensWithName)) {
    const written = match[1] ?? ''
    const names = [written, written.replace(/s$/, '')]
    const isIn = (list: readonly string[] = []) => list.some((name) => names.some((each) => each.toLowerCase() === name.toLowerCase()))
    const isStranger = names.some((each) => givenNames.has(each)) && (relation === 'self' || (named?.patient.length ?? 0) > 0)
    if (isIn(named?.patient) || !(isIn(named?.others) || isStranger)) continue
    const at = match.index + match[0].length
    const behind = sentence.slice(at)
    if (actsForPatient.test(behind)) continue
    // "Declan has rung, she's vomiting now": behind the name the patient may be "she" again.
    const again = relation === 'self' ? null : /(?:,|;|\b(?:and|but|so|because)\b)\s*(?:s?he|they|his|her)\b/i.exec(behind)
    const end = Math.min(...[speakerAgain.exec(behind), again].map((stop) => stop?.index ?? behind.length))
    if (!/\w+\W+\w+/.test(behind.slice(0, end))) continue
    return { start: match.index, end: at + end, who: written.toLowerCase() }
  }
  return null
}

/** "I'm nursing my last born, he is 9 months", of a girl: where "he" can only be somebody else. */
function ofOtherSex(sentence: string, { relation, sex }: Talk): Span | null {
  if (relation === 'self' || sex === null) return null
  const match = (sex === 'female' ? clauseOfHim : clauseOfHer).exec(sentence)
  if (match === null || actsForPatient.test(match[2] ?? '')) return null
  if (!introduces.test(sentence.slice(0, match.index))) return null
  const patients = sex === 'female' ? /\b(?:she|her|shes)\b/i : /\b(?:he|his|him|hes)\b/i
  const stop = Math.min(...[speakerAgain, patients].map((pattern) => pattern.exec(match[2] ?? '')?.index ?? (match[2] ?? '').length))
  return { start: match.index, end: match.index + match[0].length - (match[2] ?? '').length + stop, isUnnamed: true }
}
/** What leads up to somebody new: "my last born", "the other one", "our little lad". */
const introduces = new RegExp(
  String.raw`\b(?:my|our|the) (?:[\w-]+ ){0,2}?(?:last|other|youngest|eldest|oldest|first|second|middle|little|newborn|one|${kinWords})\b`,
  'i',
)
const clauseOf = (pronoun: string) => new RegExp(String.raw`(?:^|[,;:]\s*|\b(?:and|but|so|because)\s+)(${pronoun})\b([^.!?;]*)`, 'i')
const clauseOfHim = clauseOf("he(?:['’]?s)?")
const clauseOfHer = clauseOf("she(?:['’]?s)?")

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
  // Where the story was told of "him" or "her" alone, or nobody is named whom a pronoun could mean, it may be the patient's.
  const isPlainlySelf =
    talk.relation === 'self' && (ofOwnIllness.test(talk.prose) || (!pronouns.test(talk.prose) && anybody.test(`${talk.prose} ${words}`)))
  const spans: Span[] = []
  let last: string | null = null
  for (const { index, 0: sentence } of words.matchAll(sentences)) {
    const found = inSentence(sentence, talk)
    if (found !== null) {
      spans.push({ start: index + found.start, end: index + found.end })
      last = found.who
      continue
    }
    const beside = ofOtherSex(sentence, talk)
    if (beside !== null) {
      spans.push({ ...beside, start: index + beside.start, end: index + beside.end })
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
