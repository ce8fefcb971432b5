import type { Condition } from '../../schema.ts'

export const postStreptococcalGlomerulonephritis = {
  id: 'post-streptococcal-glomerulonephritis',
  name: 'Kidney inflammation after strep',
  aliases: ['poststreptococcal glomerulonephritis', 'PSGN', 'acute post-streptococcal glomerulonephritis', 'acute nephritic syndrome'],
  icd10: 'N00.9',
  system: 'paediatric',
  summary: 'The kidneys are inflamed a few weeks after a strep infection.',
  commonness: { usual: 'very-rare', ages: { child: 'rare', adolescent: 'rare' } },
  findings: {
    usual: ['dark-urine', 'urine-blood', 'recent-sore-throat'],
    often: ['swelling-face', 'high-blood-pressure', 'urine-little', 'eyelid-swelling', 'urine-protein', 'low-complement', 'urine-red-cell-casts', 'fatigue'],
    some: ['skin-golden-crust', 'headache', 'swelling-legs', 'raised-creatinine', 'eyelid-swelling.morning'],
    occasional: ['breathless', 'vomiting', 'seizure', 'flank-pain'],
    rare: ['joint-pain', 'skin-purple-spots', 'urination-painful', 'fever', 'stool-bloody', 'low-albumin'],
  },
  discriminators: ['dark-urine', 'recent-sore-throat', 'swelling-face', 'high-blood-pressure'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today.', 'Less salt.'],
  comeBack: ['you have a bad headache or a fit, or you vomit', 'breathing is hard', 'you pass no urine'],
  examination: ['urine test', 'blood pressure', 'blood tests'],
  presentation: 'School child one to three weeks after sore throat or impetigo with cola-coloured urine, puffy face in the morning, less urine, high blood pressure; low C3, red cell casts.',
  sources: ['StatPearls: Poststreptococcal glomerulonephritis', 'Merck: Poststreptococcal glomerulonephritis'],
  examples: [
    { age: 8, sex: 'male', text: 'Two weeks after a strep throat his urine is brown like cola, his face is puffy and blood pressure is high.' },
    { age: 10, sex: 'female', text: 'Dark urine, swollen eyelids and headache, she had impetigo three weeks ago.' },
  ],
} satisfies Condition
