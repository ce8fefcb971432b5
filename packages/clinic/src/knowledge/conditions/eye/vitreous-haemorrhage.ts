import type { Condition } from '../../schema.ts'

export const vitreousHaemorrhage = {
  id: 'vitreous-haemorrhage',
  name: 'Bleeding inside the eye',
  aliases: ['vitreous haemorrhage', 'vitreous hemorrhage', 'bleeding in the vitreous'],
  icd10: 'H43.1',
  system: 'eye',
  summary: 'Blood in the jelly of the eye clouds sight suddenly.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never' } },
  findings: {
    usual: ['vision-loss-sudden', 'floaters', 'vision-blurred'],
    often: ['history-diabetes', 'vision-loss-sudden.one-sided', 'floaters.sudden', 'retina-haemorrhages'],
    some: ['history-hypertension', 'flashes', 'eye-injury', 'takes-blood-thinner', 'visual-field-loss'],
    occasional: ['history-sickle-cell', 'history-eye-surgery'],
    rare: ['eye-pain', 'eye-redness', 'headache', 'distorted-vision', 'halos-around-lights'],
  },
  discriminators: ['floaters.sudden', 'history-diabetes', 'vision-loss-sudden', 'eye-pain'],
  onset: ['sudden'],
  durationDays: { from: 0.05, to: 14 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to an eye emergency department today.', 'Rest with the head raised.', 'Do not lift or strain.'],
  comeBack: ['sight gets worse'],
  examination: ['look into the eye', 'an ultrasound of the eye'],
  presentation: 'Person with diabetes: sudden painless dark streaks, smoke, cobwebs or red haze and loss of sight in one eye; no red reflex.',
  sources: ['AAO: Diabetic retinopathy', 'StatPearls: Vitreous hemorrhage'],
  examples: [
    { age: 52, sex: 'male', text: 'I have had diabetes for 20 years and suddenly saw dark streaks like smoke, now the sight in my left eye is nearly gone. No pain.' },
    { age: 60, sex: 'female', text: 'Sudden black cobwebs and blurred sight in one eye since this morning, I am diabetic.' },
  ],
} satisfies Condition
