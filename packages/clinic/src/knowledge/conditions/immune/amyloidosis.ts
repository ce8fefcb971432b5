import type { Condition } from '../../schema.ts'

export const amyloidosis = {
  id: 'amyloidosis',
  name: 'Amyloidosis',
  aliases: ['al amyloidosis', 'primary amyloidosis', 'attr amyloidosis'],
  icd10: 'E85.9',
  system: 'immune',
  summary: 'A wrong protein settles in heart, kidneys, nerves and gut.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fatigue', 'weight-loss'],
    often: ['swelling-legs', 'urine-foamy', 'breathless', 'urine-protein'],
    some: ['bruising-easy', 'near-fainting', 'numbness', 'carpal-night-tingling', 'diarrhoea', 'liver-enlarged', 'low-blood-pressure', 'exercise-tolerance-reduced', 'tingling-feet', 'skin-purple-spots', 'palpitations'],
    occasional: ['hoarse-voice', 'swallowing-difficult', 'early-fullness', 'faint-or-collapse', 'erection-difficulty', 'tongue-sore', 'history-arthritis-rheumatoid', 'constipation'],
    rare: ['fever', 'rash'],
  },
  discriminators: ['urine-foamy', 'carpal-night-tingling', 'skin-purple-spots'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1000 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor within a week.'],
  comeBack: ['you faint', 'you are breathless lying flat'],
  examination: ['urine protein, heart scan, tissue sample'],
  presentation: 'Person over sixty with swollen legs, foamy urine, breathless stiff heart, big tongue, bruises round the eyes, numb hands and feet, carpal tunnel on both sides, dizziness on standing, weight loss; Congo red shows apple-green.',
  sources: ['NHS: Amyloidosis', 'StatPearls: Amyloidosis'],
  examples: [
    { age: 66, sex: 'male', text: 'Swollen legs, foamy urine, breathless, purple marks round my eyes, numb feet and my tongue feels big.' },
    { age: 72, sex: 'male', text: 'Carpal tunnel both hands, heart failure with thick heart walls, dizziness when standing.' },
  ],
} satisfies Condition
