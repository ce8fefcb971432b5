import type { Condition } from '../../schema.ts'

export const malaria = {
  id: 'malaria',
  name: 'Malaria',
  aliases: ['falciparum malaria', 'vivax malaria', 'tropical malaria', 'paludism', 'swamp fever', 'severe malaria', 'cerebral malaria'],
  icd10: 'B54',
  system: 'infectious',
  summary: 'Parasites from a mosquito bite destroy red blood cells. It can kill within days.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['fever', 'recent-travel-tropics', 'chills'],
    often: ['fever-high', 'rigors', 'headache', 'sweating', 'malaise', 'body-aches', 'fever.swings', 'malaria-parasites', 'fatigue', 'mosquito-bites', 'low-platelets', 'takes-antimalarial-no'],
    some: ['nausea', 'vomiting', 'spleen-enlarged', 'low-haemoglobin', 'appetite-loss', 'jaundice', 'abdominal-pain', 'weakness-general', 'raised-bilirubin', 'diarrhoea', 'back-pain', 'fever.intermittent', 'joint-pain'],
    occasional: ['confusion-new', 'dark-urine', 'drowsy-hard-to-wake', 'seizure', 'raised-creatinine', 'cough', 'low-blood-sugar', 'liver-enlarged', 'breathless', 'pallor'],
    rare: ['rash', 'sore-throat', 'nose-runny', 'eye-pain', 'bleeding-gums', 'lymph-nodes-swollen', 'eschar'],
  },
  discriminators: ['recent-travel-tropics', 'fever.swings', 'rigors', 'malaria-parasites', 'spleen-enlarged', 'rash'],
  onset: ['days', 'hours'],
  durationDays: { from: 1, to: 21 },
  course: ['worsening', 'recurrent'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department today and say where you travelled.', 'Malaria must be ruled out by a blood test the same day.'],
  comeBack: ['you get confused or drowsy', 'you turn yellow', 'you have a fit', 'urine turns dark'],
  examination: ['blood film or rapid test, repeated', 'blood count, sugar, kidney and liver values'],
  presentation:
    'Fever within weeks to months (up to a year) after a stay in Africa, Asia or South America: cold stage with shaking, hot stage, then drenching sweat, every second or third day or without order; headache, muscle pain, vomiting, tiredness. Large spleen, anaemia, few platelets, jaundice. No tablets taken, visiting relatives. Cerebral: confusion, fits, coma.',
  sources: ['WHO: Guidelines for malaria', 'CDC: Malaria', 'NHS: Malaria'],
  examples: [
    { age: 34, sex: 'male', text: 'I came back from Ghana ten days ago and took no malaria tablets. Since three days I have attacks of shaking chills, then high fever, then sweating, and a bad headache.' },
    { age: 27, sex: 'female', text: 'Two weeks after a trip to Kenya: fever every other day with rigors, aching all over, vomiting.' },
  ],
} satisfies Condition
