import { numberWords } from './number-words.ts'

const stated =
  /(?:(temp(?:erature)?|thermometer|fever|t(?=\s*[:=]?\s*\d\d\.\d))[^.\d]{0,25})?(\d{2,3}(?:[.,]\d{1,2})?)\s*(°\s*[cf]?|degrees?(?:\s*(?:celsius|fahrenheit|[cf]\b))?|grades?\b|celsius|fahrenheit|[cf]\b)?/gi
/** What is measured in numbers of the same size: it is then no temperature. */
const otherMeasure =
  /pulse|heart|\bhr\b|rate\b|bpm|sugar|glucose|\bbm\b|\bbp\b|pressure|systolic|weigh|bmi|\baged?\b|a1c|\bhb\b|oxygen|\bo2\b|\bsats?\b|peak flow|height|\btall|room|page|number|score|mcv|tsh|crp|\binr\b|potassium|standing/i
const otherUnit =
  /^\s*(?:[/%:]|\d|kgs?\b|kilos?|lbs?\b|pounds?|stone|cm\b|mm|km|miles?|mph|mg|mcg|ml|l\b|litres?|iu\b|units?|weeks?|wks?|months?|days?|years?|yrs?|y\/?o|hours?|hrs?|min|sec|bpm|quid|euro|percent|fm\b)/i
const bareDecimal = /(?<![\d.,/:£$€+-])(3[5-9]|4[0-2]|99|10[0-6])[.,](\d)(?![\d/])/g
/** A whole number in degrees Fahrenheit that stands at the end of what is said, or before a time. */
const bareFahrenheit =
  /(?<![\d.,/:£$€+-])(10[1-6])(?=\s*(?:$|[,;!?)\n]|\.(?!\d)|(?:since|this|last|and|tonight|today|yesterday|now|rectal|under the arm|all day|all night)\b))/gi
const tellsOfIllness =
  /\b(?:hot|ill|flu|throat|tonsils?|cough\w*|shiver\w*|shak\w*|chills?|vomit\w*|puk\w*|throw\w*|chuck\w*|sick|rash|spots|ear|hurts?|sore|pain|swollen|swol\w*|headache|sti?ff?|jabs?|vaccin\w*|baby|newborn|infect\w*|wound)\b/i
/** "Very hot 40", "he's got 39", "shivering, 39". */
const cuedCelsius =
  /\b(?:hot|burning|boiling|roasting|feverish|shiver(?:y|ing)|shak(?:ing|y)|thermometer|(?:she|he|i)(?:['’]?s| has|['’]?ve| have)? got|hit|hitting)\b[\s,]+(?:(?:is|says|reads|up|to|of|at|about|like)\s+){0,2}(3[89]|4[01])(?![\d.,]*\d)/gi
const ones = Object.keys(numberWords).slice(0, 9).join('|')
const spelt = new RegExp(
  String.raw`\b(thirty|forty|(?:a |one )?hundred(?: and)?)[\s-]+(?:(${ones})\b)?(?:[\s-]+(?:and )?(?:(?:point )?(${ones})|(?:a )?(half))\b)?`,
  'gi',
)

/**
 * The temperature stated in a text, in degrees Celsius; null when there is none. A number counts with its name or its unit, and without
 * either where nothing else is written so: "cough, 38.4", "sore throat and 101 since last night", "thirty-eight and a half".
 */
export function readTemperature(text: string): number | null {
  return namedTemperature(text) ?? bareTemperature(text) ?? speltTemperature(text)
}

/** "It's been 38 degrees here all week": the weather's. */
const ofWeather =
  /^\s*(?:(?:c|celsius)\b)?\s*(?:here|outside|out there|in the (?:shade|sun|city|house|office)|heat|all (?:week|month|summer)|weather)\b/i

const coldestUnnamed = 34

function namedTemperature(text: string): number | null {
  for (const match of text.matchAll(stated)) {
    const [whole, named, digits = '', unitText = ''] = match
    if (named === undefined && (unitText === '' || ofWeather.test(text.slice(match.index + whole.length)))) continue
    const value = Number(digits.replace(',', '.'))
    // "A fever, my oxygen is 93": the number belongs to what is named last before it.
    if (named !== undefined && otherMeasure.test(whole.slice(named.length))) continue
    if (value >= 90 && value <= 113 && !/^(c|celsius|°\s*c)/i.test(unitText) && !/celsius|c$/i.test(unitText)) return celsius(value)
    // "30 degrees" without a word for it is the weather's or the oven's; cold bodies are told by name.
    const least = named === undefined ? coldestUnnamed : /^fever/i.test(named) ? 35 : 25
    if (value >= least && value <= 45 && !/f(ahrenheit)?$/i.test(unitText) && (named !== undefined || unitText !== '')) return value
  }
  return null
}

function bareTemperature(text: string): number | null {
  for (const match of text.matchAll(bareDecimal))
    if (isAlone(text, match)) {
      const value = Number(`${match[1]}.${match[2]}`)
      return value > hottest ? celsius(value) : value
    }
  if (tellsOfIllness.test(text))
    for (const match of text.matchAll(bareFahrenheit)) if (isAlone(text, match)) return celsius(Number(match[1]))
  for (const match of text.matchAll(cuedCelsius)) if (isAlone(text, match)) return Number(match[1])
  return null
}

/** "Thirty-eight and a half", "thirty nine five", "a hundred and two point five": whole numbers alone are ages and more. */
function speltTemperature(text: string): number | null {
  for (const match of text.matchAll(spelt)) {
    const [, tens = '', one, tenth, half] = match
    if ((tenth === undefined && half === undefined) || !isAlone(text, match)) continue
    const start = /hundred/i.test(tens) ? 100 : /forty/i.test(tens) ? 40 : 30
    const value =
      start +
      (numberWords[one?.toLowerCase() ?? ''] ?? 0) +
      (half === undefined ? (numberWords[tenth?.toLowerCase() ?? ''] ?? 0) / 10 : 0.5)
    if (value >= 35 && value <= hottest) return value
    if (value > 100 && value <= 107) return celsius(value)
  }
  return null
}

const hottest = 43
/** So many letters before the number may name what it measures. */
const measureReach = 30

function isAlone(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - measureReach), match.index)
  const sameSentence = before.slice(Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1)
  return !otherMeasure.test(sameSentence) && !/[/-]\s?$/.test(before) && !otherUnit.test(text.slice(match.index + match[0].length))
}

function celsius(fahrenheit: number): number {
  return Number((((fahrenheit - 32) * 5) / 9).toFixed(1))
}
