import { plainWords } from '../../hear/plain-words.ts'
import { crewWord, house, staff, they } from './help-words.ts'

/** Help that was on its way or there, and is so no more. */
const undone: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${they}|${crewWord})(?: have| has|ve| just| already)* (?:left|gone|went|drove off|driven off|buggered off|cleared off)(?: again| away| off| back)*(?: without (?:him|her|me|us|taking))`,
  ),
  new RegExp(
    String.raw`\b(?:${they}|${crewWord})(?: have| has|ve| just| already)* (?:left|gone|went|drove off) (?:again|away|home)\b(?!.{0,20}\bwith (?:him|her|me))`,
  ),
  /\b(?:i|we|he|she|dad|mum|mom|husband|wife)(?: have|ve| has|s| just| already)* (?:cancelled|called (?:it|them|him) off|sent (?:them|the (?:ambulance|crew|paramedics)) (?:away|off|back|home|packing)|told them (?:not to (?:come|bother)|to (?:go|leave))|turned (?:them|it) (?:away|down|back)|hung up|put the phone down|rang off)\b/,
  /\b(?:we|i|ive|weve|were|im)(?: have| are| am| just)* (?:turned (?:back|around|round)|came (?:back )?home|gone (?:back )?home|back (?:at )?home(?: again)?|went (?:back )?home|walked out|left (?:the )?(?:hospital|a&e|er|ed)|discharged (?:myself|himself|herself))\b/,
  new RegExp(
    String.raw`\b(?:(?:${they}|${crewWord}) (?:arent|are not|isnt|is not|wont be|not|will not be) (?:coming|sending)(?: anyone| anybody| one| any ?more| after all)?|nobody (?:came|is coming)|no ?one (?:came|is coming)|(?:never|didnt|did not) (?:came|come|turn(?:ed)? up|show(?:ed)? up|arrive[d]?))\b(?! (?:yet|so far))`,
  ),
  new RegExp(
    String.raw`\b(?:${they}|hospital|${staff})(?: have| has|ve| just)* (?:sent (?:me|us|him|her) (?:back |straight )?home|discharged (?:me|him|her))\b`,
  ),
]

/** What may stand before a word that takes help back: not yet done, only thought of. */
const onlyThought =
  /\b(?:if|should|could|would|might|maybe|shall|thinking|think|want|going to|gonna|dont|not|never|havent|hasnt|didnt|cant|wont|before)\b.{0,24}$/
/** Nobody has come because it is not yet their time. */
const stillComing = /\b(?:yet|so far|but (?:theyre|they are|its|it is) (?:coming|on))\b/

/** Tells that help is gone: in lower case, without apostrophes. */
export function tellsOfHelpGone(words: string): boolean {
  return isAmong(words, undone, onlyThought) && !stillComing.test(words)
}

const number = String.raw`(?:999|911|112|000|108|\d{3}|an? ambulance|the ambulance|ambulance|paramedics?|emergency services|help|anyone|anybody|someone|them|it)`

/** Nobody was called or comes: no state of help outlives it. */
const notCalled: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:i|ive|we|weve|he|hes|she|shes)(?: have| has)? ?(?:not|never|havent|hasnt|didnt|did not|avent)(?: have| even| actually| yet| been able to)* (?:called|rung|rang|phoned|dialled|call|ring|phone|dial)(?:\W*$| (?:for )?${number}\b| yet\b)`,
  ),
  /\b(?:nobody|no ?one|no ambulance|no crew|no help|ambulance|999|911|112|000)(?: has| have|s| was| is| hasnt| wasnt| isnt)?(?: not| never| been| being| even| actually)* (?:called|rung|rang|phoned|dialled)\b/,
  /\b(?:nobody|no ?one|no ambulance|no crew|no help)(?:s| is| was| are)?(?: even| actually)* (?:coming|on (?:the|its|their) way|being sent)\b/,
  /\b(?:should|shall|do|must|ought|shud|better|need)(?: not)?(?: i| we| he| she)?(?: really| just| now| have| need| better| to| still)* (?:call|ring|phone|dial|get)(?: for)? (?:999|911|112|000|108|\d{3}|an ambulance|the ambulance)\b/,
]

