import type { Person } from '../case/model.ts'
import { withoutDoubted } from './doubted-pregnancy.ts'
import { kinWords, namesPatient } from './later/kin.ts'
import type { SecondPerson } from './second-person.ts'

/** Nobody younger is with child. */
const pregnantFromYears = 9
const maleRelations = /^(?:son|boy|father|dad|brother|husband|grandfather|grandpa|grandad|uncle|nephew|boyfriend|grandson)$/
const kin = new RegExp(
  String.raw`\b(my|our|his|her|their|your) ((?:\w+ )?)(${kinWords})(?:['’]?s)?\b(?! (?:says?|said|thinks?|thought|reckons?|told|tells|asked)\b)`,
  'gi',
)
/** A sentence, or a part of it that says something by itself. */
const parts = /[^.!?;,\n]+/g

const saysSex = (who: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${who})(?:['’]?(?:s|m)| is| am| was)? (?:(?:not|only|just|actually|really|still) )*(?:an? |my )?(?:(?:little|baby|\d+|year|month|old|yr|yo)[ -])*(?:boy|girl|lad|lass|man|woman|male|female|bloke|lady|guy)\b`,
    'i',
  )
const saysAge = (who: string): RegExp =>
  new RegExp(String.raw`\b(?:${who})(?:['’]?(?:s|m)| is| am)? (?:(?:only|just|now|nearly|about|turned) )*\d`, 'i')
const saysPregnant = (who: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${who})(?:['’]?(?:s|m|ve)| is| am| are| have| has| was| might be| may be| could be)?(?: \w+){0,4} (?:pregnant|weeks|wks|expecting)\b`,
    'i',
  )
const bareSex = /^\W*(?:(?:an?|\d+|yes|no|year|years|old|yo)\W+)*(?:male|female|boy|girl|man|woman|m|f)\W*(?:\d+\W*)?$/i

/**
 * What a message tells of the patient, without what it says of somebody else: "what about my sister. pregnant. yes or no" makes no boy of four a pregnant
 * girl. In: the words, what was read of the person, who the patient is known to be, and who else is spoken of.
 */
export function personOfPatient(words: string, heard: Partial<Person>, known: Person, second: SecondPerson | null): Partial<Person> {
  const read = withoutDoubted(words, second === null ? heard : withoutSecond(heard, words, second))
  const relation = read.relation ?? known.relation
  // "Now my husband, he is 44": the turn is his.
  if (relation !== known.relation || turnsToNext.test(words)) return read
  const own = withoutImpossible(words, read, known, relation)
  const isKnown = known.sex !== null || known.ageYears !== null
  if (!isKnown || !others(words, relation)) return own
  const who = relation === 'self' ? 'i' : String.raw`he|she|it|(?:my|our) (?:\w+ )?${relation}`
  const said = (words.match(parts) ?? []).filter((part) => !others(part, relation))
  const tells = (pattern: RegExp) => said.some((part) => pattern.test(part))
  const { sex, ageYears, pregnant, pregnancyWeeks, ...rest } = own
  return {
    ...rest,
    ...(sex !== undefined && (known.sex === null || tells(saysSex(who)) || tells(bareSex)) && { sex }),
    ...(ageYears !== undefined && (known.ageYears === null || tells(saysAge(who))) && { ageYears }),
    ...(pregnant !== undefined && (pregnant !== true || tells(saysPregnant(who))) && { pregnant }),
    ...(pregnancyWeeks !== undefined && tells(saysPregnant(who)) && { pregnancyWeeks }),
  }
}

const turnsToNext = /^\W*(?:(?:ok|okay|and|so|right|thanks|thank you)\W+)*(?:now|next)(?:,| it['’]?s| its| is| about| for)* (?:my|our)\b/i

/** Whether words name a relative who is not the patient. */
function others(words: string, relation: string): boolean {
  return [...words.matchAll(kin)].some(([, owner = '', before = '', word = '']) => {
    const one = word.toLowerCase()
    return !namesPatient(one, owner, before, relation) || oppositeChild[one] === relation
  })
}

const oppositeChild: Readonly<Record<string, string>> = { daughter: 'son', son: 'daughter' }

/** The age or sex told of the other is not the patient's. */
function withoutSecond(person: Partial<Person>, words: string, { start, end }: SecondPerson): Partial<Person> {
  const rest = `${words.slice(0, start)} ${words.slice(end)}`
  return /\d/.test(rest) ? person : {}
}

/** "I am a pregnant man" */
const saysSelfPregnant = /\bi(?:['’]?m| am) (?:an? )?(?:\d+ weeks )?pregnant\b/i

/** A boy, a man and a small child are not pregnant, nor female because somebody is. */
function withoutImpossible(words: string, read: Partial<Person>, known: Person, relation: string): Partial<Person> {
  const years = read.ageYears ?? known.ageYears
  const isChild = years !== null && years < pregnantFromYears
  const isMale = known.sex === 'male' || maleRelations.test(relation)
  if ((!isChild && !isMale) || (relation === 'self' && !isChild && saysSelfPregnant.test(words))) return read
  const who = relation === 'self' ? 'i' : String.raw`he|she|it|(?:my|our) (?:\w+ )?${relation}`
  const isSaid = (words.match(parts) ?? []).some((part) => saysSex(who).test(part) || bareSex.test(part))
  const { pregnant, pregnancyWeeks, sex, ...rest } = read
  const isTaken =
    sex != null && (sex === 'male' || isSaid || (pregnant !== true && pregnancyWeeks == null && !maleRelations.test(relation)))
  const isPutRight = isTaken && sex === 'female' && !isChild
  return {
    ...rest,
    ...(isTaken && { sex }),
    ...(isPutRight && pregnant !== undefined && { pregnant }),
    ...(isPutRight && pregnancyWeeks !== undefined && { pregnancyWeeks }),
    ...(pregnant === false && { pregnant }),
  }
}
