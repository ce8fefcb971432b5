import type { Condition } from '../../schema.ts'

export const cushingSyndrome = {
  id: 'cushing-syndrome',
  name: "Cushing's syndrome",
  aliases: ['cushing syndrome', "cushing's disease", 'hypercortisolism', 'hypercortisolaemia', 'cushings'],
  icd10: 'E24.9',
  system: 'endocrine',
  summary: 'Too much of the stress hormone cortisol, often from steroid medicine.',
  commonness: { usual: 'very-rare', sex: 'mostly-female' },
  findings: {
    usual: ['weight-gain', 'obesity'],
    often: ['swelling-face', 'high-blood-pressure', 'bruising-easy', 'weakness-proximal', 'skin-stretch-marks', 'takes-steroids', 'fatigue'],
    some: ['hirsutism', 'low-mood', 'periods-irregular', 'raised-glucose', 'skin-comedones', 'insomnia', 'muscle-weakness', 'libido-low', 'irritability', 'history-hypertension'],
    occasional: ['low-trauma-fracture', 'back-pain', 'thirst', 'skin-thickened', 'headache', 'erection-difficulty', 'skin-dark-patch', 'history-diabetes', 'growth-poor', 'swelling-legs', 'low-potassium'],
    rare: ['weight-loss', 'low-blood-pressure', 'cold-intolerance'],
  },
  discriminators: ['skin-stretch-marks', 'weakness-proximal', 'bruising-easy'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1500 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.', 'Do not stop steroid medicine suddenly.'],
  comeBack: ['you become confused', 'you have fever on steroids'],
  examination: ['blood pressure and sugar', 'cortisol tests'],
  presentation: 'Weight gain of face (moon face), trunk and neck (buffalo hump) with thin arms and legs, purple stretch marks, thin skin that bruises, weak thighs, high blood pressure and sugar, acne, hair on the face, missed periods, low mood. Long steroid treatment, or a tumour of pituitary, adrenal or lung.',
  sources: ['StatPearls: Cushing Syndrome', 'NHS: Cushing’s syndrome'],
  examples: [
    { age: 36, sex: 'female', text: 'My face has become round, my belly fat with purple stripes, my arms thin, I bruise easily and cannot rise from a squat.' },
    { age: 50, sex: 'male', text: 'I have taken prednisolone for a year: round face, weight gain, weak legs, high sugar.' },
  ],
} satisfies Condition
