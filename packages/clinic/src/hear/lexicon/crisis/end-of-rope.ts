import { babyTold } from './after-birth.ts'
import type { CrisisFrame } from './crisis-frame.ts'

const small =
  '(?:him|her|it|them|(?:the|my|this|our|that) (?:\\w+ )?(?:baby|newborn|infant|child|toddler|twins?|son|daughter|(?:little|wee) (?:one|man|girl|boy)))'
const may =
  '(?:could|might|will|would|may|d|ll|going to|gonna|wanna|want(?:ed)? to|like|close to|before i|or i|or id|nearly|almost|tempted to|ready to|about to|swear|urge to|near to|verge of)'
const hurl = '(?:throw|chuck|fling|hurl|launch|lob|toss|smash|bash|thrown|throwing|chucking|flinging|hurling|smashing|threw|chucked)'
const whereTo =
  '(?:out (?:of )?(?:the|a|that|my|this) (?:\\w+ )?(?:window|door|balcony|car)|off the|against (?:the|a)|at (?:the|a) wall|across the|down the (?:stairs|steps)|in(?:to)? the (?:bin|river|canal|sea|lake)|on the floor|over the (?:balcony|edge))'
const violent =
  '(?:shake|shaking|shook|shaken|strangle|strangling|throttle|throttling|smother|smothering|suffocate|hurt|hurting|hit|hitting|slap|slapping|smack|kill|killing|drop|dropping|drown|drowning|snap|throw|thrown|throwing)'
const thrown = `\\bi(?:d|m|ll|ve)?\\b(?: \\w+){0,6}? ${hurl} ${small}(?: \\w+){0,2}? ${whereTo}\\b`
const deed = `(?:\\bi(?:d|m|ll|ve)?\\b(?: \\w+){0,5}? ${may}(?: \\w+){0,3}?|\\b(?:or|before|else) id(?: have)?) ${violent} ${small}(?! (?:off|to sleep|awake|gently|up|a )\\b)`
const droppedOnPurpose = `\\bi (?:deliberately |intentionally )?dropped ${small}[^.!?]{0,30}\\b(?:on purpose|deliberately|angry|lost it)\\b`
const loses =
  '\\bi(?:m|ll|d| am| will| might| could| may)?(?: \\w+){0,3}? (?:going to |gonna |about to |might |could |will )?(?:snap|lose (?:it|control|my (?:temper|mind|rag)))\\b'
const fears =
  '\\b(?:afraid|scared|worried|frightened|terrified|dont know|do not know|not sure) (?:of )?what (?:i|ill|id|i might|i will)(?: \\w+)?(?: do)?\\b'
const cried =
  '(?:cry|cries|crying|cried|scream|screams|screaming|colic|never sleeps|wont (?:sleep|stop|settle)|rope|tether|lose it with|(?:weeks?|wks?|months?) old)'

/** A parent who is close to hurting a baby and says so: as a part of the words of one who loses his temper it is asked about at once (NSPCC and ICON: coping with crying). */
const nearTheEdge = new RegExp(`${thrown}|${deed}|${droppedOnPurpose}`)
const losesIt = new RegExp(`(?:${loses}|${fears}).*\\b${cried}|\\b${cried}\\b.*(?:${loses}|${fears})`)

const kindly =
  /\b(?:lol|haha\w*|joking|so cute|cuddle\w*|hug|kiss\w*|bottle|formula|milk|spoon|teen\w*|1\d (?:years?|yrs?)|party|toys?|keys|ball|by (?:accident|mistake)|accidentally|infect\w*|vaccin\w*|jabs?|medicine|without hurting|dont want to hurt|can i|will it|does it)\b/

/** Whether words are those of such a parent, of a small child. */
export const isNearTheEdge = (text: string): boolean =>
  babyTold.test(text) && (nearTheEdge.test(text) || losesIt.test(text)) && !kindly.test(text)

/** Words of a parent at the end of the rope, about a small child. */
export const endOfRopeFrames: readonly CrisisFrame[] = [nearTheEdge, losesIt].map((sign) => ({
  kind: 'harm-to-others',
  certainty: 'possible',
  level: 'within-24-hours',
  isHard: true,
  isAcrossMessage: true,
  isOwnNegation: true,
  cues: [sign, babyTold],
  unless: kindly,
}))
