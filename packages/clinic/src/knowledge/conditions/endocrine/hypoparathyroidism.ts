import type { Condition } from '../../schema.ts'

export const hypoparathyroidism = {
  id: 'hypoparathyroidism',
  name: 'Low calcium (underactive parathyroid)',
  aliases: ['hypoparathyroidism', 'hypocalcaemia', 'hypocalcemia', 'tetany'],
  icd10: 'E20.9',
  system: 'endocrine',
  summary: 'Too little calcium in the blood makes nerves and muscles twitchy.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['muscle-cramps', 'tingling', 'low-calcium'],
    often: ['tingling-hands', 'numbness-face', 'twitching'],
    some: ['seizure', 'fatigue', 'recent-surgery', 'anxiety', 'involuntary-movements', 'tingling-feet', 'irritability', 'reflexes-brisk'],
    occasional: ['skin-dry', 'history-thyroid', 'nail-changes', 'hair-loss', 'low-mood', 'palpitations', 'stridor', 'low-vitamin-d', 'history-kidney-disease', 'memory-loss'],
    rare: ['fever', 'weight-loss', 'raised-calcium'],
  },
  discriminators: ['tingling-hands', 'muscle-cramps', 'low-calcium'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 2, to: 365 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today.'],
  comeBack: ['a seizure begins', 'the throat closes or breathing is noisy', 'your heart is irregular'],
  examination: ['calcium blood test', 'heart tracing'],
  presentation: 'Tingling round the mouth and in fingers and toes, muscle cramps and spasms of hands and feet, twitching, sometimes seizures or throat spasm, often after thyroid surgery. Chvostek and Trousseau signs.',
  sources: ['StatPearls: Hypoparathyroidism', 'NHS: Hypoparathyroidism'],
  examples: [
    { age: 45, sex: 'female', text: 'Since my thyroid operation my lips and fingers tingle and my hands cramp into a claw.' },
    { age: 33, sex: 'male', text: 'Cramps in hands and feet, twitching face, pins and needles around the mouth.' },
  ],
} satisfies Condition
