import type { Condition } from '../../schema.ts'

export const leptospirosis = {
  id: 'leptospirosis',
  name: 'Leptospirosis',
  aliases: ['Weil disease', 'swamp fever of leptospira', 'rat fever', "Weil's disease"],
  icd10: 'A27.9',
  system: 'infectious',
  summary: 'Bacteria from rat urine in water. It can harm liver and kidneys.',
  commonness: { usual: 'very-rare', sex: 'mostly-male' },
  findings: {
    usual: ['fever', 'body-aches', 'headache'],
    often: ['contaminated-water', 'fever-high', 'eye-redness', 'calf-pain', 'chills', 'nausea', 'fatigue', 'vomiting', 'fever.sudden'],
    some: ['jaundice', 'rodent-contact', 'recent-travel-tropics', 'swimming-recent', 'animal-contact', 'abdominal-pain', 'raised-creatinine', 'urine-little', 'raised-liver-enzymes', 'muscle-pain', 'diarrhoea', 'rigors', 'neck-stiffness', 'low-platelets', 'raised-ck', 'light-sensitivity'],
    occasional: ['cough', 'coughing-blood', 'rash', 'confusion-new', 'dark-urine', 'skin-purple-spots', 'urine-blood'],
    rare: ['eye-discharge', 'sore-throat', 'fever.swings', 'eschar', 'joint-swelling', 'nose-runny'],
  },
  discriminators: ['calf-pain', 'eye-redness', 'contaminated-water', 'jaundice', 'rodent-contact'],
  onset: ['sudden', 'days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the hospital and tell about water and rats.', 'Drink enough.'],
  comeBack: ['you turn yellow', 'you pass little urine', 'you cough blood'],
  examination: ['liver and kidney values', 'blood and urine tests'],
  presentation: 'Farmer, sewer worker, kayaker or traveller after floods: sudden fever, chills, bad headache, muscle pain most in the calves, red eyes without pus, vomiting; in the second week jaundice, kidney failure and bleeding (Weil).',
  sources: ['CDC: Leptospirosis', "NHS: Leptospirosis (Weil's disease)", 'StatPearls: Leptospirosis'],
  examples: [
    { age: 31, sex: 'male', text: 'Ten days after kayaking in a muddy river I have a high fever, headache, very sore calves and red eyes. Now I am turning yellow.' },
    { age: 44, sex: 'male', text: 'Sewer worker: sudden fever, chills, muscle pain in the calves and vomiting.' },
  ],
} satisfies Condition
