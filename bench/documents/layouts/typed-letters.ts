import { linesOf, type PageLayout, tableOf } from './page-layout.ts'

/** Letters typed after what patients of Ireland, the United Kingdom, Australia and the United States are handed; all names and facts are invented. */
export const typedLetters: readonly PageLayout[] = [
  {
    id: 'ie-hospital-letter',
    country: 'IE',
    pages: [
      [
        ...linesOf(`Ospideal San Breandan / Saint Brendan's Hospital
Department of Cardiology | Telephone 01 555 0100
Dr Lee Roe, Main Street, Co. Kildare
RE: Ms Maria Invented | DOB: 24/05/1968 | MRN: 4412009 | Eircode: W91 XXXX
Date of admission: 04/03/2026 | Date of discharge: 09/03/2026
Dear Dr Roe,
Thank you for taking over the care of this 57 year old lady, who was admitted with palpitations.
Diagnosis
1. Paroxysmal atrial fibrillation
2. Hypothyroidism
Background
Asthma, osteopenia. Appendicectomy 1984. Mother had a stroke at 71. Never smoker.
Allergies: Trimethoprim (rash). Tolerates penicillin.
ECG on arrival: atrial fibrillation, rate 132. No ischaemic changes.
CXR: Clear lung fields, no cardiomegaly. Troponin 6 ng/L and 7 ng/L at three hours.
ECHO: normal LV function, EF 60%. No valvular disease.
She reverted to sinus rhythm after bisoprolol. PE was considered and excluded by CTPA.
Medications on Discharge`),
        tableOf(
          [0.3, 0.16, 0.12, 0.16, 0.26],
          `Drug | Dose | Route | Frequency | Status
Bisoprolol | 2.5 mg | PO | OD | New
Apixaban | 5 mg | PO | BD | New
Eltroxin | 75 mcg | PO | OD | Dose increased from 50 mcg
Salbutamol inhaler | 100 mcg | INH | PRN | Unchanged
Naproxen | 500 mg | PO | BD | Stopped - on apixaban`,
        ),
        ...linesOf(`Follow up
Cardiology OPD in 6 weeks. GP to repeat TFTs in 8 weeks.
Outpatient Holter monitor has been requested.
Yours sincerely,
Dr A Testman, Registrar to Prof. B Sample
cc: Patient`),
      ],
    ],
    medications: [
      ['Bisoprolol', '2.5 mg'],
      ['Apixaban', '5 mg'],
      ['Eltroxin', '75 mcg'],
      ['Salbutamol', '100 mcg'],
    ],
    allergies: ['Trimethoprim'],
    diagnoses: ['Paroxysmal atrial fibrillation', 'Hypothyroidism', 'Asthma', 'Osteopenia'],
    procedures: ['Appendicectomy'],
  },
  {
    id: 'us-after-visit',
    country: 'US',
    pages: [
      [
        ...linesOf(`AFTER VISIT SUMMARY
Oliver Testman   MRN: 00112233 | 3/18/2026 10:40 AM | Lakeside Family Medicine 555-010-7788
Instructions from Lee Roe, MD
Return in about 3 months (around 6/18/2026) for diabetes follow-up.
Today's Visit
You saw Lee Roe, MD on Wednesday March 18, 2026 for: Diabetes follow-up.
The following issues were addressed: Type 2 diabetes mellitus without complication and Essential hypertension.
Blood Pressure 138/84 | BMI 31.2 | Weight 212 lb | Pulse 76 | Temperature 98.2 F | Oxygen Saturation 98%
What's Next
JUN 18 2026 | Office Visit with Lee Roe, MD | 9:20 AM
Allergies
Sulfa (Sulfonamide Antibiotics) | Hives
Lisinopril | Cough
Your Medication List as of March 18, 2026 11:12 AM
START taking these medications
empagliflozin 10 mg tablet | Take 1 tablet (10 mg total) by mouth every morning.
CONTINUE taking these medications
metFORMIN 1,000 mg tablet | Take 1 tablet (1,000 mg total) by mouth 2 (two) times daily with meals.
losartan 50 mg tablet | Take 1 tablet (50 mg total) by mouth daily.
atorvastatin 40 mg tablet | Take 1 tablet (40 mg total) by mouth nightly.
STOP taking these medications
glipiZIDE 5 mg tablet
Immunizations Administered on Date of Encounter - 3/18/2026
Pneumococcal conjugate vaccine 20-valent (PCV20) | 3/18/2026`),
      ],
    ],
    medications: [
      ['empagliflozin', '10 mg'],
      ['metformin', '1,000 mg'],
      ['losartan', '50 mg'],
      ['atorvastatin', '40 mg'],
    ],
    allergies: ['Sulfa', 'Lisinopril'],
    diagnoses: ['Type 2 diabetes mellitus', 'Essential hypertension'],
    immunisations: [['Pneumococcal', '2026-03-18']],
  },
  {
    id: 'uk-clinic-letter-numbered',
    country: 'UK',
    pages: [
      [
        ...linesOf(`Millbrook University Hospitals NHS Foundation Trust
Rheumatology Outpatients
Clinic date: 11 February 2026 | Date typed: 16 February 2026
Dr P Roe, The Surgery, Mill Lane
Dear Dr Roe
Mrs Jane SAMPLE, DOB 24/05/1968, NHS 999 123 4567
Diagnoses:
1. Seropositive rheumatoid arthritis (diagnosed 2019, RF and anti-CCP positive)
2. Hypertension
3. Previous DVT left leg 2011
Operations: right total knee replacement 2022
Current treatment: Methotrexate 15 mg once weekly (Mondays), folic acid 5 mg once weekly (Fridays),
amlodipine 10 mg od, paracetamol 1 g as needed. Sulfasalazine was stopped in 2020 because of nausea.
Allergies: NKDA. Intolerant of sulfasalazine (nausea).
DAS28 score today: 3.9
Plan:
- Increase methotrexate to 20 mg once weekly
- Blood tests every two weeks for six weeks
- Review in clinic in four months
I reviewed this pleasant lady today. She has early morning stiffness of about an hour. There was no evidence of vasculitis
and no sign of gout. X-ray of the hands: no new erosions. Her sister has lupus.
Yours sincerely
Dr B Fiction, Consultant Rheumatologist`),
      ],
    ],
    medications: [
      ['Methotrexate', '20 mg'],
      ['folic acid', '5 mg'],
      ['amlodipine', '10 mg'],
      ['paracetamol', '1 g'],
    ],
    allergies: ['sulfasalazine'],
    diagnoses: ['Seropositive rheumatoid arthritis', 'Hypertension', 'Previous DVT left leg'],
    procedures: ['right total knee replacement'],
  },
  {
    id: 'au-health-summary-two-columns',
    country: 'AU',
    pages: [
      [
        ...linesOf(`Ferry Road Medical Centre
Health Summary | Printed 2 March 2026
Mr Peter Nobody | DOB 24/05/1968 | Male
Allergies / Adverse Reactions:
Penicillin | Anaphylaxis | Severe
Codeine | Nausea | Mild
Current Medications:
Perindopril arginine 5 mg tablet | 1 tablet in the morning | Hypertension
Rosuvastatin 10 mg tablet | 1 tablet at night |
Pantoprazole 40 mg tablet | 1 tablet daily before breakfast |
Budesonide/formoterol 200/6 inhaler | 2 puffs twice daily | Asthma
Active Past History: | Inactive Past History:
2015 Hypertension | 1999 Inguinal hernia repair
2018 Gastro-oesophageal reflux disease | 2008 Fractured left wrist
1985 Asthma | 2020 Shingles
Immunisations:
12/04/2025 | Influenza (Fluad Quad)
03/11/2024 | COVID-19 (Comirnaty)
19/09/2023 | Shingrix dose 2
Family History: Father - myocardial infarction at 58
Social History: Ex-smoker, stopped 2010. Alcohol 4 standard drinks per week.`),
      ],
    ],
    medications: [
      ['Perindopril', '5 mg'],
      ['Rosuvastatin', '10 mg'],
      ['Pantoprazole', '40 mg'],
      ['Budesonide', '200/6'],
    ],
    allergies: ['Penicillin', 'Codeine'],
    diagnoses: ['Hypertension', 'Gastro-oesophageal reflux disease', 'Asthma', 'Fractured left wrist', 'Shingles'],
    procedures: ['Inguinal hernia repair'],
    immunisations: [
      ['Flu', '2025-04-12'],
      ['COVID-19', '2024-11-03'],
      ['Shingles', '2023-09-19'],
    ],
  },
]
