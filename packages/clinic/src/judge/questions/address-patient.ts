import type { Person } from '../../case/model.ts'
import { levelConstants } from '../constants.ts'

/** As much of a person as the words about him or her need. */
export type Addressee = Pick<Person, 'relation' | 'ageYears' | 'sex'>

const babyUntilYears = 1
const babies = new Set(['infant', 'newborn', 'baby'])
const nameless = new Set(['patient', 'other'])

/** How the patient is named in a sentence: "you", "your daughter", "the patient". */
export function patientName({ relation, ageYears }: Addressee): string {
  if (relation === 'self') return 'you'
  if (nameless.has(relation)) return 'the patient'
  const isBaby = babies.has(relation) || (relation === 'child' && ageYears !== null && ageYears < babyUntilYears)
  return `your ${isBaby ? 'baby' : relation}`
}

const childWords =
  /^(?:pikin|bairn|wean|child|kid|toddler|baby|infant|newborn|boy|girl|twin|son|daughter|grandchild|grandson|granddaughter|stepson|stepdaughter)$/

/** Whether the patient is a child, by the age or, where nobody told it, by the word used. */
export function isChild({ relation, ageYears }: Addressee): boolean {
  return ageYears === null ? childWords.test(relation) : ageYears < levelConstants.adultFromYears
}

interface Pronouns {
  subject: string
  object: string
  possessive: string
  reflexive: string
}

const she: Pronouns = { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' }
const he: Pronouns = { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' }
const they: Pronouns = { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' }
const women =
  /^(?:mother|mum|mom|mummy|mama|sister|daughter|wife|grand(?:mother|ma|daughter)|granny|nan|gran|aunt|niece|girl|girlfriend|stepdaughter|fiancee)$/
const men = /^(?:father|dad|papa|brother|son|husband|grand(?:father|pa|son)|grandad|uncle|nephew|boy|boyfriend|stepson|fiance)$/

function pronounsOf({ relation, sex }: Addressee): Pronouns {
  if (women.test(relation) || (sex === 'female' && !men.test(relation))) return she
  return men.test(relation) || sex === 'male' ? he : they
}

/** Stands for the patient's name until all words to "you" are turned. */
const name = '\u0001'
const inverted = /\b(do|are|have|were|did|can|could|will|would|should|must|may|had) you\b/gi
const ofOne: Readonly<Record<string, string>> = { do: 'does', are: 'is', have: 'has', were: 'was' }
const unchangedVerb =
  /^(?:can|cannot|could|will|would|may|might|must|should|had|did|got|felt|went|took|ate|fell|came|began|lost|drank|slept|hit|woke|stood|sat|gave|saw|heard|bit|swam|met|kept|left|ran|was|grew|(?!need$)\w+ed)$/
const adverbs = 'ever|also|often|still|always|sometimes|now|really|even|usually|normally|not|never'
const objectYou =
  /\b(to|for|with|of|on|in|by|near|around|about|from|at|over|behind|like|see|told|tell|tells|help|helps|stop|stops|wake|wakes|make|makes|made|hurt|hurts|trouble|troubles|bother|bothers|stung|bitten|bit|hit|touch|touches|give|gives|gave|given|order|lay|keep|keeps|near|seen|heard|let|lets) you\b/gi

/** Turns a question to "you" into one about the person who is ill; unchanged where the patient speaks for himself. */
export function addressPatient(question: string, person: Addressee): string {
  if (person.relation === 'self') return question
  const who = pronounsOf(person)
  const isOne = who !== they
  let isNamed = false
  const subject = () => {
    const words = isNamed ? who.subject : name
    isNamed = true
    return words
  }
  return question
    .replace(inverted, (found, verb: string) => {
      const plain = isOne || !isNamed ? (ofOne[verb.toLowerCase()] ?? verb.toLowerCase()) : verb.toLowerCase()
      return `${asWritten(found, plain)} ${subject()}`
    })
    .replace(objectYou, `$1 ${who.object}`)
    .replace(/\byou(?=[?.,;!])/g, who.object)
    .replace(new RegExp(String.raw`\b(you) (${adverbs})? ?\b([a-z']+)`, 'gi'), (_, _you, adverb: string | undefined, verb: string) =>
      [who.subject, adverb, isOne ? thirdPerson(verb) : verb].filter(Boolean).join(' '),
    )
    .replace(secondVerbs, (clause) =>
      isOne ? clause.replace(secondVerb, (_, link: string, verb: string) => `${link}${thirdPerson(verb)}`) : clause,
    )
    .replace(/\byourself\b/gi, who.reflexive)
    .replace(/\b(your|you)\b/gi, (found) => asWritten(found, found.toLowerCase() === 'your' ? who.possessive : who.subject))
    .replace(name, patientName(person))
}

/** "When he presses the place and lets go": the second verb of one subject. */
const secondVerbs = /\b(?:when|while|if|as) s?he [a-z]+s\b[^?]*/g
const secondVerb = /(, | and | or )(let|breathe|press|lean|speak|turn|laugh|jump)\b/g

/** The second verb of one subject in a statement: "you bite or pick at your nails". */
const otherVerb = /\b(and|or) (think|clench|wax|pick|lose|hear|purge|drink)\b/g

/** Turns a statement to "you" into one about the patient, by name or by pronoun: "your daughter has lost weight", "she feels sick". */
export function stateAbout(statement: string, person: Addressee, isNamed: boolean): string {
  if (person.relation === 'self') return statement
  const who = pronounsOf(person)
  const isOne = isNamed || who !== they
  return statement
    .replace(new RegExp(`^you (${adverbs})? ?([a-z']+)`), (_, adverb: string | undefined, verb: string) =>
      [isNamed ? name : who.subject, adverb, isOne ? thirdPerson(verb) : verb].filter(Boolean).join(' '),
    )
    .replace(otherVerb, (found, link: string, verb: string) =>
      isOne && statement.startsWith('you ') ? `${link} ${thirdPerson(verb)}` : found,
    )
    .replace(/^your\b/, isNamed ? `${name}'s` : who.possessive)
    .replace(objectYou, `$1 ${who.object}`)
    .replace(/\byou$/, who.object)
    .replace(/\byourself\b/g, who.reflexive)
    .replace(/\byour\b(?! (?:baby|child|daughter|son|mother|father)\b)/g, who.possessive)
    .replace(/\byou\b/g, who.subject)
    .replace(name, patientName(person))
}

/** Turns a sentence of advice to "you" into one about the patient: "they get short of breath". */
export function adviseAbout(sentence: string, { relation }: Addressee): string {
  if (relation === 'self') return sentence
  return sentence
    .replace(objectYou, `$1 ${they.object}`)
    .replace(/\byou(?=[?.,;!:]|$)/g, they.object)
    .replace(/\byourself\b/gi, they.reflexive)
    .replace(/\b(your|you)\b/gi, (found) => asWritten(found, found.toLowerCase() === 'your' ? they.possessive : they.subject))
}

function asWritten(found: string, words: string): string {
  return /^[A-Z]/.test(found) ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : words
}

function thirdPerson(verb: string): string {
  if (verb === 'are') return 'is'
  if (verb === 'were') return 'was'
  if (verb === 'have') return 'has'
  if (unchangedVerb.test(verb)) return verb
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
