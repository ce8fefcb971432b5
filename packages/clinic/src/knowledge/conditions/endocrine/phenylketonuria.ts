import type { Condition } from '../../schema.ts'

export const phenylketonuria = {
  id: 'phenylketonuria',
  name: 'Phenylketonuria',
  aliases: ['pku'],
  icd10: 'E70.0',
  system: 'endocrine',
  summary: 'An inherited disorder of protein breakdown that harms the brain if untreated.',
  commonness: { usual: 'very-rare', ages: { adult: 'never', older: 'never', 'young-adult': 'very-rare' } },
  findings: {
    usual: ['developmental-delay'],
    often: ['seizure', 'irritability-child', 'urine-smell'],
    some: ['rash', 'skin-dry', 'hyperactivity', 'vomiting', 'growth-poor', 'speech-delay', 'social-communication-poor'],
    occasional: ['head-large', 'involuntary-movements', 'tremor', 'poor-school-performance', 'aggression', 'family-neurological-inherited', 'infant-not-feeding'],
    rare: ['fever', 'jaundice', 'diarrhoea'],
  },
  discriminators: ['developmental-delay', 'urine-smell', 'seizure'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 3000 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Ask whether the newborn heel-prick test was done.', 'See a doctor this week.'],
  comeBack: ['a seizure begins', 'the baby does not feed'],
  examination: ['a blood test for phenylalanine'],
  presentation: 'A baby or child not screened at birth with slow development, seizures, small head, eczema, pale hair and skin, musty or mousy smell of urine.',
  sources: ['NHS: Phenylketonuria', 'Merck: Phenylketonuria'],
  examples: [
    { age: 2, sex: 'male', text: 'My son does not speak yet, has fits, very fair hair, eczema and a mousy smell. He had no newborn test.' },
    { age: 1, sex: 'female', text: 'Slow development, musty urine smell and seizures.' },
  ],
} satisfies Condition
