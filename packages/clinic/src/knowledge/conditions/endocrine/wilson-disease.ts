import type { Condition } from '../../schema.ts'

export const wilsonDisease = {
  id: 'wilson-disease',
  name: "Wilson's disease",
  aliases: ['hepatolenticular degeneration', 'wilson disease'],
  icd10: 'E83.0',
  system: 'endocrine',
  summary: 'An inherited disorder in which copper harms liver and brain.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', older: 'never' } },
  findings: {
    usual: ['raised-liver-enzymes'],
    often: ['tremor', 'jaundice', 'fatigue', 'speech-slurred', 'personality-change'],
    some: ['involuntary-movements', 'ascites', 'coordination-poor', 'low-mood', 'poor-school-performance', 'stiffness-slowness', 'abdominal-swelling', 'drooling', 'gait-unsteady', 'liver-enlarged'],
    occasional: ['low-haemoglobin', 'family-neurological-inherited', 'bruising-easy', 'delusions', 'joint-pain', 'swallowing-difficult', 'seizure', 'spleen-enlarged', 'dark-urine'],
    rare: ['fever', 'weight-gain'],
  },
  discriminators: ['tremor', 'raised-liver-enzymes', 'involuntary-movements'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 1500 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor this week.'],
  comeBack: ['you turn yellow', 'you become confused'],
  examination: ['copper tests, look at the eyes with a slit lamp', 'liver tests'],
  presentation: 'A child or young adult with liver trouble (jaundice, hepatitis, cirrhosis) or tremor, slurred speech, clumsiness, stiff postures, drooling, change of behaviour; golden-brown rings in the eyes (Kayser-Fleischer), low caeruloplasmin.',
  sources: ['StatPearls: Wilson Disease', 'Merck: Wilson Disease'],
  examples: [
    { age: 19, sex: 'male', text: 'My hands flap and shake, my speech is slurred, my marks fell and my liver tests are bad.' },
    { age: 16, sex: 'female', text: 'Yellow eyes, tremor and strange movements, and my brother has a copper disease.' },
  ],
} satisfies Condition
