import type { ConsultationCase } from '../case/case.ts'
import { plainWords } from '../hear/plain-words.ts'
import { emergencyContacts } from './emergency-contacts.ts'

type Asked = readonly [cue: RegExp, answer: string, isOfSelf?: true]

/** What is asked in the middle of an emergency and has an answer of its own; the first that fits counts. */
const questions: readonly Asked[] = [
  [
    /\b(?:should|shall|do|must|ought)(?: not)? (?:i|we|he|she)(?: really| just| now| have| need| better| to| still)* (?:call|ring|phone|dial|get)(?: for)? (?:\d{3}|an ambulance|the ambulance)\b(?!.{0,12}\b(?:again|back)\b)/,
    'Yes: call {number} now.',
  ],
  [
    /\b(?:can|could|may|should|ok|okay|safe|allowed|about|have|is)\b.{0,40}\b(?:alcohol|beers?|wine|pints?|whisk(?:e)?y|vodka|gin|brandy|champagne|prosecco|booze|cocktails?)\b/,
    'No alcohol until you have been seen: it can hide a change for the worse, and it does not go with what they may give.',
  ],
  [
    /\b(?:can|could|may|should|shall|would|will|about|does|do|is|ok|okay|safe)\b.{0,50}\b(?:laxatives?|sachets?|prunes?|senna|movicol|macrogol|lactulose|suppositor(?:y|ies)|enema)\b/,
    'No laxative and nothing to eat until somebody has looked: if the bowel is blocked, both make it worse. Only small sips of water.',
  ],
  [
    /\b(?:can|could|should|shall|may|do|is it (?:ok|okay|safe)|what about)\b.{0,30}\b(?:breast ?feed\w*|nurs(?:e|ing) (?:her|him|the baby)|feed(?:ing)? (?:her|him|the baby|my baby)|(?:have|drink|get) (?:the |my )?(?:breast )?milk)\b|\b(?:and )?the feeding\b|\bmilk from the\b/,
    'As a rule yes: go on feeding, from a sore breast too, for your milk does not harm the baby. Tell them there that you breastfeed before they give you a medicine, and ask if it suits. (NHS: Mastitis)',
    true,
  ],
  [
    /\bbladder scan\b|\b(?:found|showed|had|got|measured|says?|said)\b.{0,16}\b\d{3,4} ?mls?\b|\b(?:mls?|litres?) (?:left |still )?in (?:my|his|her|the) bladder\b/,
    'It shows how much urine the bladder still holds. Several hundred ml mean that it does not empty as it should. With a numb seat or weak legs that makes a scan of the back urgent: ask them when it is. They may drain the bladder with a thin tube.',
  ],
  [
    /\b(?:should|shall|can|do|must|could) (?:i|we|he|she) (?:\w+ )?(?:stand|wait|go|walk|sit|come)\b.{0,16}\b(?:gate|road|street|outside|front|driveway|corner|kerb|downstairs)\b/,
    'No, stay lying or sitting where you are: standing up can make it worse at once. Send somebody else out to wave them in. Nobody there? Leave the door open and a light on.',
  ],
  [
    /\b(?:can|could|should|shall|may|ok|okay|safe|go|going|take|ride|sit)\b.{0,40}\b(?:motor ?bike|bike|okada|scooter|moped|motorcycle|boda)\b/,
    'Not on a bike: who faints on it falls. A car, lying back, with somebody beside you; if there is none, call {number}.',
  ],
  [
    /\b(?:have to|must|need to|going to|will|do|would) (?:\w+ )?(?:call|tell|ring|inform|involve|report)\w*\b.{0,20}\bpolice\b/,
    'Often that is for you to decide, but it differs by country, and it is other where a child is in danger. Before you tell them more, ask the nurse or the social worker: "What do you have to pass on?"',
  ],
  [
    /^\W*(?:a |an |so |and )*(?:c(?:a|ae|e)sar\w*|c[- ]?section)\W*$|\b(?:would|will|do|does|might|need|is it|going to|have to)\b.{0,30}\b(?:c(?:a|ae|e)sar\w*|c[- ]?section)\b/,
    'Not always. It depends on how you and the baby are when they look. The midwife or doctor there can tell you what speaks for it and what against.',
  ],
  [
    /\b(?:will|is|are|am|could|would|might|does|gonna|going to|what if)\b.{0,40}\b(?:brain[- ]damaged?|(?:lasting|permanent|long[- ]term|(?<!do )any) (?:\w+ )?(?:damage|harm)|disabled|paraly[sz]ed for|(?:be|get back to|go back to) (?:the same|normal|himself|herself|myself) again|ever (?:walk|talk|see|speak) again|fully recover|recover (?:fully|completely)|make a full recovery)\b/,
    'I cannot tell that from here, and I will not guess either way. What helps most is treatment in time. Ask the doctor who sees it straight out: "Will anything remain?" They look at that before anybody goes home.',
  ],
  [
    /\b(?:walk(?:ing)?|run(?:ning)?|work(?:ing)?|exercis(?:e|ing)) it off\b|\b(?:going|gonna|off) (?:out )?(?:to |for )?(?:a )?(?:walk|run|jog)\b/,
    'Please do not walk it off. If it is grave, effort makes it worse, the heart above all. Sit or lie down now, and let others do the running. Help comes first, as I said; {number} if it gets worse.',
  ],
  [
    /\bis (?:it|this|that) (?:just |only )?(?:the |my |a )?(?:slipped |herniated |bulging )?dis[ck]\b/,
    'It may well be: a disc that presses on the nerves is the commonest reason. Only a scan can show it, and that the nerves are pressed matters more now than by what.',
  ],
]

