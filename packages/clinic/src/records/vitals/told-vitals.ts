import type { NewItem, VitalMeasure } from '@dr-ai/contract/schemas/health-items'
import type { VitalSigns } from '../../case/model.ts'
import { readVitals } from '../../hear/lexicon/read-vitals.ts'
import { inBaseUnit, measureFacts } from './vital-units.ts'

/** Somebody else's value, one of another time, or none that was measured: it is not written down as the patient's of now. */
const isElsewhere =
  /\b(?:he|she|him|his|hers?|they|their|son|daughter|baby|child|kid|toddler|infant|husband|wife|partner|mother|mum|mom|father|dad|brother|sister|friend|gran\w*|aunt|uncle|neighbou?r|patient)\b|\b(?:yesterday|last (?:night|week|month|year|time)|(?:days?|weeks?|months?|years?) ago|used to|usually|normally|always|was|were|had|target|goal|aim|should|would|could|if|when|normal|supposed|what|is it)\b|\?/i

const measures: readonly (readonly [measure: VitalMeasure, sign: keyof VitalSigns])[] = [
  ['blood-pressure', 'systolic'],
  ['pulse', 'heartRate'],
  ['breathing-rate', 'respiratoryRate'],
  ['temperature', 'temperature'],
  ['oxygen', 'oxygenSaturation'],
  ['glucose', 'glucose'],
]
/** A value of another unit is rounded when it is read. */
const nearlyEqual = 0.06

/** What the patient tells of having measured on themselves just now ("my bp is 184/112"), each in the unit it was told in; nothing where that is in doubt. */
export function toldVitals(text: string): NewItem[] {
  if (isElsewhere.test(text)) return []
  const vitals = readVitals(text)
  const numbers = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(',', '.')))
  return measures.flatMap(([measure, sign]): NewItem[] => {
    const read = vitals[sign]
    if (read === undefined) return []
    const told = asTold(measure, read, numbers)
    if (told === null || (measure === 'blood-pressure' && vitals.diastolic === undefined)) return []
    const second = measure === 'blood-pressure' ? { second: vitals.diastolic } : {}
    return [{ kind: 'vital', name: measureFacts[measure].name, measure, ...told, ...second, from: 'chat' }]
  })
}

/** The number and the unit that a value was told in. A number that stands in no unit of the measure (in words) is left alone. */
function asTold(measure: VitalMeasure, read: number, numbers: readonly number[]): { value: number; unit: string } | null {
  for (const { unit } of measureFacts[measure].units) {
    const value = numbers.find((number) => {
      const base = inBaseUnit({ measure, value: number, unit })
      return base !== null && Math.abs(base - read) < nearlyEqual
    })
    if (value !== undefined) return { value, unit }
  }
  return null
}
