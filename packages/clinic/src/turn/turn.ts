import { type ConsultationCase, newCase } from '../case/case.ts'
import { newStart } from '../hear/asks-new-start.ts'
import type { Hearing } from '../hear/hearing.ts'
import { namesAfter } from '../hear/later/names.ts'
import { whichLanguage } from '../hear/lexicon/which-language.ts'
import { checkListened } from '../hear/listener/check-listened.ts'
import { mergeListened } from '../hear/listener/merge-listened.ts'
import { withFacts } from '../hear/listener/with-facts.ts'
import { mergeCase } from '../hear/merge-case.ts'
import { countryInstead, guessCountry, readCountry } from '../hear/read-country.ts'
import { steadyText } from '../hear/steady-text.ts'
import { questionConstants } from '../judge/constants.ts'
import { withLongPast } from '../judge/crisis/long-past.ts'
import { judge } from '../judge/judge.ts'
import { type KnowledgeBase, rankCase } from '../judge/knowledge-base.ts'
import { levelOf } from '../judge/levels/decide-triage.ts'
import { withLetHome } from '../judge/levels/let-home.ts'
import { compareLevels } from '../judge/levels/level-order.ts'
import { withEndedSigns } from '../judge/levels/over-now.ts'
import { withExamination } from '../judge/levels/seen-by-clinician.ts'
import { withThroatClear } from '../judge/levels/throat-clear.ts'
import { withToldOtherwise } from '../judge/levels/told-otherwise.ts'
import { planReply } from '../plan/plan.ts'
import { plainReply } from '../say/build-reply.ts'
import { conversationTexts, longestMessage } from '../say/conversation-text.ts'
import { sayReply } from '../say/say-reply.ts'
import { withoutUnsaid } from './add-facts.ts'
import type { Consultation, ConsultOptions } from './consultation.ts'
import { hearPutRight } from './meant-anew.ts'
import { noteForCrew } from './note-for-crew.ts'
import { onlyThanks } from './only-thanks.ts'
import { ofSetAside, takeSecond, turnToOther } from './second-patient.ts'
import { withinCrisis } from './within-crisis.ts'
import { withoutPleas } from './without-pleas.ts'

/**
 * One turn of a consultation: hear, judge, plan, say. What an outside listener heard beside the clinic's own readers only adds: where the
 * level would be lower with it, or a card gone, the turn is the clinic's alone.
 */
export function turn(base: KnowledgeBase, before: ConsultationCase, words: string, options: ConsultOptions): Consultation {
  const given = words.length > longestMessage ? words : steadyText(words)
  const own = ownTurn(base, before, given, { ...options, listened: undefined })
  if (options.listened === undefined || options.answer) return own
  const both = ownTurn(base, before, given, options)
  const { listener } = both
  return isLess(both, own) ? { ...own, ...(listener && { listener: { ...listener, added: 0 } }) } : both
}

/** Whether the first of two turns is less urgent than the second, or without the card that the second opens. */
function isLess(one: Consultation, other: Consultation): boolean {
  if (other.reply.kind === 'crisis' && one.reply.kind !== 'crisis') return true
  if (other.reply.kind === 'emergency' && one.reply.kind !== 'emergency' && one.reply.kind !== 'crisis') return true
  const [level, floor] = [one, other].map(({ case: { held }, reply }) => reply.triage?.level ?? levelOf(held))
  if (floor === undefined || floor === null) return false
  return level === undefined || level === null ? true : compareLevels(level, floor) < 0
}

