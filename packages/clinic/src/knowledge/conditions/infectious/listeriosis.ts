import type { Condition } from '../../schema.ts'

export const listeriosis = {
  id: 'listeriosis',
  name: 'Listeriosis',
  aliases: ['Listeria infection', 'Listeria monocytogenes infection'],
  icd10: 'A32.9',
  system: 'infectious',
  summary: 'Bacteria from soft cheese and cold meats, dangerous in pregnancy, in old age and with a weak immune system.',
  commonness: { usual: 'very-rare', ages: { newborn: 'rare' }, pregnancy: 'more' },
  findings: {
    usual: ['fever', 'suspicious-meal'],
    often: ['body-aches', 'pregnant', 'malaise', 'chills', 'headache', 'unpasteurised-milk', 'raw-food'],
    some: ['diarrhoea', 'nausea', 'back-pain', 'immune-suppressed', 'neck-stiffness', 'confusion-new', 'vomiting', 'fatigue', 'positive-blood-culture'],
    occasional: ['reduced-fetal-movements', 'contractions', 'seizure', 'gait-unsteady', 'csf-abnormal', 'infant-not-feeding'],
    rare: ['rash', 'cough', 'sore-throat', 'jaundice', 'urination-painful'],
  },
  discriminators: ['pregnant', 'unpasteurised-milk', 'fever'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the hospital if you are pregnant or have a weak immune system and a fever.', 'Avoid soft cheese, pate and cold smoked fish.'],
  comeBack: ['the baby moves less', 'you get a stiff neck or confusion', 'you get contractions'],
  examination: ['blood cultures', 'check of the unborn child'],
  presentation: 'Pregnant woman with flu-like fever, back ache and diarrhoea days to weeks after soft raw-milk cheese, pate, cold meat or smoked fish; risk of losing the child. Old people and weak defences: blood poisoning or meningitis.',
  sources: ['CDC: Listeria (listeriosis)', 'NHS: Listeriosis', 'StatPearls: Listeria Monocytogenes'],
  examples: [
    { age: 29, sex: 'female', text: 'I am 28 weeks pregnant, ate raw milk cheese and now have fever, back ache and muscle aches like flu.' },
    { age: 76, sex: 'male', text: 'Fever, headache, stiff neck and confusion, eats much soft cheese and takes steroids.' },
  ],
} satisfies Condition
