import { linesOf, on, type PageLayout, tableOf } from './page-layout.ts'

/**
 * Papers of clinics, laboratories, shops and crews that other layouts have not, typed by a hand that did not know the reader: a clinic's slip of Kenya, a German
 * report in English, an Indian pharmacy's bill; and in letters-of-many-hands.ts an optician's letter, Ghana's card of a child's vaccines, an ambulance's sheet. All names and facts are invented.
 * All are sealed: their misreadings are counted and never shown.
 */
export const papersOfManyHands: readonly PageLayout[] = [
  {
    id: 'ke-clinic-slip',
    country: 'KE',
    pages: [
      [
        ...linesOf(`TUMAINI HEALTH CENTRE (LEVEL 3)
P.O. Box 000 - 40100 Kisumu | Tel 0700 000000 | OPD No. 1182/26
OUTPATIENT CARD AND LABORATORY REPORT
Name: Amina Fiction | Age: 34 yrs | Sex: F | Visit: 11/05/2026
Wt 61.5 kg | Temp 38.9 C | BP 108/66 | PR 104
C/C: Fever, headache and joint pains x 3/7. Vomited x 2. No convulsions. LMP 20/04/2026, PDT neg.
PMHx: Peptic ulcer disease. Not a known hypertensive, diabetic or asthmatic.
Drug allergy: Fansidar - skin rash
LAB | Sample taken 11/05/2026 09:40`),
        tableOf(
          [0.34, 0.3, 0.36],
          `Investigation | Result | Normal
B/S for MPS | MPs seen ++ | Not seen
Hb | 10.4 g/dl L | 12.0 - 16.0
WBC | 3.6 x10^9/L L | 4.0 - 11.0
Plt | 118 x10^9/L L | 150 - 400
RBS | 5.2 mmol/l | 3.9 - 7.8`,
          'grid',
        ),
        ...linesOf(`IMPRESSION: Uncomplicated malaria. Mild anaemia. R/O typhoid.
MANAGEMENT
IM metoclopramide 10 mg stat (given)
1. Tabs Artemether/Lumefantrine 20/120 mg 4 stat, 4 after 8 hrs, then 4 BD x 2/7
2. Tabs Paracetamol 1 g TDS x 3/7
3. Caps Omeprazole 20 mg BD x 2/52
4. Tabs Ferrous sulphate 200 mg OD x 1/12
TCA 14/05/2026 or earlier if worse. Sleep under a treated net.
Clinician: B. Sample (R.C.O.) Sign ............`),
      ],
    ],
    values: on('2026-05-11', [
      ['B/S for MPS', '++', '', null],
      ['Hb', '10.4', 'g/dl', 'low'],
      ['WBC', '3.6', 'x10^9/L', 'low'],
      ['Plt', '118', 'x10^9/L', 'low'],
      ['RBS', '5.2', 'mmol/l', 'normal'],
    ]),
    medications: [
      ['Artemether', '20/120'],
      ['Paracetamol', '1 g'],
      ['Omeprazole', '20 mg'],
      ['Ferrous sulphate', '200 mg'],
    ],
    allergies: ['Fansidar'],
    diagnoses: ['Uncomplicated malaria', 'anaemia', 'Peptic ulcer disease'],
  },
  {
    id: 'de-laboratory-in-english',
    country: 'DE',
    pages: [
      [
        ...linesOf(`Labor Dr. Beispiel und Partner, Medical Care Centre
Musterstrasse 1, 04000 Musterstadt | Final report, English copy
Patient: NOBODY, Peter | born 24.05.1968, male | Order 60418-2207
Sender: Practice Dr. med. Roe | Collected 17.04.2026 07:10 | Received 17.04.2026 09:55
Report of 18.04.2026 16:20, page 1 of 1`),
        tableOf(
          [0.32, 0.16, 0.18, 0.18, 0.16],
          `Parameter | Result | Unit | Reference | 09.10.2025
Blood count (EDTA)
Leukocytes | 11,8 + | /nl | 4,0 - 10,0 | 7,9
Erythrocytes | 4,41 - | /pl | 4,50 - 5,90 | 4,62
Haemoglobin | 13,1 - | g/dl | 13,5 - 17,5 | 14,0
Haematocrit | 39,8 | % | 39,0 - 51,0 | 41,5
MCV | 90,2 | fl | 80,0 - 96,0 | 89,8
Thrombocytes | 288 | /nl | 150 - 400 | 301
Clinical chemistry (serum)
Creatinine, enzymatic | 1,38 + | mg/dl | < 1,20 | 1,12
eGFR (CKD-EPI) | 57 - | ml/min | > 60 | 74
Potassium | 4,6 | mmol/l | 3,5 - 5,1 | 4,4
GPT (ALT) | 34 | U/l | < 50 | 31
Gamma-GT | 88 + | U/l | < 60 | 52
LDL cholesterol | 139 + | mg/dl | < 116 |
CRP | 12,4 + | mg/l | < 5,0 |
TSH basal | 2,31 | mU/l | 0,27 - 4,20 |
HbA1c (IFCC) | 46 + | mmol/mol | 20 - 42 | 43`,
          'header',
        ),
        ...linesOf(`+ above, - below the reference interval. Target of LDL cholesterol depends on the total risk (ESC 2019: < 70 at high risk).
Dr. med. A. Beispiel, released electronically and valid without signature`),
      ],
    ],
    values: [
      ...on('2026-04-17', [
        ['Leukocytes', '11,8', '/nl', 'high'],
        ['Erythrocytes', '4,41', '/pl', 'low'],
        ['Haemoglobin', '13,1', 'g/dl', 'low'],
        ['Haematocrit', '39,8', '%', 'normal'],
        ['MCV', '90,2', 'fl', 'normal'],
        ['Thrombocytes', '288', '/nl', 'normal'],
        ['Creatinine', '1,38', 'mg/dl', 'high'],
        ['eGFR', '57', 'ml/min', 'low'],
        ['Potassium', '4,6', 'mmol/l', 'normal'],
        ['GPT', '34', 'U/l', 'normal'],
        ['Gamma-GT', '88', 'U/l', 'high'],
        ['LDL cholesterol', '139', 'mg/dl', 'high'],
        ['CRP', '12,4', 'mg/l', 'high'],
        ['TSH', '2,31', 'mU/l', 'normal'],
        ['HbA1c', '46', 'mmol/mol', 'high'],
      ]),
      ...on('2025-10-09', [
        ['Leukocytes', '7,9', '/nl', 'normal'],
        ['Erythrocytes', '4,62', '/pl', 'normal'],
        ['Haemoglobin', '14,0', 'g/dl', 'normal'],
        ['Haematocrit', '41,5', '%', 'normal'],
        ['MCV', '89,8', 'fl', 'normal'],
        ['Thrombocytes', '301', '/nl', 'normal'],
        ['Creatinine', '1,12', 'mg/dl', 'normal'],
        ['eGFR', '74', 'ml/min', 'normal'],
        ['Potassium', '4,4', 'mmol/l', 'normal'],
        ['GPT', '31', 'U/l', 'normal'],
        ['Gamma-GT', '52', 'U/l', 'normal'],
        ['HbA1c', '43', 'mmol/mol', 'high'],
      ]),
    ],
  },
  {
    id: 'in-pharmacy-bill',
    country: 'IN',
    pages: [
      [
        ...linesOf(`SHREE SAI MEDICAL AND GENERAL STORES
Shop 4, Station Road, Nagpur | DL No. 20B-000000 / 21B-000000
CASH MEMO No. 8841 | Date: 18/03/2026 19:42
Patient: Smt. Maria Invented | Dr: E. Marlow MBBS, MD`),
        tableOf(
          [0.06, 0.36, 0.1, 0.14, 0.1, 0.08, 0.16],
          `Sr | Particulars | Pack | Batch | Exp | Qty | Amount
1 | GLYCOMET 500 SR TAB | 20'S | GM2207 | 08/27 | 60 | 138.60
2 | TELMA 40 TAB | 30'S | TL9914 | 11/27 | 30 | 221.40
3 | ECOSPRIN 75 TAB | 14'S | EC0412 | 05/28 | 28 | 10.20
4 | ROSUVAS 10 TAB | 15'S | RS3308 | 02/28 | 30 | 402.00
5 | PAN 40 TAB | 15'S | PN7751 | 09/27 | 15 | 168.50
6 | VOLINI GEL 30 GM | 1'S | VL1180 | 01/28 | 1 | 120.00
7 | ACCU-CHEK STRIPS | 50'S | 480213 | 06/27 | 1 | 1099.00
8 | CREPE BANDAGE 4 INCH | 1'S | CB22 | - | 1 | 145.00`,
          'grid',
        ),
        ...linesOf(`Sub total 2304.70 | Disc 5% 115.24 | Net amount Rs 2189.00
Dawai kaise lein:
Glycomet - subah 1, raat 1, khane ke baad
Telma - subah 1 | Ecosprin - dopahar 1, khane ke baad
Rosuvas - raat ko 1, sone se pehle | Pan - subah 1, khali pet
Sugar ki goli doctor se puche bina band na karein.
Goods once sold will not be taken back. Subject to Nagpur jurisdiction. E. and O.E.`),
      ],
    ],
    medications: [
      ['GLYCOMET', '500'],
      ['TELMA', '40'],
      ['ECOSPRIN', '75'],
      ['ROSUVAS', '10'],
      ['PAN', '40'],
      ['VOLINI', ''],
    ],
  },
]
