import { linesOf, type PageLayout, tableOf } from './page-layout.ts'

/** Letters and cards typed by the hand of papers-of-many-hands.ts; all sealed. */
export const lettersOfManyHands: readonly PageLayout[] = [
  {
    id: 'uk-optician-letter',
    country: 'UK',
    pages: [
      [
        ...linesOf(`CLEARWATER OPTICIANS
12 High Street, Anytown | GOC 01-00000 | 18 March 2026
To: Dr P Roe, The Surgery, Mill Lane
Referral to general practitioner (GOS 18)
Re: Mr Oliver Testman, d.o.b. 24/05/1968, 4 Long Street
Seen at a routine sight test on 16 March 2026, pressures of 27 and 25 mmHg.`),
        tableOf(
          [0.1, 0.14, 0.14, 0.12, 0.16, 0.16, 0.18],
          ` | Sph | Cyl | Axis | VA | Add | Near
R | +1.25 | -0.50 | 90 | 6/6-2 | +2.25 | N5
L | +1.50 | -0.75 | 85 | 6/12 | +2.25 | N6`,
          'grid',
        ),
        ...linesOf(`IOP (Goldmann, 10:15) | R 27 mmHg | L 25 mmHg
C:D ratio | R 0.65 | L 0.45
Fields 24-2: right early superior arcuate defect, left full. No disc haemorrhage, no retinal tear.
Ocular history: Left amblyopia; squint surgery in 1974.
General health: Type 2 diabetes, diet controlled; hypertension. Father treated for glaucoma from the age of 60.
Medication: Amlodipine 5 mg daily; Hypromellose 0.3% eye drops when needed.
Allergic to: Chloramphenicol eye drops (swollen lids)
Opinion:
1. Suspected primary open angle glaucoma, right eye
2. Early nuclear sclerotic cataracts, both eyes
3. No diabetic retinopathy today
Please would you refer Mr Testman to the hospital glaucoma clinic, routine. I have not started any treatment.
A. Sample MCOptom`),
      ],
    ],
    medications: [
      ['Amlodipine', '5 mg'],
      ['Hypromellose', '0.3%'],
    ],
    allergies: ['Chloramphenicol'],
    diagnoses: ['amblyopia', 'Type 2 diabetes', 'hypertension', 'primary open angle glaucoma', 'nuclear sclerotic cataracts'],
    procedures: ['squint surgery'],
  },
  {
    id: 'gh-child-health-record',
    country: 'GH',
    pages: [
      [
        ...linesOf(`CHILD HEALTH RECORD - IMMUNISATIONS
Name of child: Kofi Nobody | Sex: M | Date of birth: 24/05/2024
Reg. No. 0448/24 | Birth weight 3.2 kg | Mother: Ama Nobody
Write the date on which each dose was given`),
        tableOf(
          [0.22, 0.13, 0.13, 0.13, 0.13, 0.13, 0.13],
          `Vaccine | At birth | 6 weeks | 10 weeks | 14 weeks | 9 months | 18 months
BCG | 26/05/2024 | | | | |
OPV | 26/05/2024 | 05/07/2024 | 02/08/2024 | 30/08/2024 | |
DPT-HepB-Hib | | 05/07/2024 | 02/08/2024 | 30/08/2024 | |
PCV | | 05/07/2024 | 02/08/2024 | 30/08/2024 | |
Rotavirus | | 05/07/2024 | 02/08/2024 | | |
IPV | | | | 30/08/2024 | |
Measles-Rubella | | | | | 28/02/2025 | 01/12/2025
Yellow fever | | | | | 28/02/2025 |
Men A | | | | | | not given`,
          'grid',
        ),
        ...linesOf(`Vitamin A 100,000 IU given 27/11/2024. Next Vitamin A due 27/05/2026.
Insecticide treated net given: Yes 28/02/2025
Weight 01/12/2025: 10.9 kg. Next visit: 24/05/2026
Community health nurse: sign ............`),
      ],
    ],
    immunisations: [
      ['BCG', '2024-05-26'],
      ['OPV', '2024-05-26'],
      ['OPV', '2024-07-05'],
      ['OPV', '2024-08-02'],
      ['OPV', '2024-08-30'],
      ['DPT', '2024-07-05'],
      ['DPT', '2024-08-02'],
      ['DPT', '2024-08-30'],
      ['PCV', '2024-07-05'],
      ['PCV', '2024-08-02'],
      ['PCV', '2024-08-30'],
      ['Rotavirus', '2024-07-05'],
      ['Rotavirus', '2024-08-02'],
      ['IPV', '2024-08-30'],
      ['Measles', '2025-02-28'],
      ['Measles', '2025-12-01'],
      ['Yellow fever', '2025-02-28'],
    ],
  },
  {
    id: 'nz-ambulance-sheet',
    country: 'NZ',
    pages: [
      [
        ...linesOf(`AMBULANCE PATIENT CARE REPORT
Incident 26-118240 | Unit 331 | Date 12 Apr 2026
Patient: Peter Nobody | DOB 24 May 1968 | Male 57 y
Called 08:14 | At scene 08:26 | Left 08:51 | At hospital 09:12
Chief complaint: Shortness of breath for two hours
S: woke breathless and wheezy, speaking in phrases. No chest pain.
A: Penicillin (anaphylaxis), morphine (itch)
M: Spiriva 18 mcg mane, salbutamol 100 mcg inhaler PRN, furosemide 40 mg mane, metoprolol 47.5 mg mane
P: Heart failure, atrial fibrillation, gout. Pacemaker inserted 2021. Nil diabetes.
L: last ate 19:00 yesterday
E: inhaler ran out two days ago`),
        tableOf(
          [0.12, 0.1, 0.16, 0.1, 0.2, 0.12, 0.1, 0.1],
          `Time | HR | BP | RR | SpO2 | BGL | GCS | Temp
08:28 | 118 | 164/92 | 32 | 84% on air | 6.8 | 15 | 37.1
08:45 | 104 | 150/88 | 26 | 91% on 2 L | | 15 |`,
          'grid',
        ),
        ...linesOf('Treatment by crew'),
        tableOf(
          [0.16, 0.3, 0.2, 0.34],
          `Time | Drug | Dose | Route
08:29 | Oxygen | 2 L/min | nasal prongs
08:31 | Salbutamol | 5 mg | nebulised
08:31 | Ipratropium | 0.5 mg | nebulised
08:38 | Prednisone | 40 mg | PO`,
          'grid',
        ),
        ...linesOf(`12-lead ECG: AF rate 110, no ST elevation. IV 20 G left ACF.
Impression: Infective exacerbation of COPD | Status 2
Response: wheeze less, speaking in sentences. Handed over to ED triage, bag and tablets with patient.`),
      ],
    ],
    medications: [
      ['Spiriva', '18 mcg'],
      ['salbutamol', '100 mcg'],
      ['furosemide', '40 mg'],
      ['metoprolol', '47.5 mg'],
    ],
    allergies: ['Penicillin', 'morphine'],
    diagnoses: ['exacerbation of COPD', 'Heart failure', 'atrial fibrillation', 'gout'],
    procedures: ['Pacemaker'],
  },
]
