import { expect, test } from 'vitest'
import { textOf } from '../../judge/advice-scope.ts'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { inCountryWords } from './country-words.ts'
import { toldUnits } from './told-units.ts'

const pack = loadPack()
const clinic = loadLexiconClinic()
const american = (text: string): string => inCountryWords(text, 'US')

test.each([
  ['Take paracetamol, as the packet says.', 'Take acetaminophen, as the package says.'],
  ['Paracetamol (acetaminophen) is all right.', 'Acetaminophen is all right.'],
  ['Diarrhoea and haemorrhoids, anaemia, oesophagitis', 'Diarrhea and hemorrhoids, anemia, esophagitis'],
  ['See a GP, or go to A&E.', 'See a primary care doctor, or go to the ER.'],
  ['a high fever (39 degrees or more)', 'a high fever (102.2 °F or more)'],
  ['Does your son have a fit with fever?', 'Does your son have a seizure with fever?'],
  ['Over 38 °C it is a fever.', 'Over 100.4 °F it is a fever.'],
  ['about 36.1 to 37.2 °C (97 to 99 °F)', 'about 97 to 99 °F'],
  ['Suck ice, an ice lolly or a hard sweet.', 'Suck ice, an ice pop or a hard candy.'],
  ['Children can go to school or nursery. A drip puts it right.', 'Children can go to school or daycare. An IV puts it right.'],
  ['Loperamide helps. (NHS: Diarrhoea and vomiting)', 'Loperamide helps. (NHS: Diarrhoea and vomiting)'],
  ['On 20 November 2026 you had a cold, and on 3 March another.', 'On November 20, 2026 you had a cold, and on March 3 another.'],
  ['Is it an ischaemic stroke? Your ring finger, your colour.', 'Is it an ischemic stroke? Your ring finger, your color.'],
])('%s', (text, said) => {
  expect(american(text)).toBe(said)
  expect(inCountryWords(text, 'GB')).toBe(text.replace(' (acetaminophen)', ''))
})

test('a blood sugar is said in the unit of the country, and in both where nobody knows it', () => {
  const text = 'It is 3.9 to 5.5 mmol/L (70 to 99 mg/dL).'
  expect(american(text)).toBe('It is 70 to 99 mg/dL.')
  expect(inCountryWords(text, 'GB')).toBe('It is 3.9 to 5.5 mmol/L.')
  expect(inCountryWords(text, 'DE')).toBe(text)
  expect(inCountryWords(text, null)).toBe(text)
})

test.each([
  ['A child of 10 kg.', 'A child of 22 lb.'],
  ['Aim to lose 0.5 to 1 kg (1 to 2 lb) a week.', 'Aim to lose 1 to 2 lb a week.'],
  ['Never more than 15 mg per kg, or 10 mg/kg.', 'Never more than 15 mg per kg, or 10 mg/kg.'],
  ['Raise the bed by 10 to 20 cm, 20 metres away.', 'Raise the bed by 4 to 8 inches, 65 feet away.'],
])('%s: in the units of the United States', (text, said) => expect(american(text)).toBe(said))

test.each([
  ['my temp is 39.5', 'US', 'A temperature of 39.5 °C (103.1 °F) is a fever.'],
  ['my temp is 102', 'GB', 'A temperature of 38.9 °C (102 °F) is a fever.'],
  ['my temp is 102', 'US', 'A temperature of 102 °F is a fever.'],
  ['my temp is 38.9', 'GB', 'A temperature of 38.9 °C is a fever.'],
  ['no number', 'US', 'A temperature of 103.1 °F is a fever.'],
])('who says "%s" in %s reads his own unit too', (prose, country, said) => {
  const told = /39.5|no number/.test(prose) ? 39.5 : 38.9
  expect(inCountryWords(`A temperature of ${told} °C is a fever.`, country, toldUnits(prose))).toBe(said)
})

test('a blood sugar is read in the unit in which it was told, and the country uses another: both', () => {
  const text = 'It is 3.9 to 5.5 mmol/L (70 to 99 mg/dL).'
  expect(inCountryWords(text, 'US', toldUnits('my sugar is 7.1'))).toBe(text)
  expect(inCountryWords(text, 'GB', toldUnits('my sugar is 140 mg/dl'))).toBe(text)
  expect(inCountryWords(text, 'GB', toldUnits('my sugar is 7.1'))).toBe('It is 3.9 to 5.5 mmol/L.')
})

