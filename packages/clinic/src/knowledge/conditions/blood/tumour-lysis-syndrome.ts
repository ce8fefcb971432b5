import type { Condition } from '../../schema.ts'

export const tumourLysisSyndrome = {
  id: 'tumour-lysis-syndrome',
  name: 'Tumour lysis syndrome',
  aliases: ['tumor lysis syndrome', 'TLS'],
  icd10: 'E88.3',
  system: 'blood',
  summary: 'Cancer cells that die quickly flood the blood with salts and acid.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['takes-chemotherapy', 'high-potassium', 'raised-uric-acid', 'raised-creatinine'],
    often: ['nausea', 'raised-phosphate', 'low-calcium', 'urine-little', 'history-cancer', 'vomiting', 'weakness-general'],
    some: ['muscle-cramps', 'palpitations', 'fatigue', 'palpitations-irregular', 'tingling', 'swelling-general', 'raised-ldh'],
    occasional: ['seizure', 'faint-or-collapse', 'confusion-new', 'flank-pain', 'diarrhoea', 'twitching'],
    rare: ['fever', 'rash', 'bleeding-gums', 'joint-red-hot'],
  },
  discriminators: ['takes-chemotherapy', 'raised-uric-acid', 'high-potassium', 'raised-phosphate'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Call your cancer ward now or go to the emergency department.'],
  comeBack: ['the heart stumbles', 'a fit', 'you pass no urine'],
  examination: ['potassium, phosphate, calcium, uric acid, kidneys', 'ECG'],
  presentation: 'One to three days after the first chemotherapy for leukaemia or lymphoma: nausea, weakness, cramps, tingling, little urine, uneven heartbeat; high potassium, phosphate and uric acid, low calcium, failing kidneys.',
  sources: ['StatPearls: Tumor Lysis Syndrome', 'Merck: Tumor Lysis Syndrome'],
  examples: [
    { age: 45, sex: 'male', text: 'Two days after my first chemotherapy for lymphoma: cramps, nausea, hardly any urine and palpitations.' },
    { age: 61, sex: 'female', text: 'Chemotherapy for leukaemia yesterday, potassium and uric acid high, creatinine rising.' },
  ],
} satisfies Condition
