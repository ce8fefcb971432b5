import { mayBePregnant } from '../../../hear/doubted-pregnancy.ts'
import { conditionAnswer } from '../../../say/condition-answer.ts'
import { findHealthFact } from '../../../say/health-facts.ts'
import { spokenCondition } from '../../../say/spoken-condition.ts'
import { bodilyTriage } from '../danger.ts'
import { type Answer, isLean } from './answer.ts'
import { causesSoFar, ofOrgan } from './could-it-be.ts'
import { valueAnswer } from './danger-answer.ts'
import { howLikely } from './how-likely.ts'
import { namedIn } from './illness.ts'
import { labAnswer } from './lab-answer.ts'
import { numberAnswer } from './number-answer.ts'
import { unsureAnswer } from './unsure-answer.ts'

const suspects = /\b(?:could|can|might|is|may|do (?:you think|i have)|have i|does (?:he|she)|sounds? like|think)\b/i
const general = /\b(?:what (?:is|are|causes?)|what['’]s|tell me about|explain|define|meaning of)\b/i

/** "What's wrong with me, an ulcer?": the guess at the end is what is asked. */
const guesses = /,\s*(?:is it |maybe |perhaps )?(?:an? |the |my )?[a-z][a-z' -]{2,30}\?\s*$/i

/** Words of a question that is about what was told. */
const ofWhatWasTold =
  /\b(?:it|its|this|that|these|they|them|wrong|have|has|got|caus\w*|why|feel\w*|hurt\w*|pain\w*|ache|problem|illness|disease|condition|diagnos\w*|symptoms?|sick|ill|sore|going on|happen\w*|matter|body|health\w*|do|help\w*|treat\w*|think|reason)\b/i

/** "Well?": no question of its own. */
const nudges = /^\W*(?:well|so|and|then|hello|anyone|come on|go on|now what)(?:\W+(?:then|so|well|now))?\W*$/i

/** "What is wrong with me?" asks of nothing but what was not told yet. */
const asksOfOneself = /\b(?:i|me|my|he|him|his|she|her|we|us|our|they|them|it|this|that|these)\b/i

/** A question about something else altogether: no cause is named for it. */
function beyond(text: string, { heard, judged, now }: Parameters<Answer>[1]): string | null {
  if (judged.pushes.length > 0 || bodilyTriage(now) !== null) return null
  if (isLean(text) || heard.mentions.length > 0 || ofWhatWasTold.test(text) || nudges.test(text)) return null
  return unsureAnswer(text)
}

const protests =
  /\?\?|\bto do with\b|\bwhat on earth\b|\bi(?:['’]?m| am) (?:a (?:man|bloke|guy|woman|boy|girl)|not)\b|\bi (?:did(?:n['’]?t| not)|never) sa(?:y|id)\b/i
const worthNaming = 0.3

/** "Menopause?? I'm a bloke": a harmless illness that hardly fits is taken back, not explained; beside an emergency no such one is. */
export const takenBack: Answer = ({ text }, state) => {
  const { now, judged } = state
  const named = namedIn(text, state)
  if (named === null || now.complaints.length === 0) return null
  const isUrgent = bodilyTriage(now) !== null
  if (ofPregnancy.has(named.id) && mayBePregnant(now)) return null
  const share = judged.ranking.ranked.find(({ condition }) => condition === named.id)?.probability ?? 0
  const isGrave = named.mustNotMiss || named.severity >= gravest
  if (isGrave || share >= worthNaming || !(protests.test(text) && (isUrgent || state.before.leaders.includes(named.id)))) return null
  return `Please forget ${spokenCondition(named.name)}: it does not fit what you tell me, and I should not have named it. Sorry.`
}
const gravest = 4
/** What nobody takes back while a pregnancy is open. */
const ofPregnancy: ReadonlySet<string> = new Set(['normal-pregnancy', 'pregnancy-sickness', 'ectopic-pregnancy', 'miscarriage'])

/** What it is and what it comes from: of a named illness, or of what was told. */
export const causeAnswer: Answer = ({ text }, state) => {
  const number =
    state.now.complaints.length === 0 || /\d|\bdiabet/i.test(text) ? numberAnswer(text, state.words, state.now.person.ageYears) : null
  if (number !== null) return number
  const test = labAnswer(text, state.now)
  const own = test === null ? null : valueAnswer(text, state)
  if (own !== null) return own
  const isGuess = suspects.test(text) || guesses.test(text)
  const named = namedIn(text, state) ?? (isGuess ? ofOrgan(text, state) : null)
  if (named !== null && state.now.complaints.length > 0 && isGuess && (!general.test(text) || guesses.test(text)))
    return howLikely(named, state)
  return (
    conditionAnswer(state.base.knowledge, text, state.now.complaints.length > 0) ??
    findHealthFact(text)?.answer ??
    test ??
    beyond(text, state) ??
    causesSoFar(state) ??
    (isLean(text) || nudges.test(text) || asksOfOneself.test(text)
      ? 'I can say more once I know what you feel. Where is it, since when, and what comes with it?'
      : unsureAnswer(text))
  )
}
