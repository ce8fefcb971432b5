import type { Wording } from '@dr-ai/contract/schemas/patient-facts'
import type { ToldUnits } from './told-units.ts'

/** "38 to 39 °C", with the other unit behind it where the text gives both: "36.1 to 37.2 °C (97 to 99 °F)". */
const celsius = /(\d{2}(?:\.\d+)?)( to )?(\d{2}(?:\.\d+)?)? ?°C(?: \((\d[^()]*°F)\))?/g
const degrees = /\b(3[4-9]|4[0-3])(\.\d)? degrees\b/g
/** "3.9 to 5.5 mmol/L (70 to 99 mg/dL)". */
const sugar = /(\d[\d.]*(?: to \d[\d.]*)?) mmol\/[lL] \((\d[\d.]*(?: to \d[\d.]*)?) mg\/d[lL]\)/g
/** A weight, but no dose: "mg for each kg" and "per kg" stay. */
const kilograms = /(?<!(?:per|each|a|every|\/) ?)\b(\d+(?:\.\d+)?)( to )?(\d+(?:\.\d+)?)? ?kg\b(?: \((\d[^()]*lb)\))?/g
const centimetres = /\b(\d+)( to )?(\d+)? cm\b(?: \((\d[^()]*inch(?:es)?)\))?/g
const metres = /\b(\d+) metres\b/g
const litres = /\b(\d+(?:\.\d+)?) litres\b/g
/** Where the words, names of medicines, degrees and pounds of the United States are used. */
const american: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP'])
/** Where laboratories and meters give blood sugar in millimoles. */
const ofMillimoles: ReadonlySet<string> = new Set(['GB', 'IE', 'AU', 'NZ', 'CA'])

const poundsOfKilogram = 1 / 0.45359237
const inchesOfCentimetre = 1 / 2.54
const feetOfMetre = 1 / 0.3048
const quartsOfLitre = 1.0567

/** The units in which numbers are written; `both`: metric, with the other unit behind it where the text gives both. */
export interface Units {
  temperature: '°C' | '°F' | 'both'
  weight: 'kg' | 'lb' | 'both'
  sugar: 'mmol/L' | 'mg/dL' | 'both'
  length: 'cm' | 'inches'
}

/** Whether a country (ISO 3166) uses the degrees, pounds and feet of the United States. */
export const usesAmericanUnits = (country: string | null): boolean => country !== null && american.has(country)

/** The units of a country (ISO 3166, null where nobody knows it), and those that were chosen in their place. */
export function unitsOf(country: string | null, { temperature, weight, sugar }: Wording = {}): Units {
  const isAmerican = usesAmericanUnits(country)
  const usualSugar = country !== null && ofMillimoles.has(country) ? 'mmol/L' : 'both'
  return {
    temperature: temperature ?? (isAmerican ? '°F' : 'both'),
    weight: weight ?? (isAmerican ? 'lb' : 'both'),
    sugar: sugar ?? (isAmerican ? 'mg/dL' : usualSugar),
    length: isAmerican ? 'inches' : 'cm',
  }
}

/**
 * The numbers of a text in these units; beside them, in brackets, in the patient's own where he spoke in others. Doses by the kilogram stay by the
 * kilogram.
 */
export function inUnits(text: string, units: Units, told: ToldUnits): string {
  const measured = inWeightUnit(inDegrees(inSugarUnit(text, units.sugar, told), units.temperature, told), units.weight)
  if (units.length === 'cm') return measured
  return measured
    .replace(
      centimetres,
      (_, low: string, to = '', high = '', both?: string) => both ?? `${each(low, inches)}${to}${each(high, inches)} inches`,
    )
    .replace(metres, (_, far: string) => `${feet(Number(far))} feet`)
    .replace(litres, (_, much: string) => `${much} litres (${Math.round(Number(much) * quartsOfLitre * 10) / 10} quarts)`)
}

function inWeightUnit(text: string, unit: Units['weight']): string {
  if (unit === 'both') return text
  return text.replace(kilograms, (_, low: string, to = '', high = '', both?: string) =>
    unit === 'kg' ? `${low}${to}${high} kg` : (both ?? `${each(low, pounds)}${to}${each(high, pounds)} lb`),
  )
}

function inSugarUnit(text: string, unit: Units['sugar'], told: ToldUnits): string {
  if (unit === 'both' || (told.sugar !== undefined && told.sugar !== unit)) return text
  return text.replace(sugar, unit === 'mg/dL' ? '$2 mg/dL' : '$1 mmol/L')
}

function inDegrees(text: string, unit: Units['temperature'], told: ToldUnits): string {
  if (unit === '°F') {
    const say = (metric: string, american: string): string => (told.temperature === '°C' ? `${metric} °C (${american})` : american)
    return text
      .replace(celsius, (_, low: string, to = '', high = '', both?: string) =>
        say(`${low}${to}${high}`, both ?? `${each(low, fahrenheit)}${to}${each(high, fahrenheit)} °F`),
      )
      .replace(degrees, (_, whole: string, part = '') => say(`${whole}${part}`, `${fahrenheit(Number(`${whole}${part}`))} °F`))
  }
  if (told.temperature !== '°F') return unit === 'both' ? text : text.replace(celsius, '$1$2$3 °C')
  return text
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
