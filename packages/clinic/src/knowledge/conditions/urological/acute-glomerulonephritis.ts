import type { Condition } from '../../schema.ts'

export const acuteGlomerulonephritis = {
  id: 'acute-glomerulonephritis',
  name: 'Acute glomerulonephritis',
  aliases: ['glomerulonephritis', 'nephritic syndrome', 'acute nephritis', 'nephritis', 'rapidly progressive glomerulonephritis'],
  icd10: 'N00.9',
  system: 'urological',
  summary: 'The filters of the kidneys are inflamed, often a few weeks after a sore throat.',
  commonness: { usual: 'rare', ages: { child: 'uncommon', toddler: 'rare' } },
  findings: {
    usual: ['urine-blood', 'high-blood-pressure'],
    often: ['dark-urine', 'swelling-face', 'urine-little', 'eyelid-swelling', 'urine-protein', 'raised-creatinine', 'urine-red-cell-casts', 'swelling-legs', 'low-complement'],
    some: ['recent-sore-throat', 'headache', 'fatigue', 'malaise', 'skin-golden-crust', 'swelling-general', 'nausea', 'recent-infection', 'breathless', 'urine-blood.painless', 'flank-pain', 'abdominal-pain', 'fever', 'vomiting'],
    occasional: ['vision-blurred', 'seizure', 'coughing-blood', 'very-high-blood-pressure', 'joint-pain', 'skin-purple-spots', 'positive-anca', 'history-lupus'],
    rare: ['urination-painful', 'urine-foamy', 'flank-pain.radiates-groin', 'jaundice', 'low-albumin', 'urine-nitrites-leucocytes'],
  },
  discriminators: ['dark-urine', 'high-blood-pressure', 'urine-red-cell-casts'],
  onset: ['days'],
  durationDays: { from: 1, to: 21 },
  course: ['worsening', 'improving'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital today.', 'Eat little salt.'],
  comeBack: ['you have strong headache, blurred sight or a fit', 'you are short of breath', 'you pass hardly any urine'],
  examination: ['blood pressure', 'urine under the microscope', 'kidney values and complement'],
  presentation: 'Child or adult one to three weeks after strep throat or impetigo with cola- or smoky-coloured urine, puffy face and eyes, little urine, high blood pressure and headache. Red cell casts, some protein, low C3, raised ASO. Rapid forms with lung bleeding, vasculitis or lupus.',
  sources: ['StatPearls: Acute Nephritic Syndrome', 'StatPearls: Poststreptococcal Glomerulonephritis', 'NHS: Glomerulonephritis'],
  examples: [
    { age: 8, sex: 'male', text: 'Two weeks after a sore throat his urine looks like cola, his face is puffy in the morning, he pees little and has a headache. His blood pressure is high.' },
    { age: 27, sex: 'male', text: 'I had strep throat three weeks ago; now dark brown urine, swollen eyelids and high blood pressure.' },
  ],
} satisfies Condition
