import type { Condition } from '../../schema.ts'

export const hantavirus = {
  id: 'hantavirus',
  name: 'Hantavirus infection',
  aliases: ['hantavirus pulmonary syndrome', 'haemorrhagic fever with renal syndrome', 'nephropathia epidemica', 'hantavirus cardiopulmonary syndrome'],
  icd10: 'B33.4',
  system: 'infectious',
  summary: 'A virus from mouse droppings that harms kidneys or lungs.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'rodent-contact', 'body-aches'],
    often: ['back-pain', 'flank-pain', 'headache', 'nausea', 'raised-creatinine', 'low-platelets', 'fever-high', 'abdominal-pain'],
    some: ['vomiting', 'breathless', 'urine-little', 'cough', 'urine-protein', 'vision-blurred', 'chills', 'low-oxygen', 'low-blood-pressure', 'chest-xray-both-lungs', 'fatigue', 'dizziness', 'raised-white-cells', 'diarrhoea'],
    occasional: ['urine-blood', 'swelling-face', 'skin-purple-spots'],
    rare: ['rash', 'jaundice', 'sore-throat', 'nose-runny', 'calf-pain', 'eye-discharge'],
  },
  discriminators: ['rodent-contact', 'flank-pain', 'raised-creatinine', 'low-platelets'],
  onset: ['sudden', 'days'],
  durationDays: { from: 1, to: 12 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the hospital', 'Tell them if you have been near mice.', 'Wet and air before you sweep sheds.'],
  comeBack: ['you get breathless', 'you pass little urine'],
  examination: ['kidney values, platelets and urine', 'chest X-ray', 'antibodies'],
  presentation: 'After cleaning a barn, shed or cabin with mouse droppings: sudden fever, headache, back and flank pain, blurred sight, then little urine with kidney failure (Europe, Asia), or cough and breathlessness with lung oedema and shock (Americas).',
  sources: ['CDC: Hantavirus', 'StatPearls: Hantavirus Syndrome'],
  examples: [
    { age: 42, sex: 'male', text: 'Two weeks after clearing a shed full of mouse droppings: high fever, pain in both flanks and back, hardly any urine, blurred sight.' },
    { age: 33, sex: 'female', text: 'Cabin with mice in New Mexico, fever and muscle pain, now suddenly breathless with low oxygen.' },
  ],
} satisfies Condition
