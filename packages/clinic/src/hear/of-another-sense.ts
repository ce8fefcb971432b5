import type { Mention } from '../case/model.ts'

type Read = Pick<Mention, 'finding' | 'text' | 'start' | 'end' | 'polarity'>

const worsens =
  /\b(?:worse\w*|hurts?|pains?|painful|sore|aches?|agony|sharper|stabs?|twinges?)\b[^.!?;]{0,40}\b(?:when(?:ever)?|if|every time|each time|on|with) (?:i |he |she |they )?(?:cough|sneez|laugh|strain)\w*/i
const hasCough =
  /\b(?:my|his|her|a|the|bad|dry|tickly|chesty|same) cough\b|\bcough(?:ing|ed|s)? (?:up|a lot|all|for|since|and)\b|\b(?:have|got|had|been|keep|can ?['’]?t stop|also) (?:a )?cough/i
const ofChest = /\b(?:chest|ribs?|breastbone|throat|lungs?|breath\w*)\b/i

const fell = /\bf(?:ell|all|alls|allen|alling)\b/i
const ofFaint =
  /\b(?:faint\w*|collaps\w*|(?:black|pass|knock)\w* out|unconscious|conscious|out cold|keel\w*|slump\w*|crumpl\w*|dropp\w*|dizz\w*|giddy|light ?headed|white|pale|grey|gray|sweat\w*|clammy|wak(?:e|es|ing)|woke|came (?:round|to)|respon\w*|speak\w*|talk\w*|moving|move|shak\w*|jerk\w*|twitch\w*|fit|seizure|chest|heart|stood up|standing up|suddenly|all of a sudden)\b/i
const ofHeight =
  /\b(?:from|off|out of|down|over|ladder|roof|tree|window|stairs?|steps?|storeys?|stor(?:y|ies)|met(?:re|er)s?|feet|foot|height|horse|bike|bunk|table|wall|scaffold\w*|balcony|cliff)\b/i
const ofRunningNose = /\b(?:run(?:s|ning|ny)?|streams?|streaming|drips?|dripping)\b/i
const deniesRunning = /(?:\bnot|n['’]?t|\bnever|\bno) (?:\w+ )?(?:run(?:s|ning|ny)?|streams?|streaming|drips?|dripping)\b/i

/**
 * Whether words that can mean a finding tell of something else in their message: a back that is worse "when I cough" tells of no cough and of no chest,
 * who "fell in the kitchen" has not fainted, a nose that is "not blocked, it's running" denies no running nose and no bowels. In: what was read, the words.
 */
export function isOfAnotherSense({ finding, text, polarity }: Read, words: string): boolean {
  if (polarity === 'absent') {
    const ofNose = /\bblocked\b/i.test(text) && /\bnose\b/i.test(words)
    if (finding === 'nose-runny') return ofNose && ofRunningNose.test(words) && !deniesRunning.test(words)
    return ofNose && (finding === 'constipation' || finding === 'ear-fullness') && !/\b(?:bowels?|ears?)\b/i.test(words)
  }
  if (finding === 'confusion-new') return isPuzzled(text, words)
  // Acid that comes up into the throat is no pain that spreads to the jaw.
  if (finding.endsWith('.radiates-jaw')) return !/\b(?:jaw|neck|teeth|chin)\b/i.test(text) && ofReflux.test(words)
  // "In the crook of the elbow" is a place.
  if (/\bcrook of\b/i.test(text)) return finding.endsWith('-pain')
  if (finding === 'cough' || finding.startsWith('chest-pain')) return worsens.test(words) && !hasCough.test(words) && !ofChest.test(words)
  if (finding === 'faint-or-collapse') return fell.test(text) && !ofFaint.test(words)
  if (finding === 'fall-from-height') return fell.test(text) && !ofHeight.test(words)
  if (finding === 'constipation') return /\bgone? down\b/i.test(words) && /\bgone?\b/i.test(text)
  return false
}

const ofReflux =
  /\b(?:acid\w*|reflux|heartburn|belch\w*|burp\w*|sour|spicy|pepper|antacids?|gaviscon|rennies?|tums|gestid|after (?:meals|eating|food|i eat)|when i (?:lie|eat))\b/i
const puzzled =
  /\b(?:i['’]?m|i am|im|now|got me|get me|me|you['’]?re|you are)(?: \w+){0,2} (?:confused|muddled|lost)\b|\bconfus(?:ed|ing) (?:by|about|what|which|why|with (?:your|all|the))\b|\bconfusing\b/i
const ofAdvice =
  /\b(?:you|your|told|said|says?|advice|answers?|explain\w*|which|what (?:to|do|should|does|is|you)|why|meaning|means?|dos(?:e|es|age|ing)|instructions?|leaflets?|results?|earlier|websites?|google\w*|now i['’]?m|so i['’]?m|is (?:it|that|this)\b.{1,40}\bor)\b/i
const ofMind =
  /\b(?:where (?:i|he|she|they)|disorient\w*|memory|forget\w*|remember\w*|since|woke|wake|drowsy|dizz\w*|fever\w*|head (?:injury|hit)|hit (?:my|his|her) head|slurr\w*|speech|sugar|infection|stroke|seizure|fit|hallucinat\w*|seeing things|he|she|they|mum|dad|husband|wife|gran\w*|nan)\b/i

/** "Earlier you said something else, I am confused": who is puzzled by what was said to him is not confused. */
function isPuzzled(text: string, words: string): boolean {
  return (puzzled.test(text) || puzzled.test(words)) && ofAdvice.test(words) && !ofMind.test(words)
}

/** A fall that was taken for a faint is a fall. */
export function asFall(mention: Mention, words: string): Mention {
  return mention.finding === 'faint-or-collapse' && mention.polarity === 'present' && isOfAnotherSense(mention, words)
    ? { ...mention, finding: 'fall-recent' }
    : mention
}

const painful = /-pain$|ache$/
const otherPart =
  /^\W*(?:and |also )?(?:it['’]?s|its|it is) (?:(?:in|down) )?my (left|right) (arm|leg|hand|foot|knee|hip|shoulder|ankle|wrist|elbow|calf|thigh|heel|thumb|buttock)\W*$/i
const onPulling =
  /\b(?:it['’]?s |its |it )?(?:a )?(?:bit |little |quite |really |very )*(?:sore|hurts?|painful|tender)(?: a bit| a lot)? (?:when|if) (?:i |you )?(?:pull|tug|touch|press|wiggle|push)(?:ing|ed)?(?: on| at)? (?:on )?(?:it|my ear|the ear)\b/gi

/**
 * The words with the part said out that they speak of: after a sore back "it's my right leg" tells of a sore leg, after a blocked ear "sore when I pull it"
 * of a sore ear. In the same length, so that places stay. In: the words, the complaints so far, the newest last.
 */
export function withPartNamed(words: string, complaints: readonly string[]): string {
  const last = complaints.at(-1) ?? ''
  const [whole = '', side = '', part = ''] = otherPart.exec(words) ?? []
  if (part !== '' && painful.test(last) && !last.includes(part.toLowerCase())) return `${side} ${part} hurts`.padEnd(whole.length)
  return last.startsWith('ear-') ? words.replace(onPulling, (said) => 'ear hurts'.padEnd(said.length)) : words
}
