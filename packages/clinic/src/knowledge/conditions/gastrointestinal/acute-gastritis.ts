import type { Condition } from '../../schema.ts'

export const acuteGastritis = {
  id: 'acute-gastritis',
  name: 'Gastritis',
  aliases: ['acute gastritis', 'stomach inflammation', 'inflamed stomach', 'erosive gastritis', 'alcoholic gastritis', 'helicobacter gastritis', 'gastric irritation', 'upset stomach', 'inflammation of the stomach lining'],
  icd10: 'K29.7',
  system: 'gastrointestinal',
  summary: 'The lining of the stomach is irritated, by alcohol, painkillers, germs or stress.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'rare' } },
  findings: {
    usual: ['abdominal-pain', 'abdominal-pain.epigastric', 'nausea'],
    often: ['abdominal-pain.burning', 'indigestion', 'appetite-loss', 'takes-nsaid', 'alcohol-heavy', 'bloating'],
    some: ['vomiting', 'belching', 'abdominal-tenderness', 'heartburn', 'spicy-fatty-diet', 'abdominal-pain.after-meals', 'stress-high', 'early-fullness', 'positive-hpylori', 'abdominal-pain.relieved-antacid', 'endoscopy-ulcer', 'smoker', 'takes-aspirin', 'abdominal-pain.dull'],
    occasional: ['stool-black', 'vomiting-blood', 'hiccups', 'low-haemoglobin', 'weight-loss'],
    rare: ['fever', 'jaundice', 'diarrhoea', 'abdominal-pain.right-lower', 'abdominal-guarding-rigid', 'abdominal-pain.radiates-back'],
  },
  discriminators: ['abdominal-pain.epigastric', 'takes-nsaid', 'alcohol-heavy'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.3, to: 30 },
  course: ['improving', 'recurrent', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Stop alcohol, coffee and anti-inflammatory painkillers for a few days.', 'Eat small plain meals.', { text: 'A pharmacist can advise an antacid.', fromYears: 2, medicine: true }],
  comeBack: ['you vomit blood or have black stools', 'the pain becomes strong or sudden', 'it lasts over a week or two'],
  examination: ['press the upper belly', 'a test for Helicobacter', 'a camera test if it lasts'],
  presentation: 'Burning, aching or gnawing discomfort in the pit of the stomach with nausea, sometimes vomiting, bloating and no appetite, after alcohol, NSAIDs, spicy food, stress or with Helicobacter. Mild epigastric tenderness. Settles within days when the irritant stops.',
  sources: ['NHS: Gastritis', 'Merck: Gastritis', 'StatPearls: Gastritis'],
  examples: [
    { age: 34, sex: 'male', text: 'After a weekend of drinking I have a burning ache in the upper stomach, feel sick and have no appetite. I also took ibuprofen for the hangover.' },
    { age: 48, sex: 'female', text: 'My stomach is burning in the upper middle since I started diclofenac a week ago, with nausea and bloating.' },
  ],
} satisfies Condition
