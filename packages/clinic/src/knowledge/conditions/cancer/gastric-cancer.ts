import type { Condition } from '../../schema.ts'

export const gastricCancer = {
  id: 'gastric-cancer',
  name: 'Stomach cancer',
  aliases: ['gastric cancer', 'gastric carcinoma', 'gastric adenocarcinoma', 'carcinoma of stomach'],
  icd10: 'C16.9',
  system: 'cancer',
  summary: 'A cancer of the stomach.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['weight-loss', 'appetite-loss'],
    often: ['abdominal-pain.epigastric', 'early-fullness', 'abdominal-pain', 'indigestion', 'fatigue', 'nausea'],
    some: ['vomiting', 'low-haemoglobin', 'stool-black', 'swallowing-difficult', 'bloating', 'pallor', 'smoker', 'positive-hpylori'],
    occasional: ['vomiting-blood', 'abdominal-mass', 'lymph-nodes-neck', 'family-cancer', 'ascites', 'jaundice', 'history-ulcer'],
    rare: ['diarrhoea', 'fever', 'abdominal-pain.relieved-eating'],
  },
  discriminators: ['early-fullness', 'weight-loss', 'vomiting'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 365 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['press the belly and feel the glands above the left collarbone', 'blood count', 'a camera test of the stomach (gastroscopy)'],
  presentation:
    'An older person with new indigestion, loss of appetite, early fullness, weight loss, upper abdominal pain not helped by antacids, vomiting, iron deficiency anaemia or black stools. Virchow node above the left collarbone, Sister Mary Joseph nodule. Risk: Helicobacter, smoking, salted food, pernicious anaemia.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NHS: Stomach cancer'],
  examples: [
    { age: 70, sex: 'male', text: 'I feel full after a few bites, I have lost 9 kg in three months, and there is a dull ache in my upper stomach.' },
    { age: 64, sex: 'female', text: 'New indigestion that tablets do not help, no appetite, I vomit sometimes and I am anaemic.' },
  ],
} satisfies Condition
