import type { ReadItem } from '@dr-ai/clinic/exchange/read-item'
import {
  allergy,
  amount,
  code,
  concern,
  loincOid,
  medicine,
  nested,
  observed,
  organizer,
  participant,
  problem,
  snomed,
  time,
  value,
} from './ccda-parts.ts'
import type { ExpectedFile } from './expected-file.ts'

type Shape = [name: string, section: string, entries: string, items: Partial<ReadItem>[], text?: string]

/** Entries of sections with what must be read in them; shapes after the examples of C-CDA R2.1 and of what vendors make of it. */
const shapes: readonly Shape[] = [
  [
    'problem, active',
    '11450-4',
    concern(problem(value('195967001', 'Asthma'))),
    [{ kind: 'problem', name: 'Asthma', status: 'active', date: '2001-05-01' }],
  ],
  [
    'problem, resolved by its end',
    '11450-4',
    concern(problem(value('1', 'Pneumonia'), time('201502', '201503'))),
    [{ kind: 'problem', name: 'Pneumonia', status: 'past', end: '2015-03' }],
  ],
  [
    'problem, concern completed',
    '11450-4',
    concern(problem(value('1', 'Sprain')), 'completed'),
    [{ kind: 'problem', name: 'Sprain', status: 'past' }],
  ],
  [
    'problem, status observation',
    '11450-4',
    concern(problem(value('1', 'Anaemia'), time('2012'), nested('2.16.840.1.113883.10.20.22.4.6', 'Resolved', '413322009'))),
    [{ kind: 'problem', name: 'Anaemia', status: 'past' }],
  ],
  [
    'problem named in the text',
    '11450-4',
    concern(problem('<value xsi:type="CD" nullFlavor="UNK"><originalText><reference value="#p1"/></originalText></value>')),
    [{ kind: 'problem', name: 'Tension headache' }],
    '<list><item ID="p1">Tension <br/> headache</item></list>',
  ],
  [
    'problem in a translation',
    '11450-4',
    concern(
      problem(
        `<value xsi:type="CD" nullFlavor="OTH"><translation code="J45.909" codeSystem="2.16.840.1.113883.6.90" displayName="Unspecified asthma"/></value>`,
      ),
    ),
    [{ kind: 'problem', name: 'Unspecified asthma', codes: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'J45.909' }] }],
  ],
  ['no known problems', '11450-4', concern(problem(value('160245001', 'No current problems'))), []],
  ['problem denied', '11450-4', concern(problem(value('1', 'Diabetes'), time(), '', ' negationInd="true"')), []],
  [
    'past illness',
    '11348-0',
    `<entry>${problem(value('1', 'Measles'), time('1975', '1975'))}</entry>`,
    [{ kind: 'problem', name: 'Measles', status: 'past' }],
  ],
  ['problem without a name', '11450-4', concern(problem('<value xsi:type="CD" nullFlavor="UNK"/>')), []],
  [
    'allergy by code',
    '48765-2',
    concern(allergy(participant(code('code', '7980', '2.16.840.1.113883.6.88', 'Penicillin G')))),
    [{ kind: 'allergy', name: 'Penicillin G', codes: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '7980' }] }],
  ],
  [
    'allergy by name',
    '48765-2',
    concern(allergy(participant('<code nullFlavor="UNK"/><name>Latex gloves</name>'))),
    [{ kind: 'allergy', name: 'Latex gloves' }],
  ],
  [
    'allergy with reaction',
    '48765-2',
    concern(
      allergy(
        participant(code('code', '1', snomed, 'Peanut')),
        nested('2.16.840.1.113883.10.20.22.4.9', 'Hives') + nested('2.16.840.1.113883.10.20.22.4.8', 'Severe', '24484000'),
      ),
    ),
    [{ kind: 'allergy', name: 'Peanut', reaction: 'Hives', severity: 'severe' }],
  ],
  ['no known allergies', '48765-2', concern(allergy(participant('<code nullFlavor="NA"/>'), '', ' negationInd="true"')), []],
  [
    'no known allergies by code',
    '48765-2',
    `<entry><act classCode="ACT" moodCode="EVN"><entryRelationship><observation><code code="ASSERTION"/>${value('716186003', 'No known allergy')}</observation></entryRelationship></act></entry>`,
    [],
  ],
  [
    'medicine',
    '10160-0',
    medicine(
      code('code', '314076', '2.16.840.1.113883.6.88', 'lisinopril 10 MG Oral Tablet'),
      `${time('20240101')}<effectiveTime xsi:type="PIVL_TS" operator="A"><period value="12" unit="h"/></effectiveTime><doseQuantity value="1" unit="{tablet}"/>`,
    ),
    [{ kind: 'medication', name: 'lisinopril 10 MG Oral Tablet', frequency: 'every 12 hours', date: '2024-01-01', status: 'active' }],
  ],
  [
    'medicine in the text',
    '10160-0',
    medicine('<code nullFlavor="UNK"><originalText><reference value="#m1"/></originalText></code>'),
    [{ kind: 'medication', name: 'Fish oil 1 g' }],
    '<table><tr><td ID="m1">Fish oil 1 g</td></tr></table>',
  ],
  [
    'medicine by material name',
    '10160-0',
    medicine('<code nullFlavor="OTH"/><name>Herbal tea</name>'),
    [{ kind: 'medication', name: 'Herbal tea' }],
  ],
  [
    'medicine ended',
    '10160-0',
    medicine(code('code', '1', '2.16.840.1.113883.6.88', 'Amoxicillin'), time('20230101', '20230110'), '', 'completed'),
    [{ kind: 'medication', name: 'Amoxicillin', status: 'past', end: '2023-01-10' }],
  ],
  [
    'medicine aborted',
    '10160-0',
    medicine(code('code', '1', '2.16.840.1.113883.6.88', 'Codeine'), '', '', 'aborted'),
    [{ kind: 'medication', name: 'Codeine', status: 'past' }],
  ],
  [
    'no medicines',
    '10160-0',
    medicine(code('code', '1', '2.16.840.1.113883.6.88', 'Drug treatment unknown'), '', ' negationInd="true"'),
    [],
  ],
  [
    'discharge medicine',
    '10183-2',
    `<entry><act>${''}</act></entry>${medicine(code('code', '1', '2.16.840.1.113883.6.88', 'Aspirin 81 MG'))}`,
    [{ kind: 'medication', name: 'Aspirin 81 MG' }],
  ],
  [
    'immunisation',
    '11369-6',
    medicine(code('code', '140', '2.16.840.1.113883.12.292', 'Influenza, seasonal'), '<effectiveTime value="20251001"/>'),
    [{ kind: 'immunisation', name: 'Influenza, seasonal', date: '2025-10-01' }],
  ],
  [
    'immunisation with a time',
    '11369-6',
    medicine(code('code', '1', '2.16.840.1.113883.12.292', 'MMR'), '<effectiveTime value="199911151030-0500"/>'),
    [{ kind: 'immunisation', name: 'MMR', date: '1999-11-15T10:30:00-05:00' }],
  ],
  ['immunisation refused', '11369-6', medicine(code('code', '1', '2.16.840.1.113883.12.292', 'MMR'), '', ' negationInd="true"'), []],
  [
    'procedure',
    '47519-4',
    `<entry><procedure classCode="PROC" moodCode="EVN">${code('code', '80146002', snomed, 'Appendectomy')}<statusCode code="completed"/><effectiveTime value="1999"/></procedure></entry>`,
    [{ kind: 'procedure', name: 'Appendectomy', date: '1999' }],
  ],
  [
    'procedure as an act',
    '47519-4',
    `<entry><act classCode="ACT" moodCode="EVN">${code('code', '1', snomed, 'Wound care')}<statusCode code="completed"/></act></entry>`,
    [{ kind: 'procedure', name: 'Wound care' }],
  ],
  [
    'procedure planned',
    '47519-4',
    `<entry><procedure classCode="PROC" moodCode="INT">${code('code', '1', snomed, 'Colonoscopy')}</procedure></entry>`,
    [],
  ],
  [
    'family',
    '10157-6',
    `<entry><organizer><subject><relatedSubject classCode="PRS">${code('code', 'MTH', '2.16.840.1.113883.5.111', 'mother')}</relatedSubject></subject><component>${problem(value('1', 'Breast cancer'))}</component></organizer></entry>`,
    [{ kind: 'family', name: 'Breast cancer', relation: 'mother' }],
  ],
  [
    'result with a range',
    '30954-2',
    organizer(
      observed(
        '718-7',
        'Hemoglobin',
        amount('13.2', 'g/dL'),
        '20260102',
        '<referenceRange><observationRange><value xsi:type="IVL_PQ"><low value="12.0" unit="g/dL"/><high value="15.5" unit="g/dL"/></value></observationRange></referenceRange>',
      ),
    ),
    [{ kind: 'result', name: 'Hemoglobin', value: 13.2, unit: 'g/dL', low: 12, high: 15.5, date: '2026-01-02' }],
  ],
  [
    'result in words',
    '30954-2',
    organizer(observed('5778-6', 'Color of Urine', '<value xsi:type="ST">Yellow</value>')),
    [{ kind: 'result', text: 'Yellow' }],
  ],
  [
    'result with a bound',
    '30954-2',
    organizer(observed('1988-5', 'CRP', '<value xsi:type="IVL_PQ"><high value="5" unit="mg/L"/></value>')),
    [{ kind: 'result', name: 'CRP', text: '<= 5 mg/L' }],
  ],
  [
    'result pending',
    '30954-2',
    organizer(observed('1', 'Culture', '<value xsi:type="ST" nullFlavor="NA"/>', '20260102', '', 'active')),
    [],
  ],
  ['result cancelled', '30954-2', organizer(observed('1', 'Potassium', amount('4.1', 'mmol/L'), '20260102', '', 'cancelled')), []],
  [
    'pressure',
    '8716-3',
    organizer(observed('8480-6', 'Systolic', amount('132', 'mm[Hg]')), observed('8462-4', 'Diastolic', amount('84', 'mm[Hg]'))),
    [{ kind: 'vital', measure: 'blood-pressure', value: 132, second: 84, unit: 'mmHg', date: '2026-01-02' }],
  ],
  [
    'two pressures',
    '8716-3',
    organizer(
      observed('8480-6', 'Systolic', amount('132', 'mm[Hg]')),
      observed('8462-4', 'Diastolic', amount('84', 'mm[Hg]')),
      observed('8480-6', 'Systolic', amount('120', 'mm[Hg]'), '20260203'),
      observed('8462-4', 'Diastolic', amount('70', 'mm[Hg]'), '20260203'),
    ),
    [
      { value: 132, second: 84 },
      { value: 120, second: 70 },
    ],
  ],
  [
    'upper pressure alone',
    '8716-3',
    organizer(observed('8480-6', 'Systolic', amount('132', 'mm[Hg]'))),
    [{ kind: 'result', name: 'Systolic', value: 132, unit: 'mm[Hg]' }],
  ],
  ...vitals(),
]

