import type { Condition } from '../../schema.ts'

export const aspirationPneumonia = {
  id: 'aspiration-pneumonia',
  name: 'Aspiration pneumonia',
  aliases: ['aspiration pneumonitis', 'Mendelson syndrome', 'inhalation pneumonia'],
  icd10: 'J69.0',
  system: 'respiratory',
  summary: 'Food, drink or stomach contents went into the lungs and inflamed them.',
  commonness: { usual: 'uncommon', ages: { newborn: 'rare', infant: 'rare', toddler: 'rare', child: 'rare', adolescent: 'very-rare', 'young-adult': 'rare', older: 'common' } },
  findings: {
    usual: ['cough', 'fever', 'crackles-in-lungs'],
    often: ['swallowing-difficult', 'breathless', 'sputum', 'choking-episode', 'chest-xray-consolidation', 'fast-breathing-rate', 'low-oxygen', 'history-stroke'],
    some: ['history-dementia', 'vomiting', 'drowsy-hard-to-wake', 'nursing-home-resident', 'alcohol-heavy', 'sputum.foul', 'history-parkinson', 'sputum.green-yellow', 'raised-white-cells', 'wheeze', 'history-epilepsy', 'history-reflux', 'malaise'],
    occasional: ['confusion-new', 'cyanosis', 'chest-pain.worse-breathing', 'weight-loss', 'bad-breath', 'seizure', 'overdose-taken'],
    rare: ['nose-runny', 'sore-throat', 'body-aches', 'sick-contact', 'rash'],
  },
  discriminators: ['swallowing-difficult', 'choking-episode', 'sputum.foul', 'history-stroke'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 10 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Sit upright to eat and drink.', 'Give nothing by mouth if swallowing is unsafe.', 'See a doctor today.'],
  comeBack: ['breathing gets hard', 'lips turn blue', 'the person is hard to wake'],
  examination: ['oxygen', 'chest X-ray', 'test of swallowing'],
  presentation: 'Old or drowsy person, after stroke, with dementia, Parkinson, seizures, alcohol or vomiting, who chokes on food and then gets fever, cough with foul phlegm, breathlessness and crackles at the right base.',
  sources: ['StatPearls: Aspiration Pneumonia', 'Merck: Aspiration Pneumonitis and Pneumonia'],
  examples: [
    { age: 82, sex: 'male', text: 'Since his stroke he coughs and chokes when eating. Now he has a fever, rattling chest and foul phlegm.' },
    { age: 55, sex: 'male', text: 'After being very drunk and vomiting I have fever, cough and short breath since yesterday.' },
  ],
} satisfies Condition
