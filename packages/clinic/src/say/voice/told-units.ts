import { readTemperature } from '../../hear/lexicon/read-temperature.ts'

/** The units in which somebody gave his own numbers; left out where he gave none. */
export interface ToldUnits {
  temperature?: '°C' | '°F'
  sugar?: 'mmol/L' | 'mg/dL'
}

const inFahrenheit = /(?<![\d.,])(?:9\d|10\d|11[0-3])(?:[.,]\d)?(?![\d/])|\bhundred\b|\bfahrenheit\b/i
const sugarIn = /\b(?:sugars?|glucose|bm|bgl?)\b[^.!?\d]{0,30}(\d{1,3}(?:\.\d+)?)\s*(mg|mmol)?/i
/** Nobody's meter shows more millimoles, and nobody who writes shows fewer milligrams. */
const mostMillimoles = 40

/** In: all that the patient said. Out: the units in which he spoke of temperature and blood sugar. */
export function toldUnits(prose: string): ToldUnits {
  const temperature = readTemperature(prose)
  const sugar = sugarIn.exec(prose)
  const isMilligrams = sugar?.[2] === undefined ? Number(sugar?.[1]) > mostMillimoles : sugar[2].toLowerCase() === 'mg'
  return {
    ...(temperature !== null && { temperature: prose.includes(String(temperature)) || !inFahrenheit.test(prose) ? '°C' : '°F' }),
    ...(sugar !== null && { sugar: isMilligrams ? 'mg/dL' : 'mmol/L' }),
  }
}
