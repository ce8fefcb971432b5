/** What is said on leaving: on the way to care, a promise of what will be done, a goodbye, thanks, or only that it is enough. */
export type PartingKind = 'going' | 'promise' | 'bye' | 'thanks' | 'enough'

export interface Parting {
  kind: PartingKind
  /** A blessing or praise is among it. */
  isKind: boolean
  /** A place of care, or somebody of it, is named. */
  isToCare: boolean
  /** Somebody is going to bed. */
  isNight: boolean
}

/** A longer message tells something. */
const longest = 200

const care = String.raw`(?:hospital|a ?& ?e|a and e|e\.?r|emergency(?: room| department)?|casualty|clinic|doctors?|gp|surgery|walk[- ]?in(?: centre| clinic)?|chemist|pharmac(?:y|ist)|nurse|urgent care|health centre)`
const ofCare = new RegExp(String.raw`\b${care}\b`, 'i')
const when = String.raw`(?: (?:now|then|straight ?away|right away|today|tonight|first thing|(?:in the|tomorrow) morning|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|at once))*`
const we = String.raw`\b(?:i|we|he|she|they)(?:['’]?(?:m|re|s|ll|ve)| am| are| is| dey| will| have)?`

const goingToCare: readonly RegExp[] = [
  new RegExp(
    String.raw`${we} (?:just |got to |have to |will |better |about to )*(?:going|go|off|leaving|leave|heading|head|set(?:ting)? off|on (?:our|my|the) way|driving|drive)\b(?: (?:over|out|off|in|down|there))?${when}(?: (?:to |for |into |the |a |our |my |see )*${care})?${when}`,
    'gi',
  ),
]
const promises: readonly RegExp[] = [
  new RegExp(
    String.raw`${we} (?:will |shall |gonna |going to )?(?:be )?(?:ring|call|phone|book|see|contact|message|ask|speak to|talk to|go to|pop in(?:to)?|try|get|take (?:him|her|them|it) to|tak(?:e|ing) (?:him|her|them) (?:in|there|along)|make|arrange)(?:ing)? (?:the |my |our |a |an |in |to |with )*(?:${care}|appointment|midwife|dentist|optician|111|them|that|it|visit)(?: (?:appointment|visit))?${when}`,
    'gi',
  ),
  /\b(?:i['’]?ll|i will|we['’]?ll|we will|will) (?:do|try|give) (?:that|so|it|as you (?:say|said)|what you said|exactly that)(?: a (?:go|try))?\b|\bwill do\b(?! me)/gi,
]
const byes: readonly RegExp[] = [
  /\b(?:bye+|good ?bye|bye[- ]bye|cya|see (?:you|ya)|take care(?: of yourself)?|so long|ttyl|ciao|ta ?ra|cheerio|farewell|all the best|until next time|till next time)\b(?: (?:now|for now|later|soon|around|then))?/gi,
  /\b(?:good ?night|night night|nite|night)\b|\bsleep well\b|\b(?:talk|speak) (?:to you )?(?:tomorrow|later|soon)\b|\bhave a (?:good|nice|lovely|great) (?:day|evening|night|weekend|one)\b|\bsame to you\b|\byou too\b/gi,
  /\b(?:i|we)(?:['’]?(?:m|re|ll)| am| are| will)? (?:just )?(?:off to|going to|go to|going|heading (?:off )?to) (?:bed|sleep|work)\b/gi,
  /\b(?:(?:i|we)(?:['’]?(?:ve|d|ll))? ?)?(?:have to|got to|gotta|must|need to|better|had better) (?:go|run|leave|dash|be off)(?: now)?\b[\s,.]*(?:(?:(?:my|the|our) )?(?:kids|children|husband|wife|dinner|tea|bus|baby|boss|lunch|shift|train|kettle|mum|doorbell|food)(?:['’]?s| is| are)?(?: \w+){0,3})?/gi,
  /\bthat(?:['’]?ll| will) (?:do|be all)(?: me)?(?: nicely| for now)?\b|\bthat['’]?s me(?: then| done| sorted| away)?\b|\bi['’]?ll leave (?:it|you) (?:there|at that|be|to it)\b/gi,
]
const enough: readonly RegExp[] = [
  /\bthat(?:['’]?s| is| was) (?:all|it|everything)(?: (?:i|we) (?:wanted|needed|need|want|have|had|was after)(?: to (?:know|ask|hear|say))?)?(?: (?:for )?(?:now|today|tonight))?\b/gi,
  /\b(?:nothing (?:else|more|further)|no (?:more|other|further) questions)(?: to (?:add|ask|say|tell|report))?(?: for now)?\b/gi,
  /\b(?:i['’]?m|i am|we['’]?re|all) (?:done|sorted|finished|all set|happy)(?: now| here| with that)?\b|\bgot it\b|\bunderstood\b/gi,
]
const blessings: readonly RegExp[] = [
  /\b(?:may )?(?:god|allah|the lord|jesus|heaven) (?:will )?(?:bless|reward|keep|be with|protect)(?: (?:you|u|your|and|family|always|all|richly|ya|ye))*\b|\bbless (?:you|ya|your heart)\b|\bjazak ?allah(?: khair\w*)?\b|\b(?:may )?god go with you\b/gi,
  /\b(?:you|u)(?:['’]?(?:ve|re)| have| are| do| did)? (?:been |are |were |is |a |an |so |very |really |most |such |too )*(?:helpful|kind|brilliant|great|lovely|star|patient|wonderful|amazing|clear|legend|gem|angel|life ?saver|good|sweet)(?: (?:help|doctor|doc|one|to me))?\b/gi,
  /\b(?:you|u)(?:['’]?ve| have)? (?:do|did|done|dey|try|tried|help|helped)(?: (?:me|us|well|plenty|a lot|so much|very much|good|great|for us))+\b|\b(?:you|u) (?:try|tried|do well)\b/gi,
  /\b(?:good|great|nice) job\b|\bwell done\b|\b(?:you['’]?ve |you |that['’]?s |that )?(?:put|puts|set) (?:my|our) minds? at (?:rest|ease)\b|\bthat(?:['’]?s| is| was)? (?:really |very |so |all |been )*(?:grand|help(?:s|ed|ful)|reassuring|useful|good to know|kind|kind of you)(?: a lot)?\b/gi,
]
const thanks: readonly RegExp[] = [
  /\b(?:many |much |a million |so many )?(?:thanks|thank (?:you|u|ye|yous)|thx|thanx|tks|ta|cheers|tysm|ty|(?:much )?obliged|(?:i |we )?(?:really |much |do )*appreciate[ds]?(?: (?:it|that|this|you|your (?:help|time|advice|patience)))?)\b(?: (?:so|very|ever so|again|much|kindly|loads|a (?:lot|million|mill|bunch)))*(?: for (?:your|the|all|everything|that|this|listening|being|helping|talking|putting)(?: (?:me|to|there|so|time|help|advice|patience|and|your|kind|kindness|words?|us|help))*)?/gi,
]
const fillers =
  /\b(?:righto|right|bud|buddy|great|good|brill|brilliant|lovely|perfect|grand|super|cool|nice|fab|excellent|wonderful|alright|all right|fine|sorted|ok|okay|so|then|and|but|well|now|for now|oh|ah|sorry|yes|yeah|yep|aye|no|nope|please|dr|doctor|doc|dear|love|pet|hun|mate|pal|friend|sir|madam|my|a|very|much|so much|a lot|again|i think|really|just|kindly|x+|to|you|oo|o)\b/gi

const order: readonly (readonly [PartingKind, readonly RegExp[]])[] = [
  ['promise', promises],
  ['bye', byes],
  ['going', goingToCare],
  ['enough', enough],
  ['thanks', thanks],
]
const strongest: readonly PartingKind[] = ['going', 'promise', 'bye', 'thanks', 'enough']

/** What a message says on leaving, where it says nothing else; null where it tells, asks or answers anything. */
export function partingOf(words: string): Parting | null {
  if (words.length > longest || words.includes('?')) return null
  const found = new Set<PartingKind>()
  let rest = words
  const take = (patterns: readonly RegExp[]): boolean => {
    const before = rest
    for (const pattern of patterns) rest = rest.replace(pattern, ' ')
    return rest !== before
  }
  const isKind = take(blessings)
  for (const [kind, patterns] of order) if (take(patterns)) found.add(kind)
  if (isKind) found.add('thanks')
  take([fillers])
  // "Great thanks, that's it" takes leave.
  const isDone = found.has('enough') && found.has('thanks')
  const kind = strongest.find((each) => found.has(each) || (each === 'bye' && isDone))
  return kind === undefined || /[\p{L}\d]/u.test(rest)
    ? null
    : { kind, isKind, isToCare: ofCare.test(words), isNight: /\b(?:night|nite|bed|sleep)\b/i.test(words) }
}
