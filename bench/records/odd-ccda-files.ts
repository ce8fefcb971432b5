import {
  allergy,
  amount,
  ccdaDocument,
  ccdaSection,
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
import { type Odd, type OddFile, oddFilesOf } from './odd-file.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const rxnorm = '2.16.840.1.113883.6.88'
const lab = (inner: string, name = 'Sodium', id = '2951-2') =>
  ccdaDocument(ccdaSection('30954-2', organizer(observed(id, name, inner)), { title: 'Results' }))

const ccda: readonly Odd[] = [
  [
    'narrative alone',
    ccdaDocument(ccdaSection('48765-2', '', { title: 'Allergies', text: '<table><tr><td>Penicillin</td></tr></table>' })),
    [],
    /written for people only.*Allergies/,
  ],
  ['a part without information', ccdaDocument(ccdaSection('48765-2', '', { title: 'Allergies', text: 'No information' })), []],
  [
    'a section of another kind',
    ccdaDocument(ccdaSection('29762-2', '<entry><observation/></entry>', { title: 'Social History' })),
    [],
    /no list of mine.*Social History/,
  ],
  [
    'an unstructured document',
    `${declaration}<ClinicalDocument xmlns="urn:hl7-org:v3"><component><nonXMLBody><text mediaType="application/pdf" representation="B64">JVBERi0=</text></nonXMLBody></component></ClinicalDocument>`,
    [],
    /a page to look at/,
  ],
  [
    'NKDA as the name of a substance',
    ccdaDocument(ccdaSection('48765-2', concern(allergy(participant('<code nullFlavor="NI"/><name>NKDA</name>'))))),
    [],
  ],
  [
    'no known allergies in the display',
    ccdaDocument(ccdaSection('48765-2', concern(allergy(participant(code('code', '1', snomed, 'No Known Drug Allergies')))))),
    [],
  ],
  ['none recorded as a problem', ccdaDocument(ccdaSection('11450-4', concern(problem(value('1', 'None recorded'))))), []],
  [
    'no medications in the text',
    ccdaDocument(ccdaSection('10160-0', medicine('<code nullFlavor="NI"><originalText>No Medications</originalText></code>'))),
    [],
  ],
  [
    'discharge medicines within acts',
    ccdaDocument(
      ccdaSection(
        '10183-2',
        `<entry><act classCode="ACT" moodCode="EVN">${code('code', '10183-2', loincOid, 'Discharge')}<entryRelationship typeCode="SUBJ">${medicine(code('code', '1', rxnorm, 'Apixaban 5 MG')).replace(/<\/?entry>/g, '')}</entryRelationship></act></entry>`,
      ),
    ),
    [{ kind: 'medication', name: 'Apixaban 5 MG' }],
  ],
  [
    'a supply alone',
    ccdaDocument(
      ccdaSection(
        '10160-0',
        `<entry><supply classCode="SPLY" moodCode="EVN"><statusCode code="active"/><product><manufacturedProduct><manufacturedMaterial>${code('code', '1', rxnorm, 'Metformin 500 MG')}</manufacturedMaterial></manufacturedProduct></product></supply></entry>`,
      ),
    ),
    [{ kind: 'medication', name: 'Metformin 500 MG' }],
  ],
  [
    'a section known by its template alone',
    ccdaDocument(
      ccdaSection('', concern(problem(value('1', 'Gout'))), {
        head: '<templateId root="2.16.840.1.113883.10.20.22.2.5.1" extension="2015-08-01"/>',
      }),
    ),
    [{ kind: 'problem', name: 'Gout' }],
  ],
  [
    'a problem in plain words',
    ccdaDocument(ccdaSection('11450-4', concern(problem('<value xsi:type="ST">Low back pain</value>')))),
    [{ kind: 'problem', name: 'Low back pain' }],
  ],
  [
    'a row of the table as the name',
    ccdaDocument(
      ccdaSection(
        '11450-4',
        concern(problem('<value xsi:type="CD" nullFlavor="UNK"><originalText><reference value="#r1"/></originalText></value>')),
        {
          text: '<table><tbody><tr ID="r1"><td>03/04/2015</td><td>Migraine</td><td>Active</td></tr></tbody></table>',
        },
      ),
    ),
    [{ kind: 'problem', name: 'Migraine' }],
  ],
  [
    'a time in its middle',
    ccdaDocument(ccdaSection('11450-4', concern(problem(value('1', 'Gout'), '<effectiveTime><center value="2014"/></effectiveTime>')))),
    [{ kind: 'problem', name: 'Gout', date: '2014' }],
  ],
  [
    'an end alone',
    ccdaDocument(
      ccdaSection(
        '11450-4',
        concern(problem(value('1', 'Gout'), '<effectiveTime><low nullFlavor="UNK"/><high value="2014"/></effectiveTime>')),
      ),
    ),
    [{ kind: 'problem', name: 'Gout', end: '2014', status: 'past' }],
  ],
  [
    'an ordinal',
    lab('<value xsi:type="CO" code="260349005" codeSystem="2.16.840.1.113883.6.96" displayName="3+"/>', 'Protein'),
    [{ kind: 'result', name: 'Protein', text: '3+' }],
  ],
  ['a number in words', lab('<value xsi:type="ST">138 mmol/L</value>'), [{ kind: 'result', name: 'Sodium', text: '138 mmol/L' }]],
  [
    'a number that is a bound',
    lab('<value xsi:type="PQ" value="&lt;5" unit="mg/L"/>', 'CRP'),
    [{ kind: 'result', name: 'CRP', text: '<5 mg/L' }],
  ],
  ['a thousand or one', lab('<value xsi:type="PQ" value="1,200" unit="U/L"/>', 'CK'), [{ kind: 'result', name: 'CK', text: '1,200 U/L' }]],
  [
    'a titre',
    lab('<value xsi:type="RTO_PQ_PQ"><numerator value="1"/><denominator value="128"/></value>', 'ANA'),
    [{ kind: 'result', name: 'ANA', text: '1 : 128' }],
  ],
  [
    'an open bound',
    lab('<value xsi:type="IVL_PQ"><low value="60" inclusive="false" unit="mL/min"/></value>', 'eGFR'),
    [{ kind: 'result', text: '> 60 mL/min' }],
  ],
  ['a value that is missing', lab('<value xsi:type="PQ" nullFlavor="UNK"/>'), [], /1 in Results/],
  [
    'results in organizers of organizers',
    ccdaDocument(
      ccdaSection(
        '30954-2',
        `<entry><organizer classCode="BATTERY" moodCode="EVN"><effectiveTime value="20260102"/><component>${organizer(observed('2951-2', 'Sodium', amount('138', 'mmol/L'))).replace(/<\/?entry>/g, '')}</component></organizer></entry>`,
      ),
    ),
    [{ kind: 'result', name: 'Sodium', value: 138, unit: 'mmol/L' }],
  ],
  [
    'extensions of others',
    ccdaDocument(
      ccdaSection(
        '11450-4',
        concern(problem(`${value('1', 'Gout')}<sdtc:raceCode code="1"/><v:note xmlns:v="urn:vendor">Asthma</v:note>`)),
      ),
    ),
    [{ kind: 'problem', name: 'Gout' }],
  ],
  [
    'another prefix for types',
    ccdaDocument(
      ccdaSection(
        '30954-2',
        organizer(
          observed(
            '2951-2',
            'Sodium',
            '<value xmlns:t="http://www.w3.org/2001/XMLSchema-instance" t:type="PQ" value="138" unit="mmol/L"/>',
          ),
        ),
      ),
    ),
    [{ value: 138, unit: 'mmol/L' }],
  ],
  ['a byte order mark', `\uFEFF${ccdaDocument(ccdaSection('11450-4', concern(problem(value('1', 'Gout')))))}`, [{ name: 'Gout' }]],
  [
    'UTF-16',
    Buffer.from(
      `\uFEFF${ccdaDocument(ccdaSection('11450-4', concern(problem(value('1', 'Ménière')))), '<?xml version="1.0" encoding="UTF-16"?>')}`,
      'utf16le',
    ),
    [{ name: 'Ménière' }],
  ],
  [
    'UTF-16 in name alone',
    ccdaDocument(ccdaSection('11450-4', concern(problem(value('1', 'Ménière')))), '<?xml version="1.0" encoding="utf-16"?>'),
    [{ name: 'Ménière' }],
  ],
  [
    'Latin-1',
    Buffer.from(
      ccdaDocument(ccdaSection('11450-4', concern(problem(value('1', 'Ménière')))), '<?xml version="1.0" encoding="ISO-8859-1"?>'),
      'latin1',
    ),
    [{ name: 'Ménière' }],
  ],
  [
    'signs of web pages',
    ccdaDocument(ccdaSection('11450-4', concern(problem(value('1', 'Gout'))), { text: 'Temp&nbsp;37&deg;' })),
    [{ name: 'Gout' }],
  ],
  ['blank lines before it', `\n\n  ${ccdaDocument(ccdaSection('11450-4', concern(problem(value('1', 'Gout')))))}`, [{ name: 'Gout' }]],
  [
    'a document in an envelope',
    `${declaration}<RetrieveResponse><Document>${ccdaDocument(ccdaSection('11450-4', concern(problem(value('1', 'Gout')))), '')}</Document></RetrieveResponse>`,
    [{ name: 'Gout' }],
  ],
  [
    'a huge narrative',
    ccdaDocument(
      ccdaSection('11450-4', concern(problem(value('1', 'Gout'))), { text: `<paragraph>${'Long story. '.repeat(200_000)}</paragraph>` }),
    ),
    [{ name: 'Gout' }],
  ],
  [
    'an allergy whose substance comes second, with its severity in the reaction',
    ccdaDocument(
      ccdaSection(
        '48765-2',
        concern(
          allergy(
            `<participant typeCode="AUT"><participantRole/></participant>${participant(code('code', '1', snomed, 'Latex'))}`,
            nested('2.16.840.1.113883.10.20.22.4.9', 'Rash').replace(
              '</observation>',
              `${nested('2.16.840.1.113883.10.20.22.4.8', 'Moderate', '6736007')}</observation>`,
            ),
          ),
        ),
      ),
    ),
    [{ kind: 'allergy', name: 'Latex', reaction: 'Rash', severity: 'moderate' }],
  ],
  [
    'an immunisation planned',
    ccdaDocument(
      ccdaSection('11369-6', medicine(code('code', '1', '2.16.840.1.113883.6.59', 'MMR')).replace('moodCode="EVN"', 'moodCode="INT"')),
    ),
    [],
  ],
  [
    'a procedure proposed',
    ccdaDocument(
      ccdaSection(
        '47519-4',
        `<entry><procedure classCode="PROC" moodCode="PRP">${code('code', '1', snomed, 'Biopsy')}</procedure></entry>`,
      ),
    ),
    [],
  ],
  ['a document without sections', ccdaDocument(''), []],
  [
    'family without a relation, and none',
    ccdaDocument(
      ccdaSection(
        '10157-6',
        `<entry><organizer><component>${problem(value('1', 'Stroke'))}</component><component>${problem(value('1', 'No family history'), time(), '', ' negationInd="true"')}</component></organizer></entry>`,
      ),
    ),
    [{ kind: 'family', name: 'Stroke' }],
  ],
]

/** Shapes that vendors send beside those of the standard's examples: what is missing, said in another place, or another kind of thing. */
export const oddCcdaFiles = (): OddFile[] => oddFilesOf(ccda)
