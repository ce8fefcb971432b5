import type { ConsultationCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import type { LifeSign } from '../../hear/life-signs.ts'
import { levelOf } from '../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import { ofSight } from '../../judge/levels/sight-rules.ts'
import { isChild } from '../../judge/questions/address-patient.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'
import { isSugarHigh } from './first-aid/sugar-now.ts'
import type { FirstAidCard } from './first-aid-card.ts'
import { firstAidCards, generalFirstAid } from './first-aid-cards.ts'

/** What speaks for a card, in points: what somebody sees and tells of, the rule that leads, another emergency's rule, each further rule, words, a finding, a leading cause, the cause that speaks. */
const points = {
  seen: 20,
  leading: 4,
  rule: 2,
  moreRules: 0.5,
  words: 3,
  generalWords: 2.5,
  moreWords: 1,
  crisis: 3,
  finding: 1.5,
  condition: 1,
  cause: 2,
} as const
const mostRules = 3
/** A card needs more than one likely cause, unless that cause is why the emergency speaks. */
const least = 1.5

/**
 * The first aid for the danger that leads. In: the case, and the words of this message. Out: the card that fits the rules in
 * force, the findings and the words best; the general one where none does.
 */
export function chooseFirstAid(consultation: ConsultationCase, words: string): FirstAidCard {
  const known = chosen.get(consultation) ?? new Map<string, FirstAidCard>()
  chosen.set(consultation, known)
  const card = known.get(words) ?? bestCard(consultation, words)
  known.set(words, card)
  return card
}

/** Cards as they were chosen: several moves of one turn ask for the same. */
const chosen = new WeakMap<ConsultationCase, Map<string, FirstAidCard>>()

/** Characters of a message that are searched for what a card is for: the newest of all that was told are searched beside them. */
const wordsRead = 6000

function bestCard(consultation: ConsultationCase, words: string): FirstAidCard {
  const { prose } = consultation
  const text = plainWords(prose.endsWith(words) ? prose : `${prose} ${words.slice(0, wordsRead)}`)
  const level = levelOf(consultation.held)
  const cause = speakingCause(consultation)
  let best = generalFirstAid
  let most = least
  for (const card of firstAidCards) {
    const isSeen = isOfSight(card, consultation)
    if (!suitsAge(card, consultation, isSeen) || (!isSeen && card.needs?.some((cue) => cue.test(text)) === false)) continue
    if (!isSeen && (card.unless?.some((cue) => cue.test(text)) || isOfOtherSugar(card, consultation))) continue
    const sum = pointsOf(card, consultation, text, level, cause) + (isSeen ? points.seen : 0)
    if (sum > most || (sum === most && best === generalFirstAid)) {
      best = card
      most = sum
    }
  }
  return best
}

/** Whether a danger was told of as it is seen, and the card is for it. */
function isOfSight({ rules }: FirstAidCard, { held }: ConsultationCase): boolean {
  return held.some(({ rule }) => rule.startsWith(ofSight) && rules?.test(rule) === true)
}

/** For each sign of life in danger the cards that tell what to do: of those that suit the age the one that most speaks for. */
const lifeCards: Readonly<Record<LifeSign, RegExp>> = {
  'no-breath': /^not-breathing/,
  choking: /^choking/,
  fit: /^(?:fit|preeclampsia)$/,
  'no-waking': /^unconscious-breathing$/,
  bleeding: /^(?:bleeding|nosebleed|vomiting-blood|bleeding-after-birth|bleeding-pregnant|bleeding-womb)$/,
}
/** A card that holds the breaths and pushes of its own danger is kept. */
const ownRevival = /^(?:drowning|opioid|newborn-limp)$/
const babyInWords = /\b(?:baby|newborn|infant|bub|\d+ (?:weeks?|months?|wks?|mths?|mo)(?: |-)?(?:old)?)\b/i

/** The card for a sign of life in danger, by age: it comes before the card of the illness behind it. */
export function lifeCard(sign: LifeSign, consultation: ConsultationCase): FirstAidCard {
  const standing = chooseFirstAid(consultation, '')
  const isOfAge = sign === 'no-breath' || sign === 'choking'
  if (isOfAge ? sign === 'no-breath' && ownRevival.test(standing.id) : lifeCards[sign].test(standing.id)) return standing
  const fitting = firstAidCards.filter((card) => lifeCards[sign].test(card.id) && suitsAge(card, consultation))
  const { ageYears, relation } = consultation.person
  const isBaby = ageYears === null && (babyWords.test(relation) || babyInWords.test(consultation.prose))
  const [first = generalFirstAid, ...rest] = fitting.filter(({ id }) => ageYears !== null || id.endsWith('-baby') === isBaby)
  if (isOfAge) return first
  const text = plainWords(consultation.prose)
  const level = levelOf(consultation.held)
  const worth = (card: FirstAidCard) => pointsOf(card, consultation, text, level, null)
  return rest.reduce((best, card) => (worth(card) > worth(best) ? card : best), first)
}

/** Lower case, without apostrophes, in one line: as the cues of the cards are written. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function pointsOf(
  card: FirstAidCard,
  consultation: ConsultationCase,
  text: string,
  level: TriageLevel | null,
  cause: string | null,
): number {
  const fitting = consultation.held.filter(({ rule, level: own }) => isEmergency(own) && card.rules?.test(rule))
  let sum = fitting.reduce((most, rule) => Math.max(most, rule.level === level ? points.leading : points.rule), 0)
  sum += points.moreRules * Math.min(mostRules, Math.max(0, fitting.length - 1))
  const isOver = card.isGeneral === true && card.findings?.some((finding) => isTold(consultation, finding, 'past'))
  // "Nobody fainted" needs no card for a faint.
  const isDenied = card.findings?.some((finding) => consultation.observations[finding]?.polarity === 'absent') === true
  const heard = isOver || (card.isGeneral === true && isDenied) ? 0 : cuesHeard(card, text)
  if (heard > 0) sum += (card.isGeneral ? points.generalWords : points.words) + (heard > 1 && !card.isGeneral ? points.moreWords : 0)
  if (consultation.crisis && consultation.crisis.certainty !== 'denied' && card.crises?.includes(consultation.crisis.kind))
    sum += points.crisis
  if (card.findings?.some((finding) => isTold(consultation, finding))) sum += points.finding
  if (card.conditions?.some((condition) => consultation.leaders.includes(condition))) sum += points.condition
  if (cause !== null && card.conditions?.includes(cause)) sum += points.cause
  return sum
}

/** How many of a card's cues the words have; more than two say no more than two. */
function cuesHeard({ words = [] }: FirstAidCard, text: string): number {
  let heard = 0
  for (const cue of words) {
    if (cue.test(text)) heard += 1
    if (heard === 2) break
  }
  return heard
}

const ofCause = /^(?:provisional|condition):(?!words$)(.+)$/

/** The cause that must not be missed and for which an emergency speaks; where only the words sound grave, the one that leads. */
function speakingCause({ held, leaders }: ConsultationCase): string | null {
  const urgent = held.filter(({ level }) => isEmergency(level))
  const named = urgent.map(({ rule }) => ofCause.exec(rule)?.[1]).find((cause) => cause !== undefined)
  if (named !== undefined) return named
  return urgent.length > 0 && urgent.every(({ rule }) => rule === 'provisional:words') ? (leaders[0] ?? null) : null
}

function isTold({ observations }: ConsultationCase, finding: string, when: Observation['temporality'] = 'current'): boolean {
  return Object.values(observations).some(
    (observation) =>
      observation.polarity === 'present' &&
      observation.temporality === when &&
      (observation.finding === finding || observation.finding.startsWith(`${finding}.`)),
  )
}

/** A sugar that was measured and is not high needs nothing done against a high one. */
function isOfOtherSugar({ id }: FirstAidCard, consultation: ConsultationCase): boolean {
  const { observations, vitals, crisis } = consultation
  // Too many sugar tablets can still pull a high sugar down.
  if (id === 'low-sugar' || (id === 'sugar-tablets' && crisis === null)) return isSugarHigh(consultation)
  return id === 'high-sugar' && vitals.glucose !== undefined && observations['high-blood-sugar']?.polarity === 'absent'
}

const babyWords = /^(?:baby|infant|newborn)$/
const adultFromYears = 16

/** Whether the patient can be of the card's age; who is not known to be a baby or a child counts as neither, unless what is seen tells it. */
function suitsAge({ id, fromYears, toYears }: FirstAidCard, { person, prose }: ConsultationCase, isSeen = false): boolean {
  if (isSeen && id === 'newborn-limp') return true
  if (isSeen && person.ageYears === null && id.startsWith('choking'))
    return id.endsWith('-baby') === (babyWords.test(person.relation) || babyInWords.test(prose))
  const isBaby = babyWords.test(person.relation)
  const age = person.ageYears
  if (age !== null) return age >= (fromYears ?? 0) && age < (toYears ?? Number.POSITIVE_INFINITY)
  if (fromYears !== undefined) return !isBaby && (toYears === undefined ? fromYears < adultFromYears || !isChild(person) : isChild(person))
  if (toYears !== undefined && toYears <= 1) return isBaby || isChild(person)
  return toYears === undefined || isChild(person)
}
