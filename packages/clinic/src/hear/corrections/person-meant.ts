import { findMedicines } from '../../medications/find-medicines.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'

const someone = '(me|him|her|them|my [a-z]+)'
const persons: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:it['’]?s|its|it is|this is|that['’]?s|thats|that is|i['’]?m talking about|i meant?|about) (?:about |for )?${someone}(?: that| who)?[\s,.]+(?:and )?not (?:me|him|her|them|my [a-z]+|for)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\bnot (?:me|him|her|them|(?:my|the) [a-z]+)[\s,.;!]+(?:it['’]?s |its |it is |na |but |this is |i meant? |i['’]?m asking )?(?:for |about )?${someone}\b`,
    'i',
  ),
  /\b(?:i(?:['’]?m| am) the (?:patient|one (?:(?:who|that)(?=(?:['’]?s|['’]?m| is| am| are| was| has| have| had| feels?| felt| gets?| got| needs?| took| takes| fell| hurts?| vomit\w*| threw| faint\w*| cough\w*| bleed\w*| collaps\w*| can['’]?t| cannot| keeps?| suffers?| wants| did| does)\b)(?!(?:['’]?s| is| am| was| has| have)?(?: been)? (?:call|writ|ask|typ|talk|speak|phon|rang|found|look|help))|with\b|in\b|bleed|ill\b|sick|hurt|suffer|vomit|cough|unwell))|it(?:['’]?s| is) (me) (?:who|that|with|the (?:mother|mum|mom|patient)))/i,
  // "NOT the baby, I am bleeding"
  /(?:^\W*|\b(?:no|nah|said)\W+|\bi(?:['’]?m| am) )not (?:my|the|a) (?:baby|child|son|daughter|boy|girl|husband|wife|mum|mother|dad|father|partner|brother|sister)\b[\s,.;!]+(?:(?:the )?(?:baby|child|he|she) (?:is|are) (?:fine|ok|okay|well|good|alright)\b[^.!?;]*[.!?;]? ?)?(?:i(?:['’]?m| am| have|['’]ve| feel)|na (me))\b/i,
  /(?:^|[.!?,;] ?|\b(?:no|o)\W+)na (me)\b/i,
  /\b(?:sorry|oops|wait|no|actually|i mean)[\s,.]+(?:i meant? |it['’]?s |this is (?:about |for )?)(?:for |about )?(my (?!left|right|own|fault|mistake|bad|other)[a-z]+)\s*$/i,
  /^\W*(?:it['’]?s|its|this is)(?: for| about)? (my (?!left|right|own|fault|mistake|bad|other)[a-z]+)[\s,.]+(?:sorry|i mean|i meant?|actually|oops)\W*$/i,
  /\b(?:it|that|this|they) (?:was|were|is|are) (my (?:wife|husband|mum|mom|mother|dad|father|sister|brother|son|daughter|partner|gran|nan|baby|child|kid))['’]?s\b/i,
]
/** "It's not me, it's Walter": somebody by name. */
const byName =
  /\b[Nn]ot me[\s,.;!]+(?:[Ii]t['’]?s|[Ii]ts|[Ii]t is|[Tt]his is)(?: about| for)? (?:for )?(?!(?:[Mm]y|[Tt]he|[Aa]|[Hh]im|[Hh]er|[Tt]hem)\b)(?:(?:[Mm]r|[Mm]rs|[Mm]iss)\.? )?[A-Z][a-z]{2,}\b|\b(?:[Ii]t['’]?s|[Ii]ts|[Ii]t is|[Tt]his is)(?: about| for)? (?:[Mm]r\.? |[Mm]rs\.? )?[A-Z][a-z]{2,}[\s,]+not me\b/
const relations =
  /^my (?:mother|mum|mom|father|dad|parent|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|grand\w+|gran|nan|nana|aunt\w*|uncle|niece|nephew|cousin|child|kid|baby|toddler|friend|neighbou?r|flatmate|fianc\w+)$/

/** Whether somebody is named in the place of whoever writes: "it's not me, it's Walter". */
export function isByName(text: string): boolean {
  return byName.test(text)
}

/** Whom a message says the talk is about ("self", "mother", "patient"), and not whom it was taken for; null where it says so of nobody. */
export function personMeant(text: string, known: string): string | null {
  if (isByName(text) && known === 'self') return 'patient'
  const match = persons.map((pattern) => pattern.exec(text)).find((each) => each !== null)
  if (match === undefined || match === null) return null
  // "That is my wife's", said of a tablet, makes nobody else the patient.
  if (/['’]?s$/.test(match[0]) && findMedicines(knownMedicines(), text).length > 0) return null
  const meant = (match[1] ?? 'me').toLowerCase()
  if (meant.startsWith('my ') && !relations.test(meant)) return null
  return meant === 'me' ? 'self' : meant.startsWith('my ') ? meant.slice(3) : known === 'self' ? 'patient' : known
}

const ofBoys = /^(?:boy|son|lad|child|kid|baby|toddler|infant|newborn|bairn|wean)$/
const ofGirls = /^(?:girl|daughter|lass|lassie|child|kid|baby|toddler|infant|newborn|bairn|wean)$/

/** "My little boy", then "my son": one child under two names. */
export function isOneChild(one: string, other: string): boolean {
  return [ofBoys, ofGirls].some((names) => names.test(one) && names.test(other))
}
