import type { ConsultationCase } from '../../case/case.ts'
import type { Clause } from '../../hear/clause.ts'
import { plainWords } from '../../hear/plain-words.ts'
import type { Push } from './emergency-pushes.ts'
import type { PushKind } from './push-cues.ts'
import { isOfOtherTopic } from './pushes-of-topics.ts'
import { tellsWhen } from './tells-when.ts'

interface Said {
  /** The sentence's own clause, in lower case without apostrophes. */
  words: string
  /** All that was told so far. */
  story: string
  isOnTheWay: boolean
}

const allergic =
  /\b(?:allerg\w*|anaphyla\w*|hives|sting|stung|bee|wasp|peanuts?|nuts|shellfish|(?:lips?|tongue|throat|face) (?:\w+ ){0,3}(?:swell\w*|swollen|clos\w*|tight\w*|puff\w*)|swell\w* (?:lips?|tongue|throat|face)|(?:epi|adrenaline|auto)\W?(?:pen|injector)s?|jext|emerade)\b/
const asksForCar =
  /\b(?:shall|should|can|could|may|do|must|better|what if|ok|okay) (?:if )?(?:we|i|he|she|they|my \w+|us)\b.{0,24}\b(?:take|tak(?:e|ing)|drive|go|bring|run|use)\b.{0,30}\b(?:car|taxi|cab|motor|van|jeep|ourselves|hospital|myself|in)\b/
const isLate =
  /\b(?:no|not|nobody|still|late|over|waiting|waited|where)\b.{0,24}\b(?:ambulance|come|came|here|crew|min\w*|arriv\w*)\b|\b(?:ambulance|crew)\b.{0,24}\b(?:late|not|hasnt|never|isnt|over)\b|\bif no ambulance\b/

const ofTheWay =
  /\b(?:driv\w*|drove|cars?|taxis?|cabs?|ubers?|bus|buses|trains?|tubes?|tram|bikes?|cycl\w*|motor\w*|scooter|moped|walk\w*|ride|lift|van|jeep|truck|auto|rickshaw|road|take (?:me|him|her|them|us|my \w+)|(?:go|get|going|getting|come) (?:there|in|myself|ourselves|by|to)|myself|ourselves|bring|run (?:me|him|her|us))\b/
/** Fear that is told; "is it anxiety?" asks for the cause. */
const fears =
  /\b(?:scar(?:ed|y|ing)|frighten\w*|terrif\w*|panick\w*|panicking|petrified|afraid|fear\w*|feart|worr\w*|freak\w*|crying|cry|tears|shaking|calm|cope|help me|please help|god|jesus|dont know what|alone|nervous|upset|going to die|my (?:anxiety|nerves)|(?:so|very|too|im|am|feel\w*|really) (?:\w+ )?anxious)\b/
const comesOfItself =
  /\b(?:when|if|whenever|once|before|as|while) (?:it|this|that|they|the (?:attack|pain|panic|feeling|cough|migraine|headache|wave|spasm)s?|an? (?:attack|migraine|wave))(?: is| are|s|re)? (?:just |always |next |again )?(?:com(?:e|es|ing)|start\w*|happen\w*)\b|\bwhat (?:do|to do|can|should|shall)\b[^.?!]{0,30}\b(?:when|if) it(?: is|s)?\b/
const ofAnother =
  /\b(?:my|his|her|our|a|the) (?:sister|brother|mum|mom|dad|mate|friend|neighbou?r|cousin|aunt\w*|uncle|colleague|ex|boss|nan|gran\w*|daughter|son)s?\b[^.?!]{0,12}\b(?:had|has|got|went|was|were|saw|took|once|also|too)\b(?! (?:me|us|here)\b)/
const formOfNoCpr = /\b(?:dnr|dnar|dnacpr|resuscitat\w*|resus|respect form|purple form|directive|living will|advance \w+)\b/
const asksOfForm = /\b(?:do|should|shall|must|can|will|would|wont|have|need) (?:i|we|they)\b|\b(?:show|tell|mention|matter)\b|\?/

