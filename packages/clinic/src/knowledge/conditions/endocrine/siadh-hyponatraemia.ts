import type { Condition } from '../../schema.ts'

export const siadhHyponatraemia = {
  id: 'siadh-hyponatraemia',
  name: 'Low sodium',
  aliases: ['hyponatremia', 'hyponatraemia', 'siadh', 'syndrome of inappropriate antidiuretic hormone'],
  icd10: 'E87.1',
  system: 'endocrine',
  summary: 'Too little sodium in the blood; the brain suffers first.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'uncommon' } },
  findings: {
    usual: ['low-sodium'],
    often: ['fatigue', 'nausea', 'confusion-new', 'headache', 'weakness-general'],
    some: ['falls-recurrent', 'takes-diuretic', 'gait-unsteady', 'vomiting', 'muscle-cramps', 'drowsy-hard-to-wake', 'takes-antidepressant', 'appetite-loss'],
    occasional: ['seizure', 'history-cancer', 'loss-of-consciousness', 'takes-anticonvulsant', 'alcohol-heavy', 'swelling-legs', 'diarrhoea', 'irritability', 'smoker'],
    rare: ['fever', 'thirst'],
  },
  discriminators: ['low-sodium', 'confusion-new', 'takes-diuretic'],
  onset: ['days', 'weeks'],
  durationDays: { from: 1, to: 30 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today for a blood test.'],
  comeBack: ['a seizure begins', 'the person becomes very drowsy or confused'],
  examination: ['blood salts, urine salts'],
  presentation: 'An older person on water tablets or antidepressants, or with lung or brain disease, becomes nauseous, unsteady, forgetful, confused, drowsy, with headache, cramps and falls; severe cases have seizures.',
  sources: ['StatPearls: Hyponatremia', 'CKS: Hyponatraemia'],
  examples: [
    { age: 78, sex: 'female', text: 'Since starting water tablets my mother is confused, unsteady, sick and falls.' },
    { age: 70, sex: 'male', text: 'Headache, nausea, confusion, and the blood test shows sodium 118.' },
  ],
} satisfies Condition
