import type { Condition } from '../../schema.ts'

export const viralGastroenteritis = {
  id: 'viral-gastroenteritis',
  name: 'Viral gastroenteritis',
  aliases: ['gastroenteritis', 'stomach flu', 'stomach bug', 'norovirus', 'norovirus infection', 'rotavirus infection', 'acute gastroenteritis', 'winter vomiting bug', 'gastric flu', 'viral diarrhoea'],
  icd10: 'A08.4',
  system: 'gastrointestinal',
  feltAs: 'diarrhoea',
  summary: 'A virus has upset the stomach and bowel. It brings vomiting and watery diarrhoea and passes on its own in a few days.',
  commonness: { usual: 'very-common' },
  findings: {
    always: ['diarrhoea'],
    usual: ['diarrhoea.watery', 'vomiting', 'nausea'],
    often: ['abdominal-pain', 'abdominal-pain.cramping', 'sick-contact', 'fatigue', 'appetite-loss', 'diarrhoea.sudden', 'vomiting.sudden'],
    some: ['fever', 'body-aches', 'malaise', 'headache', 'dehydration-signs', 'thirst', 'chills', 'daycare-contact', 'abdominal-pain.generalised', 'weakness-general', 'suspicious-meal'],
    occasional: ['vomiting-persistent', 'urine-little', 'recent-travel-abroad', 'bowel-sounds-tinkling', 'abdominal-tenderness'],
    rare: ['stool-bloody', 'diarrhoea.long-standing', 'fever-high', 'abdominal-guarding-rigid', 'abdominal-pain.right-lower', 'weight-loss', 'rash', 'neck-stiffness', 'stool-mucus', 'diarrhoea-bloody'],
  },
  discriminators: ['diarrhoea.watery', 'vomiting', 'sick-contact'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.1, to: 7 },
  course: ['improving', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Drink small sips often; a rehydration drink from the pharmacy is best.', 'Wash your hands well and stay at home until two days after the last loose stool.', 'Eat plain food again as soon as you feel like it.'],
  comeBack: ['you cannot keep any drink down', 'you pass very little urine or feel faint', 'there is blood in the stool or the pain becomes strong', 'it lasts more than a week'],
  examination: ['look for signs of drying out (mouth, skin, pulse)', 'press the belly', 'a stool test only if it lasts, is bloody or after travel'],
  presentation:
    'Sudden vomiting and watery diarrhoea with crampy belly pain, low fever, aching limbs and tiredness, often with others at home, school or in a care home ill in the same way. Vomiting lasts one or two days, diarrhoea three to five. No blood in the stool. The belly is soft with mild diffuse tenderness. Dehydration is the main danger in babies and old people.',
  sources: ['CKS: Gastroenteritis', 'NHS: Diarrhoea and vomiting', 'CDC: Norovirus'],
  examples: [
    { age: 29, sex: 'female', text: 'Since last night I keep throwing up and have watery diarrhoea with tummy cramps. My kids had the same bug two days ago. I feel weak and have a slight temperature.' },
    { age: 41, sex: 'male', text: 'It started suddenly with vomiting, then loose watery stools about ten times. There is a stomach bug going around at work. No blood in it.' },
  ],
} satisfies Condition