test('no British spelling is left in any name, question, advice or reason for a patient in the United States', () => {
  const british =
    /\b(?:paracetamol|nappy|nappies|gps?|a&e|jabs?|mum|grey)\b|\w*(?:rrhoea|haem[aio]|aemia|oedema|oesoph|tumour|colour|fibre\b|centre\b|litre|paediatr|gynaec|leucocyt|behaviour)/i
  const texts = [
    ...pack.findings.flatMap(({ name, question, why }) => [name, question, why]),
    ...pack.conditions.flatMap(({ name, summary, selfCare, comeBack, examination }) => [
      name,
      summary,
      ...selfCare.map(textOf),
      ...comeBack,
      ...examination,
    ]),
    ...pack.redFlags.map(({ name }) => name),
  ]
  expect(texts.map(american).filter((text) => british.test(text.replaceAll(/angioedema|gastroesophageal/gi, '')))).toEqual([])
})

test('a talk is in the words of the country, and typed labels still answer', () => {
  let turn = clinic.consult(
    clinic.newCase({ country: 'US', ageYears: 30, sex: 'male' }),
    'diarrhea since last night after a takeout, i threw up twice',
  )
  let said = turn.reply.text
  for (let round = 0; round < 12 && turn.reply.kind !== 'verdict'; round++) {
    turn = clinic.consult(turn.case, 'no, nothing else')
    said += turn.reply.text
  }
  expect(turn.reply.kind).toBe('verdict')
  expect(said).not.toMatch(/diarrhoea(?! and vomiting\))|paracetamol/i)
  expect(said).toContain('diarrhea')
  expect(turn.reply.text).toBe(turn.reply.parts.map(({ text }) => text).join('\n\n'))
})

test.each([
  ['Over 38 °C it is a fever. A child of 10 kg.', 'US', { temperature: '°C', weight: 'kg' }, 'Over 38 °C it is a fever. A child of 10 kg.'],
  [
    'Over 38 °C it is a fever. A child of 10 kg.',
    'GB',
    { temperature: '°F', weight: 'lb' },
    'Over 100.4 °F it is a fever. A child of 22 lb.',
  ],
  ['It is 3.9 to 5.5 mmol/L (70 to 99 mg/dL).', 'US', { sugar: 'mmol/L' }, 'It is 3.9 to 5.5 mmol/L.'],
  ['It is 3.9 to 5.5 mmol/L (70 to 99 mg/dL).', 'DE', { sugar: 'mg/dL' }, 'It is 70 to 99 mg/dL.'],
  ['Paracetamol against diarrhoea, at 38 °C.', 'GB', { english: 'american' }, 'Acetaminophen against diarrhea, at 38 °C.'],
  ['Paracetamol against diarrhoea, at 38 °C.', 'US', { english: 'british' }, 'Paracetamol against diarrhoea, at 100.4 °F.'],
  ['About 36.1 to 37.2 °C (97 to 99 °F), or 1 kg (2 lb).', 'US', { temperature: '°C', weight: 'kg' }, 'About 36.1 to 37.2 °C, or 1 kg.'],
  ['Never more than 15 mg per kg.', 'GB', { weight: 'lb' }, 'Never more than 15 mg per kg.'],
] as const)('"%s" in %s with %o chosen: what was chosen counts before the country', (text, country, wording, said) =>
  expect(inCountryWords(text, country, {}, wording)).toBe(said),
)

test('who chose a unit and speaks in the other reads both', () => {
  const said = inCountryWords('A temperature of 38.9 °C is a fever.', 'US', toldUnits('my temp is 102'), { temperature: '°C' })
  expect(said).toBe('A temperature of 38.9 °C (102 °F) is a fever.')
})

test('what was chosen holds for the whole conversation, a correction too', () => {
  const wording = { english: 'american', temperature: '°C' } as const
  const first = clinic.consult(clinic.newCase({ country: 'GB', wording }), 'I have diarrhoea and a high temperature')
  const corrected = clinic.correctFinding(first.case, 'fever', 'absent')
  for (const reply of [first.reply, corrected?.reply]) expect(reply?.findings.map(({ name }) => name)).toContain('diarrhea')
})
