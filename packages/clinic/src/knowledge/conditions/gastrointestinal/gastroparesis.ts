import type { Condition } from '../../schema.ts'

export const gastroparesis = {
  id: 'gastroparesis',
  name: 'Gastroparesis',
  aliases: ['delayed gastric emptying', 'diabetic gastroparesis', 'stomach paralysis', 'gastric stasis'],
  icd10: 'K31.84',
  system: 'gastrointestinal',
  summary: 'The stomach empties too slowly, often because diabetes has harmed its nerves.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never' }, sex: 'mostly-female' },
  findings: {
    usual: ['early-fullness', 'nausea'],
    often: ['vomiting', 'vomiting-undigested-late', 'bloating', 'history-diabetes', 'abdominal-pain', 'abdominal-pain.epigastric', 'abdominal-pain.after-meals', 'appetite-loss'],
    some: ['weight-loss', 'takes-opioid', 'takes-antidiabetic', 'belching', 'low-blood-sugar', 'numbness', 'heartburn', 'takes-insulin', 'raised-hba1c', 'vomiting.after-meals', 'history-abdominal-surgery', 'constipation', 'burning-feet', 'takes-antidepressant'],
    occasional: ['dehydration-signs', 'erection-difficulty', 'dizziness'],
    rare: ['fever', 'vomiting-blood', 'jaundice', 'absolute-constipation', 'stool-bloody', 'abdominal-mass', 'abdominal-pain.severe'],
  },
  discriminators: ['early-fullness', 'vomiting-undigested-late', 'history-diabetes'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 1825 },
  course: ['recurrent', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Eat small, soft, low-fat meals often.', 'Sit up after meals and walk a little.', 'Keep the sugar steady.'],
  comeBack: ['you cannot keep drinks down', 'your sugar goes very low or high', 'you lose weight'],
  examination: ['a camera test first', 'a test of stomach emptying', 'look at medicines and sugar'],
  presentation: 'Long-standing diabetic (or after surgery, opioids, virus) with nausea, full after a few bites, bloating and vomiting of undigested food eaten hours before, swings of blood sugar, weight loss. Succussion splash. Delayed emptying on scintigraphy, no blockage.',
  sources: ['StatPearls: Gastroparesis', 'NIH: Gastroparesis', 'NHS: Gastroparesis'],
  examples: [
    { age: 47, sex: 'female', text: 'I have had type 1 diabetes for 25 years; I am full after a few bites, feel sick and vomit food I ate hours before. My sugars go up and down.' },
    { age: 59, sex: 'male', text: 'Diabetes with numb feet; bloated, early fullness and vomiting undigested food after meals for months.' },
  ],
} satisfies Condition
