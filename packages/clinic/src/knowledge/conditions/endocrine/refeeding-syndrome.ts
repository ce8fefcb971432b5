import type { Condition } from '../../schema.ts'

export const refeedingSyndrome = {
  id: 'refeeding-syndrome',
  name: 'Refeeding syndrome',
  aliases: ['refeeding', 'refeeding hypophosphataemia', 'refeeding hypophosphatemia'],
  icd10: 'E87.8',
  system: 'endocrine',
  summary: 'When starved people eat again, salts in the blood fall dangerously.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['low-phosphate', 'fasting-or-vomiting-days'],
    often: ['underweight', 'swelling-legs', 'weakness-general', 'history-eating-disorder', 'low-potassium', 'low-magnesium', 'fatigue', 'alcohol-heavy'],
    some: ['breathless', 'palpitations', 'confusion-new', 'muscle-weakness', 'fast-heart-rate', 'weight-loss', 'tingling', 'recent-hospital-stay', 'history-cancer', 'muscle-cramps', 'raised-glucose'],
    occasional: ['seizure', 'ecg-irregular', 'raised-ck', 'faint-or-collapse', 'diarrhoea'],
    rare: ['fever', 'rash', 'jaundice', 'urination-painful', 'raised-creatinine'],
  },
  discriminators: ['low-phosphate', 'fasting-or-vomiting-days', 'low-magnesium'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital; food is built up slowly with vitamins and salts.'],
  comeBack: ['you are short of breath, your heart stumbles or you are confused'],
  examination: ['phosphate, potassium and magnesium daily', 'a heart tracing'],
  presentation: 'Two to five days after food begins again in anorexia, alcohol dependence, cancer or long fasting: swollen legs, weakness, tingling, breathlessness, irregular heart, confusion, fits; low phosphate, potassium, magnesium.',
  sources: ['StatPearls: Refeeding Syndrome', 'NICE: Nutrition support for adults', 'Merck: Undernutrition'],
  examples: [
    { age: 19, sex: 'female', text: 'With anorexia I hardly ate for months; three days after starting to eat again my legs swelled, I am weak, breathless and my heart stumbles. Phosphate is low.' },
    { age: 58, sex: 'male', text: 'Alcoholic, starved for weeks, fed by tube; now confused with low phosphate and potassium.' },
  ],
} satisfies Condition
