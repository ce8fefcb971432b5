import type { Condition } from '../../schema.ts'

export const viralInfection = {
  id: 'viral-infection',
  name: 'Viral infection',
  aliases: ['viral illness', 'nonspecific viral illness', 'viral syndrome', 'viral fever', 'unspecified viral infection'],
  icd10: 'B34.9',
  system: 'infectious',
  summary: 'One of many harmless viruses. It goes by itself within days.',
  commonness: { usual: 'very-common' },
  findings: {
    usual: ['fever', 'malaise'],
    often: ['fatigue', 'body-aches', 'headache', 'appetite-loss', 'sick-contact'],
    some: ['nose-runny', 'sore-throat', 'cough', 'nausea', 'chills', 'flu-like-illness', 'rash', 'lymph-nodes-neck', 'diarrhoea', 'irritability-child', 'daycare-contact'],
    occasional: ['vomiting', 'abdominal-pain', 'joint-pain', 'sweating', 'dizziness', 'rash.trunk-site'],
    rare: ['fever-prolonged', 'rigors', 'neck-stiffness', 'rash.non-blanching', 'confusion-new', 'looks-very-ill', 'recent-travel-tropics', 'low-blood-pressure', 'tonsil-exudate', 'urination-painful', 'chest-pain'],
  },
  discriminators: ['fever', 'malaise', 'fever-prolonged', 'rigors'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 7 },
  course: ['improving', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Rest and drink enough.', { text: 'Paracetamol as the packet says if you feel bad.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }],
  comeBack: ['fever lasts over three days', 'you get a stiff neck, a rash that does not fade, or get confused', 'you get short of breath'],
  examination: ['temperature', 'look at throat, ears and skin', 'listen to the chest'],
  presentation: 'A few days of mild fever, tiredness, aches, poor appetite, perhaps a runny nose, sore throat, loose stools or a faint rash, without any one organ standing out.',
  sources: ['NHS: High temperature (fever) in adults', 'Merck: Overview of Viruses'],
  examples: [
    { age: 26, sex: 'female', text: 'For two days I have had a mild fever, feel run down and achy, no appetite. My flatmate had the same.' },
    { age: 4, sex: 'male', text: 'My son has a fever since yesterday, is tired and eats little, but plays when the fever is down.' },
  ],
} satisfies Condition
