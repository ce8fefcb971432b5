import type { Clause } from './clause.ts'

/** Characters before a medicine's name that say how it is meant. */
const within = 40
/** What is named second is taken already: "ibuprofen with warfarin". */
const besides = /\b(?:with|alongside|on top of|while on|when on)\s+(?:my\s+)?$/i
const wished =
  /\b(?:take|taking|have|use|using|chew|swallow|give|giving|try|buy|get|need|want|about|with|mix|some|start|stop|and|or|is|does|do|are)\s+(?:\w+\s+){0,3}$/i

/** "Allergic to penicillin", "I can't have penicillin", "he doesn't take colchicine": not taken. */
const notBorne =
  /\b(?:allerg(?:ic|y) to|(?:can['’]?t|cannot|cant|mustn['’]?t|must not|not allowed to) (?:have|take)|react(?:ed)? (?:badly )?to)\s+(?:\w+\s+){0,2}$|\b(?:had|have|got|taken|there is|there['’]?s|with) no\s+$|\b(?:do|does|did|have|has)(?: not|n['’]?t) (?:actually |really |ever )?(?:take|taken|took|use|used|have|had|been on) (?:any )?$|\b(?:stopped|quit|came off|come off|gave up|ran out of|was taken off|taken off)\s+(?:taking |using |the |my )*$|\bnever (?:had|have|take|taken|took|been on|used|use|needed|tried) (?:any )?$|\b(?:not|no longer|n['’]?t) (?:actually |really )?on (?:any )?$/i

/** "I've got aspirin 75s in the cupboard, how many?": at hand, and not taken. */
const atHand =
  /^[^.!?]{0,24}\b(?:in (?:the|my|our) (?:cupboard|house|drawer|bag|cabinet|fridge|kitchen|bathroom|medicine|car)|at home|at hand|lying around|here)\b|^[^.!?]{0,24}\bhow many\b/i
const owned = /\b(?:have|got|there (?:is|are)|there['’]?s|found)\s+(?:\w+\s+){0,2}$/i

/** "Metformin means I am diabetic?", "why did you say ibuprofen": what the doctor named, taken up. */
const takenUp = /\b(?:means|meaning|you (?:said|say|are saying|mean|mentioned|named|wrote)|did you (?:say|mean|name)|why)\b/i
const ownTaking = /\b(?:my|i['’]?m on|im on|i am on|on|takes?|taking|took|taken|given|prescribed)\s+(?:\w+\s+){0,2}$/i

/** "Had trimethoprim in March", "they gave me colchicine once": taken another time. */
const formerly = /\b(?:had|took|was (?:on|given|put on|prescribed)|were given|gave (?:me|him|her)|got|tried|used)\s+(?:\w+\s+){0,2}$/i
const anotherTime =
  /^[^.!?;]{0,30}\b(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d|the (?:past|spring|summer|autumn|winter))|last (?:year|summer|winter|spring|autumn|time)|(?:months?|years?|yrs?) (?:ago|back)|as a (?:child|kid|baby|teenager)|once\b(?! (?:a|every|daily)))/i
const anotherTimeBefore = /\b(?:once|(?:19|20)\d\d|last time|years? ago|months ago|as a (?:child|kid))\b[^.!?;]{0,40}$/i

const struckOut = /\b(?:take|leave|cross|strike|scratch) (?:the |that )?$/i
/** What was stopped so lately may act still. */
const justNow = /\b(?:today|yesterday|this morning|last night|tonight|just|hours? ago|a day ago|(?:two|2) days ago)\b/i
const beside = 25
const isStopped = /\b(?:stopped|quit|came off|come off|gave up|taken off)\s+(?:taking |using |the |my |his |her )*$/i

/** Whether words say of a medicine that it is taken no more, and was not stopped only now ("I stopped Eliquis two weeks back"), or is to leave the list ("take Eliquis off"). */
export function isNoLongerTaken(drug: string, words: string): boolean {
  const at = words.toLowerCase().indexOf(drug.toLowerCase())
  if (at < 0) return false
  const [before, after] = [words.slice(0, at), words.slice(at + drug.length)]
  return (isStopped.test(before) && !isJustNow(before, after)) || (struckOut.test(before) && /^ (?:off|out)\b/i.test(after))
}

/** "I stopped Eliquis yesterday": what was stopped so lately that it may act still. */
export function isStoppedJustNow(drug: string, words: string): boolean {
  const at = words.toLowerCase().indexOf(drug.toLowerCase())
  return at >= 0 && isStopped.test(words.slice(0, at)) && isJustNow(words.slice(0, at), words.slice(at + drug.length))
}

const isJustNow = (before: string, after: string): boolean => justNow.test(`${before.slice(-beside)} ${after.slice(0, beside)}`)

/** "Is it dangerous that I take aspirin?": asked before it is taken. */
const asksWhetherHarmful =
  /\b(?:is|isn['’]?t|would) it (?:be )?(?:dangerous|harmful|safe|ok|okay|bad|risky|all right|alright) (?:that|if|to|for)\b/i

/** "Should I be on omeprazole": not taken yet. */
const asksToBeOn =
  /\b(?:should|shouldn['’]?t|ought|shall|must|do|does|would)(?: not)? (?:i|we|he|she|they|(?:my|our) \w+)\b(?: (?:not|now|really|also|need|have|to|maybe|be|get|go|start|being|taking|using|put|given|prescribed|on|an?|some|the)){1,7} (?:\w+ )?$/i

/** Whether words ask if a medicine should be begun: nobody takes it yet. */
export function asksToBegin(drug: string, words: string): boolean {
  const at = words.toLowerCase().indexOf(drug.toLowerCase())
  return at >= 0 && asksToBeOn.test(words.slice(0, at))
}

/** "Can I take ibuprofen with my warfarin?": the first is asked for, the second is taken. */
export function isTaken(drug: string, clauses: readonly Clause[]): boolean {
  return clauses.some(({ text, act }) => {
    const at = text.toLowerCase().indexOf(drug.toLowerCase())
    if (at < 0 || notBorne.test(text.slice(0, at))) return false
    if (struckOut.test(text.slice(0, at)) && /^ (?:off|out)\b/i.test(text.slice(at + drug.length))) return false
    if (formerly.test(text.slice(0, at)) && (anotherTime.test(text.slice(at + drug.length)) || anotherTimeBefore.test(text.slice(0, at))))
      return false
    if (takenUp.test(text) && !ownTaking.test(text.slice(0, at))) return false
    if (owned.test(text.slice(0, at)) && atHand.test(text.slice(at + drug.length))) return false
    if (asksWhetherHarmful.test(text.slice(0, at)) && !besides.test(text.slice(0, at))) return false
    if (act !== 'ask-medicine' && act !== 'ask-daily' && act !== 'plan' && act !== 'hypothetical') return true
    const before = text.slice(0, at).slice(-within)
    return /\b(?:my|i['’]?m on|im on|i am on|on)\s+(?:\w+\s+){0,2}$/i.test(before) && !/\bon my own\b/i.test(before)
      ? true
      : (besides.test(before) && before.trim().length > 0) || (!wished.test(before) && at > 0)
  })
}
