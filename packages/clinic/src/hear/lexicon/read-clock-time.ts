const hour = '(?:[01]?\\d|2[0-3]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const clock = String.raw`(?:half(?: past)? ${hour}|quarter (?:past|to) ${hour}|(?:\d{1,2}|five|ten|twenty) (?:past|to) ${hour}|(?:[01]?\d|2[0-3])[:.][0-5]\d(?: ?[ap]\.?m\b)?|(?:1[0-2]|[1-9]) ?[ap]\.?m\b|${hour} o['’]?clock|midday|noon|midnight|${hour}(?= (?:this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening))))(?: (?:this|in the) (?:morning|afternoon|evening)| last night| today)?(?!\s*(?:°|degrees|kg|mg|ml|mmol|%))`
const told = new RegExp(
  String.raw`\b(?:since|(?:started|starting|began|begin|beginning|start|onset|came on|happened)(?: (?:at|around|about|was|it|is))*|been (?:like|going)(?: \w+){0,3} (?:since|from))\s+(?:at |about |around |roughly |like |maybe |was )*(${clock})`,
  'i',
)

/** The hour of the day that the words give for the beginning, as it was said: "been like it since about half 7". Null where none is told. */
export function readClockTime(text: string): { words: string; start: number } | null {
  const match = told.exec(text)
  return match?.[1] === undefined ? null : { words: match[1], start: match.index }
}

const alone = new RegExp(
  String.raw`^\W*(?:(?:at|about|around|roughly|like|since|from|it|was|its|it['’]?s|maybe|just after|just before)\W+)*${clock}`,
  'i',
)

/** Whether an answer to "when did it begin?" begins with an hour of the day: "half 7, as I said". */
export function isClockTime(text: string): boolean {
  return alone.test(text)
}
