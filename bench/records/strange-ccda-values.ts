import { amount, ccdaDocument, ccdaSection, observed, organizer } from './ccda-parts.ts'
import { type Odd, type OddFile, oddFilesOf } from './odd-file.ts'

const lab = (inner: string, name = 'Sodium', id = '2951-2') => ccdaDocument(ccdaSection('30954-2', organizer(observed(id, name, inner))))
const vital = (id: string, name: string, number: string, unit: string) =>
  ccdaDocument(ccdaSection('8716-3', organizer(observed(id, name, amount(number, unit)))))
const pressures = (upper: readonly string[], lower: readonly string[]) =>
  ccdaDocument(
    ccdaSection(
      '8716-3',
      organizer(
        ...upper.map((each) => observed('8480-6', 'Systolic', amount(each, 'mm[Hg]'))),
        ...lower.map((each) => observed('8462-4', 'Diastolic', amount(each, 'mm[Hg]'))),
      ),
    ),
  )

const strange: readonly Odd[] = [
  [
    'a number that begins with its point',
    lab(amount('.9', 'mg/dL'), 'Creatinine', '2160-0'),
    [{ kind: 'result', name: 'Creatinine', value: 0.9, unit: 'mg/dL' }],
  ],
  ['a number that ends with its point', lab(amount('138.', 'mmol/L')), [{ value: 138, unit: 'mmol/L' }]],
  ['a number with a power', lab(amount('1.38E2', 'mmol/L')), [{ value: 138, unit: 'mmol/L' }]],
  ['blanks around number and unit', lab(amount(' 138 ', ' mmol/L ')), [{ value: 138, unit: 'mmol/L' }]],
  [
    'a unit in the translation',
    lab(
      '<value xsi:type="PQ" nullFlavor="OTH"><translation value="12" nullFlavor="OTH"><originalText>EU/ml</originalText></translation></value>',
      'IgG',
    ),
    [{ name: 'IgG', value: 12, unit: 'EU/ml' }],
  ],
  ['a quantity without its type', lab('<value value="138" unit="mmol/L"/>'), [{ value: 138, unit: 'mmol/L' }]],
  [
    'a quantity by the name of another prefix',
    lab('<value xsi:type="hl7:PQ" value="138" unit="mmol/L"/>'),
    [{ value: 138, unit: 'mmol/L' }],
  ],
  [
    'a range in another unit than its value',
    lab(
      `${amount('90', 'mg/dL')}<referenceRange><observationRange><value xsi:type="IVL_PQ"><low value="3.9" unit="mmol/L"/><high value="5.6" unit="mmol/L"/></value></observationRange></referenceRange>`,
      'Glucose',
      '2345-7',
    ),
    [{ name: 'Glucose', value: 90, unit: 'mg/dL', low: undefined as never, high: undefined as never }],
  ],
  [
    'a picture as the value',
    lab('<value xsi:type="ED" mediaType="image/png" representation="B64">iVBORw0KGgo=</value>', 'Scan'),
    [],
    /1 in Section/,
  ],
  [
    'results within one that says nothing',
    ccdaDocument(
      ccdaSection(
        '30954-2',
        `<entry><observation classCode="OBS" moodCode="EVN"><code nullFlavor="UNK"/><effectiveTime value="20260102"/><entryRelationship typeCode="COMP">${observed('2951-2', 'Sodium', amount('138', 'mmol/L')).replace(/<\/?component>/g, '')}</entryRelationship></observation></entry>`,
      ),
    ),
    [{ name: 'Sodium', value: 138, unit: 'mmol/L' }],
  ],
  [
    'two pressures of one day',
    pressures(['120', '180'], ['80', '100']),
    [
      { value: 120, second: 80 },
      { value: 180, second: 100 },
    ],
  ],
  [
    'an upper pressure too many',
    pressures(['120', '180'], ['80']),
    [
      { kind: 'result', value: 120 },
      { kind: 'result', value: 180 },
      { kind: 'result', value: 80 },
    ],
  ],
  [
    'degrees in words',
    vital('8310-5', 'Temperature', '98.6', 'Deg F'),
    [{ kind: 'vital', measure: 'temperature', value: 98.6, unit: '°F' }],
  ],
  ['a temperature that fits no such unit', vital('8310-5', 'Temperature', '98.6', 'Cel'), [{ kind: 'result', value: 98.6, unit: 'Cel' }]],
  ['a unit that nobody knows', vital('8310-5', 'Temperature', '310', 'K'), [{ kind: 'result', value: 310, unit: 'K' }]],
  ['beats per minute', vital('8867-4', 'Pulse', '72', 'beats per minute'), [{ kind: 'vital', measure: 'pulse', value: 72, unit: '/min' }]],
  ['pounds without their brackets', vital('29463-7', 'Weight', '180', 'lb_av'), [{ kind: 'vital', value: 180, unit: 'lb' }]],
  ['inches of the survey', vital('8302-2', 'Height', '70', '[in_us]'), [{ kind: 'vital', value: 70, unit: 'in' }]],
  ['a weight without a unit', vital('29463-7', 'Weight', '180', ''), [{ kind: 'result', name: 'Weight', value: 180 }]],
]

/** Numbers, units, ranges and types as the standard allows them and few programs write them. */
export const strangeCcdaValues = (): OddFile[] => oddFilesOf(strange)
