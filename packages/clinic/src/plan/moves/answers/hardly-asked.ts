import { isQuestion, isRequest } from '../../../hear/act-cues.ts'
import { asksToTellInSecret } from '../../../hear/asks-to-tell-in-secret.ts'
import type { Clause } from '../../../hear/clause.ts'

/** Below this share what has no form of a question is none: "no, chemist means the pharmacy!" */
const hardlyAsked = 0.3

/** "I drink a fair bit" tells of alcohol and asks for nothing. */
const tellsOfDrinking =
  /\b(?:i|he|she|we) (?:do |does |also |only )?(?:drinks?|like a drink)(?: (?:a (?:fair |good |little |quite a )?(?:bit|lot|few)|too much|heavily|most (?:days|nights)|every (?:day|night|weekend)|socially|at weekends))\b[^?]*$/i

/** "She has diabetes" tells of it, whatever topic it sounds like. */
const tellsOfHaving =
  /^\W*(?:(?:and|also|but|yes|oh|well)\W+)*(?:i|he|she|they|we|my \w+|the \w+)(?:['’]?(?:ve|s|m|re))? (?:also |only |just |already )?(?:has|have|had|got|is|am|are|was|suffers? (?:from|with))\b[^?]*$/i
/** "My ear has been blocked since I had a shower" tells: a subject with what it does. */
export const tells =
  /^\W*(?:(?:and|also|but|yes|oh|well|so|because|then|now)\W+)*(?:i|he|she|they|we|it|(?:my|his|her|the|our|this) (?:\d+[- ]?(?:day|week|month|year|yr)s?[- ]?old )?[a-z]+(?: [a-z]+)?)(?:['’]?(?:ve|s|m|re|d))? [a-z]/i
/** "Had a big curry", "worse since we got the cat", "only with milk", "honey seems to help": a report without its subject, or of what something does. */
export const reports =
  /^\W*(?:(?:and|also|but|yes|yeah|no|oh|well|so|then|now|actually|mostly|usually|sometimes|always|only|just|even)\W+)*(?:(?:had|did|got|took|tried|ate|drank|went|been|started|stopped|used|came|felt|gave|put|worked|slept|only|just|mostly|sometimes|usually|always|worse|better|easier|harder|fine|popped|woke|noticed|landed|flew)\b|(?:[a-z]+ ){1,3}(?:helps?|helped|seems?|takes?|does|did|is|are|was|were|can be|gets?|got|makes?|comes?|came|goes|went|keeps?|kept|works?|worked|has|have|had|eases?|eased|barely|hardly|only)\b)[^?]*$/i
const asksSomehow = /\b(?:how|what|why|when|where|which|who|ok|okay|safe|allowed|right|normal|though|yes or no)\W*$/i

/** Whether a clause tells, whatever it was taken for: what somebody drinks or has, an age, the wish to speak; or has no form of a question and hardly sounds like one. */
function isToldOrUnsure({ act, text, sureness }: Clause): boolean {
  if (tellsOfDrinking.test(text)) return true
  const isForm = isQuestion(text) || isRequest(text) || asksSomehow.test(text)
  if (!isForm && (act === 'fact' || act === 'answer' || act === 'denial') && tellsOfHaving.test(text)) return true
  return act.startsWith('ask-') && sureness < hardlyAsked && !isQuestion(text) && !isRequest(text)
}

/** "Can I ask about my dad?" asks for nothing but an ear. */
const asksToSpeak =
  /^\W*(?:so|ok|and|also)?\W*(?:(?:can|could|may|might) (?:i|we) (?:just |also |please )?(?:ask|talk|speak|tell|say)\b[^?]*\b(?:about|to you|you|something|a question)\b[^?]{0,30}|(?:can|could|will|would) you (?:tell me|help me|look|say something|talk) (?:about|with) (?:my|our) [a-z]+ ?[a-z]*)[?.\s]*$/i

/** "He is 18 months?" tells an age. */
const onlyAnAge =
  /^\W*(?:he|she|they|it)(?:['’]s|['’]re| is| are) (?:only |just |now )?(?:\d+|\w+) (?:days?|weeks?|months?|years?)(?: old)?\W*$/i

/** Whether a clause hardly asks for anything. */
export const isHardlyAsked = (clause: Clause): boolean =>
  (asksToSpeak.test(clause.text) && !asksToTellInSecret.test(clause.text)) || onlyAnAge.test(clause.text) || isToldOrUnsure(clause)
