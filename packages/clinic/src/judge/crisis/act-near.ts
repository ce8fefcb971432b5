import type { ConsultationCase, CrisisKind } from '../../case/case.ts'
import { plainWords } from '../../hear/plain-words.ts'
import type { TriageLevel } from '../../knowledge/schema.ts'

/**
 * What says in a talk about a crisis that the act is near: a plan or preparations, means within reach, a farewell, a weapon beside voices that
 * command, no way out (NICE NG225 and CG178: what is done about thoughts goes by these, not by a score). `cue` reads the words of the message
 * (lower case, no apostrophes), `told` what was told before and with it.
 */
interface SignOfNearness {
  kinds: readonly CrisisKind[]
  about: 'self' | 'other' | 'both'
  level: TriageLevel
  cue: RegExp
  told?: RegExp
  /** Whether a crisis that is certain counts as told. */
  orCertain?: true
}

const means =
  '(?:pills?|tablets?|meds|capsules|paracetamol|insulin|morphine|patches|rope|noose|belt|cord|blades?|razors?|knife|knives|gun|shotgun|rifle|pistol|handgun|9 ?mm|mag|magazine|bottle|bleach|petrol|them all|all of them)'
const places =
  '(?:bridge|roof|terrace|balcony|ledge|cliff|tracks|train|rails|platform|station|river|canal|dam|weir|well|car ?park|lorr(?:y|ies)|trucks?|motorway|traffic|wall)'

const away =
  /\b(?:locked (?:it|them|away)|gave|given|handed|threw|thrown|flushed|took|taken) (?:it|them|the \w+)? ?(?:away|off me|off him|off her|back|in)\b|\b(?:hold|keep|have) the keys?\b/

