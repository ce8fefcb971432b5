import type { Condition } from '../../schema.ts'

export const diabeticKetoacidosis = {
  id: 'diabetic-ketoacidosis',
  name: 'Diabetic ketoacidosis',
  aliases: ['dka', 'diabetic acidosis', 'ketoacidosis'],
  icd10: 'E10.1',
  system: 'endocrine',
  summary: 'A dangerous lack of insulin: the blood turns acid.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['vomiting', 'thirst', 'urine-excess', 'high-blood-sugar', 'breathing-fast'],
    often: ['abdominal-pain', 'nausea', 'history-diabetes', 'fatigue', 'urine-ketones', 'dehydration-signs', 'raised-glucose', 'weight-loss', 'fast-heart-rate', 'urination-frequent'],
    some: ['drowsy-hard-to-wake', 'bad-breath', 'takes-insulin', 'recent-infection', 'confusion-new', 'weakness-general', 'low-blood-pressure', 'mouth-dry'],
    occasional: ['breathless', 'fever', 'loss-of-consciousness', 'vision-blurred', 'low-potassium', 'high-potassium', 'takes-antidiabetic', 'chest-pain'],
    rare: ['diarrhoea', 'sweating', 'tremor', 'cough'],
  },
  discriminators: ['urine-ketones', 'breathing-fast', 'bad-breath'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.3, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance or go to the emergency department now.', 'If you have insulin, do not stop it.'],
  comeBack: ['you become drowsy', 'you cannot keep water down'],
  examination: ['blood sugar, ketones, blood acid and salts'],
  presentation: 'A person with diabetes (or one who did not know of it) with vomiting, belly pain, thirst, much urine, deep sighing breathing (Kussmaul), fruity breath, dehydration, drowsiness and high sugar with ketones; after missed insulin, infection or as first sign.',
  sources: ['NICE: Type 1 diabetes in adults: diagnosis and management', 'ADA: Standards of Care in Diabetes', 'StatPearls: Diabetic Ketoacidosis'],
  examples: [
    { age: 19, sex: 'female', text: 'I have type 1 diabetes and missed insulin. I am vomiting, my tummy hurts, I breathe fast and my breath smells of pear drops.' },
    { age: 14, sex: 'male', text: 'He has been drinking and peeing for two weeks and today he vomits, breathes deeply and is very sleepy.' },
  ],
} satisfies Condition
