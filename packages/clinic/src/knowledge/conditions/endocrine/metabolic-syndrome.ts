import type { Condition } from '../../schema.ts'

export const metabolicSyndrome = {
  id: 'metabolic-syndrome',
  name: 'Metabolic syndrome',
  aliases: ['insulin resistance', 'syndrome x', 'prediabetes', 'impaired glucose tolerance'],
  icd10: 'E88.81',
  system: 'endocrine',
  summary: 'Belly fat, raised pressure, sugar and fats together: a warning for heart and sugar.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['obesity'],
    often: ['high-blood-pressure', 'raised-glucose', 'history-high-cholesterol', 'overweight', 'inactive', 'history-hypertension'],
    some: ['skin-dark-velvety-folds', 'fatigue', 'family-diabetes', 'raised-hba1c', 'weight-gain', 'raised-liver-enzymes', 'smoker'],
    occasional: ['history-pcos', 'snoring', 'skin-tags', 'raised-uric-acid', 'erection-difficulty', 'stress-high'],
    rare: ['thirst', 'weight-loss', 'urine-excess'],
  },
  discriminators: ['obesity', 'history-high-cholesterol', 'raised-glucose'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 180, to: 5000 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.', 'Move for half an hour most days and lose a few kilograms.'],
  comeBack: ['you are thirsty and pass a lot of urine', 'your chest hurts'],
  examination: ['waist, blood pressure, sugar and fats'],
  presentation: 'A person with a large waist, raised blood pressure, borderline sugar, high triglycerides and low HDL cholesterol, dark skin folds, no complaints.',
  sources: ['StatPearls: Metabolic Syndrome', 'NHS: Metabolic syndrome'],
  examples: [
    { age: 49, sex: 'male', text: 'Big belly, blood pressure 145/92, sugar a bit high and high triglycerides, but I feel fine.' },
    { age: 45, sex: 'female', text: 'My doctor said prediabetes, high blood pressure and cholesterol; I am overweight.' },
  ],
} satisfies Condition
