import type { Person, Question } from '../../case/model.ts'
import { levelConstants } from '../../judge/constants.ts'
import { readAge, readBareAge } from './read-age.ts'
import { readPregnancyWeeks } from './read-pregnancy-weeks.ts'

const femaleRelations = new Set([
  'mother',
  'mum',
  'mom',
  'mummy',
  'mama',
  'sister',
  'daughter',
  'wife',
  'grandmother',
  'grandma',
  'granny',
  'nan',
  'gran',
  'granddaughter',
  'aunt',
  'niece',
  'girl',
  'girlfriend',
  'stepdaughter',
  'fiancee',
])
const maleRelations = new Set([
  'father',
  'dad',
  'papa',
  'brother',
  'son',
  'husband',
  'grandfather',
  'grandpa',
  'grandad',
  'grandson',
  'uncle',
  'nephew',
  'boy',
  'lad',
  'boyfriend',
  'stepson',
  'fiance',
])
const femaleSelf =
  /\b(?:i['’ ]?a?m|as|i am) an?\s+(?:[\w-]+\s+){0,5}?(?:woman|female|girl|lady|mum|mom|mother|widow|housewife|grandmother|nun)\b|\b(?:(?:implanon|nexplanon|mirena|microgynon|cerazette|depo-?provera)|on the (?:combined |mini-? ?)?pill|my (?:last |next |monthly |heavy )?(?:periods?|menstrual|menopause|hysterectomy|caesarean|c-section|smear(?: test)?|vagina|ovar\w+|uterus|womb|cervix|pregnancy))\b|\bi['’ ]?a?m (?:\w+ )?(?:\d+ weeks? )?pregnant\b|\bi am pregnant\b|\bi(?: have|['’]ve)? (?:just |only |recently )?(?:gave|given) birth\b|(?:^|[,.;] ?|\band )gave birth\b|\bi(?:['’ ]?a?m| am) (?:still |currently )?breast ?-?feeding\b/i
const maleSelf =
  /\b(?:i['’ ]?a?m|as|i am) an?\s+(?:[\w-]+\s+){0,5}?(?:man|male|guy|boy|dude|gentleman|father|dad|widower|grandfather)\b|\bmy (?:enlarged |big |swollen |large )?(?:penis|testicles?|testis|balls?|prostate|scrotum|foreskin|vasectomy)\b|\bi(?:['’]ve| have|['’]ve got| had| was)[^.!?]{0,30}\bprostate\b/i
/** "I'm 45 by the way, a woman": said of oneself beside one's age. */
const besideOwnAge = (nouns: string) =>
  new RegExp(
    String.raw`\bi(?:['’ ]?m| am) (?:\d{1,3}|\w+ty(?:[ -]\w+)?)\b[^.!?]{0,30}?,\s*(?:an? )?(?:${nouns})\b(?=\s*(?:[,.;!]|and\b|with\b|$))`,
    'i',
  )
const femaleBesideAge = besideOwnAge('woman|female|lady|girl|f')
const maleBesideAge = besideOwnAge('man|male|guy|bloke|boy|m')
/** "Tired for weeks, woman, 50": said of oneself beside the complaint; "Mrs Doyle", "an old lady" of the one who is brought. */
const femaleAside =
  /(?:^|[,.;]\s*)(?:and )?(?:an? )?(?:(?:old|older|young|married|single|healthy) )?(?:woman|female|lady)\b(?=\s*(?:$|[,.;]|here\b|of \d|aged? \d|\d{2}\b))/i
const maleAside =
  /(?:^|[,.;]\s*)(?:and )?(?:an? )?(?:(?:old|older|young|married|single|healthy) )?(?:man|male|bloke|gentleman)\b(?=\s*(?:$|[,.;]|here\b|of \d|aged? \d|\d{2}\b))/i
const femaleTitle = /\b(?:mrs|ms|miss)\b\.? [a-z]|\b(?:old|elderly|frail|the|a|this) lady\b|\b(?:old|elderly|frail) woman\b/i
const maleTitle = /\bmr\b\.? [a-z]|\b(?:old|elderly|frail|the|a|this) gentleman\b|\b(?:old|elderly|frail) man\b/i
/** "I am woman 52": as those write who learned English late. */
const femaleBare = /\bi(?:['’ ]?m| am) (?:woman|female|lady|girl)\b/i
const maleBare = /\bi(?:['’ ]?m| am) (?:man|male|boy)\b/i
const attached = String.raw`(?<![\d.])\d{1,3}\s?-?\s?(?:years?|yrs?|yo|y\/o|months?|m\/o|weeks?|days?)?[\s-]*(?:old|of age)?[\s,-]*(?:[a-z-]+\s){0,2}?`
const letter = String.raw`(?<![\d.])(?:[1-9]|[1-8]\d|9[0-4])\s?(?:yo|y\/o|years? old|year-old)?[\s,]*`
const attachedFemale = new RegExp(String.raw`\b${attached}(?:female|woman|girl|lady|lass)|${letter}f\b(?!\s*(?:fever|temp))`, 'i')
const attachedMale = new RegExp(String.raw`\b${attached}(?:male|man|boy|gentleman|bloke|guy|lad|chap|dude|fella)|${letter}m\b(?!['’])`, 'i')
/**
 * What a message says about the patient. `onBehalfOf`: the relative the message turned out to be about, or null; `ownText`: the message without what
 * it says of others.
 */
export function readPerson(
  given: string,
  known: Person,
  onBehalfOf: string | null,
  pending: Question | null,
  ownText: string = given,
): Partial<Person> {
  const person: Partial<Person> = {}
  if (onBehalfOf !== null) person.relation = onBehalfOf
  const relation = onBehalfOf ?? known.relation
  const text = relation === 'self' || turnsToMe.test(given) ? given : given.replace(ofSpeaker, ' ')
  const age = (pending?.slot === 'age' ? bareAge(text, relation) : null) ?? ageOfPatient(text, relation, known)
  const isTooYoung = age != null && relation === 'self' && age < youngestTeller
  // "She's four months old", of a writer whose age is known: a baby that was spoken of.
  const isAnothers =
    isTooYoung && (putsNumberRight.test(text) || (known.ageYears !== null && known.ageYears >= youngestTeller && isSomebodyElse.test(text)))
  if (age != null && !isAnothers) person.ageYears = age
  // "No wet nappy since this morning, 4 months old": nobody of that age writes.
  if ((isTooYoung && !isAnothers) || (onBehalfOf === 'patient' && age != null && age < levelConstants.adultFromYears))
    person.relation = 'child'
  const asksWho = pending?.slot === 'sex' || pending?.id === 'person'
  const sex = sexOf(text, relation, asksWho)
  // What is known already is told anew only where it was asked: a son stays male whatever is said.
  if (sex !== null && (sex !== known.sex || asksWho)) person.sex = sex
  const weeks = readPregnancyWeeks(ownText)
  if (weeks !== null) {
    person.pregnancyWeeks = weeks
    person.pregnant = true
    person.sex = 'female'
  }
  return person
}

/** The sex told of the patient; where it was asked, a bare word is enough. */
function sexOf(text: string, relation: string, isAsked: boolean): Person['sex'] {
  const own = relation === 'self' ? withoutPronouns(text.replace(ofThem, ' ')) : text
  return (isAsked ? bareSex(own) : null) ?? readSex(text, relation)
}

/** "He's eleven weeks" beside one's own answer. */
const ofThem = /\bs?he(?:['’]?s| is) (?:now |only |just )?[\w-]+ (?:days?|weeks?|months?|years?)\b(?! pregnant)/gi
/** "She", as the whole answer of whoever writes, says who she is; in a sentence it is somebody else. */
const withoutPronouns = (text: string) =>
  text.trim().split(/\s+/).length > wordsOfPronoun
    ? text.replace(
        /\b(?:she|her|he|his|him)\b|\b(?:the|that|this|some|another) (?:\w+ )?(?:woman|man|lady|guy|girl|lad|bloke|boy)\b/gi,
        ' ',
      )
    : text
const wordsOfPronoun = 3

/** "He's eleven weeks, not six", in a talk about the mother. */
const putsNumberRight = /\bnot (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i

/** "No, it's me who has it, I'm 58": the one who writes is the patient. */
const turnsToMe = /\b(?:it['’]?s|it is|this is|na) me\b|\bi(?:['’]?m| am) the (?:one|patient)\b/i

/** "I am 68, a woman", "I'm 33": of the one who writes, where somebody else is the patient. */
const ofSpeaker =
  /\b(?:i['’]?m|i am|me,?)(?: a)? (?:1[4-9]|[2-9]\d)\b(?! ?(?:weeks?|months?|days?|minutes?|hours?|km|miles?|kg|%))(?: ?(?:years?|yrs?|yo|y\/o)(?: old)?)?,?(?: (?:and )?(?:a )?(?:woman|man|female|male|lady))?/gi

/** So many ages of others may stand before the patient's own. */
const agesRead = 3

/** The age told of the patient; what is told of others is passed over: "I've a baby eleven weeks old, I'm 29". */
function ageOfPatient(text: string, relation: string, known: Person): number | null {
  let rest = text
  for (let read = 0; read < agesRead; read += 1) {
    const stated = readAge(rest)
    if (stated === null) return null
    const isOfAnother =
      (relation !== 'self' && isOfNamed(rest, stated)) ||
      (relation === 'self' &&
        (isOfRelative(rest, stated.start) ||
          isTooYoungToTell(rest, stated.years) ||
          (isToldOfSelf(rest, known) && isNamedWith(rest, stated.start))))
    if (!isOfAnother) return stated.years
    rest = rest.slice(0, stated.start) + ' '.repeat(stated.end - stated.start) + rest.slice(stated.end)
  }
  return null
}

/** "My 3-year-old boy Leo has spots, Mia is 7 weeks old": an age of somebody by name, where the patient's stands beside it. */
function isOfNamed(text: string, { start, end }: { start: number; end: number }): boolean {
  const name = /(?:^|[.!?,;]\s*)([A-Z][a-z]{2,})(?:,|['’]s| is| who is| \()?\s*(?:(?:is|now|only|just|nearly)\s+)*$/.exec(
    text.slice(0, start),
  )?.[1]
  if (name === undefined || /^(?:He|She|They|It|My|Our|The|This|Baby|Mum|Mam|Mom|Dad|Nan|Gran)/.test(name)) return false
  const other = readAge(`${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`)
  return other !== null && !new RegExp(String.raw`\b(?:my|our) [\w -]{0,24}${name}\b`).test(text)
}

const company = ['friend', 'neighbour', 'neighbor', 'mate', 'colleague', 'flatmate', 'roommate', 'housemate', 'cousin', 'client', 'boss']
const littleOnes = ['pikin', 'baby', 'child', 'kid', 'toddler', 'infant', 'newborn']
const relative = String.raw`(?:my|our) (?:\w+ )?(?:${[...femaleRelations, ...maleRelations, ...littleOnes, ...company, 'partner'].join('|')})`
const relatives = new RegExp(String.raw`\b${relative}\b`, 'gi')
const relativeBefore = new RegExp(String.raw`\b${relative}\b[^.;!?]*$`, 'i')
const relativeAfter = /^[\w\s-]{0,20}\bold (?:baby|child|kid|toddler|infant|newborn|son|daughter|boy|girl)\b/i

const timeSpan =
  /\b(?:for|since|about|last|past|over|nearly)\b[^.!?]{0,12}\b(?:\d+|an?|one|two|three|four|five|six|few|couple)\b[^.!?]{0,8}\b(?:hours?|days?|weeks?|months?|years?)\b|\bago\b/i
const youngestSpeaker = 4
const readsAsNumber = /\d/
const ofAnother = /\b(?:he|she|hes|shes|his|her|baby|child|son|daughter|boy|girl|old|born)\b/i

/** The answer to "how old?"; who speaks of himself is no baby, and "for two days" is no age. */
function bareAge(text: string, relation: string): number | null {
  const years = timeSpan.test(text) && readAge(text) === null ? null : readBareAge(text)
  if (years === null || relation !== 'self' || ofAnother.test(text)) return years
  return years < youngestSpeaker || !(Number.isInteger(years) || !readsAsNumber.test(text)) ? null : years
}

const telling = /\b(?:i|i['’]m|i['’]ve|me|my|myself)\b/i
const youngestTeller = 4

const isSomebodyElse =
  /^\W*(?:(?:and|well|oh|yes|no|so)\W+)*(?:s?he|they|it|(?:the|my|our) (?:baby|bub|little one|wee one|youngest|son|daughter))(?:['’]?s| is|['’]re| are)\b/i

/** "I am breastfeeding my three-week-old": nobody of that age says "I". */
function isTooYoungToTell(text: string, years: number | undefined): boolean {
  return years !== undefined && years < youngestTeller && telling.test(text)
}

/** "My baby is four months old and I am exhausted": the age is the baby's, the patient is the speaker. */
function isOfRelative(text: string, start: number | undefined): boolean {
  if (start === undefined || ownAge.test(text.slice(Math.max(0, start - beforeAge))) || signedWithAge.test(text.slice(start))) return false
  return relativeBefore.test(text.slice(0, start)) || relativeAfter.test(text.slice(start))
}

/** "Lost my mum and I feel empty, 29 f": so people sign what they write of themselves. */
const signedWithAge = /^\d{2} ?(?:yo|y\/o|years? old)? ?(?:f|m|female|male|woman|man)\b\W*$/i

/** "My husband died and I cannot sleep, I'm 61": the age begins with the speaker. */
const ownAge = /^.{0,5}?\b(?:i['’ ]?a?m|my age is)\s+\d/i
const beforeAge = 5

const ofSelf = /\b(?:i|i['’]?m|i['’]ve|me|myself)\b/i

/** Whether the talk is about the speaker: his age is known, or he speaks of himself. */
function isToldOfSelf(text: string, { ageYears }: Person): boolean {
  return ageYears !== null || ofSelf.test(text)
}

/** "My boy is 5": whether the words that tell the age begin with a relative. */
function isNamedWith(text: string, start: number | undefined): boolean {
  return start !== undefined && [...text.matchAll(relatives)].some(({ index, 0: named }) => index <= start && start < index + named.length)
}

function bareSex(text: string): Person['sex'] {
  if (/\b(?:female|woman|girl|f|lady|lass|gal|she|her)\b/i.test(text)) return 'female'
  return /\b(?:male|man|boy|(?<!['’])m|guy|bloke|fella|fellow|lad|dude|chap|gent|he|his)\b/i.test(text) ? 'male' : null
}

/** What others say and what the speaker thinks is no word about the patient's sex: "my wife says it is nothing". */
const opinions =
  /\bmy \w+ (?:says?|thinks?|reckons?|believes?|told|insists)\b[^.!?]*|\bi(?: am|['’]m)? (?:sure|think|guess|hope|suppose|believe)\b[^.!?,]*/gi

const others =
  /\b(?:my|his|her|our|the|a) (?:\w+ ){0,2}(?:mum|mom|mother|dad|father|wife|husband|partner|sister|brother|gran|nan|granny|grandad|aunt\w*|uncle|friend|neighbou?r|visitor|nurse|doctor|gp|midwife|teacher|pharmacist|receptionist|consultant|carer|in ?laws?|boss|colleague|mate)\b/i

function readSex(words: string, relation: string): Person['sex'] {
  const text = words.replace(opinions, ' ')
  if (femaleRelations.has(relation)) return 'female'
  if (maleRelations.has(relation)) return 'male'
  if (relation !== 'self' && femaleTitle.test(text) !== maleTitle.test(text)) return femaleTitle.test(text) ? 'female' : 'male'
  const isAboutSelf = /\b(?:i|me|my|myself|i['’]m|i['’]ve)\b/i.test(text)
  if ([femaleSelf, femaleBesideAge, femaleBare, femaleAside].some((pattern) => pattern.test(text))) return 'female'
  if ([maleSelf, maleBesideAge, maleBare, maleAside].some((pattern) => pattern.test(text))) return 'male'
  const female = attachedFemale.exec(text)
  const male = attachedMale.exec(text)
  if (female !== null && (male === null || female.index <= male.index)) return 'female'
  if (male !== null) return 'male'
  if (/^\s*(?:f|female|woman)\b[\s,\d]/i.test(text)) return 'female'
  if (/^\s*(?:m|male|man)\b[\s,\d]/i.test(text)) return 'male'
  if (isAboutSelf && relation === 'self') return null
  // "Who will look after her?": of whoever "she" is, not of the one who writes.
  if (relation === 'self') return null
  // "The health visitor comes, I'd rather wait for her", "my mum raised six kids and she says ...": another one stands before the pronoun.
  const [before = ''] = text.split(/\b(?:she|her|herself|hers|he|his|him|himself)\b/i)
  if (others.test(before)) return null
  const shes = text.match(/\b(?:she|her|herself|hers)\b/gi)?.length ?? 0
  const hes = text.match(/\b(?:he|his|him|himself)\b/gi)?.length ?? 0
  return shes > hes ? 'female' : hes > shes ? 'male' : null
}