function vitals(): Shape[] {
  const rows: [code: string, unit: string | undefined, value: number, item: Partial<ReadItem>][] = [
    ['8867-4', '/min', 72, { measure: 'pulse', unit: '/min' }],
    ['8867-4', '{beats}/min', 81, { measure: 'pulse', unit: '/min' }],
    ['8310-5', 'Cel', 37.2, { measure: 'temperature', unit: '°C' }],
    ['8310-5', '[degF]', 99.1, { measure: 'temperature', unit: '°F' }],
    ['8302-2', '[in_us]', 70, { measure: 'height', unit: 'in' }],
    ['8302-2', '[in_i]', 70, { measure: 'height', unit: 'in' }],
    ['3141-9', '[lb_av]', 180, { measure: 'weight', unit: 'lb' }],
    ['29463-7', undefined, 80, { kind: 'result' }],
    ['59408-5', '%', 97, { measure: 'oxygen', unit: '%' }],
  ]
  return rows.map(([id, unit, number, item]) => [
    `${id} in ${unit}`,
    '8716-3',
    organizer(observed(id, 'x', amount(String(number), unit))),
    [{ value: number, ...item }],
  ])
}

const section = (id: string, entries: string, text: string) =>
  `<component><section><templateId root="1"/><code code="${id}" codeSystem="${loincOid}"/><title>Section</title><text>${text}</text>${entries}</section></component>`
const document = (sections: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/xsl" href="CDA.xsl"?>\n<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:sdtc="urn:hl7-org:sdtc" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><title>Summary &amp; more</title><component><structuredBody>${sections}</structuredBody></component></ClinicalDocument>`

/** Files of our own: each shape by itself, some with prefixes on every name, and one that holds all of them. */
export function ccdaFiles(): ExpectedFile[] {
  const single = shapes.map(([name, id, entries, items, text = 'See below'], index): ExpectedFile => {
    const plain = document(section(id, entries, text))
    const prefixed = plain.replace(/<(\/?)(?!\?)([A-Za-z])/g, '<$1cda:$2').replace('xmlns=', 'xmlns:cda=')
    return { name, bytes: Buffer.from(index % 5 === 4 ? prefixed : plain), items }
  })
  const all = document(shapes.map(([, id, entries, , text = '']) => section(id, entries, text)).join(''))
  return [
    ...single,
    {
      name: 'everything at once',
      bytes: Buffer.from(all),
      items: shapes.filter(([name]) => !name.includes('pressure')).flatMap(([, , , items]) => items),
    },
  ]
}
