import type { Condition } from '../../schema.ts'

export const functionalDyspepsia = {
  id: 'functional-dyspepsia',
  name: 'Functional dyspepsia',
  aliases: ['non ulcer dyspepsia', 'indigestion', 'dyspepsia', 'nervous stomach', 'irritable stomach', 'functional indigestion'],
  icd10: 'K30',
  system: 'gastrointestinal',
  summary: 'The upper belly is uneasy after meals although the stomach is healthy.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'uncommon' } },
  findings: {
    usual: ['indigestion'],
    often: ['early-fullness', 'bloating', 'abdominal-pain.epigastric', 'abdominal-pain', 'nausea', 'belching', 'abdominal-pain.after-meals', 'abdominal-pain.long-standing'],
    some: ['anxiety', 'heartburn', 'stress-high', 'abdominal-pain.burning', 'history-ibs', 'spicy-fatty-diet', 'abdominal-pain.mild', 'low-mood', 'takes-nsaid', 'smoker'],
    occasional: ['appetite-loss', 'vomiting', 'positive-hpylori', 'insomnia'],
    rare: ['weight-loss', 'stool-black', 'vomiting-blood', 'swallowing-difficult', 'fever', 'low-haemoglobin', 'jaundice', 'abdominal-mass'],
  },
  discriminators: ['indigestion', 'early-fullness', 'bloating'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 3650 },
  course: ['recurrent', 'episodic'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Eat smaller meals, slowly and not late.', { text: 'Cut down on coffee, alcohol, fatty and spicy food.', fromYears: 12 }, 'Find time to rest; stress makes it worse.'],
  comeBack: ['you lose weight or food sticks', 'you vomit blood or have black stools', 'it is new and you are over 55'],
  examination: ['press the upper belly', 'a test for Helicobacter', 'a camera test if there are warning signs'],
  presentation: 'Months of bothersome fullness after meals, early satiety, bloating, burping or burning in the upper belly without any ulcer or other finding on endoscopy. Comes and goes with stress and food. No weight loss, no bleeding, no trouble swallowing.',
  sources: ['CKS: Dyspepsia - unidentified cause', 'NICE: Gastro-oesophageal reflux disease and dyspepsia in adults', 'NHS: Indigestion'],
  examples: [
    { age: 36, sex: 'female', text: 'For over a year I feel too full and bloated after normal meals, with an ache in the upper belly and burping, worse when I am stressed. The camera test was normal.' },
    { age: 29, sex: 'male', text: 'I have indigestion after nearly every meal, get full after a few bites, and feel a bit sick. My weight is steady.' },
  ],
} satisfies Condition
