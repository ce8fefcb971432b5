import type { Condition } from '../../schema.ts'

export const pillOrInfectiousOesophagitis = {
  id: 'pill-or-infectious-oesophagitis',
  name: 'Oesophagitis from a pill or infection',
  aliases: ['pill oesophagitis', 'pill esophagitis', 'candida oesophagitis', 'candidal esophagitis', 'oesophageal candidiasis', 'esophageal candidiasis', 'infectious esophagitis', 'herpes oesophagitis', 'drug induced oesophagitis', 'esophageal thrush'],
  icd10: 'K20.80',
  system: 'gastrointestinal',
  summary: 'The gullet is inflamed, by a stuck tablet or by thrush or a virus.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['swallowing-painful'],
    often: ['swallowing-difficult', 'chest-pain', 'chest-pain.worse-swallowing', 'chest-pain.central', 'chest-pain.burning', 'immune-suppressed'],
    some: ['white-patches-mouth', 'hiv-positive', 'takes-bisphosphonate', 'takes-antibiotic-recent', 'takes-nsaid', 'takes-steroids', 'heartburn', 'appetite-loss', 'chest-pain.sudden', 'takes-chemotherapy', 'history-diabetes', 'food-sticking', 'weight-loss', 'fever', 'takes-iron'],
    occasional: ['nausea', 'vomiting-blood', 'mouth-ulcers', 'history-transplant'],
    rare: ['acid-regurgitation', 'chest-pain.worse-exertion', 'diarrhoea', 'jaundice', 'abdominal-guarding-rigid'],
  },
  discriminators: ['swallowing-painful', 'chest-pain.worse-swallowing', 'immune-suppressed'],
  onset: ['sudden', 'days'],
  durationDays: { from: 0.3, to: 21 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'Take tablets upright with a full glass of water.', fromYears: 2, medicine: true }, 'Eat soft, cool food.'],
  comeBack: ['you cannot swallow drinks', 'you vomit blood', 'you have a fever and a weak immune system'],
  examination: ['look into the mouth', 'a camera test', 'ask about tablets and immune system'],
  presentation: 'Pain on swallowing (odynophagia) behind the breastbone. After doxycycline, alendronate, potassium, iron or NSAID taken at bedtime with little water: sudden. With HIV, chemotherapy, steroid inhaler or transplant: over days, often with white patches in the mouth (candida), or herpes and CMV ulcers.',
  sources: ['StatPearls: Esophagitis', 'Merck: Infectious Esophageal Disorders', 'AAFP: Dysphagia: Evaluation and Collaborative Management'],
  examples: [
    { age: 21, sex: 'female', text: 'I took a doxycycline capsule at bedtime without water; since the next morning every swallow hurts behind the breastbone.' },
    { age: 39, sex: 'male', text: 'I am HIV positive, have white patches in my mouth and it hurts to swallow food and drink since a few days.' },
  ],
} satisfies Condition
