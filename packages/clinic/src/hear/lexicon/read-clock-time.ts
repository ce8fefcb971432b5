const hour = '(?:[01]?\\d|2[0-3]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const clock = String.raw`(?:half(?: past)? ${hour}|quarter (?:past|to) ${hour}|(?:\d{1,2}|five|ten|twenty) (?:past|to) ${hour}|(?:[01]?\d|2[0-3])[:.][0-5]\d(?: ?[ap]\.?m\b)?|(?:1[0-2]|[1-9]) ?[ap]\.?m\b|${hour} o['’]?clock|midday|noon|midnight|${hour}(?= (?:this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening))))(?: (?:this|in the) (?:morning|afternoon|evening)| last night| today)?(?!\s*(?:°|degrees|kg|mg|ml|mmol|%))`
const told = new RegExp(
  String.raw`\b(?:since|(?:started|starting|began|begin|beginning|start|onset|came on|happened)(?: (?:at|around|about|was|it|is))*|been (?:like|going)(?: \w+){0,3} (?:since|from))\s+(?:at |about |around |roughly |like |maybe |was )*(${clock})`,
  'i',
)

/** "It didn't start at 2pm." */
const denied = /\b(?:not|never|no|\w+n['’]?t) $/i

/** The hour of the day that the words give for the beginning, as it was said: "been like it since about half 7". Null where none is told. */
export function readClockTime(text: string): { words: string; start: number } | null {
  const match = told.exec(text)
  if (match?.[1] === undefined || denied.test(text.slice(0, match.index))) return null
  return { words: match[1], start: match.index }
}

const alone = new RegExp(
  String.raw`^\W*(?:(?:at|about|around|roughly|like|since|from|it|was|its|it['’]?s|maybe|just after|just before)\W+)*(${clock})`,
  'i',
)

/** Whether an answer to "when did it begin?" begins with an hour of the day: "half 7, as I said". */
export function isClockTime(text: string): boolean {
  return alone.test(text)
}

/** The hour that such an answer begins with. Null where it begins with none. */
export function clockTimeAlone(text: string): string | null {
  return alone.exec(text)?.[1] ?? null
}

const atHour = String.raw`(?:at|around|about|until|till) ((?:about |around )?(?:${clock}|${hour}(?! ?(?:mg|ml|mcg|%|°|mmol|units?|weeks?|months?|years?|min\w*|hours?|days?|puffs?|tablets?)\b)))`
/** What begins or is found at a moment: no appointment, no taxi, no medicine. */
const beginning = String.raw`(?:woke|woken|start\w*|beg[au]n|collapsed|fell|came on|kicked in|hit (?:me|him|her)|happened|drooped|dropped|fainted|passed out|blacked out|noticed|found (?:me|him|her|them)|swallowed|bitten|stung|burn(?:t|ed)|crashed|went (?:numb|weak|limp|floppy|blue|blind))`
const moment = new RegExp(String.raw`\b${beginning}\b[^.!?]{0,30}?\b${atHour}`, 'i')
const asUsual = new RegExp(
  String.raw`\b(?:last (?:seen |known |was )?|(?:was|were) )(?:well|normal|fine|ok|okay|all ?right|(?:him|her|my)self)\b[^.!?,]{0,36}?\b${atHour}`,
  'i',
)

/** The moment at which it happened or was found: "collapsed at quarter past two", "woke up at 6". Null where none is told. */
export function readMoment(text: string): string | null {
  const match = moment.exec(text)
  return match === null || denied.test(text.slice(0, match.index)) ? null : (match[1] ?? null)
}

/** When somebody was last as usual: a stroke is counted from there. Null where it is not told. */
export function readLastWell(text: string): string | null {
  return asUsual.exec(text)?.[1] ?? null
}
