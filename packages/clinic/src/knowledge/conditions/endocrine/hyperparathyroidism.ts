import type { Condition } from '../../schema.ts'

export const hyperparathyroidism = {
  id: 'hyperparathyroidism',
  name: 'Overactive parathyroid',
  aliases: ['hyperparathyroidism', 'primary hyperparathyroidism', 'parathyroid adenoma', 'hypercalcaemia', 'hypercalcemia'],
  icd10: 'E21.0',
  system: 'endocrine',
  summary: 'The parathyroid glands raise calcium in the blood.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['raised-calcium'],
    often: ['fatigue', 'constipation', 'thirst', 'low-mood', 'bone-pain'],
    some: ['history-kidney-stones', 'urination-frequent', 'abdominal-pain', 'muscle-weakness', 'nausea', 'memory-loss', 'urine-excess', 'appetite-loss', 'concentration-poor', 'flank-pain'],
    occasional: ['low-trauma-fracture', 'confusion-new', 'history-osteoporosis', 'joint-pain', 'history-ulcer', 'itching-general', 'takes-diuretic', 'height-loss', 'insomnia', 'vomiting'],
    rare: ['weight-loss', 'fever', 'diarrhoea'],
  },
  discriminators: ['raised-calcium', 'history-kidney-stones', 'bone-pain'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1500 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.', 'Drink enough water.'],
  comeBack: ['you are confused or very drowsy', 'you vomit and cannot drink'],
  examination: ['calcium and parathyroid hormone', 'kidney tests and bone density'],
  presentation: 'Stones, bones, abdominal groans and psychic moans: kidney stones, bone pain and fractures, constipation, belly pain, thirst and much urine, tiredness, low mood, poor memory; often only a high calcium on a blood test in a woman after the menopause.',
  sources: ['NICE: Hyperparathyroidism (primary): diagnosis, assessment and initial management', 'NHS: Hyperparathyroidism'],
  examples: [
    { age: 61, sex: 'female', text: 'Kidney stones twice, aching bones, constipation, thirst and low mood, and my calcium is high.' },
    { age: 56, sex: 'female', text: 'Tired, forgetful, always thirsty, stomach pains; the doctor found high calcium.' },
  ],
} satisfies Condition
