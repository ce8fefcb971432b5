import type { Condition } from '../../schema.ts'

export const foodAllergy = {
  id: 'food-allergy',
  name: 'Food allergy',
  aliases: ['peanut allergy', 'milk allergy', 'egg allergy', 'ige mediated food allergy', 'oral allergy syndrome'],
  icd10: 'T78.1',
  system: 'immune',
  summary: 'The body fights a food: itching, hives or belly trouble soon after eating.',
  commonness: { usual: 'uncommon' },
  findings: {
    usual: ['hives', 'skin-itch'],
    often: ['history-food-allergy', 'vomiting', 'swelling-lips-tongue', 'suspicious-meal'],
    some: ['abdominal-pain', 'diarrhoea', 'history-eczema', 'family-asthma-allergy', 'skin-flushing', 'nausea', 'history-asthma', 'nose-runny'],
    occasional: ['wheeze', 'throat-lump-feeling', 'eyelid-swelling', 'cough', 'sneezing', 'history-hay-fever', 'stool-bloody', 'crying-inconsolable'],
    rare: ['fever', 'low-blood-pressure', 'weight-loss'],
  },
  discriminators: ['hives', 'history-food-allergy', 'swelling-lips-tongue'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.02, to: 1 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Note what you ate, took or touched before it began.', 'Leave that food out until you have seen a doctor.', { text: 'An antihistamine as the packet says for mild itching.', fromYears: 2, medicine: true }],
  comeBack: ['you wheeze or are short of breath', 'tongue or throat swell', 'you feel faint'],
  examination: ['history, skin prick or blood test'],
  presentation: 'Within minutes to two hours of nuts, milk, egg, fish, shellfish, wheat or fruit: itchy mouth, hives, swollen lips, vomiting, belly pain, runny nose; each time with the same food; child with eczema.',
  sources: ['NICE: Food allergy in under 19s', 'NHS: Food allergy'],
  examples: [
    { age: 4, sex: 'male', text: 'Each time my son eats egg he gets hives around the mouth and vomits within half an hour.' },
    { age: 25, sex: 'female', text: 'My mouth itches and lips swell a bit when I eat hazelnuts or raw apple.' },
  ],
} satisfies Condition
