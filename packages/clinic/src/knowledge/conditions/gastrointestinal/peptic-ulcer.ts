import type { Condition } from '../../schema.ts'

export const pepticUlcer = {
  id: 'peptic-ulcer',
  name: 'Peptic ulcer',
  aliases: ['stomach ulcer', 'gastric ulcer', 'duodenal ulcer', 'peptic ulcer disease', 'pud', 'gastroduodenal ulcer', 'ulcer of the stomach'],
  icd10: 'K27.9',
  system: 'gastrointestinal',
  summary: 'A sore has formed in the lining of the stomach or duodenum.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'rare', adolescent: 'uncommon' } },
  findings: {
    usual: ['abdominal-pain', 'abdominal-pain.epigastric'],
    often: ['abdominal-pain.burning', 'takes-nsaid', 'abdominal-pain.before-meals', 'abdominal-pain.relieved-eating', 'abdominal-pain.relieved-antacid', 'positive-hpylori', 'abdominal-pain.night', 'indigestion', 'abdominal-pain.dull', 'nausea'],
    some: ['smoker', 'bloating', 'abdominal-pain.after-meals', 'abdominal-tenderness', 'heartburn', 'belching', 'early-fullness', 'takes-aspirin', 'history-ulcer', 'alcohol-heavy', 'endoscopy-ulcer', 'abdominal-pain.recurrent', 'appetite-loss', 'stress-high'],
    occasional: ['vomiting', 'stool-black', 'vomiting-blood', 'weight-loss', 'abdominal-pain.radiates-back', 'low-haemoglobin', 'takes-steroids', 'positive-occult-blood'],
    rare: ['fever', 'jaundice', 'diarrhoea', 'abdominal-pain.right-lower', 'abdominal-pain.cramping', 'murphy-sign'],
  },
  discriminators: ['abdominal-pain.epigastric', 'takes-nsaid', 'abdominal-pain.relieved-eating'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 3, to: 365 },
  course: ['recurrent', 'episodic', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Stop ibuprofen, aspirin and the like if a doctor agrees.', 'Do not smoke and drink little alcohol.', 'Eat small regular meals.'],
  comeBack: ['you vomit blood or have black stools', 'you have a sudden very strong belly pain', 'you lose weight or food sticks'],
  examination: ['press the upper belly', 'a breath or stool test for Helicobacter', 'a camera test if there are warning signs'],
  presentation:
    'Burning or gnawing epigastric pain, coming in weeks with free times between. Duodenal ulcer: pain when hungry and at night, two to three hours after meals, better with food or antacids. Gastric ulcer: pain soon after eating, with nausea and loss of weight. Caused by Helicobacter pylori or NSAIDs and aspirin; smoking adds. Bleeding (black stool, coffee-ground vomit) and perforation are the dangers.',
  sources: ['CKS: Dyspepsia - proven peptic ulcer', 'NHS: Stomach ulcer', 'StatPearls: Peptic Ulcer Disease'],
  examples: [
    { age: 52, sex: 'male', text: 'I get a gnawing burning pain in the upper middle of my stomach, mostly at night and when I am hungry. Eating something or an antacid makes it better. I take ibuprofen for my knee.' },
    { age: 44, sex: 'female', text: 'For weeks I have had a burning pain in the pit of my stomach that comes and goes, with nausea. I smoke and take naproxen often.' },
  ],
} satisfies Condition
