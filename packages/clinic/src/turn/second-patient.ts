import { type ConsultationCase, newCase } from '../case/case.ts'
import { endangeredBaby } from '../hear/endangered-baby.ts'
import type { Hearing } from '../hear/hearing.ts'
import { readAge } from '../hear/lexicon/read-age.ts'
import { type SecondPerson, turnsToOther } from '../hear/second-person.ts'
import type { KnowledgeBase } from '../judge/knowledge-base.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { isEmergency } from '../judge/levels/level-order.ts'
import { patientName } from '../judge/questions/address-patient.ts'
import type { TriageLevel } from '../knowledge/schema.ts'
import type { Consultation, ConsultOptions } from './consultation.ts'

/** Somebody else who was spoken of: a first look, taken apart from the patient's own case. */
export interface SecondPatient {
  relation: string
  words: string
  level: TriageLevel | null
  /** The names of what was read. */
  told: readonly string[]
}

type Turn = (base: KnowledgeBase, consultation: ConsultationCase, words: string, options: ConsultOptions) => Consultation

/** A first look at the other person in a case of its own. */
function lookAt(
  base: KnowledgeBase,
  before: ConsultationCase,
  { relation, words }: Pick<SecondPerson, 'relation' | 'words'>,
  turn: Turn,
): Consultation {
  return turn(base, newCase({ country: before.country, ...(before.wording && { wording: before.wording }), relation }), words, {})
}

/**
 * What becomes of somebody else who is spoken of in the middle: an emergency of that person comes first and is answered at once, unless the patient's own
 * stands; all else waits. Out: the turn that was taken, or what a first look showed.
 */
export function takeSecond(
  base: KnowledgeBase,
  before: ConsultationCase,
  second: SecondPerson,
  words: string,
  turn: Turn,
): Consultation | SecondPatient {
  const look = lookAt(base, before, second, turn)
  const level = levelOf(look.case.held)
  const own = levelOf(before.held)
  // Who is violent is no patient.
  const isFirst = (level !== null && isEmergency(level)) || (look.reply.crisis !== null && look.reply.crisis.kind !== 'abuse')
  const isOwnGrave = own !== null && isEmergency(own)
  if (isFirst && !isOwnGrave) return handedOver(before, look, 'comes first now')
  const isOutright = turnsToOther.test(words)
  if (isOutright && isOwnGrave && saysWell.test(words)) return handedOver(before, look, 'has the turn now')
  if ((isOutright || wantsToTurn.test(words) || opensWithOther.test(words)) && !isOwnGrave)
    return handedOver(before, look, 'has the turn now')
  const told = Object.values(look.case.observations)
    .filter(({ polarity, source }) => polarity === 'present' && source === 'told')
    .map(({ finding }) => base.findings.get(finding)?.name ?? finding)
  return { relation: second.relation, words: second.words, level, told }
}

/** "He's ok. Now it's my husband": of the patient whose emergency stands. */
const saysWell =
  /\b(?:he|she|they|i)(?:['’]?s|['’]?m| is| am| are) (?:absolutely |quite |doing |all )?(?:fine|ok|okay|well|alright|right|good|better)\b/i

const babyUntilYears = 0.25

/**
 * A baby under three months with a fever has the turn, whoever else the message or the talk is about; what was told of them is kept apart. In: the
 * message as given. Null where there is no such baby, the talk is the baby's already, or an emergency of its own stands.
 */
function takeBabyFirst(base: KnowledgeBase, before: ConsultationCase, message: string, turn: Turn): Consultation | null {
  const { person, turns, prose, country } = before
  const isKnown = person.ageYears !== null && person.ageYears < babyUntilYears
  const own = levelOf(before.held)
  if (isKnown || (own !== null && isEmergency(own))) return null
  const baby = endangeredBaby(message, prose)
  if (baby === null) return null
  const isAlone = baby.other === null && before.complaints.length === 0
  // Where the age is read with the rest of the message, the message needs no second look.
  if (isAlone && (readAge(message)?.years ?? babyUntilYears) < babyUntilYears) return null
  if (isAlone) return turn(base, { ...before, person: { ...newCase().person, relation: 'baby', ageYears: baby.ageYears } }, message, {})
  const look = turn(base, newCase({ country, relation: 'baby', ageYears: baby.ageYears }), baby.words, {})
  const level = levelOf(look.case.held)
  if (level === null || !isEmergency(level)) return null
  const relation = (turns > 0 && person.relation !== 'self') || baby.other === null ? person.relation : baby.other
  return handedOver({ ...before, person: { ...person, relation }, prose: `${prose} ${baby.rest}`.trim() }, look, 'comes first now')
}

const ofThem = /^\W*(?:(?:and|also|oh|but)\W+)?(?:he|she|hes|shes|he['’]s|she['’]s|his|her)\b/i

/** "He's had it a week", said while the one who was set aside waits: of that one, and nothing of the patient's. */
export function ofSetAside({ setAside, person }: ConsultationCase, heard: Hearing, words: string): Hearing {
  const isOther = setAside !== undefined && setAside.relation !== 'self' && person.relation === 'self' && heard.second === null
  if (!isOther || heard.choice !== null || !ofThem.test(words) || /\b(?:i|me|my)\b/i.test(words)) return heard
  const second = { relation: setAside.relation, words: `${setAside.words}. ${words}`, start: 0, end: words.length }
  return {
    ...heard,
    second,
    mentions: [],
    person: {},
    answer: null,
    durationDays: null,
    onset: null,
    severity: null,
    vitals: {},
    drugs: [],
  }
}

