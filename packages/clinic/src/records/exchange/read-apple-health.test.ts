import { expect, test } from 'vitest'
import { createAppleHealthReader } from './read-apple-health.ts'

const record = (type: string, unit: string, value: string, start: string, { end = start, source = 'Watch' } = {}) =>
  `<Record type="${type}" sourceName="${source}" sourceVersion="9" device="&lt;&lt;HKDevice: 0x1&gt;, name:Watch&gt;" unit="${unit}" creationDate="${start}" startDate="${start}" endDate="${end}" value="${value}"/>\n`
const quantity = (name: string, unit: string, value: number | string, start: string, source?: string) =>
  record(`HKQuantityTypeIdentifier${name}`, unit, String(value), start, { ...(source && { source }) })

function read(text: string, size = text.length) {
  const reader = createAppleHealthReader()
  for (let start = 0; start < text.length; start += size) reader.feed(text.slice(start, start + size))
  return reader.end()
}

const day = '2026-01-02'
const export_ = `<?xml version="1.0"?><!DOCTYPE HealthData [<!ELEMENT Record (MetadataEntry*)>]><HealthData>
${quantity('StepCount', 'count', 400, `${day} 08:00:00 +0100`)}${quantity('StepCount', 'count', 600, `${day} 09:00:00 +0100`)}
${quantity('StepCount', 'count', 900, `${day} 08:00:00 +0100`, 'Phone')}
${Array.from({ length: 9 }, (_, hour) => quantity('HeartRate', 'count/min', 60 + hour, `${day} 0${hour}:00:00 +0100`)).join('')}
${quantity('OxygenSaturation', '%', 0.97, `${day} 08:00:00 +0100`)}${quantity('BodyMass', 'lb', 180, `${day} 07:00:00 +0100`)}
<Correlation type="HKCorrelationTypeIdentifierBloodPressure"><MetadataEntry key="a" value="b"/>
${quantity('BloodPressureSystolic', 'mmHg', 132, `${day} 07:00:00 +0100`)}${quantity('BloodPressureDiastolic', 'mmHg', 84, `${day} 07:00:00 +0100`)}</Correlation>
${quantity('BloodPressureSystolic', 'mmHg', 132, `${day} 07:00:00 +0100`)}${quantity('BloodPressureDiastolic', 'mmHg', 84, `${day} 07:00:00 +0100`)}
${quantity('BloodGlucose', 'mmol&lt;180.1558800000541&gt;/L', 5.4, `${day} 07:00:00 +0100`)}${quantity('BloodGlucose', 'mg/dL', 99, `${day} 12:00:00 +0100`)}
${record('HKCategoryTypeIdentifierSleepAnalysis', '', 'HKCategoryValueSleepAnalysisAsleepCore', '2026-01-01 23:00:00 +0100', { end: `${day} 06:30:00 +0100` })}
${record('HKCategoryTypeIdentifierMenstrualFlow', '', 'HKCategoryValueVaginalBleedingLight', '2026-01-10 08:00:00 +0100')}
${record('HKCategoryTypeIdentifierMenstrualFlow', '', 'HKCategoryValueVaginalBleedingLight', '2026-01-12 08:00:00 +0100')}
${quantity('DietaryWater', 'mL', 100, `${day} 08:00:00 +0100`)}${quantity('BodyTemperature', 'degC', 370, `${day} 08:00:00 +0100`)}
</HealthData>`

test.each([export_.length, 1_000, 97, 1])('an export is read the same in pieces of %i characters', (size) => {
  const { items, notes } = read(export_, size)
  const values = Object.fromEntries(
    items.map((item) => [`${item.measure} ${item.unit ?? ''}`.trim(), item.second ? [item.value, item.second] : item.value]),
  )
  expect(values).toEqual({
    'steps steps': 1_000,
    'pulse /min': 64,
    'oxygen %': 97,
    'weight lb': 180,
    'blood-pressure mmHg': [132, 84],
    'glucose mmol/L': 5.4,
    'glucose mg/dL': 99,
    'sleep h': 7.5,
    period: undefined,
  })
  expect(items.find(({ measure }) => measure === 'pulse')).toMatchObject({ date: day, note: 'Mean of 9 values, lowest 60, highest 68.' })
  expect(items.find(({ measure }) => measure === 'weight')?.date).toBe(`${day}T07:00:00+01:00`)
  expect(notes).toEqual(['1 records of 1 other kinds were not taken over.'])
})

test('what is older than a year is kept by the month', () => {
  const days = Array.from({ length: 600 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10))
  const { items } = read(days.map((each) => quantity('StepCount', 'count', 1_000, `${each} 08:00:00 +0000`)).join(''))
  expect(items.length).toBeLessThan(420)
  expect(items.at(-1)).toMatchObject({ date: '2024-01', value: 1_000, note: 'Mean of 31 days of this month.' })
})

test('a tag that never ends is dropped, and what comes after it is read', () => {
  const broken = `<Record type="${'x'.repeat(40_000)}`
  expect(read(`${broken}\n${quantity('BodyMass', 'kg', 80, `${day} 07:00:00 +0100`)}`, 5_000).items).toHaveLength(1)
  expect(read(broken).items).toEqual([])
})
