import type { Person, Question } from '../../case/model.ts'
import { inFigures } from '../lexicon/in-figures.ts'

/** What is known of the patient, and the question the words may answer. */
interface Talk {
  person: Person
  pending: Question | null
  /** The sex that the words tell by themselves, whatever was asked. */
  plainly: Person['sex']
}

const little = String.raw`(?:(?:only|just|about|nearly|almost|now|a|around|over|going on|turning|turned|aged?)\s+)*`
/** "I'm 34", "me, 34", "34 here", "34F": the age of whoever writes. */
const ownAge = new RegExp(
  String.raw`\b(?:i['’ ]?a?m|i am|me|my age(?: is)?|aged?)\W+${little}\d|^\W*(?:(?:no|yes|sorry|actually|oh|well|it['’]?s)\W+)*\d{1,3}\b(?!\s*(?:minutes?|hours?|days?|weeks?|months?|times?|%|mg|ml|stone|kg|am|pm|of\b|or\b|to\b))|(?<![a-z\d.])\d{2}\s?(?:yo|y\/o|f|m|male|female|man|woman)\b|\b(?:boy|girl|man|woman|lad|lass)\s+of\s+\d{1,3}\b(?!\s*(?:stone|kg))`,
  'i',
)
/** "She's 81", "my dad is 70", "81 years old": the age of the one who is ill. */
const agePut = new RegExp(
  String.raw`\b(?:(?:s?he|they|it|hes|shes)(?:['’ ]?i?s| are)?|(?:my|our|the) [a-z]+(?:['’]s| is)?|[a-z]+ is|name\w*(?: is)?)\W+${little}\d{1,3}\b|\b\d{1,3}[\s-]?(?:years?|yrs?|months?|weeks?|days?)[\s-]?(?:old|of age)\b|(?<![a-z\d.])\d{1,3}\s?(?:yo|y\/o|f|m)\b|\bage(?:d| is)?\W+\d`,
  'i',
)
const sexPut =
  /\b(?:i['’ ]?a?m|i am|is|s?he['’]?s|it['’]?s|this is|not)\s+(?:an?\s+)?(?:\w+\s+)?(?:boy|girl|man|woman|male|female|lady|bloke|guy|lad|gentleman)\b|^\W*(?:(?:no|sorry|actually)\W+)*(?:an?\s+)?(?:boy|girl|man|woman|male|female|m|f)\b/i
/** "A smoker till my thirties", "she was 30 when": an age of another time. */
const ageOfThen =
  /\b(?:till?|until|since|in|was|were)\b[^.!?]{0,12}\b(?:my|his|her) (?:early |late |mid[- ]?)*(?:teens|twenties|thirties|forties|fifties|sixties|seventies)\b|\bwhen (?:i|he|she) (?:was|were) (?:only |just |about |still )*(?:\d|a\b|young|little|small|at\b|in\b|pregnant)|\b\d{1,3} when (?:i|he|she|it|we)\b/i
/** Longer replies to "how old are you, and are you female or male?" answer it only where they say so. */
const wordsOfAnswer = 8
const lettersOfAnswer = 60
const youngestTeller = 4
const ofChild = /\b(?:baby|child|son|daughter|boy|girl|toddler|he|she|hes|shes|infant|newborn|kid|little one)\b/i

/**
 * What a later message says of the person, held to what it puts in so many words: a number said of the weather or of the road is no age, and "her" in
 * a question no sex. In: what was read, the words without what they tell of others, what is known and asked, and whether
 * the message puts something right.
 */
export function personInTalk(read: Partial<Person>, words: string, talk: Talk, isCorrection: boolean): Partial<Person> {
  const { ageYears, sex, relation, ...rest } = read
  const isNobodyOld = relation === 'child' && talk.person.relation === 'self' && !ofChild.test(words)
  const saysAge = ageYears != null && !isNobodyOld && isAgePut(ageYears, relation ?? talk.person.relation, words, talk, isCorrection)
  const isTurned = relation !== undefined && relation !== talk.person.relation
  const saysSex = sex != null && (isCorrection || isTurned || rest.pregnant === true || isSexPut(sex, words, talk))
  return {
    ...rest,
    ...(relation !== undefined && !isNobodyOld && { relation }),
    ...(saysAge && { ageYears }),
    ...(saysSex && { sex }),
  }
}

const isShort = (words: string) => words.length <= lettersOfAnswer && words.trim().split(/\s+/).length <= wordsOfAnswer

function isAgePut(ageYears: number, relation: string, words: string, { pending }: Talk, isCorrection: boolean): boolean {
  const isSelf = relation === 'self'
  if (ageOfThen.test(words) || (isSelf && ageYears < youngestTeller)) return false
  const isAsked = pending?.slot === 'age' || pending?.slot === 'sex' || pending?.id === 'person'
  return isCorrection || (isAsked && isShort(words)) || (isSelf ? ownAge : agePut).test(inFigures(words).text)
}

const isSexPut = (sex: NonNullable<Person['sex']>, words: string, { person, plainly }: Talk) =>
  sexPut.test(words) || (person.sex === null && (isShort(words) || sex === plainly))
