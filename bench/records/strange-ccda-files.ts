import {
  allergy,
  amount,
  ccdaDocument,
  ccdaSection,
  code,
  concern,
  loincOid,
  medicine,
  organizer,
  participant,
  problem,
  snomed,
  time,
  value,
} from './ccda-parts.ts'
import { type Odd, type OddFile, oddFilesOf } from './odd-file.ts'

const gout = { kind: 'problem', name: 'Gout' } as const
const gouty = concern(problem(value('90560007', 'Gout')))
const problems = (entries = gouty, rest = {}) => ccdaSection('11450-4', entries, rest)
const headed = (encoding: string, body = problems(concern(problem(value('1', 'Ménière’s disease'))))) =>
  ccdaDocument(body, `<?xml version="1.0" encoding="${encoding}"?>`)
const bigEndian = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
const single = (text: string, table: Readonly<Record<string, number>>) =>
  Buffer.from([...text].map((letter) => table[letter] ?? letter.charCodeAt(0)))
const reaction = (inner: string) =>
  `<entryRelationship typeCode="MFST" inversionInd="true"><observation classCode="OBS" moodCode="EVN">${inner}</observation></entryRelationship>`
const noCode = { title: 'Part', text: 'See below' }

const strange: readonly Odd[] = [
  [
    'a section whose code stands in its translation',
    ccdaDocument(
      ccdaSection('', gouty, { ...noCode, head: `<code nullFlavor="OTH"><translation code="11450-4" codeSystem="${loincOid}"/></code>` }),
    ),
    [gout],
  ],
  [
    'a section with a code of the program’s own',
    ccdaDocument(
      ccdaSection('', gouty, { head: '<templateId root="2.16.840.1.113883.10.20.22.2.5"/><code code="PROB" codeSystem="1.2.3"/>' }),
    ),
    [gout],
  ],
  ['a section known by its title alone', ccdaDocument(ccdaSection('', gouty, { title: 'Active Problems' })), [gout]],
  [
    'a section of another kind with the title of a list',
    ccdaDocument(ccdaSection('51848-0', gouty, { title: 'Problems' })),
    [],
    /no list of mine.*Problems/,
  ],
  ['sections within sections', ccdaDocument(ccdaSection('', '', { head: `<component>${problems()}</component>`, text: '' })), [gout]],
  [
    'nothing but nullFlavor',
    ccdaDocument(
      problems(
        '<entry nullFlavor="NI"><act nullFlavor="NI" classCode="ACT" moodCode="EVN"><code nullFlavor="NI"/><statusCode nullFlavor="NI"/><effectiveTime nullFlavor="NI"/><entryRelationship nullFlavor="NI"><observation nullFlavor="NI"><code nullFlavor="NI"/><value nullFlavor="NI"/></observation></entryRelationship></act></entry>',
      ),
    ),
    [],
    /1 in Section/,
  ],
  ['a denial as a number', ccdaDocument(problems(concern(problem(value('1', 'Diabetes'), time(), '', ' negationInd="1"')))), []],
  [
    'names with prefixes',
    `<cda:ClinicalDocument xmlns:cda="urn:hl7-org:v3">${problems().replace(/<(\/?)(?=\w)/g, '<$1cda:')}</cda:ClinicalDocument>`,
    [gout],
  ],
  ['a bare "&"', ccdaDocument(problems(gouty, { text: 'Smith & Sons, R&D; 5 < 6 and <5' })), [gout]],
  ['signs of web pages that nobody named', ccdaDocument(problems(gouty, { text: '5&Omega; &alpha; &nbsp;' })), [gout]],
  ['signs that XML forbids', ccdaDocument(problems(concern(problem(value('1', 'Go\u0001ut&#x1f;'))))), [{ kind: 'problem', name: 'Gout' }]],
  ['zeros behind the end', `${ccdaDocument(problems())}\u0000\u0000\n-- end --`, [gout]],
  ['a second declaration', ccdaDocument(problems(), '<?xml version="1.0"?>\n<?xml version="1.0" encoding="UTF-8"?>'), [gout]],
  [
    'a style sheet and remarks',
    ccdaDocument(
      `<!-- a - b -->${problems()}`,
      '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="CDA.xsl"?><!DOCTYPE ClinicalDocument>',
    ),
    [gout],
  ],
  [
    'a document in a message',
    `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\n\r\n${ccdaDocument(problems())}\r\n--x--`,
    [gout],
  ],
  [
    'two documents in one answer',
    `<Response><Document>${ccdaDocument(problems(), '')}</Document><Document>${ccdaDocument(problems(concern(problem(value('2', 'Asthma')))), '')}</Document></Response>`,
    [gout, { name: 'Asthma' }],
  ],
  ['Windows letters', single(headed('windows-1252'), { é: 0xe9, è: 0xe8, '’': 0x92 }), [{ name: 'Ménière’s disease' }]],
  ['Windows letters that call themselves UTF-8', single(headed('UTF-8'), { é: 0xe9, è: 0xe8, '’': 0x92 }), [{ name: 'Ménière’s disease' }]],
  [
    'Central European letters',
    single(headed('ISO-8859-2', problems(concern(problem(value('1', 'Żółtaczka'))))), { Ż: 0xaf, ó: 0xf3, ł: 0xb3 }),
    [{ name: 'Żółtaczka' }],
  ],
  [
    'Cyrillic letters',
    single(headed('windows-1251', problems(concern(problem(value('1', 'Астма'))))), { А: 0xc0, с: 0xf1, т: 0xf2, м: 0xec, а: 0xe0 }),
    [{ name: 'Астма' }],
  ],
  ['UTF-8 that calls itself Latin-1', headed('ISO-8859-1'), [{ name: 'Ménière’s disease' }]],
  ['UTF-16, the large end first', bigEndian(headed('UTF-16')), [{ name: 'Ménière’s disease' }]],
  ['UTF-16 without a mark', Buffer.from(headed('UTF-16LE'), 'utf16le'), [{ name: 'Ménière’s disease' }]],
  [
    'a code system by its name alone',
    ccdaDocument(
      ccdaSection(
        '8716-3',
        organizer(
          `<component><observation classCode="OBS" moodCode="EVN"><code code="8867-4" codeSystemName="LOINC"/>${amount('72', '/min')}</observation></component>`,
        ),
      ),
    ),
    [{ kind: 'vital', measure: 'pulse', value: 72 }],
  ],
  [
    'a code system that nobody knows',
    ccdaDocument(problems(concern(problem('<value xsi:type="CD" code="X1" codeSystem="1.2.3.4.5" displayName="Gout"/>')))),
    [{ ...gout, codes: undefined as never }],
  ],
  [
    'a code and no name',
    ccdaDocument(problems(concern(problem(`<value xsi:type="CD" code="44054006" codeSystem="${snomed}"/>`)))),
    [{ name: 'SNOMED CT 44054006' }],
  ],
  [
    'a laboratory test by its code alone',
    ccdaDocument(
      ccdaSection(
        '30954-2',
        organizer(
          `<component><observation classCode="OBS" moodCode="EVN"><code code="2951-2" codeSystem="${loincOid}"/>${amount('138', 'mmol/L')}</observation></component>`,
        ),
      ),
    ),
    [{ name: 'Sodium', value: 138 }],
  ],
  [
    'a reaction and its severity without templates',
    ccdaDocument(
      ccdaSection(
        '48765-2',
        concern(
          allergy(
            participant(code('code', '1', snomed, 'Latex')),
            reaction(
              `${code('code', 'ASSERTION', '2.16.840.1.113883.5.4', '')}<value xsi:type="ST">Hives</value><entryRelationship typeCode="SUBJ"><observation><code code="SEV"/><value xsi:type="CD" nullFlavor="OTH"><originalText>Moderate to severe</originalText></value></observation></entryRelationship>`,
            ),
          ),
        ),
      ),
    ),
    [{ name: 'Latex', reaction: 'Hives', severity: 'severe' }],
  ],
  ['an allergy that names a kind and no substance', ccdaDocument(ccdaSection('48765-2', concern(allergy('')))), [], /1 in Section/],
  [
    'an allergy named in its value',
    ccdaDocument(
      ccdaSection(
        '48765-2',
        concern(
          `<observation classCode="OBS" moodCode="EVN"><code code="ASSERTION"/>${value('91936005', 'Allergy to penicillin')}</observation>`,
        ),
      ),
    ),
    [{ kind: 'allergy', name: 'Allergy to penicillin' }],
  ],
  [
    'family without its organizer',
    ccdaDocument(
      ccdaSection(
        '10157-6',
        `<entry>${problem(`${value('1', 'Stroke')}<subject><relatedSubject classCode="PRS">${code('code', 'FTH', '2.16.840.1.113883.5.111', 'Father')}</relatedSubject></subject>`)}</entry>`,
      ),
    ),
    [{ kind: 'family', name: 'Stroke', relation: 'Father' }],
  ],
  [
    'a time to the hour',
    ccdaDocument(problems(concern(problem(value('1', 'Gout'), '<effectiveTime><low value="2014050308-0500"/></effectiveTime>')))),
    [{ ...gout, date: '2014-05-03' }],
  ],
  [
    'a time to the thousandth, with its zone',
    ccdaDocument(problems(concern(problem(value('1', 'Gout'), '<effectiveTime value="20140503081500.0000-0500"/>')))),
    [{ ...gout, date: '2014-05-03T08:15:00-05:00' }],
  ],
  [
    'a time as ISO writes it',
    ccdaDocument(problems(concern(problem(value('1', 'Gout'), '<effectiveTime value="2014-05-03T08:15:00Z"/>')))),
    [{ ...gout, date: '2014-05-03T08:15:00Z' }],
  ],
  [
    'an end that is never',
    ccdaDocument(
      problems(concern(problem(value('1', 'Gout'), '<effectiveTime><low value="2014"/><high value="99991231"/></effectiveTime>'))),
    ),
    [{ ...gout, status: 'active' }],
  ],
  [
    'a name that stands in another part',
    ccdaDocument(
      `${ccdaSection('51848-0', '', { title: 'Notes', text: '<content ID="n1">Gout</content>' })}${problems(concern(problem('<value xsi:type="CD" nullFlavor="UNK"><originalText><reference value="#n1"/></originalText></value>')))}`,
    ),
    [gout],
    /no list of mine.*Notes/,
  ],
  [
    'a medicine by a text that is pointed at',
    ccdaDocument(
      ccdaSection('10160-0', medicine('<code nullFlavor="UNK"><originalText><reference value="#m1"/></originalText></code>'), {
        text: '<table><tbody><tr ID="m1"><td>01/02/2020</td><td>Ramipril 5 MG</td></tr></tbody></table>',
      }),
    ),
    [{ kind: 'medication', name: 'Ramipril 5 MG' }],
  ],
  [
    'three thousand entries',
    ccdaDocument(
      problems(Array.from({ length: 3_000 }, (_, place) => concern(problem(value(String(place), `Problem ${place}`)))).join('')),
    ),
    Array.from({ length: 3_000 }, (_, place) => ({ name: `Problem ${place}` })),
  ],
  ['a deep text', ccdaDocument(problems(gouty, { text: `${'<list><item>'.repeat(60)}deep${'</item></list>'.repeat(60)}` })), [gout]],
]

/** Shapes that break the standard or stretch it: encodings, missing templates and types, odd numbers and units, XML that is almost XML. */
export const strangeCcdaFiles = (): OddFile[] => oddFilesOf(strange)
