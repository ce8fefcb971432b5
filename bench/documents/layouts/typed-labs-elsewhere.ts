import { linesOf, on, type PageLayout, tableOf } from './page-layout.ts'

/** Reports typed after what patients of the United Kingdom, Australia and South Africa are handed; all names and values are invented. */
export const typedLabsElsewhere: readonly PageLayout[] = [
  {
    id: 'uk-cumulative-print',
    country: 'UK',
    pages: [
      [
        ...linesOf(`Cumulative Report
Patient: INVENTED Maria | NHS No: 999 123 4567 | D.O.B: 24/05/1968 | Sex: F
Location: The Surgery, Mill Lane | Requested by: Dr P Roe | Printed: 28/04/2026 11:02
Biochemistry`),
        tableOf(
          [0.28, 0.14, 0.14, 0.14, 0.12, 0.18],
          `Collected | 12/11/2025 | 03/02/2026 | 21/04/2026 | |
Sodium | 139 | 137 | 131* | mmol/L | (133 - 146)
Potassium | 4.1 | 4.4 | 5.6* | mmol/L | (3.5 - 5.3)
Urea | 5.2 | 6.8 | 9.9* | mmol/L | (2.5 - 7.8)
Creatinine | 71 | 82 | 118* | umol/L | (45 - 84)
eGFRcreat (CKD-EPI)/1.73m*2 | 86 | 71 | 46* | mL/min | (>60)
CRP | | <1 | 34* | mg/L | (0 - 5)`,
          'header',
        ),
        ...linesOf(`Haematology`),
        tableOf(
          [0.28, 0.14, 0.14, 0.14, 0.12, 0.18],
          `Collected | 12/11/2025 | 03/02/2026 | 21/04/2026 | |
Haemoglobin estimation | 128 | 121 | 108* | g/L | (115 - 165)
Mean corpuscular volume | 91.2 | 88.4 | 79.6* | fL | (80.0 - 100.0)
Platelet count | 310 | | 455* | 10*9/L | (150 - 400)
Neutrophil count | 4.1 | | 8.9* | 10*9/L | (2.0 - 7.5)`,
          'header',
        ),
        ...linesOf(`Comment 21/04/2026: Sample slightly haemolysed. Potassium may be raised by up to 0.3 mmol/L.
* Abnormal result`),
      ],
    ],
    values: [
      ...on('2025-11-12', [
        ['Sodium', '139', 'mmol/L', 'normal'],
        ['Potassium', '4.1', 'mmol/L', 'normal'],
        ['Urea', '5.2', 'mmol/L', 'normal'],
        ['Creatinine', '71', 'umol/L', 'normal'],
        ['eGFR', '86', 'mL/min', 'normal'],
        ['Haemoglobin estimation', '128', 'g/L', 'normal'],
        ['Mean corpuscular volume', '91.2', 'fL', 'normal'],
        ['Platelet count', '310', '10*9/L', 'normal'],
        ['Neutrophil count', '4.1', '10*9/L', 'normal'],
      ]),
      ...on('2026-02-03', [
        ['Sodium', '137', 'mmol/L', 'normal'],
        ['Potassium', '4.4', 'mmol/L', 'normal'],
        ['Urea', '6.8', 'mmol/L', 'normal'],
        ['Creatinine', '82', 'umol/L', 'normal'],
        ['eGFR', '71', 'mL/min', 'normal'],
        ['CRP', '<1', 'mg/L', 'normal'],
        ['Haemoglobin estimation', '121', 'g/L', 'normal'],
        ['Mean corpuscular volume', '88.4', 'fL', 'normal'],
      ]),
      ...on('2026-04-21', [
        ['Sodium', '131', 'mmol/L', 'low'],
        ['Potassium', '5.6', 'mmol/L', 'high'],
        ['Urea', '9.9', 'mmol/L', 'high'],
        ['Creatinine', '118', 'umol/L', 'high'],
        ['eGFR', '46', 'mL/min', 'low'],
        ['CRP', '34', 'mg/L', 'high'],
        ['Haemoglobin estimation', '108', 'g/L', 'low'],
        ['Mean corpuscular volume', '79.6', 'fL', 'low'],
        ['Platelet count', '455', '10*9/L', 'high'],
        ['Neutrophil count', '8.9', '10*9/L', 'high'],
      ]),
    ],
  },
  {
    id: 'au-cumulative-latest-right',
    country: 'AU',
    pages: [
      [
        ...linesOf(`HARBOUR STREET PATHOLOGY
Patient Name: | TESTMAN, Oliver | Patient Address: | 12 Ferry Road, Manly 2095
D.O.B: | 24/5/1968 | Gender: | M | Medicare No.: | 1234567890
Requested: | 18/02/2026 | Collected: | 19/02/2026 07:55 | Reported: | 20/02/2026 16:10
CLINICAL NOTES: tired
SERUM CHEMISTRY`),
        tableOf(
          [0.24, 0.14, 0.14, 0.14, 0.14, 0.2],
          `Date | 14/08/24 | 02/03/25 | 19/02/26 | |
Time | 0815 | 0902 | 0755 | |
Lab ID | 81120034 | 83300121 | 90211870 | |
 | | | Latest | Units | Reference
Sodium | 140 | 139 | 141 | mmol/L | (135-145)
Potassium | 4.4 | 4.6 | 4.5 | mmol/L | (3.5-5.2)
Urea | 5.1 | 5.9 | 8.4 H | mmol/L | (3.0-8.0)
Creatinine | 80 | 84 | 112 H | umol/L | (60-110)
eGFR | > 90 | 88 | 63 | mL/min | (>59)
Bili.Total | 11 | 14 | 12 | umol/L | (3-20)
ALP | 71 | 66 | 74 | U/L | (30-110)
GGT | 31 | 58 H | 97 H | U/L | (5-50)
ALT | 22 | 41 H | 77 H | U/L | (5-40)
Albumin | 44 | 42 | 41 | g/L | (38-48)`,
        ),
        ...linesOf(`Comment: The rise in GGT and ALT since 02/03/25 suggests fatty change or alcohol effect.
Supervising Pathologist: Dr A Roe  MBBS FRCPA | NATA Accreditation No 2178`),
      ],
    ],
    values: [
      ...on('2024-08-14', [
        ['Sodium', '140', 'mmol/L', 'normal'],
        ['Potassium', '4.4', 'mmol/L', 'normal'],
        ['Urea', '5.1', 'mmol/L', 'normal'],
        ['Creatinine', '80', 'umol/L', 'normal'],
        ['eGFR', '>90', 'mL/min', 'normal'],
        ['Bili.Total', '11', 'umol/L', 'normal'],
        ['ALP', '71', 'U/L', 'normal'],
        ['GGT', '31', 'U/L', 'normal'],
        ['ALT', '22', 'U/L', 'normal'],
        ['Albumin', '44', 'g/L', 'normal'],
      ]),
      ...on('2025-03-02', [
        ['Sodium', '139', 'mmol/L', 'normal'],
        ['Potassium', '4.6', 'mmol/L', 'normal'],
        ['Urea', '5.9', 'mmol/L', 'normal'],
        ['Creatinine', '84', 'umol/L', 'normal'],
        ['eGFR', '88', 'mL/min', 'normal'],
        ['Bili.Total', '14', 'umol/L', 'normal'],
        ['ALP', '66', 'U/L', 'normal'],
        ['GGT', '58', 'U/L', 'high'],
        ['ALT', '41', 'U/L', 'high'],
        ['Albumin', '42', 'g/L', 'normal'],
      ]),
      ...on('2026-02-19', [
        ['Sodium', '141', 'mmol/L', 'normal'],
        ['Potassium', '4.5', 'mmol/L', 'normal'],
        ['Urea', '8.4', 'mmol/L', 'high'],
        ['Creatinine', '112', 'umol/L', 'high'],
        ['eGFR', '63', 'mL/min', 'normal'],
        ['Bili.Total', '12', 'umol/L', 'normal'],
        ['ALP', '74', 'U/L', 'normal'],
        ['GGT', '97', 'U/L', 'high'],
        ['ALT', '77', 'U/L', 'high'],
        ['Albumin', '41', 'g/L', 'normal'],
      ]),
    ],
  },
  {
    id: 'za-percent-and-absolute',
    country: 'ZA',
    pages: [
      [
        ...linesOf(`St. Brannock Pathologists
Dr A Roe Inc. | Practice No 5200000
PATIENT: MS M INVENTED | ID No: 6805240000080 | AGE: 57 | SEX: F
REF DR: DR P ROE | LAB REF: 26-0118-4421
COLLECTED: 2026/01/18 09:10 | RECEIVED: 2026/01/18 11:45 | REPORTED: 2026/01/18 15:20
HAEMATOLOGY`),
        tableOf(
          [0.3, 0.14, 0.08, 0.2, 0.28],
          `TEST | RESULT | FLAG | UNIT | REFERENCE RANGE
Full Blood Count | | | |
Red cell count | 4.61 | | x10^12/L | 3.80 - 4.80
Haemoglobin | 10.4 | L | g/dL | 12.0 - 15.0
Haematocrit | 0.341 | L | L/L | 0.360 - 0.460
MCV | 74.0 | L | fL | 83.0 - 101.0
MCH | 22.6 | L | pg | 27.0 - 32.0
RDW | 17.2 | H | % | 11.6 - 14.0
White cell count | 9.04 | | x10^9/L | 3.90 - 12.60
Platelet count | 488 | H | x10^9/L | 186 - 454`,
          'zebra',
        ),
        ...linesOf('Differential count | % | Absolute | Unit | Reference range'),
        tableOf(
          [0.3, 0.14, 0.14, 0.14, 0.28],
          `Neutrophils | 62.1 % | 5.61 | x10^9/L | 1.60 - 8.30
Lymphocytes | 27.0 % | 2.44 | x10^9/L | 1.40 - 4.50
Monocytes | 7.9 % | 0.71 | x10^9/L | 0.20 - 0.80
Eosinophils | 2.3 % | 0.21 | x10^9/L | 0.00 - 0.40`,
        ),
        ...linesOf('BIOCHEMISTRY'),
        tableOf(
          [0.3, 0.14, 0.08, 0.2, 0.28],
          `S-Ferritin | 6 | L | ug/L | 13 - 150
S-Iron | 3.9 | L | umol/L | 9.0 - 30.4
S-Transferrin | 3.71 | H | g/L | 2.00 - 3.60
% Saturation | 4 | L | % | 15 - 50
S-CRP | < 1 | | mg/L | < 5`,
        ),
        ...linesOf(`Interpretation: The findings are those of iron deficiency. Ferritin below 30 ug/L is diagnostic.
Authorised by: Dr A Roe | End of report`),
      ],
    ],
    values: on('2026-01-18', [
      ['Red cell count', '4.61', 'x10^12/L', 'normal'],
      ['Haemoglobin', '10.4', 'g/dL', 'low'],
      ['Haematocrit', '0.341', 'L/L', 'low'],
      ['MCV', '74.0', 'fL', 'low'],
      ['MCH', '22.6', 'pg', 'low'],
      ['RDW', '17.2', '%', 'high'],
      ['White cell count', '9.04', 'x10^9/L', 'normal'],
      ['Platelet count', '488', 'x10^9/L', 'high'],
      ['Neutrophils', '5.61', 'x10^9/L', 'normal'],
      ['Lymphocytes', '2.44', 'x10^9/L', 'normal'],
      ['Monocytes', '0.71', 'x10^9/L', 'normal'],
      ['Eosinophils', '0.21', 'x10^9/L', 'normal'],
      ['S-Ferritin', '6', 'ug/L', 'low'],
      ['S-Iron', '3.9', 'umol/L', 'low'],
      ['S-Transferrin', '3.71', 'g/L', 'high'],
      ['% Saturation', '4', '%', 'low'],
      ['S-CRP', '<1', 'mg/L', 'normal'],
      ['Neutrophils', '62.1', '%', null],
      ['Lymphocytes', '27.0', '%', null],
      ['Monocytes', '7.9', '%', null],
      ['Eosinophils', '2.3', '%', null],
    ]),
  },
]