const allergic = /(?<!\b(?:not|isnt|never|no) (?:\w+ )?)\ballerg(?:ic|y) to (?!nothing|anything|any\b)/
const given = /\b(?:gave|given|giving|handed|prescribed|put (?:me|him|her) on|does (?:that|it|this) matter|is it (?:a|one|safe|ok))\b/

/** An allergy told beside a medicine that is being given: it waits until they know. Null where neither is told. */
export function allergyWarning(message: string): string | null {
  const words = plainWords(message)
  if (!allergic.test(words) || !given.test(words)) return null
  return 'Yes, that matters: do not take it yet. Tell the nurse or doctor now, before the next tablet or drip: "I have an allergy." There are others that they can give instead, without losing time.'
}

const presses = /\b(?:press\w*|push\w*|pump\w*|compress\w*|cpr|mouth[- ]to[- ]mouth|rescue breaths?|(?:the |those )?puffs)\b/
const asksOfHands = /\b(?:do|should|shall|must|can|could|may) (?:i|we|he|she|they)\b|\b(?:still|keep|stop|carry on|go on)\b|\?/
const breathes =
  /\b(?:(?:is|s|are|re|does|now|still|started|been) (?:\w+ )?breathing|breathes|breathing (?:again|now|on (?:his|her|its) own|by (?:him|her|it)self))\b/
const hardlyBreathes =
  /\b(?:not|isnt|aint|arent|no|never|stopped|stops|hardly|barely|if|when|until|till|is (?:he|she|it)|whether) (?:\w+ ){0,3}breath\w*|\bgasp\w*|\bbreathing (?:has |is )?stopped\b|\bisnt (?:he|she) breathing\b/

/** Whether words ask for hands on the chest, or air by mouth. */
export function asksToPress(text: string): boolean {
  return presses.test(text.toLowerCase())
}

/** Whether to press on the chest of somebody who is told to breathe; null where it is not asked, or the breath is in doubt. */
export function pressingAnswer(message: string, { country }: Pick<ConsultationCase, 'country'>): string | null {
  const words = plainWords(message)
  if (!presses.test(words) || !asksOfHands.test(words) || !breathes.test(words) || hardlyBreathes.test(words)) return null
  return `No, do not press while there is normal breathing. Keep the airway free: a baby in your arms, head a little back; anybody else on the side. Watch each breath. If it stops, or there are only gasps, start at once. Keep ${emergencyContacts(country).ambulance} on speaker.`
}

const sweet =
  /\b(?:juice|lemonade|sugar(?:y|ed)?|sweets?|sweetie?s?|something sweet|coke|cola|lucozade|honey|jam|glucose|dextrose|squash|soda|fizzy|pop|biscuits?|chocolate|milk|food|eat|drink|feed|by mouth)\b/
const asksLeave =
  /\b(?:can|could|should|shall|may|must|do|dare) (?:i|we|he|she|they|my|the)\b|\b(?:is|are|would) .{0,24}\b(?:ok|okay|safe|alright|all right|allowed|fine)\b|\bwhat about\b|\bor not\b|\ballowed\b|\?/

/** "What should I give", "how much do I give him" */
const asksWhatToGive = /\b(?:what|how much) (?:can|should|shall|do|must|to|could) ?(?:i|we)? ?(?:give|feed)\b/

/** Whether a message asks leave to give or take something to eat or drink. */
export function asksToEat(message: string): boolean {
  const words = plainWords(message)
  return (sweet.test(words) && asksLeave.test(words)) || asksWhatToGive.test(words)
}

/** The answer to what a clause asks in an emergency; null where it asks nothing of the kind. */
export function emergencyQuestion(text: string, { person, country }: Pick<ConsultationCase, 'person' | 'country'>): string | null {
  const words = plainWords(text)
  const found = questions.find(([cue, , isOfSelf]) => cue.test(words) && (isOfSelf !== true || person.relation === 'self'))
  return found?.[1].replaceAll('{number}', emergencyContacts(country).ambulance) ?? null
}
