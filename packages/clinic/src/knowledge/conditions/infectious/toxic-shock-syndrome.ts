import type { Condition } from '../../schema.ts'

export const toxicShockSyndrome = {
  id: 'toxic-shock-syndrome',
  name: 'Toxic shock syndrome',
  aliases: ['TSS', 'toxic shock', 'staphylococcal toxic shock syndrome', 'streptococcal toxic shock syndrome'],
  icd10: 'A48.3',
  system: 'infectious',
  summary: 'Poisons of skin bacteria make the whole body ill within hours.',
  commonness: { usual: 'very-rare', sex: 'mostly-female' },
  findings: {
    usual: ['fever-high', 'low-blood-pressure', 'rash', 'fever', 'fast-heart-rate'],
    often: ['vomiting', 'diarrhoea', 'body-aches', 'tampon-use', 'rash.generalised', 'confusion-new', 'skin-red-all-over', 'malaise', 'near-fainting'],
    some: ['headache', 'sore-throat', 'chills', 'eye-redness', 'red-tongue-strawberry', 'wound-infected', 'raised-creatinine', 'raised-liver-enzymes', 'low-platelets', 'postpartum', 'raised-white-cells', 'skin-peeling', 'looks-very-ill', 'raised-ck'],
    occasional: ['burn', 'recent-surgery', 'nosebleed', 'pain-out-of-proportion', 'vaginal-discharge'],
    rare: ['neck-stiffness', 'rash.non-blanching', 'rash.itchy', 'cough'],
  },
  discriminators: ['rash.generalised', 'low-blood-pressure', 'tampon-use', 'fever-high', 'skin-peeling'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 0.2, to: 4 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Take out a tampon or wound packing.'],
  comeBack: ['you faint', 'you get confused'],
  examination: ['pressure and pulse', 'look for tampon, wound or burn', 'blood tests and cultures'],
  presentation: 'Suddenly high fever, vomiting, watery diarrhoea, muscle pain, dizziness or faint and a red sunburn-like rash all over with red eyes, in a menstruating young woman with a tampon or after a wound, burn, birth or nasal packing. Peeling palms and soles after one to two weeks.',
  sources: ['NHS: Toxic shock syndrome', 'CDC: Toxic shock syndrome', 'StatPearls: Toxic Shock Syndrome'],
  examples: [
    { age: 19, sex: 'female', text: 'I have my period and use tampons. Since this morning I have 40 fever, vomiting, diarrhoea, feel faint and my skin is red all over like sunburn.' },
    { age: 32, sex: 'male', text: 'Two days after a burn: high fever, red rash on the whole body, low blood pressure, confusion.' },
  ],
} satisfies Condition
