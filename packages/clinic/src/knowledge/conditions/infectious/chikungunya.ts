import type { Condition } from '../../schema.ts'

export const chikungunya = {
  id: 'chikungunya',
  name: 'Chikungunya',
  aliases: ['chikungunya fever', 'chikungunya virus infection', 'CHIK'],
  icd10: 'A92.0',
  system: 'infectious',
  summary: 'A mosquito virus with fever and very painful joints.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'joint-pain', 'recent-travel-tropics', 'joint-pain.severe', 'joint-pain.several-joints'],
    often: ['fever-high', 'joint-swelling', 'rash', 'mosquito-bites', 'body-aches', 'headache', 'fever.sudden', 'fatigue', 'joint-pain.both-sides'],
    some: ['nausea', 'joint-stiffness-morning', 'back-pain', 'rash.trunk-site', 'skin-itch', 'low-white-cells', 'chills', 'hand-pain', 'ankle-pain', 'eye-redness'],
    occasional: ['lymph-nodes-swollen', 'vomiting', 'mouth-ulcers'],
    rare: ['bleeding-gums', 'low-platelets', 'jaundice', 'fever.swings', 'headache.around-eye', 'skin-purple-spots', 'positive-rheumatoid-factor'],
  },
  discriminators: ['joint-pain.severe', 'joint-pain.both-sides', 'recent-travel-tropics', 'low-platelets'],
  onset: ['sudden'],
  durationDays: { from: 1, to: 60 },
  course: ['constant', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'Rest, drink, paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'Take no ibuprofen or aspirin until dengue is ruled out.'],
  comeBack: ['you bleed', 'you are confused', 'you cannot drink'],
  examination: ['blood count', 'virus test', 'malaria and dengue test'],
  presentation: 'Three to seven days after mosquito bites in the tropics: sudden high fever and disabling pain and swelling of hands, wrists, ankles and feet on both sides, bent over; rash, headache. Joint pain may last for months.',
  sources: ['WHO: Chikungunya', 'CDC: Chikungunya virus', 'StatPearls: Chikungunya Fever'],
  examples: [
    { age: 44, sex: 'female', text: 'A week after a holiday in the Caribbean I got high fever, a rash and such pain in wrists, fingers and ankles that I can hardly walk.' },
    { age: 52, sex: 'male', text: 'Fever is gone but since a trip to India three weeks ago all small joints are swollen and painful.' },
  ],
} satisfies Condition
