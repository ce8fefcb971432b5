import type { Condition } from '../../schema.ts'

export const myxoedemaComa = {
  id: 'myxoedema-coma',
  name: 'Myxoedema coma',
  aliases: ['myxedema coma', 'severe hypothyroidism', 'myxoedema crisis', 'decompensated hypothyroidism', 'myxedema crisis'],
  icd10: 'E03.5',
  system: 'endocrine',
  summary: 'An underactive thyroid has become so severe that the body shuts down.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', older: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['drowsy-hard-to-wake', 'low-temperature', 'raised-tsh'],
    often: ['confusion-new', 'slow-heart-rate', 'history-thyroid', 'low-blood-pressure', 'swelling-face', 'cold-intolerance', 'skin-dry', 'low-sodium', 'swelling-general', 'reflexes-reduced'],
    some: ['low-blood-sugar', 'weight-gain', 'constipation', 'hoarse-voice', 'cold-exposure-long', 'recent-infection', 'missed-doses', 'low-oxygen', 'fatigue', 'hair-loss', 'eyelid-swelling', 'nursing-home-resident', 'raised-carbon-dioxide', 'takes-opioid'],
    occasional: ['seizure', 'urinary-retention', 'echo-pericardial-effusion', 'abdominal-swelling'],
    rare: ['fever', 'sweating', 'fast-heart-rate', 'tremor', 'weight-loss', 'heat-intolerance'],
  },
  discriminators: ['low-temperature', 'slow-heart-rate', 'drowsy-hard-to-wake'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Keep the person warm with blankets, not with hot bottles.'],
  comeBack: ['breathing gets slow', 'the person cannot be woken'],
  examination: ['temperature, pulse, sugar', 'thyroid, cortisol and salts', 'warm slowly and treat in hospital'],
  presentation: 'Older woman with long untreated hypothyroidism, in winter, after an infection, operation or sedative: sleepy to comatose, cold, slow pulse, low pressure, slow breathing, puffy face, dry cool skin, slow reflexes, low sodium and sugar.',
  sources: ['StatPearls: Myxedema', 'Merck: Hypothyroidism', 'NHS: Underactive thyroid (hypothyroidism)'],
  examples: [
    { age: 74, sex: 'female', text: 'My mother stopped her thyroid tablets months ago; now she is cold, very drowsy and confused, her face is puffy and her pulse is 42.' },
    { age: 69, sex: 'female', text: 'Found hard to wake in winter, temperature 33, slow heart, dry skin; known thyroid disease.' },
  ],
} satisfies Condition
