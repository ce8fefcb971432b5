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
  // "In the crook of the elbow" is a place.
  if (/\bcrook of\b/i.test(text)) return finding.endsWith('-pain')
  if (finding === 'cough' || finding.startsWith('chest-pain')) return worsens.test(words) && !hasCough.test(words) && !ofChest.test(words)
  if (finding === 'faint-or-collapse') return fell.test(text) && !ofFaint.test(words)
  if (finding === 'fall-from-height') return fell.test(text) && !ofHeight.test(words)
  if (finding === 'constipation') return /\bgone? down\b/i.test(words) && /\bgone?\b/i.test(text)
  return false
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
