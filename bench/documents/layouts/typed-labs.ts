import { linesOf, on, type PageLayout, tableOf } from './page-layout.ts'

/** Reports typed after what patients of the United States, Canada and India are handed; all names and values are invented. */
export const typedLabs: readonly PageLayout[] = [
  {
    id: 'us-two-range-columns',
    country: 'US',
    size: 8.5,
    pages: [
      [
        ...linesOf(`Northbridge Diagnostics
PATIENT INFORMATION | SPECIMEN INFORMATION | REPORT STATUS: FINAL
SAMPLE, JANE | SPECIMEN: NB123456A | CLIENT INFORMATION
DOB: 05/24/1968   AGE: 57 | REQUISITION: 0012345 | ROE, PETER MD
GENDER: F   FASTING: Y | COLLECTED: 02/11/2026  08:15 EST | 12 MAPLE AVE
PHONE: 555.010.2233 | RECEIVED: 02/11/2026  21:40 EST | SPRINGFIELD, IL 62701
ID: 88231 | REPORTED: 02/12/2026  13:05 EST |`),
        tableOf(
          [0.36, 0.12, 0.14, 0.28, 0.1],
          `Test Name | In Range | Out Of Range | Reference Range | Lab
LIPID PANEL, STANDARD | | | |
CHOLESTEROL, TOTAL | | 243 H | <200 mg/dL | NB
HDL CHOLESTEROL | 58 | | > OR = 50 mg/dL | NB
TRIGLYCERIDES | 131 | | <150 mg/dL | NB
LDL-CHOLESTEROL | | 160 H | mg/dL (calc) | NB`,
        ),
        ...linesOf(`Reference range: <100
Desirable range <100 mg/dL for primary prevention; <70 mg/dL for patients with CHD or diabetic patients
with > or = 2 CHD risk factors.`),
        tableOf(
          [0.36, 0.12, 0.14, 0.28, 0.1],
          `CHOL/HDLC RATIO | 4.2 | | <5.0 (calc) | NB
NON HDL CHOLESTEROL | | 185 H | <130 mg/dL (calc) | NB
COMPREHENSIVE METABOLIC PANEL | | | | NB
GLUCOSE | | 104 H | 65-99 mg/dL |`,
        ),
        ...linesOf(`Fasting reference interval
For someone without known diabetes, a glucose value between 100 and 125 mg/dL is consistent with prediabetes.`),
        tableOf(
          [0.36, 0.12, 0.14, 0.28, 0.1],
          `UREA NITROGEN (BUN) | 14 | | 7-25 mg/dL |
CREATININE | 0.82 | | 0.50-1.03 mg/dL |
EGFR | 83 | | > OR = 60 mL/min/1.73m2 |
BUN/CREATININE RATIO | SEE NOTE: | | 6-22 (calc) |`,
        ),
        ...linesOf(`Not Reported: BUN and Creatinine are within reference range.`),
        tableOf(
          [0.36, 0.12, 0.14, 0.28, 0.1],
          `SODIUM | 139 | | 135-146 mmol/L |
POTASSIUM | | 5.4 H | 3.5-5.3 mmol/L |
CALCIUM | 9.6 | | 8.6-10.4 mg/dL |
ALT | 22 | | 6-29 U/L |
HEMOGLOBIN A1c | | 5.9 H | <5.7 % of total Hgb | NB`,
        ),
        ...linesOf(`For someone without known diabetes, a hemoglobin A1c value between 5.7% and 6.4% is consistent with prediabetes.`),
        tableOf(
          [0.36, 0.12, 0.14, 0.28, 0.1],
          `TSH | 1.84 | | 0.40-4.50 mIU/L | NB
VITAMIN D,25-OH,TOTAL,IA | | 24 L | 30-100 ng/mL | NB`,
        ),
        ...linesOf(`Vitamin D Status | 25-OH Vitamin D:
Deficiency: | <20 ng/mL
Insufficiency: | 20 - 29 ng/mL
Optimal: | > or = 30 ng/mL
CLIENT SERVICES: 555.010.9000   SPECIMEN: NB123456A | PAGE 1 OF 1`),
      ],
    ],
    values: on('2026-02-11', [
      ['CHOLESTEROL, TOTAL', '243', 'mg/dL', 'high'],
      ['HDL CHOLESTEROL', '58', 'mg/dL', 'normal'],
      ['TRIGLYCERIDES', '131', 'mg/dL', 'normal'],
      ['LDL-CHOLESTEROL', '160', 'mg/dL', 'high'],
      ['NON HDL CHOLESTEROL', '185', 'mg/dL', 'high'],
      ['GLUCOSE', '104', 'mg/dL', 'high'],
      ['UREA NITROGEN (BUN)', '14', 'mg/dL', 'normal'],
      ['CREATININE', '0.82', 'mg/dL', 'normal'],
      ['EGFR', '83', 'mL/min/1.73m2', 'normal'],
      ['SODIUM', '139', 'mmol/L', 'normal'],
      ['POTASSIUM', '5.4', 'mmol/L', 'high'],
      ['CALCIUM', '9.6', 'mg/dL', 'normal'],
      ['ALT', '22', 'U/L', 'normal'],
      ['HEMOGLOBIN A1c', '5.9', '%', 'high'],
      ['TSH', '1.84', 'mIU/L', 'normal'],
      ['VITAMIN D,25-OH,TOTAL,IA', '24', 'ng/mL', 'low'],
      ['CHOL/HDLC RATIO', '4.2', '', 'normal'],
    ]),
  },
  {
    id: 'us-previous-with-date',
    country: 'US',
    size: 8.5,
    pages: [
      [
        ...linesOf(`Silverlake Laboratories | Patient Report
Specimen ID: 020-881-4410-0 | Acct #: 11223344 | Phone: (555) 010-4400
SAMPLE, PETER Q | Ordering Physician: L ROE
Date of birth: 07/09/1951 | Age: 74 | Sex: Male
Date Collected: 01/20/2026 0840 Local | Date Entered: 01/20/2026 | Date Reported: 01/22/2026 0705 ET
Ordered Items: CBC With Differential/Platelet; Comp. Metabolic Panel (14); Prostate-Specific Ag
CBC With Differential/Platelet`),
        tableOf(
          [0.27, 0.2, 0.23, 0.13, 0.17],
          `Test | Current Result and Flag | Previous Result and Date | Units | Reference Interval
WBC 01 | 6.1 | 5.8   08/02/2025 | x10E3/uL | 3.4-10.8
RBC 01 | 4.02   Low | 4.21   08/02/2025 | x10E6/uL | 4.14-5.80
Hemoglobin 01 | 12.1   Low | 13.2   08/02/2025 | g/dL | 13.0-17.7
Hematocrit 01 | 36.9   Low | 39.9   08/02/2025 | % | 37.5-51.0
MCV 01 | 92 | 95   08/02/2025 | fL | 79-97
Platelets 01 | 188 | 201   08/02/2025 | x10E3/uL | 150-450
Neutrophils (Absolute) 01 | 3.9 | 3.6   08/02/2025 | x10E3/uL | 1.4-7.0
Lymphs (Absolute) 01 | 1.4 | 1.5   08/02/2025 | x10E3/uL | 0.7-3.1`,
        ),
        ...linesOf(`Date Created and Stored 01/22/26 0712 ET | Final Report | Page 1 of 2
This document contains private and confidential health information protected by state and federal law.`),
      ],
      [
        ...linesOf(`Silverlake Laboratories | Patient Report
Patient: SAMPLE, PETER Q | Specimen ID: 020-881-4410-0
DOB: 07/09/1951 | Date Collected: 01/20/2026
Comp. Metabolic Panel (14)`),
        tableOf(
          [0.27, 0.2, 0.23, 0.13, 0.17],
          `Test | Current Result and Flag | Previous Result and Date | Units | Reference Interval
Glucose 01 | 97 | 101   08/02/2025 | mg/dL | 70-99
Creatinine 01 | 1.41   High | 1.22   08/02/2025 | mg/dL | 0.76-1.27
eGFR | 52   Low | 62   08/02/2025 | mL/min/1.73 | >59
Sodium 01 | 133   Low | 138   08/02/2025 | mmol/L | 134-144
Potassium 01 | 4.6 | 4.4   08/02/2025 | mmol/L | 3.5-5.2
Albumin 01 | 4.1 | 4.2   08/02/2025 | g/dL | 3.8-4.8
AST (SGOT) 01 | 24 | 22   08/02/2025 | IU/L | 0-40`,
        ),
        ...linesOf(`Prostate-Specific Ag`),
        tableOf([0.27, 0.2, 0.23, 0.13, 0.17], `Prostate Specific Ag 01 | 5.2   High | | ng/mL | 0.0-4.0`),
        ...linesOf(`Roche ECLIA methodology.
According to the American Urological Association, serum PSA should decrease and remain at undetectable
levels after radical prostatectomy, defined as an initial PSA value 0.2 ng/mL or greater.
Performing Labs
01: SL - Silverlake Laboratories, 400 Pine Street, Dover, DE 19901 Dir: A Roe, MD
Date Created and Stored 01/22/26 0712 ET | Final Report | Page 2 of 2`),
      ],
    ],
    values: [
      ...on('2026-01-20', [
        ['WBC', '6.1', 'x10E3/uL', 'normal'],
        ['RBC', '4.02', 'x10E6/uL', 'low'],
        ['Hemoglobin', '12.1', 'g/dL', 'low'],
        ['Hematocrit', '36.9', '%', 'low'],
        ['MCV', '92', 'fL', 'normal'],
        ['Platelets', '188', 'x10E3/uL', 'normal'],
        ['Neutrophils (Absolute)', '3.9', 'x10E3/uL', 'normal'],
        ['Lymphs (Absolute)', '1.4', 'x10E3/uL', 'normal'],
        ['Glucose', '97', 'mg/dL', 'normal'],
        ['Creatinine', '1.41', 'mg/dL', 'high'],
        ['eGFR', '52', 'mL/min/1.73', 'low'],
        ['Sodium', '133', 'mmol/L', 'low'],
        ['Potassium', '4.6', 'mmol/L', 'normal'],
        ['Albumin', '4.1', 'g/dL', 'normal'],
        ['AST (SGOT)', '24', 'IU/L', 'normal'],
        ['Prostate Specific Ag', '5.2', 'ng/mL', 'high'],
      ]),
      ...on('2025-08-02', [
        ['WBC', '5.8', 'x10E3/uL', 'normal'],
        ['RBC', '4.21', 'x10E6/uL', 'normal'],
        ['Hemoglobin', '13.2', 'g/dL', 'normal'],
        ['Hematocrit', '39.9', '%', 'normal'],
        ['MCV', '95', 'fL', 'normal'],
        ['Platelets', '201', 'x10E3/uL', 'normal'],
        ['Neutrophils (Absolute)', '3.6', 'x10E3/uL', 'normal'],
        ['Lymphs (Absolute)', '1.5', 'x10E3/uL', 'normal'],
        ['Glucose', '101', 'mg/dL', 'high'],
        ['Creatinine', '1.22', 'mg/dL', 'normal'],
        ['eGFR', '62', 'mL/min/1.73', 'normal'],
        ['Sodium', '138', 'mmol/L', 'normal'],
        ['Potassium', '4.4', 'mmol/L', 'normal'],
        ['Albumin', '4.2', 'g/dL', 'normal'],
        ['AST (SGOT)', '22', 'IU/L', 'normal'],
      ]),
    ],
  },
  {
    id: 'in-range-below-row',
    country: 'IN',
    pages: [
      [
        ...linesOf(`Sunrise Wellness Laboratories
NAME : AMINA FICTION(48Y/F) | SAMPLE COLLECTED AT : (560001)
REF. BY : SELF | HOME COLLECTION, BENGALURU
TEST ASKED : AAROGYA FULL BODY PROFILE`),
        tableOf(
          [0.42, 0.2, 0.16, 0.22],
          `TEST NAME | TECHNOLOGY | VALUE | UNITS
25-OH VITAMIN D (TOTAL) | C.L.I.A | 17.6 | ng/mL`,
        ),
        ...linesOf(`Bio. Ref. Interval. :-
DEFICIENCY : <=20 ng/ml || INSUFFICIENCY : 21-29 ng/ml
SUFFICIENCY : >= 30 ng/ml || TOXICITY : >100 ng/ml`),
        tableOf([0.42, 0.2, 0.16, 0.22], `VITAMIN B-12 | C.L.I.A | 188 | pg/mL`),
        ...linesOf(`Bio. Ref. Interval. :-
Normal : 211 - 911 pg/ml
Method : Fully Automated Bidirectionally Interfaced Chemi Luminescent Immuno Assay`),
        tableOf([0.42, 0.2, 0.16, 0.22], `HbA1c - (HPLC) | H.P.L.C | 7.4 | %`),
        ...linesOf(`Bio. Ref. Interval. :-
Below 5.7% : Normal | 5.7% - 6.4% : Prediabetic | >=6.5% : Diabetic
AVERAGE BLOOD GLUCOSE (ABG) | CALCULATED | 166 | mg/dL
Bio. Ref. Interval. :-
90 - 120 mg/dl : Good Control | 121 - 150 mg/dl : Fair Control`),
        tableOf(
          [0.34, 0.16, 0.12, 0.14, 0.24],
          `TEST NAME | TECHNOLOGY | VALUE | UNITS | Bio. Ref. Interval.
TOTAL CHOLESTEROL | PHOTOMETRY | 231 | mg/dL | < 200
HDL CHOLESTEROL - DIRECT | PHOTOMETRY | 38 | mg/dL | 40-60
TRIGLYCERIDES | PHOTOMETRY | 212 | mg/dL | < 150
SERUM CREATININE | PHOTOMETRY | 0.71 | mg/dL | 0.55-1.02
ALANINE TRANSAMINASE (SGPT) | PHOTOMETRY | 61 | U/L | < 34
TSH - ULTRASENSITIVE | C.L.I.A | 8.12 | µIU/mL | 0.54-5.30`,
        ),
        ...linesOf(`Sample Collected on (SCT) | :14 Mar 2026 07:40
Sample Received on (SRT) | :14 Mar 2026 13:22
Report Released on (RRT) | :14 Mar 2026 19:05
Sample Type | : SERUM | Page : 1 of 1`),
      ],
    ],
    values: on('2026-03-14', [
      ['25-OH VITAMIN D (TOTAL)', '17.6', 'ng/mL', null],
      ['VITAMIN B-12', '188', 'pg/mL', 'low'],
      ['HbA1c - (HPLC)', '7.4', '%', null],
      ['AVERAGE BLOOD GLUCOSE (ABG)', '166', 'mg/dL', null],
      ['TOTAL CHOLESTEROL', '231', 'mg/dL', 'high'],
      ['HDL CHOLESTEROL - DIRECT', '38', 'mg/dL', 'low'],
      ['TRIGLYCERIDES', '212', 'mg/dL', 'high'],
      ['SERUM CREATININE', '0.71', 'mg/dL', 'normal'],
      ['ALANINE TRANSAMINASE (SGPT)', '61', 'U/L', 'high'],
      ['TSH - ULTRASENSITIVE', '8.12', 'µIU/mL', 'high'],
    ]),
  },
  {
    id: 'ca-range-with-units',
    country: 'CA',
    pages: [
      [
        ...linesOf(`Maple Community Laboratories
Patient: NOBODY, PETER | HCN: 1234-567-890 AB | Date of Birth: 24-May-1968 | Sex: M | Age: 57 Years
Ordered By: ROE, LEE | Date of Service: 09-Feb-2026 08:30 | Reported: 10-Feb-2026 06:12
Reported tests may have been performed at an affiliated site.`),
        tableOf(
          [0.36, 0.08, 0.18, 0.38],
          `Test | Flag | Result | Reference Range - Units
Hematology | | |
WBC | | 6.8 | 4.0 - 11.0 x10E9/L
Hemoglobin | | 151 | 135 - 175 g/L
Platelets | A | 131 | 150 - 400 x10E9/L
Biochemistry | | |
Glucose Fasting | A | 6.4 | 3.6 - 6.0 mmol/L`,
        ),
        ...linesOf(`Fasting glucose: 6.1 to 6.9 mmol/L indicates impaired fasting glucose (prediabetes).`),
        tableOf(
          [0.36, 0.08, 0.18, 0.38],
          `Hemoglobin A1C/Total Hemoglobin | | 5.8 | <6.0 %
Creatinine | | 96 | 67 - 117 umol/L
Glomerular Filtration Rate (eGFR) | | 77 | >=60 mL/min/1.73m**2
Alanine Aminotransferase (ALT) | A | 68 | <46 U/L
Ferritin | A | 612 | 22 - 275 ug/L
Lipid Assessment | | |
Hours After Meal | | 12 | Hours
Triglyceride | A | 2.41 | <1.71 mmol/L
Cholesterol | | 5.02 | <5.20 mmol/L
HDL Cholesterol | A | 0.91 | >=1.00 mmol/L
LDL Cholesterol | | 3.01 | <3.50 mmol/L
Non HDL Cholesterol | | 4.11 | <4.20 mmol/L
Cobalamin (Vitamin B12) | | 402 | 138 - 652 pmol/L`,
        ),
        ...linesOf(`LDL-C was calculated using the NIH equation (JAMA Cardiol 2020;5:540-548).
A = Abnormal | Final Report | Page: 1 of 1`),
      ],
    ],
    values: on('2026-02-09', [
      ['WBC', '6.8', 'x10E9/L', 'normal'],
      ['Hemoglobin', '151', 'g/L', 'normal'],
      ['Platelets', '131', 'x10E9/L', 'low'],
      ['Glucose Fasting', '6.4', 'mmol/L', 'high'],
      ['Hemoglobin A1C/Total Hemoglobin', '5.8', '%', 'normal'],
      ['Creatinine', '96', 'umol/L', 'normal'],
      ['Glomerular Filtration Rate (eGFR)', '77', 'mL/min/1.73m**2', 'normal'],
      ['Alanine Aminotransferase (ALT)', '68', 'U/L', 'high'],
      ['Ferritin', '612', 'ug/L', 'high'],
      ['Triglyceride', '2.41', 'mmol/L', 'high'],
      ['Cholesterol', '5.02', 'mmol/L', 'normal'],
      ['HDL Cholesterol', '0.91', 'mmol/L', 'low'],
      ['LDL Cholesterol', '3.01', 'mmol/L', 'normal'],
      ['Non HDL Cholesterol', '4.11', 'mmol/L', 'normal'],
      ['Cobalamin (Vitamin B12)', '402', 'pmol/L', 'normal'],
    ]),
  },
]
