import type { Condition } from '../../schema.ts'

export const dressSyndrome = {
  id: 'dress-syndrome',
  name: 'DRESS syndrome',
  aliases: ['drug reaction with eosinophilia and systemic symptoms', 'drug hypersensitivity syndrome'],
  icd10: 'D72.12',
  system: 'immune',
  summary: 'A late severe drug reaction of skin, glands and liver.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['rash', 'fever', 'takes-new-medicine', 'rash.generalised'],
    often: ['swelling-face', 'lymph-nodes-swollen', 'eosinophilia', 'raised-liver-enzymes', 'takes-anticonvulsant', 'malaise', 'skin-itch'],
    some: ['sore-throat', 'jaundice', 'rash.red', 'fever-high', 'raised-creatinine', 'fatigue', 'takes-antibiotic-recent', 'rash.itchy'],
    occasional: ['cough', 'breathless', 'chest-pain', 'liver-enlarged', 'spleen-enlarged', 'joint-pain'],
    rare: ['skin-blisters', 'hives', 'mouth-ulcers'],
  },
  discriminators: ['takes-new-medicine', 'swelling-face', 'eosinophilia'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 3, to: 40 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Stop the medicine and go to hospital today.'],
  comeBack: ['you turn yellow', 'you are breathless'],
  examination: ['blood count, liver and kidney tests'],
  presentation: 'Two to eight weeks after an epilepsy medicine, allopurinol, sulfa or minocycline: fever, widespread rash, puffy face, swollen glands, high eosinophils, hepatitis, sometimes kidney, lung or heart.',
  sources: ['DermNet: Drug hypersensitivity syndrome', 'StatPearls: DRESS Syndrome'],
  examples: [
    { age: 38, sex: 'male', text: 'Four weeks after starting phenytoin I have fever, a rash everywhere, a swollen face, lumps in the neck and bad liver tests.' },
    { age: 60, sex: 'female', text: 'Rash, fever, puffy face and glands, five weeks on allopurinol.' },
  ],
} satisfies Condition
