import type { Condition } from '../../schema.ts'

export const hyperthyroidism = {
  id: 'hyperthyroidism',
  name: 'Overactive thyroid',
  aliases: ['hyperthyroidism', 'thyrotoxicosis', 'overactive thyroid gland'],
  icd10: 'E05.9',
  system: 'endocrine',
  summary: 'The thyroid makes too much hormone, and the body runs too fast.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['weight-loss', 'palpitations'],
    often: ['heat-intolerance', 'tremor', 'sweating', 'anxiety', 'fast-heart-rate', 'low-tsh', 'fatigue', 'neck-swelling-thyroid'],
    some: ['appetite-increased', 'diarrhoea', 'insomnia', 'irritability', 'eye-bulging', 'muscle-weakness', 'weakness-proximal', 'periods-irregular', 'palpitations-irregular', 'bowel-habit-change', 'hair-loss', 'eye-gritty'],
    occasional: ['breathless', 'swelling-legs', 'family-thyroid', 'double-vision', 'reflexes-brisk', 'takes-amiodarone', 'infertility', 'hyperactivity', 'itching-general', 'chest-pain', 'gynaecomastia', 'postpartum', 'skin-warm'],
    rare: ['cold-intolerance', 'weight-gain', 'constipation', 'fever'],
  },
  discriminators: ['heat-intolerance', 'weight-loss', 'low-tsh'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 365 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment this week and ask for a thyroid blood test.'],
  comeBack: ['you have fever with a racing heart', 'you are confused', 'your chest hurts'],
  examination: ['thyroid blood tests', 'pulse, eyes and neck'],
  presentation: 'Weight loss in spite of a good appetite, feeling hot, sweating, racing or irregular heart, fine tremor, nervousness, poor sleep, loose stools, weak thighs, light periods, a goitre; bulging gritty eyes and thick shins in Graves disease. Low TSH.',
  sources: ['NICE: Thyroid disease: assessment and management', 'NHS: Overactive thyroid (hyperthyroidism)'],
  examples: [
    { age: 34, sex: 'female', text: 'I have lost 6 kg though I eat more, I am always hot and sweaty, my heart races, my hands shake and my eyes look bigger.' },
    { age: 56, sex: 'male', text: 'Palpitations, shaking hands, loose stools and I cannot bear heat.' },
  ],
} satisfies Condition
