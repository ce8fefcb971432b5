import type { Condition } from '../../schema.ts'

export const goodpastureSyndrome = {
  id: 'goodpasture-syndrome',
  name: 'Goodpasture syndrome',
  aliases: ['anti-gbm disease', 'anti glomerular basement membrane disease', 'pulmonary renal syndrome'],
  icd10: 'M31.0',
  system: 'urological',
  summary: 'Antibodies attack lungs and kidneys at once.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['coughing-blood', 'urine-blood'],
    often: ['breathless', 'cough', 'raised-creatinine', 'fatigue', 'low-haemoglobin', 'urine-protein', 'pallor'],
    some: ['smoker', 'urine-little', 'fever', 'swelling-legs', 'weight-loss', 'chest-pain', 'urine-foamy', 'high-blood-pressure', 'nausea'],
    occasional: ['joint-pain', 'low-oxygen', 'recent-viral-illness', 'crackles-in-lungs', 'vomiting'],
    rare: ['nose-blocked', 'sinus-pressure', 'rash', 'numbness'],
  },
  discriminators: ['coughing-blood', 'urine-blood', 'raised-creatinine'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 60 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.'],
  comeBack: ['you are short of breath', 'you cough up more blood'],
  examination: ['urine, kidneys, chest X-ray, antibodies'],
  presentation: 'A young male smoker or an older woman who coughs blood, is breathless and pale, with blood and protein in the urine and fast kidney failure; anti-GBM antibodies.',
  sources: ['StatPearls: Goodpasture Syndrome', 'Merck: Goodpasture Syndrome'],
  examples: [
    { age: 27, sex: 'male', text: 'I cough up blood, am breathless and pale, and my urine is cola coloured. I smoke.' },
    { age: 62, sex: 'female', text: 'Bloody cough, little dark urine and swollen legs within two weeks.' },
  ],
} satisfies Condition
