import type { ToldUnits } from './told-units.ts'

/** "38 to 39 °C", with the other unit behind it where the text gives both: "36.1 to 37.2 °C (97 to 99 °F)". */
const celsius = /(\d{2}(?:\.\d+)?)( to )?(\d{2}(?:\.\d+)?)? ?°C(?: \((\d[^()]*°F)\))?/g
const degrees = /\b(3[4-9]|4[0-3])(\.\d)? degrees\b/g
/** "3.9 to 5.5 mmol/L (70 to 99 mg/dL)". */
const sugar = /(\d[\d.]*(?: to \d[\d.]*)?) mmol\/[lL] \((\d[\d.]*(?: to \d[\d.]*)?) mg\/d[lL]\)/g
/** A weight, but no dose: "mg for each kg" and "per kg" stay. */
const kilograms = /(?<!(?:per|each|a|every|\/) ?)\b(\d+(?:\.\d+)?)( to )?(\d+(?:\.\d+)?)? ?kg\b(?: \((\d[^()]*lb)\))?/g
const centimetres = /\b(\d+)( to )?(\d+)? cm\b(?: \((\d[^()]*inch(?:es)?)\))?/g
/** "20 November 2026": the month comes first. */
const day = /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?\b/g
const metres = /\b(\d+) metres\b/g
const litres = /\b(\d+(?:\.\d+)?) litres\b/g
/** Where laboratories and meters give blood sugar in millimoles. */
const ofMillimoles: ReadonlySet<string> = new Set(['GB', 'IE', 'AU', 'NZ', 'CA'])

const poundsOfKilogram = 1 / 0.45359237
const inchesOfCentimetre = 1 / 2.54
const feetOfMetre = 1 / 0.3048
const quartsOfLitre = 1.0567

/**
 * The numbers of a text in the units of the United States; beside them, in brackets, in the patient's own where he spoke in others. Doses by the kilogram
 * stay by the kilogram.
 */
export function inAmericanUnits(text: string, told: ToldUnits): string {
  const isCelsius = told.temperature === '°C'
  const temperature = (metric: string, american: string): string => (isCelsius ? `${metric} °C (${american})` : american)
  return text
    .replace(sugar, told.sugar === 'mmol/L' ? '$&' : '$2 mg/dL')
    .replace(celsius, (_, low: string, to = '', high = '', both?: string) =>
      temperature(`${low}${to}${high}`, both ?? `${each(low, fahrenheit)}${to}${each(high, fahrenheit)} °F`),
    )
    .replace(degrees, (_, whole: string, part = '') => temperature(`${whole}${part}`, `${fahrenheit(Number(`${whole}${part}`))} °F`))
    .replace(kilograms, (_, low: string, to = '', high = '', both?: string) => both ?? `${each(low, pounds)}${to}${each(high, pounds)} lb`)
    .replace(
      centimetres,
      (_, low: string, to = '', high = '', both?: string) => both ?? `${each(low, inches)}${to}${each(high, inches)} inches`,
    )
    .replace(day, (_, number: string, month: string, year = '') => `${month} ${number}${year === '' ? '' : `,${year}`}`)
    .replace(metres, (_, far: string) => `${feet(Number(far))} feet`)
    .replace(litres, (_, much: string) => `${much} litres (${Math.round(Number(much) * quartsOfLitre * 10) / 10} quarts)`)
}

/** The numbers of a text where the metric system is used: a blood sugar in the unit of the country, and Fahrenheit behind for who speaks in it. */
export function inMetricUnits(text: string, country: string | null, told: ToldUnits): string {
  const sugared = country !== null && ofMillimoles.has(country) && told.sugar !== 'mg/dL' ? text.replace(sugar, '$1 mmol/L') : text
  if (told.temperature !== '°F') return sugared
  return sugared
    .replace(celsius, (found, low: string, to = '', high = '', both?: string) =>
      both === undefined ? `${found} (${each(low, fahrenheit)}${to}${each(high, fahrenheit)} °F)` : found,
    )
    .replace(degrees, (_, whole: string, part = '') => `${whole}${part} °C (${fahrenheit(Number(`${whole}${part}`))} °F)`)
}

const each = (number: string, convert: (value: number) => number): string => (number === '' ? '' : String(convert(Number(number))))

/** To a tenth where it is not a whole one. */
const fahrenheit = (value: number): number => Math.round(((value * 9) / 5) * 10 + 320) / 10
const pounds = (value: number): number => Math.round(value * poundsOfKilogram)
const inches = (value: number): number => Math.round(value * inchesOfCentimetre)
/** As people say it: to five below a hundred, to fifty above. */
const feet = (value: number): number => {
  const exact = value * feetOfMetre
  const step = exact < 100 ? 5 : 50
  return Math.round(exact / step) * step
}
