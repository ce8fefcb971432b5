/** The numbers that people write as words. */
export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
}

const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** The source of a regular expression for thirteen and more in words. */
export const manyInWords: string = String.raw`(?:${tens.join('|')})(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine))?|${teens.join('|')}`
/** The source of a group for a number as people write an age: "34", "3.5", "thirty-four", "two". */
export const countWords: string = String.raw`(\d{1,3}(?:\.\d)?|${manyInWords}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`

/** The number that such words stand for; not a number where they are none. */
export function countOf(text: string): number {
  const spoken = text.toLowerCase()
  const [ten = '', one = ''] = spoken.split(/[\s-]/)
  if (tens.includes(ten)) return (tens.indexOf(ten) + 2) * 10 + (numberWords[one] ?? 0)
  if (teens.includes(spoken)) return teens.indexOf(spoken) + 13
  return numberWords[spoken] ?? (spoken === '' ? Number.NaN : Number(spoken))
}