/** The patient would rather speak of the other now. */
const wantsToTurn =
  /\b(?:instead|rather (?:talk|ask|speak)|(?:forget|never mind|leave|enough (?:about|of)|drop) (?:about )?(?:me|mine|my\b|that|it|all that)|(?:can|could|may|shall) (?:we|i|you) (?:talk|ask|speak|look|chat|help|move)|(?:i )?(?:want|need|wanted|would like|have) to (?:talk|ask|speak)|more worried about|(?:really|actually|main(?:ly)?|real reason)\b.{0,30}\bmy|different question|another (?:person|question|patient)|switch|new patient)\b/i

/** "Now about my mum: she has a cough" names whose turn it is before it tells anything. */
const opensWithOther = /^\W*(?:(?:ok|okay|so|right|and)\W+)*(?:now|next)\W+(?:(?:about|for|on|to)\W+)+(?:my|our)\b/i

const toTheOther =
  /^\W*(?:(?:ok|okay|so|right|yes|please|thanks|thank you|and)\W+)*(?:now|back to|what about|how about|on to|next|let['’]?s (?:talk|do|go|look)(?: about| to| on| at)?|(?:can we )?talk about|about)\W+(?:my )?(\w+)\W*(?:please|then|now|next)?\W*$/i

/**
 * Whoever else has the turn: a small baby with a fever, or the one who was set aside and is named now ("now my daughter", "back to me"). In: the
 * message as given and as it is heard, and whether it is a pressed answer. Null where nobody else is meant.
 */
export function turnToOther(
  base: KnowledgeBase,
  before: ConsultationCase,
  { given, words, isPressed }: { given: string; words: string; isPressed: boolean },
  turn: Turn,
): Consultation | null {
  const baby = isPressed ? null : takeBabyFirst(base, before, given, turn)
  if (baby !== null) return baby
  const { setAside } = before
  const opened = isPressed ? null : namedTurn(before, words)
  if (opened !== null) return handedOver(before, lookAt(base, before, opened, turn), 'has the turn now')
  const meant = toTheOther.exec(words)?.[1]?.toLowerCase()
  if (setAside === undefined || meant === undefined) return null
  const relation = /^(?:me|myself|mine)$/.test(meant) ? 'self' : meant
  return relation === setAside.relation ? handedOver(before, lookAt(base, before, setAside, turn), 'has the turn now') : null
}

const kinOfTurn =
  '(mother|mum|mom|father|dad|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|gran|grandma|grandad|nan|uncle|aunt|baby|toddler|friend)'
const opensTurn = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|so|right|and|thanks|thank you|please)\W+)*(?:now|next)\W+(?:(?:about|for|on to|to|it['’]?s|its)\W+)*(?:my|our) ${kinOfTurn}\b(?! (?:says?|said|thinks?|thought|reckons?|told|tells|asked|wants? (?:me|to know)|keeps saying|gave|brought|drove|will|is (?:driving|taking|here|coming|with me)))\W*(?=\w)`,
  'i',
)
const insistsOn = new RegExp(
  String.raw`\bi (?:meant?|asked|ask|am asking|was asking|want to know)(?: (?:about|for|it for))* my ${kinOfTurn}\b`,
  'i',
)
const inCapitals = new RegExp(String.raw`\b[Mm][Yy] ${kinOfTurn.toUpperCase()} (?:is|has|IS|HAS)\b`)

/** "Now my husband. He is 50, his knee hurts", "My HUSBAND is 50", "I asked about my husband": who is named has the turn; null where nobody new is. */
function namedTurn({ person, turns, held, setAside }: ConsultationCase, words: string): Pick<SecondPerson, 'relation' | 'words'> | null {
  const own = levelOf(held)
  const match = opensTurn.exec(words) ?? insistsOn.exec(words) ?? inCapitals.exec(words)
  const relation = match
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.toLowerCase()
  if (turns === 0 || relation === undefined || relation === person.relation || (own !== null && isEmergency(own))) return null
  if (person.relation === 'self' && !opensTurn.test(words)) return null
  const told = setAside?.relation === relation ? `${setAside.words}. ` : ''
  return { relation, words: `${told}${words.replace(/^\W*(?:(?:ok|okay|so|right|and|thanks|please|now|next)\W+)+/i, '')}` }
}

function handedOver(before: ConsultationCase, look: Consultation, how: string): Consultation {
  const name = patientName(look.case.person)
  const former = patientName(before.person)
  const isSelf = name === 'you'
  const text = `${isSelf ? 'You' : name.charAt(0).toUpperCase() + name.slice(1)} ${isSelf ? how.replace('comes', 'come').replace('has', 'have') : how}. What you told me about ${former === 'you' ? 'yourself' : former} I keep; say "back to ${former === 'you' ? 'me' : former.replace(/^your /, 'my ')}" to go on with it.`
  const parts = [{ kind: 'understood' as const, text }, ...look.reply.parts]
  return {
    case: { ...look.case, setAside: { relation: before.person.relation, words: before.prose } },
    reply: { ...look.reply, parts, text: `${text}\n\n${look.reply.text}` },
  }
}
