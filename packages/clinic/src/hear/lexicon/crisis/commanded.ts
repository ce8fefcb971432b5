import { plainWords } from '../../plain-words.ts'
import { type CrisisFrame, oneself } from './crisis-frame.ts'

/** A god, a spirit, a voice or a screen; not as in "thank God" and "the voice of my doctor". */
const speaker =
  '(?<!\\b(?:thank|thanks|oh|my|for|by|with|to|swear|pray|trust|love) )\\b(?:god|jesus|christ|allah|krishna|shiva|the lord|(?:the )?holy spirit|(?:an?|the|my) (?:\\w+ )?angels?|angels|satan|lucifer|(?:the )?(?:devil|demons?|spirits?|ancestors?|jinns?|djinns?|aliens?)|(?:an?|the|these|his|her|my|those) voices?|voices?|the (?:tv|telly|radio|chip|implant))\\b(?! (?:bless\\w*|knows|willing|forbid|help|helps)\\b)'
const command =
  '(?:told|tells?|telling|says?|said|saying|wants?|wanted|orders?|ordered|ordering|commands?|commanded|commanding|makes?|making|asks?|asked|asking|urg(?:es|ed|ing)|calls?|calling|instruct(?:s|ed|ing)?)'
/** Whom the order goes to: without it a screen only speaks of something. */
const toWhom = '(?:me|him|her|us|i|he|she|you|my \\w+)\\b'
const many = '(?:all|whole|lot|every|entire|everything|too many|loads|lots|handful|bottle|box|packet|overdose|\\d\\d)'
const take = `(?:(?:take|swallow|eat|neck|down|drink)(?: \\w+){0,2}? (?:${many}|bleach|poison|acid|petrol)\\b|overdose\\b)`
const ofBody = `(?:${take}|(?:kill|hurt|harm|cut|stab|burn|hang|drown|shoot|starve|punish) ${oneself}|end (?:it|my life|everything)\\b|jump\\b|walk (?:into|in front|onto|under)\\b|step (?:in front|off)\\b|lie on the (?:tracks?|rails?|lines?)\\b|set (?:my ?self|the house|fire)\\b|cut (?:my|his|her) (?:wrists?|arms?|throat|legs?|neck)\\b|die\\b|come (?:home\\b|to (?:him|heaven)|and join)|join (?:him|her|them)\\b|go to (?:him|heaven)\\b|crash (?:the|my)\\b|stop (?:eating|drinking water|breathing)\\b)`
const others =
  '(?:kill|hurt|harm|stab|strangle|smother|drown|burn|shoot|attack|sacrifice) (?:him|them|her(?! ?self)|people|everyone|everybody|someone|(?:my|his|her|the) (?:own )?(?:wife|husband|partner|mum|mom|mother|dad|father|son|daughter|baby|child|children|kids?|family|brother|sister|neighbou?rs?|boss|doctor|nurse|friend|girlfriend|boyfriend|carer|cat|dog))\\b'
/** What is ordered, not forbidden. */
const word = '(?: (?!(?:not|never|stop|dont)\\b)\\w+)'
const orderFor = (act: string): RegExp =>
  new RegExp(
    `${speaker}(?: \\w+){0,4}? ${command}${word}{0,2}? ${toWhom}${word}{0,5}? ${act}|\\b(?:voices?|devil|demons?|satan|spirits?)\\b(?: \\w+){0,4}? ${command}${word}{0,4}? ${act}`,
  )

const orderToTake = orderFor(take)
/** What was ordered was done. */
const done =
  /\b(?:so|and|then|now) (?:i|he|she) (?:did|have|has|took|swallowed|obeyed)\b|\b(?:so|and|now) (?:ive|hes|shes)\b|\b(?:took|taken|swallowed) (?:them|it|all|the lot)\b/
const takenByOrder = new RegExp(
  `\\b(?:took|taken|swallowed|drank|necked)\\b.{0,40}\\b(?:because|cos|cause|as|since|like|when|what)\\b ${speaker}(?: \\w+){0,3}? ${command}\\b`,
)
const orderOfSelf = orderFor(ofBody)
const orderOfOthers = orderFor(others)
const onlyTold =
  /\bvoice of (?:my|the|a|his|her)\b|\b(?:film|movie|book|game|series|song|bible|quran|koran|sermon|play|episode|joke|joking|lyrics)\b/

/** A command from above against one's own life, and against that of others (CKS: Psychosis and schizophrenia, on command hallucinations). */
export const commandedFrames: readonly CrisisFrame[] = [
  { kind: 'overdose', certainty: 'affirmed', level: 'ambulance', isHard: true, cues: [orderToTake, done], unless: onlyTold },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    level: 'ambulance',
    isHard: true,
    cues: [takenByOrder, new RegExp(`\\b${many}`)],
    unless: onlyTold,
  },
  { kind: 'harm-to-others', certainty: 'affirmed', level: 'ambulance', cues: [orderOfOthers], unless: onlyTold },
  { kind: 'self-harm', certainty: 'affirmed', level: 'ambulance', cues: [orderOfSelf], unless: onlyTold },
]

/** Whether words tell of a voice, a god or a screen that orders what may kill. */
export function isCommanded(words: string): boolean {
  const text = plainWords(words)
  return !onlyTold.test(text) && [orderOfSelf, orderOfOthers, takenByOrder].some((order) => order.test(text))
}