const signs: readonly SignOfNearness[] = [
  {
    kinds: ['self-harm'],
    about: 'self',
    level: 'ambulance',
    cue: new RegExp(
      `\\b(?:counted|lined|laid|poured|tipped|emptied|crushed) (?:them |it |the \\w+ )?(?:all )?(?:out|up|in)\\b|\\b${means}\\b.{0,30}\\b(?:in my (?:hand|lap|mouth|pocket)|in front of me|(?:next to|beside|with) me(?! now)|on (?:the|my) (?:table|bed|floor|lap))\\b|\\b(?:im|i am|sat|sitting|stood|standing|here|parked)\\b.{0,20}\\b(?:on|at|by|outside|under|over) (?:the|a) (?:\\w+ )?${places}\\b|\\b(?:tell me|will|does) it (?:wont |not |will )?hurt(?: much)?$`,
    ),
  },
  {
    kinds: ['self-harm'],
    about: 'self',
    level: 'ambulance',
    cue: /\b(?:good ?bye|bye bye|farewell|love you all|look after (?:my|the))\b/,
    orCertain: true,
    told: /\b(?:all (?:arranged|sorted|planned|taken care of|done)|affairs|decided|letters?|notes?|gave away|given away|counted|lined up|better off without|wont be (?:here|around))\b/,
  },
  {
    kinds: ['self-harm'],
    about: 'self',
    level: 'emergency-department',
    cue: new RegExp(
      `\\b(?:its |it is |everythings? |things are )?all (?:arranged|sorted|planned|taken care of)\\b|\\b(?:ive|i have|im|have) (?:decided|made up my mind)\\b|\\bmy minds? (?:is )?made up\\b|\\b(?:know|worked out|planned|picked|chosen) (?:how|when|where|the (?:day|date|place|spot))\\b|\\b(?:every|each) (?:drive|night|day|morning|time i (?:drive|cross|pass))\\b.{0,20}\\b(?:this week|now|lately|think)|\\bthink(?:ing)? (?:about|of) it (?:every|all the time|constantly|non ?stop)|\\btheres (?:a|the|always the) (?:\\w+ )?${places}\\b|\\b${means} (?:in|under|at) (?:the|my) (?:cabinet|cupboard|drawer|car|shed|garage|bag|house|home|loft|attic|safe|bedroom|pillow)\\b`,
    ),
  },
  {
    kinds: ['self-harm'],
    about: 'other',
    level: 'emergency-department',
    cue: new RegExp(
      `\\b(?:he|she|they)\\b.{0,40}\\b(?:thought (?:of|about)|thinking (?:of|about)|said yes|admitted|nodded|wants? to (?:die|end|go)|has a plan)\\b|\\b(?:he|she|they|found)\\b.{0,40}\\b(?:${means}|${places})\\b`,
    ),
  },
  {
    kinds: ['self-harm'],
    about: 'other',
    level: 'ambulance',
    cue: /\b(?:(?:not|isnt|wont|doesnt|dont|no dey|no) (?:answer\w*|pick\w*|reply\w*|respond\w*)|phones? (?:is |s )?(?:off|dead)|cant (?:reach|find|get hold of)|no ?(?:one|body) (?:can|has) (?:reach|seen))\b/,
    told: /\b(?:sorry for everything|good ?bye|farewell|forgive|love you all|take care of|look after (?:my|the|mum|mama|mom|dad)|bye (?:everyone|everybody|all|guys|now)|be good to|mind (?:mam|mum|mammy|the kids|each other)|note|letter)\b/,
  },
  {
    kinds: ['self-harm'],
    about: 'other',
    level: 'emergency-department',
    cue: /\b(?:notes?|papers?|letters?|messages?|texts?|written|wrote|voice ?note)\b.{0,60}\b(?:sorry|good ?bye|farewell|forgive|love you all|take care of|look after)\b/,
  },
  {
    kinds: ['psychosis'],
    about: 'both',
    level: 'emergency-department',
    cue: /\b(?:voices?|in my (?:ear|head)|(?:he|she|it|they)(?:s| is| are)? (?:say|says|tell|tells|telling|whisper\w*|order\w*))\b.{0,30}\b(?:sort (?:him|her|them|it) out|get (?:him|her|them)|kill|stab|hurt|finish (?:him|her|them)|stop (?:him|her|them)|do it)\b/,
  },
  {
    kinds: ['self-harm'],
    about: 'self',
    level: 'emergency-department',
    cue: /\b(?:ive|i have|i) (?:already |just )?(?:bought|got|ordered) (?:it|them|some|the \w+)\b/,
    told: /\b(?:sniper|ddvp|pesticides?|insecticides?|rat (?:poison|killer)|otapiapia|gammalin|paraquat|weed ?killer|pills?|tablets|rope|helium|blades?)\b/,
  },
  {
    kinds: ['self-harm'],
    about: 'self',
    level: 'ambulance',
    cue: /\b(?:it|they|the bottle|everything)(?:s| is| are) (?:all )?(?:here|ready|right here|in front of me|beside me|on (?:the|my) (?:table|bed|desk|floor)|in my (?:hand|room|bag|drawer|pocket))\b/,
    told: /\b(?:sniper|ddvp|pesticides?|insecticides?|rat (?:poison|killer)|otapiapia|gammalin|paraquat|weed ?killer|pills?|tablets|rope|helium|blades?)\b/,
  },
  {
    kinds: ['psychosis'],
    about: 'both',
    level: 'emergency-department',
    cue: /\b(?:baby|newborn|hes|shes|he is|she is)\b[^.?!]{0,60}\b(?:not mine|isnt mine|not my (?:baby|own)|swapped|switched|put here|evil|devil|possessed|chosen|changeling|replaced)\b|\bwhat i have to do\b|\bhave to (?:fix|end|save) (?:it|him|her)\b/,
  },
  {
    kinds: ['psychosis'],
    about: 'both',
    level: 'emergency-department',
    cue: /\b(?:hammer|bat|knife|knives|axe|gun|machete|crowbar|screwdriver|hurley|panga|weapon|sword|blade)\b/,
  },
  {
    kinds: ['psychosis'],
    about: 'both',
    level: 'ambulance',
    cue: /\b(?:hammer|bat|knife|knives|axe|gun|machete|crowbar|screwdriver|hurley|panga|weapon|sword|blade)\b/,
    told: /\b(?:tell(?:s|ing)?|told|says?|order(?:s|ed)?|want(?:s)?|shout(?:s|ing)?)\b.{0,40}\b(?:sort|get|kill|stab|hurt|finish|stop|do) (?:him|her|them|it|you|myself)\b.{0,40}\b(?:tonight|now|today|before)\b/,
  },
  {
    kinds: ['abuse'],
    about: 'both',
    level: 'ambulance',
    cue: /\b(?:locked (?:the|me|us|her|all the)|wont let (?:me|us|her) (?:out|leave|go)|(?:taken|took|has|hid(?:den)?) (?:my|her|our) (?:phone|keys|passport)|standing (?:at|by|outside) the door)\b/,
    told: /\b(?:kill|murder|strangl\w*|chok\w*|knife|gun|machete|acid|burn|beat(?:en)?|finish) ?(?:me|us|her|him)?\b/,
  },
]

/**
 * The level that the words of this message call for beside a crisis of this kind; null where they say nothing of the act being near, or that
 * the means have been put away. In: the words of the message and all that was told, as they were written.
 */
export function levelOfNearness(
  { kind, certainty }: Pick<NonNullable<ConsultationCase['crisis']>, 'kind' | 'certainty'>,
  about: 'self' | 'other',
  words: string,
  told: string,
): TriageLevel | null {
  const text = plainWords(words).trim()
  if (away.test(text)) return null
  const all = plainWords(told)
  const found = signs.filter(
    (sign) =>
      sign.kinds.includes(kind) &&
      (sign.about === 'both' || sign.about === about) &&
      sign.cue.test(text) &&
      (sign.told === undefined || sign.told.test(all) || (sign.orCertain === true && certainty === 'affirmed')),
  )
  return found.some(({ level }) => level === 'ambulance') ? 'ambulance' : (found[0]?.level ?? null)
}
