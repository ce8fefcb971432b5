export interface Analyte {
  names: readonly string[]
  code: string
  units: readonly (readonly [unit: string, low: number, high: number, decimals: number])[]
}

/** Names and units as laboratories print them; ranges of invented laboratories. */
export const analytes: readonly Analyte[] = [
  {
    names: ['Haemoglobin', 'Hemoglobin', 'Hb'],
    code: '718-7',
    units: [
      ['g/dL', 12, 16, 1],
      ['g/L', 120, 160, 0],
    ],
  },
  {
    names: ['White blood cells', 'WBC', 'White cell count'],
    code: '6690-2',
    units: [
      ['10^9/L', 4, 11, 1],
      ['x10^9/L', 4, 11, 2],
      ['K/uL', 4, 11, 1],
    ],
  },
  {
    names: ['Platelets', 'Platelet count', 'PLT'],
    code: '777-3',
    units: [
      ['10^9/L', 150, 400, 0],
      ['K/uL', 150, 400, 0],
    ],
  },
  { names: ['MCV', 'Mean cell volume'], code: '787-2', units: [['fL', 80, 100, 1]] },
  { names: ['Haematocrit', 'Hematocrit'], code: '4544-3', units: [['%', 36, 48, 1]] },
  {
    names: ['Sodium', 'Serum sodium'],
    code: '2951-2',
    units: [
      ['mmol/L', 135, 145, 0],
      ['mEq/L', 135, 145, 0],
    ],
  },
  { names: ['Potassium'], code: '2823-3', units: [['mmol/L', 3.5, 5.1, 1]] },
  { names: ['Chloride'], code: '2075-0', units: [['mmol/L', 98, 107, 0]] },
  {
    names: ['Creatinine'],
    code: '2160-0',
    units: [
      ['mg/dL', 0.6, 1.2, 2],
      ['umol/L', 60, 110, 0],
    ],
  },
  {
    names: ['ALT', 'Alanine aminotransferase', 'SGPT'],
    code: '1742-6',
    units: [
      ['U/L', 5, 45, 0],
      ['IU/L', 5, 45, 0],
    ],
  },
  { names: ['AST', 'SGOT'], code: '1920-8', units: [['U/L', 5, 40, 0]] },
  { names: ['Alkaline phosphatase', 'ALP'], code: '6768-6', units: [['U/L', 35, 130, 0]] },
  { names: ['GGT', 'Gamma GT'], code: '2324-2', units: [['U/L', 8, 60, 0]] },
  {
    names: ['Total bilirubin', 'Bilirubin'],
    code: '1975-2',
    units: [
      ['mg/dL', 0.2, 1.2, 1],
      ['umol/L', 3, 21, 0],
    ],
  },
  {
    names: ['Albumin'],
    code: '1751-7',
    units: [
      ['g/dL', 3.5, 5.2, 1],
      ['g/L', 35, 52, 0],
    ],
  },
  {
    names: ['Calcium'],
    code: '17861-6',
    units: [
      ['mg/dL', 8.6, 10.3, 1],
      ['mmol/L', 2.15, 2.57, 2],
    ],
  },
  { names: ['Magnesium'], code: '19123-9', units: [['mmol/L', 0.7, 1, 2]] },
  { names: ['C-reactive protein', 'CRP'], code: '1988-5', units: [['mg/L', 0, 5, 1]] },
  { names: ['HbA1c', 'Hemoglobin A1c'], code: '4548-4', units: [['%', 4, 5.6, 1]] },
  {
    names: ['Fasting glucose'],
    code: '1558-6',
    units: [
      ['mg/dL', 70, 99, 0],
      ['mmol/L', 3.9, 5.5, 1],
    ],
  },
  {
    names: ['Total cholesterol', 'Cholesterol'],
    code: '2093-3',
    units: [
      ['mg/dL', 120, 200, 0],
      ['mmol/L', 3.1, 5.2, 1],
    ],
  },
  {
    names: ['LDL cholesterol'],
    code: '13457-7',
    units: [
      ['mg/dL', 50, 130, 0],
      ['mmol/L', 1.3, 3.4, 1],
    ],
  },
  {
    names: ['HDL cholesterol'],
    code: '2085-9',
    units: [
      ['mg/dL', 40, 80, 0],
      ['mmol/L', 1, 2.1, 1],
    ],
  },
  {
    names: ['Triglycerides'],
    code: '2571-8',
    units: [
      ['mg/dL', 50, 150, 0],
      ['mmol/L', 0.6, 1.7, 1],
    ],
  },
  {
    names: ['TSH', 'Thyroid stimulating hormone'],
    code: '3016-3',
    units: [
      ['mIU/L', 0.4, 4.5, 2],
      ['uIU/mL', 0.4, 4.5, 2],
    ],
  },
  {
    names: ['Free T4'],
    code: '3024-7',
    units: [
      ['pmol/L', 10, 22, 1],
      ['ng/dL', 0.8, 1.8, 2],
    ],
  },
  {
    names: ['Ferritin'],
    code: '2276-4',
    units: [
      ['ng/mL', 30, 400, 0],
      ['ug/L', 30, 400, 0],
    ],
  },
  { names: ['Vitamin B12'], code: '2132-9', units: [['pg/mL', 200, 900, 0]] },
  {
    names: ['25-OH vitamin D', '25-OH Vitamin D'],
    code: '62292-8',
    units: [
      ['ng/mL', 30, 100, 0],
      ['nmol/L', 50, 175, 0],
    ],
  },
  { names: ['INR'], code: '6301-6', units: [['', 0.8, 1.2, 1]] },
]
export const laboratories = [
  'Northbridge Clinical Laboratory',
  'Harbour Street Pathology',
  'Silverlake Diagnostics',
  'St. Brannock Hospital Laboratory',
  'Westmoor Medical Centre',
] as const
export const people = ['Jane Sample', 'Oliver Testman', 'Maria Invented', 'Peter Nobody', 'Amina Fiction'] as const
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const medicines = [
  ['Metformin', '500 mg', 'one tablet twice daily'],
  ['Ramipril', '5 mg', 'one capsule once daily'],
  ['Atorvastatin', '20 mg', 'one tablet at night'],
  ['Amoxicillin', '500 mg', 'one capsule three times a day for 7 days'],
  ['Omeprazole', '20 mg', 'one capsule every morning'],
  ['Salbutamol', '100 mcg', 'two puffs as needed'],
  ['Levothyroxine', '75 mcg', 'one tablet every morning'],
  ['Sertraline', '50 mg', 'one tablet once daily'],
] as const
export const diagnoses = [
  'Type 2 diabetes mellitus',
  'Hypertension',
  'Iron deficiency anaemia',
  'Asthma',
  'Gout',
  'Hypothyroidism',
  'Migraine',
  'Osteoarthritis',
] as const
export const allergies = ['Penicillin', 'Latex', 'Ibuprofen', 'Peanuts', 'Sulfonamides'] as const