/** The answers that speak of something which must have been told: given only where it was. */
const conditions: Partial<Record<PushKind, (said: Said) => boolean>> = {
  pen: ({ story }) => allergic.test(story),
  far: ({ words, isOnTheWay }) =>
    !isOnTheWay &&
    /\b(?:far|away|miles?|kms?|kilomet\w+|hours?|remote|rural|bush|island|village|farm|distance|nowhere|drive|nearest|country|mountains?|boat|outback)\b/.test(
      words,
    ),
  // "Can I take an Advil" asks for no way to go there.
  'can-drive': ({ words }) => ofTheWay.test(words),
  // "It comes before every meeting", "how long would I be off work?" plead for nothing.
  work: ({ words }) => !tellsWhen(words),
  machine: ({ words }) =>
    /\b(?:computer|machine|robot|bot|chatbot|app|ai|program\w*|website|algorithm|software|internet|human|person|screen|phone|(?:real|proper|actual) (?:doctor|person|nurse)|you (?:cant|cannot|dont|do not)|what do you know)\b/.test(
      words,
    ),
  odds: ({ words }) =>
    /\b(?:chances?|odds|probab\w*|likel\w*|percent\w*|per cent|out of|one in|in (?:ten|10|a hundred|100|a thousand)|risks?|rare|common|how (?:often|many|sure|certain))\b|%/.test(
      words,
    ),
  'take-along': ({ words }) =>
    /\b(?:bring\w*|take|taking|pack\w*|carry|bags?|need|along|with (?:me|us|him|her))\b/.test(words) &&
    !/\b\d+ ?(?:mg|tablets?|pills?)\b/.test(words),
  // "Is it anxiety?" asks for the cause.
  afraid: ({ words }) => fears.test(words),
  // "What do I do when it is coming?" waits for no crew; "my sister went to urgent care" is not there.
  coming: ({ words }) => !comesOfItself.test(words),
  arrived: ({ words }) => !ofAnother.test(words),
  // "They doubled my tablets", "she takes only vitamin D": nothing was done for the danger.
  done: ({ words }) => !/\b(?:only takes?|takes? only|takes (?:no|nothing)|wrote|you (?:said|wrote|say))\b/.test(words),
  // "They said injection, what will they do": asked of the help, not instead of it.
  instead: ({ words }) =>
    !/\b(?:what|will|would|do|are) (?:will |would |do |are )?(?:they|the (?:doctors?|hospital|nurses?))\b/.test(words),
  // "They have a DNR form, do I show it?" wishes for nothing.
  'dying-wish': ({ words }) => !(formOfNoCpr.test(words) && asksOfForm.test(words)),
  pets: ({ words }) =>
    /\b(?:dogs?|cats?|pets?|animals?|horses?|rabbits?|pupp\w+|kittens?|chickens?|hens|goats?|cows?|sheep|parrot|budgie|hamster)\b/.test(
      words,
    ) && !/\b(?:play\w*|bit|bitten|bite|lick\w*|scratch\w*) (?:\w+ ){0,3}(?:dogs?|cats?|pupp\w+|kittens?)\b/.test(words),
  cost: ({ words }) =>
    /\b(?:money|cost\w*|pay\w*|bills?|insur\w*|afford\w*|expens\w*|price\w*|fortune|broke|debt|charge\w*|medicare|medicaid|deductible|copay|cash|fees?|free)\b|[$£€]/.test(
      words,
    ),
  papers: ({ words }) =>
    /\b(?:papers?|visa|illegal\w*|undocumented|deport\w*|immigra\w*|asylum|passport|id|citizen|registered|foreign\w*|tourist\w*|status|overstay\w*|ice|police|from here)\b/.test(
      words,
    ),
}

/** "Sugar 52. He is awake": a sugar that is found low now is nothing that has eased. */
function tellsLowSugar({ observations, turns }: ConsultationCase): boolean {
  const low = observations['low-blood-sugar']
  return low?.polarity === 'present' && low.turn === turns
}

/**
 * What was said to an emergency, without what the case gives no ground for: a pen where no allergy was told, distance to who sits in the car.
 * A question for the own car is no refusal.
 */
export function fittingPushes(pushes: readonly Push[], clauses: readonly Clause[], now: ConsultationCase): readonly Push[] {
  const message = plainWords(clauses.map(({ text }) => text).join(' '))
  const story = `${plainWords(now.prose)} ${message}`
  const isOnTheWay =
    now.help === 'travelling' || /\b(?:in|inside) (?:the|my|our|a) (?:\w+ )?(?:car|motor|taxi|cab|van|jeep)\b/.test(message)
  const asksCar = asksForCar.test(message)
  return pushes.flatMap((push) => {
    if (push.kind === 'better' && tellsLowSugar(now)) return []
    if (asksCar && (push.kind === 'refusal' || push.kind === 'other-refuses' || push.kind === 'doubt'))
      return [{ ...push, kind: isLate.test(message) ? ('on-hold' as const) : ('can-drive' as const) }]
    const clause = clauses[push.clause]
    if (clause !== undefined && isOfOtherTopic(push.kind, clause)) return []
    const words = plainWords(clause?.text ?? '')
    return conditions[push.kind]?.({ words, story, isOnTheWay }) === false ? [] : [push]
  })
}