function ownTurn(base: KnowledgeBase, before: ConsultationCase, given: string, options: ConsultOptions): Consultation {
  const country = countryOf(before, given, options)
  const kept = country === before.country ? before : { ...before, country }
  const unheard = withoutHearing(base, kept, given, options)
  if (unheard !== null) return unheard
  const consultation = withoutUnsaid(kept)
  const right = hearPutRight(base, consultation, given, options.answer ?? null, (empty, told) => ownTurn(base, empty, told, {}))
  if ('asked' in right) return right.asked
  const { words, heard: heardAll, story } = right
  const own = ofSetAside(consultation, withinCrisis(consultation, withoutPleas(consultation, heardAll)), words)
  const claims = claimsOf(base, consultation, given, own, options)
  const language = own.isForeign || own.isNonsense ? whichLanguage(words) : null
  const heard = claims.heard
  if (heard.clauses.some(({ text }) => newStart.test(text))) return anewFrom(base, consultation, given, options)
  const handed = turnToOther(base, consultation, { given, words, isPressed: Boolean(options.answer) }, turn)
  if (handed !== null) return handed
  const second = heard.second === null ? null : takeSecond(base, consultation, heard.second, words, turn)
  if (second !== null && 'reply' in second) return second
  const named = namesAfter(consultation, given, heard)
  const spoken = { ...right.spoken, prose: story, ...(language !== null && { language }), ...named }
  const told = mergeListened(base.findings, mergeCase(base.findings, spoken, words, own), claims.facts)
  const otherwise = withToldOtherwise(base.index, consultation, withLongPast(consultation, told, words), heard)
  const over = withThroatClear(withEndedSigns(base.index, consultation, otherwise, heard), heard)
  const merged = withLetHome(withExamination(over, heard), heard)
  const { now: found, judged } = judge(
    base,
    consultation,
    merged,
    heard,
    rankCase(base, merged),
    options.questionBudget ?? questionConstants.budget,
  )
  const now = noteForCrew(consultation, found, judged.pushes, heard.clauses)
  const state = {
    base,
    before: consultation,
    now: second === null ? now : { ...now, setAside: { relation: second.relation, words: second.words } },
    second,
    words,
    heard,
    judged,
    documents: options.documents ?? [],
    time: options.now ?? null,
    history: options.history ?? [],
  }
  const said = sayReply(state, planReply(state))
  return claims.tally === null ? said : { ...said, listener: claims.tally }
}

/** Where the patient is: what is told comes before what was supposed, and that before a guess. */
function countryOf({ country: kept }: ConsultationCase, given: string, { country }: ConsultOptions): string | null {
  const supposed = kept ?? country ?? null
  return readCountry(given) ?? (supposed === null ? guessCountry(given) : (countryInstead(given, supposed) ?? supposed))
}

/** What needs no hearing: nothing was said, too much was, or a thank-you alone; null where the message is to be heard. */
function withoutHearing(base: KnowledgeBase, kept: ConsultationCase, given: string, { answer }: ConsultOptions): Consultation | null {
  const plainly = (now: ConsultationCase, text: string) => ({ case: now, reply: plainReply(base, now, 'conversation', text) })
  if (given.trim() === '') return plainly(kept, conversationTexts.empty)
  if (given.length > longestMessage) return plainly(kept, conversationTexts.tooLong)
  const thanked = answer ? null : onlyThanks(kept, given)
  return thanked === null ? null : plainly(thanked.case, thanked.text)
}

/** What an outside listener adds to what was heard: facts that passed, and the hearing with them in it. */
function claimsOf(base: KnowledgeBase, { pending, person }: ConsultationCase, words: string, own: Hearing, { listened }: ConsultOptions) {
  if (listened === undefined || own.choice !== null) return { heard: own, facts: [], tally: null }
  const { facts, tally } = checkListened(listened.clauses, {
    index: base.knowledge,
    words,
    candidates: listened.candidates,
    pending,
    person: { ...person, ...own.person },
    own: own.mentions,
    isForeign: own.isForeign,
  })
  return { heard: withFacts(own, facts), facts, tally }
}

/** A new start; what is told beside the wish for it is judged as a first message. */
function anewFrom(base: KnowledgeBase, consultation: ConsultationCase, given: string, options: ConsultOptions): Consultation {
  const begun = beginAnew(base, consultation)
  const told = given.replace(wishToStartOver, ' ').trim()
  if (!/[a-z]/i.test(told) || newStart.test(told)) return begun
  const person = /\bnew patient\b/i.test(given) ? newCase().person : begun.case.person
  const first = ownTurn(base, { ...begun.case, person }, told, { ...options, answer: undefined, listened: undefined })
  return first.case.complaints.length > 0 || first.case.held.length > 0 ? first : begun
}

/** The wish itself, with what only leads up to it. */
const wishToStartOver =
  /\b(?:(?:please|can we|lets|let['’]s|let us|i want to|i would like to|ok|okay) )*(?:start (?:over|again|from (?:scratch|the (?:start|beginning)|new|zero))|new (?:consultation|case|chat|patient)|restart|reset|begin again|forget everything)\b(?:\W*\bnew (?:problem|patient|case|consultation)\b)?[\s.,:;!?-]*/gi

function beginAnew(base: KnowledgeBase, consultation: ConsultationCase): Consultation {
  const fresh = {
    ...newCase({
      country: consultation.country,
      ...(consultation.wording && { wording: consultation.wording }),
      drugs: consultation.drugs,
      allergies: consultation.allergies,
    }),
    person: consultation.person,
  }
  return { case: fresh, reply: plainReply(base, fresh, 'conversation', conversationTexts.startOver) }
}
