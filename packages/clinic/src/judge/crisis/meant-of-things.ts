import type { CrisisKind } from '../../case/case.ts'
import { namesMood } from './mood-words.ts'

const medicine =
  '(?:tablets?|pills?|capsules?|medicines?|medication|meds|painkillers?|antibiotics?|statins?|paracetamol|ibuprofen|tylenol|calpol|iron|treatment|course)'

/** What others would be glad to miss is a thing, whom God has promised something is to be healed, and a pet is put to sleep. */
const ofThings =
  /\b(?:better(?: off)?|happier|nicer|quieter) without (?:my|this|that|these|those|the) (?!company|presence|life|existence|being|self|misery|whole)\w+|\b(?:no ?(?:one|body)|i|who)(?:['’]?d| would| will| wouldn['’]?t| would not)? miss (?:that|this|these|those|the|my) (?!company|presence|face|voice|life)\w+|\b(?:god|jesus|allah|the lord)(?: has)? (?:told|says?|said|promis\w+|showed)(?: me)? (?:nothing|(?:that )?(?:i|he|she|it|we)(?:['’]?ll|['’]?d| would| will| shall)(?: soon)? (?:be|get) (?:healed|well|better|cured|fine|ok|okay|alright))\b|\b(?:cat|dog|pet|rabbit|horse|hamster|puppy|kitten)\b(?: \w+){0,2} put (?:to sleep|down)\b|\bfollow(?:s|ed|ing)? (?:me|him|her) up\b|\b(?:own|have|keep) a (?:rifle|shotgun|gun) for the (?:farm|foxes|clays|rabbits|crows)\b/gi
const grave =
  /\b(?:di(?:e|ed|es|ying)|dead|death|kill\w*|suicid\w*|end (?:it|this|everything|my)|my (?:own )?life|alive|living|good ?bye|harm\w*|hurt(?:ing)? my ?self|cut(?:ting)?|rope|pills|tablets|overdos\w*|without me|(?:miss|or|and|nor) me\b|burden|no point|hopeless|voices?|jump|be here|be gone|come home|join (?:him|her|it))\b/i

/** Whether nothing is left of a wish to die once what is said of a thing is taken out of the words: "they would be better off without my snoring". */
function isOfThings(text: string): boolean {
  const rest = text.replace(ofThings, ' ')
  return rest !== text && !grave.test(rest) && !namesMood(rest)
}

/** "Nobody has taken too many", "he knows not to give more", "like the bottle says", "every last one is accounted for". */
const keptToIt =
  /\bno ?(?:one|body)(?: here| at home| in the house| else)?(?:['’]?s| has| had| have)? (?:taken|had|swallowed|given|been given) (?:too (?:many|much)|any(?:thing)? (?:more|extra)|more than (?:they|he|she|we|you) should|extra)\b|\bknows? not to (?:give|take|have) (?:\w+ ){0,2}(?:more|extra|another|too (?:many|much))\b|\bnothing (?:extra|stronger)\b|\b(?:as|like|what) (?:it says on )?the (?:bottle|box|packet|label|leaflet|chemist|pharmacist) (?:says?|said|told)\b|\b(?:but )?(?:every (?:last|single) one|all of them|they)(?:['’]?s|['’]?re| is| are| was| were)? (?:all )?(?:accounted for|still there)\b|\bnone (?:are |is |were |was )?(?:missing|gone)\b/gi
const tooMuch =
  /\b(?:drows\w*|sleepy|wak(?:e|ing)|unrespons\w*|floppy|foam\w*|vomit\w*|sick|but|though|except|think|maybe|perhaps|not sure|missing|gone|empty|too (?:many|much)|more than|handful|whole|all (?:of|the|my|his|her)|the lot|loads|overdos\w*|extra|doubl\w*|twice|box of|strips?|bottle of|\d{2,}|ten|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|swallow\w*|chew\w*)\b/i

/** Whether it is said of the medicines of a house that nobody had too much of them, and nothing speaks against it. */
export function isKeptToDose(text: string): boolean {
  const rest = text.replace(keptToIt, ' ')
  return rest !== text && !tooMuch.test(rest) && !grave.test(rest.replace(/\b(?:tablets|pills)\b/gi, ' ')) && !namesMood(rest)
}

const tookUsual = new RegExp(`\\b(?:took|taken|had) (?:my|the|some|two|2|one|1|a couple of) (?:\\w+ )?${medicine}\\b`, 'i')
const hopedForEase =
  /\b(?:pray|hop|wish)(?:ed|es|ing|e)? (?:to god |that )?(?:the|my|this) (?:\w+ )?(?:pains?|aches?|headache|tooth\w*|back|fever|cough|cramps?|migraine) (?:would |will |might )?(?:stop|go|ease|settle|pass|lift)\b/i
const wantsToEnd = new RegExp(
  `\\b(?:want|wants|like|decided|hoping|ready) to (?:end|stop|finish|come off|give up|quit|pack in) (?:\\w+ ){0,4}${medicine}\\b`,
  'i',
)
const ofMore = /\b(?:rest of it|all of it|everything|whole|it all|took|taken|swallow\w*|downed)\b/i

/** "I took my tablets and prayed the pain would stop", "I want to end the treatment with the iron tablets": the usual of it, or none. */
function isUsualOrNone(text: string): boolean {
  if (tooMuch.test(text) || namesMood(text)) return false
  return (tookUsual.test(text) && hopedForEase.test(text)) || (wantsToEnd.test(text) && !ofMore.test(text))
}

/** Whether what sounds like a danger of that kind is plainly said of a thing, of a medicine kept to, or of a treatment one wants to stop. */
export function isMeantOfThings(kind: CrisisKind, text: string): boolean {
  if (kind === 'self-harm') return isOfThings(text) || isKeptToDose(text)
  return kind === 'overdose' && (isKeptToDose(text) || isUsualOrNone(text))
}
