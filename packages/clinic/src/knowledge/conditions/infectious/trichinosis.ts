import type { Condition } from '../../schema.ts'

export const trichinosis = {
  id: 'trichinosis',
  name: 'Trichinosis',
  aliases: ['trichinellosis', 'Trichinella infection'],
  icd10: 'B75',
  system: 'infectious',
  summary: 'Worms from undercooked pork or game that settle in the muscles.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['muscle-pain', 'raw-food', 'eosinophilia'],
    often: ['fever', 'eyelid-swelling', 'swelling-face', 'raised-ck', 'body-aches', 'weakness-general'],
    some: ['diarrhoea', 'nausea', 'abdominal-pain', 'eye-redness', 'headache', 'suspicious-meal', 'vomiting', 'splinter-spots-fingers', 'rash', 'fatigue'],
    occasional: ['swallowing-difficult', 'palpitations', 'breathless', 'light-sensitivity'],
    rare: ['joint-swelling', 'muscle-weakness.long-standing', 'jaundice', 'cough', 'rash-palms-soles'],
  },
  discriminators: ['eyelid-swelling', 'raw-food', 'eosinophilia', 'muscle-pain'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 40 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor and tell about pork, boar or bear meat.'],
  comeBack: ['the heart races', 'you get breathlessness', 'you get a bad headache'],
  examination: ['eosinophils and muscle enzyme', 'antibodies'],
  presentation: 'Days after raw or undercooked pork, wild boar or bear: diarrhoea; one to two weeks later fever, swollen eyelids, strong muscle pain, splinter bleeding under the nails, very high eosinophils.',
  sources: ['CDC: Trichinellosis', 'StatPearls: Trichinella Spiralis', 'Merck: Trichinosis'],
  examples: [
    { age: 45, sex: 'male', text: 'Two weeks after homemade boar sausage: fever, swollen eyelids and terrible muscle pain. Eosinophils high.' },
    { age: 33, sex: 'female', text: 'Ate undercooked pork, had diarrhoea, now puffy eyes and sore muscles with fever.' },
  ],
} satisfies Condition
