import type { Condition } from '../../schema.ts'

export const neuromyelitisOptica = {
  id: 'neuromyelitis-optica',
  name: 'Neuromyelitis optica',
  aliases: ['NMO', 'Devic disease', "Devic's disease", 'neuromyelitis optica spectrum disorder', 'NMOSD'],
  icd10: 'G36.0',
  system: 'neurological',
  summary: 'The defence attacks the optic nerves and the spinal cord.',
  commonness: { usual: 'very-rare', sex: 'mostly-female' },
  findings: {
    usual: ['vision-loss-sudden', 'weakness-both-legs'],
    often: ['eye-movement-painful', 'eye-pain', 'sensory-level', 'urinary-retention', 'numbness-leg-foot', 'vision-blurred', 'colour-vision-reduced', 'reflexes-brisk'],
    some: ['vomiting-persistent', 'hiccups', 'nausea', 'pupil-light-reflex-defect', 'vision-loss-gradual', 'bowel-incontinence', 'history-autoimmune', 'electric-neck-bend', 'back-pain', 'muscle-cramps', 'csf-abnormal'],
    occasional: ['itching-general', 'sleep-attacks', 'double-vision'],
    rare: ['fever', 'headache', 'eye-redness', 'reflexes-reduced', 'weakness-face', 'memory-loss'],
  },
  discriminators: ['vision-loss-sudden', 'sensory-level', 'weakness-both-legs', 'hiccups'],
  onset: ['days'],
  durationDays: { from: 1, to: 60 },
  course: ['recurrent'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not drive.', 'Rest.'],
  comeBack: ['sight gets worse', 'legs get weak', 'breathing gets hard'],
  examination: ['eyes and cord', 'MRI and aquaporin-4 antibodies', 'strong treatment at once'],
  presentation: 'Woman of 30 to 50, often African or Asian: severe optic neuritis in one or both eyes and long cord inflammation with paraplegia and retention, or stubborn hiccups and vomiting; aquaporin-4 antibodies.',
  sources: ['StatPearls: Neuromyelitis Optica', 'Merck: Neuromyelitis Optica Spectrum Disorder (NMOSD)', 'NIH: Neuromyelitis Optica'],
  examples: [
    { age: 37, sex: 'female', text: 'Last month I lost the sight of one eye with pain; now my legs are weak, I am numb from the chest down and cannot pass urine.' },
    { age: 42, sex: 'female', text: 'Hiccups and vomiting for a week, then blurred vision in both eyes and weak legs.' },
  ],
} satisfies Condition
