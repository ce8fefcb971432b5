import type { Condition } from '../../schema.ts'

export const qFever = {
  id: 'q-fever',
  name: 'Q fever',
  aliases: ['Coxiella burnetii infection', 'query fever'],
  icd10: 'A78',
  system: 'infectious',
  summary: 'Bacteria from birthing farm animals. Like flu or pneumonia.',
  commonness: { usual: 'very-rare', sex: 'mostly-male' },
  findings: {
    usual: ['fever', 'fever-high', 'headache', 'fatigue'],
    often: ['animal-hide-contact', 'body-aches', 'chills', 'cough.dry', 'cough', 'raised-liver-enzymes', 'sweating', 'farm-or-mould-exposure'],
    some: ['chest-xray-consolidation', 'animal-contact', 'chest-pain', 'nausea', 'weight-loss', 'vomiting', 'diarrhoea', 'breathless', 'headache.around-eye', 'unpasteurised-milk', 'night-sweats'],
    occasional: ['heart-murmur', 'jaundice', 'rash', 'history-valve-disease'],
    rare: ['sputum', 'nose-runny', 'sore-throat', 'eschar', 'lymph-nodes-swollen', 'bird-keeping'],
  },
  discriminators: ['animal-hide-contact', 'raised-liver-enzymes', 'headache.around-eye', 'cough.dry'],
  onset: ['sudden', 'days'],
  durationDays: { from: 2, to: 21 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor and tell about lambing, calving or goats.'],
  comeBack: ['you get breathless', 'you have a valve problem', 'you are pregnant'],
  examination: ['antibodies', 'liver values', 'chest X-ray', 'heart ultrasound'],
  presentation: 'Two to three weeks after lambing, calving or goats: sudden high fever, very bad headache behind the eyes, sweats, dry cough with a patchy lung shadow and liver irritation. Later valve infection.',
  sources: ['CDC: Q fever', 'NHS: Q fever', 'StatPearls: Q Fever'],
  examples: [
    { age: 46, sex: 'male', text: 'Two weeks after helping with lambing I have a high fever, awful headache, sweats and a dry cough.' },
    { age: 38, sex: 'female', text: 'Vet on a goat farm: fever, headache, pneumonia on the X-ray, liver values raised.' },
  ],
} satisfies Condition