/** No trained person is with the patient, or the place is no hospital: whoever was taken to be cared for is not. */
const notInCare: readonly RegExp[] = [
  /\b(?:im|i am|were|we are|hes|he is|shes|she is|both)(?: (?!with\b|going\b|on my\b|on our\b|safe\b|not\b|never\b|far\b)\w+){0,5} (?:at|in) (?:home|(?:my|our|his|her|the) (?:house|flat|kitchen|bedroom|living room|bathroom|garden))\b/,
  /^\W*(?:(?:we|i|no|but|still|just|all|both|still) )*(?:at home|indoors)\b/,
  new RegExp(
    String.raw`\b(?:not|isnt|arent|aint|nowhere|never|havent|hasnt|didnt)(?: even| yet| still| actually| been| gone| got| go| near| anywhere| made it)* (?:at|in|to|inside|near|with) (?:(?:a|an|the|any|our|my) )?(?:${house}|${staff})\b`,
  ),
  /\b(?:were|we are|im|i am|hes|he is|shes|she is) not (?:even )?(?:there|at (?:the|a) (?:place|hospital))\b/,
  new RegExp(
    String.raw`\b(?:no|not a|isnt (?:a|any)|arent any|without (?:a|any)) (?:\w+ )?(?:${staff}|${crewWord}|${house}|medical staff|staff)(?: or \w+)?(?: is| are)?(?: here| around| with (?:me|us|him|her)| anywhere| in sight|\W*$)`,
  ),
  /\b(?:nobody|no ?one)(?:s| is| are)? (?:here|with (?:me|us|him|her)|looking after|has (?:come|seen)|came)\b/,
  new RegExp(String.raw`\b${staff} (?:was |is |said |told |spoke |only )*(?:\w+ ){0,4}(?:on|over|by|down) the (?:phone|line|telephone)\b`),
  /\b(?:only|just|it was)(?: a| on| over| by)* (?:the )?(?:phone|telephone|phone ?call|video call)\b/,
  /\b(?:sent|turned) (?:\w+ )?(?:back |straight |off )?(?:home|away)\b|\bdischarged\b/,
]

const notSaid =
  /\b(?:if|when|until|till|before|in case|would|might|worried|afraid|scared|hope|wish|want|glad|why|last (?:week|month|year)|yesterday)\b.{0,24}$/
const calledBefore = /^.{0,16}\b(?:again|back|once more|first|before|earlier)\b/

/** Tells that nobody was called or comes, or asks whether to call: in lower case, without apostrophes. */
export function tellsNotCalled(words: string): boolean {
  return (
    isAmong(words, notCalled, notSaid, calledBefore) &&
    !/\bso far\b|\b(?:is|are|its|theyre|on the) (?:coming|way)\b/.test(
      words.replace(/\b(?:nobody|no ?one|no \w+)\w*(?: is| was)? (?:coming|on \w+ way)\b/g, ''),
    )
  )
}

/** Tells that nobody trained has the patient after all: in lower case, without apostrophes. */
export function tellsNotInCare(words: string): boolean {
  return isAmong(words, notInCare, notSaid)
}

function isAmong(words: string, cues: readonly RegExp[], without: RegExp, after?: RegExp): boolean {
  return cues.some((cue) => {
    const found = cue.exec(words)
    if (found === null || without.test(words.slice(0, found.index))) return false
    return after === undefined || !after.test(words.slice(found.index + found[0].length))
  })
}

const otherLine = String.raw`(?:surgery|gp|doctors?|dr|practice|clinic|nurses?|nurse ?line|health ?line|help ?line|advice line|hotline|pharmacist|pharmacy|chemist|midwife|receptionist|insurance|telehealth|out of hours)`
const ofOtherLine = new RegExp(
  String.raw`\b(?:call|calls|called|calling|ring|rings|rang|rung|ringing|phone|phoned|phoning|spoke|speaking|talked|talking|on)(?: to| with| the phone to| the phone with| up)?(?: the| a| my| our| his| her| nhs| local| this)* (?:\w+ )?${otherLine}\b|\b${otherLine} (?:\w+ ){0,3}(?:on|over|by) the (?:phone|line)\b|\b(?:phone|video|online|telephone) (?:call|consultation|appointment|nurse|doctor|triage)\b`,
)
/** NHS 111 and 101 advise; in New Zealand 111 is the ambulance's own number. */
const ofAdviceNumber =
  /\b(?:call|called|calling|ring|rang|rung|ringing|phone|phoned|spoke to|on to|on the phone to|to)(?: nhs)? 1[01]1\b|\b111 (?:nurse|lady|man|woman|person|operator|said|say|says|told|advis\w+)\b/

/** Whether somebody was spoken to by phone who sends no ambulance: a surgery, a nurse, an advice line. In: the words of the message, the country. */
export function isOtherLine(text: string, country: string | null): boolean {
  const words = plainWords(text)
  return ofOtherLine.test(words) || (country?.toUpperCase() !== 'NZ' && ofAdviceNumber.test(words))
}
