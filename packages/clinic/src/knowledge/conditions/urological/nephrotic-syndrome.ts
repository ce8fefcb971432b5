import type { Condition } from '../../schema.ts'

export const nephroticSyndrome = {
  id: 'nephrotic-syndrome',
  name: 'Nephrotic syndrome',
  aliases: ['nephrosis', 'membranous nephropathy', 'focal segmental glomerulosclerosis', 'minimal change nephropathy', 'fsgs'],
  icd10: 'N04.9',
  system: 'urological',
  summary: 'The kidneys leak protein, so the body swells with water.',
  commonness: { usual: 'rare', ages: { toddler: 'uncommon', child: 'uncommon' } },
  findings: {
    always: ['urine-protein'],
    usual: ['swelling-legs', 'low-albumin', 'swelling-general'],
    often: ['swelling-face', 'urine-foamy', 'eyelid-swelling', 'raised-cholesterol', 'weight-gain', 'fatigue', 'swelling-face.morning'],
    some: ['ascites', 'abdominal-swelling', 'breathless', 'appetite-loss', 'recent-infection', 'urine-little', 'scrotal-swelling', 'history-diabetes', 'recent-viral-illness', 'takes-nsaid', 'chest-xray-effusion'],
    occasional: ['history-clots', 'swelling-one-leg', 'high-blood-pressure', 'history-lupus', 'fever', 'history-hepatitis', 'malaise', 'abdominal-pain', 'history-cancer'],
    rare: ['urine-blood', 'jaundice', 'breathless-lying-flat', 'raised-neck-veins', 'hives', 'positive-anca', 'urine-red-cell-casts'],
  },
  discriminators: ['urine-protein', 'low-albumin', 'swelling-face'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 60 },
  course: ['worsening', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today.', 'Eat little salt.', 'Watch for one swollen leg or chest pain.'],
  comeBack: ['one leg swells or you are short of breath', 'you have fever or belly pain', 'you pass little urine'],
  examination: ['protein in the urine and blood', 'check for swelling and blood pressure', 'a kidney sample in adults'],
  presentation:
    'Puffy eyelids in the morning, swollen legs, then belly and scrotum, weight gain and frothy urine over days to weeks; child of two to six after a cold, or adult with diabetes, membranous disease. Massive proteinuria, low albumin, high cholesterol; blood pressure and creatinine often normal. Danger of clots and infection.',
  sources: ['StatPearls: Nephrotic Syndrome', 'NHS: Nephrotic syndrome in children', 'Merck: Overview of Nephrotic Syndrome'],
  examples: [
    { age: 4, sex: 'male', text: 'After a cold his eyelids are puffy every morning, his legs and belly have swollen and his pee is foamy.' },
    { age: 45, sex: 'female', text: 'My legs and face have swollen over three weeks, I gained 8 kg and the urine is very foamy. The test shows a lot of protein.' },
  ],
} satisfies Condition
