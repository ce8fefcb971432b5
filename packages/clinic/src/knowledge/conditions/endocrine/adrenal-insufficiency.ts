import type { Condition } from '../../schema.ts'

export const adrenalInsufficiency = {
  id: 'adrenal-insufficiency',
  name: "Adrenal insufficiency (Addison's disease)",
  aliases: ["addison's disease", 'addison disease', 'adrenal failure', 'primary adrenal insufficiency', 'hypoadrenalism', 'hypocortisolism'],
  icd10: 'E27.1',
  system: 'endocrine',
  summary: 'The adrenal glands make too little cortisol.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fatigue', 'weight-loss'],
    often: ['skin-dark-patch', 'low-blood-pressure', 'appetite-loss', 'weakness-general', 'nausea', 'near-fainting', 'low-sodium'],
    some: ['abdominal-pain', 'vomiting', 'dizziness', 'high-potassium', 'low-mood', 'muscle-pain', 'craving', 'diarrhoea', 'dizziness.worse-standing'],
    occasional: ['history-autoimmune', 'family-autoimmune', 'skin-light-patch', 'takes-steroids', 'libido-low', 'joint-pain', 'low-blood-sugar', 'constipation', 'periods-irregular', 'history-thyroid', 'tb-contact'],
    rare: ['weight-gain', 'high-blood-pressure', 'heat-intolerance', 'fever'],
  },
  discriminators: ['skin-dark-patch', 'low-blood-pressure', 'low-sodium'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 730 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor within days and ask for a blood test of salts and cortisol.'],
  comeBack: ['you vomit, faint or become confused', 'you have fever'],
  examination: ['blood pressure lying and standing', 'salts and morning cortisol'],
  presentation: 'Months of tiredness, weight loss, no appetite, sickness, belly pain, dizziness on standing, salt craving, muscle pain and darkening of skin creases, scars and gums (bronzing); low sodium, high potassium. Autoimmune, tuberculosis; or after long steroids without darkening.',
  sources: ['StatPearls: Addison Disease', 'NHS: Addison’s disease'],
  examples: [
    { age: 39, sex: 'female', text: 'For months I have been exhausted, lost weight, crave salt, get dizzy when I stand, and my skin and gums have darkened without sun.' },
    { age: 28, sex: 'male', text: 'Weak, nauseous, low blood pressure, and my scars and knuckles have become brown.' },
  ],
} satisfies Condition
