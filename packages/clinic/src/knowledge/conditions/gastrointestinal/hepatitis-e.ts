import type { Condition } from '../../schema.ts'

export const hepatitisE = {
  id: 'hepatitis-e',
  name: 'Hepatitis E',
  aliases: ['acute hepatitis E', 'HEV infection'],
  icd10: 'B17.2',
  system: 'gastrointestinal',
  summary: 'A liver infection from dirty water or undercooked pork; dangerous in pregnancy.',
  commonness: { usual: 'very-rare', ages: { adult: 'rare' } },
  findings: {
    usual: ['jaundice', 'dark-urine', 'fatigue', 'raised-liver-enzymes'],
    often: ['nausea', 'appetite-loss', 'positive-hepatitis-test', 'malaise', 'stool-pale'],
    some: ['vomiting', 'abdominal-pain.right-upper', 'fever', 'recent-travel-tropics', 'raw-food', 'contaminated-water', 'joint-pain', 'itching-general', 'liver-enlarged'],
    occasional: ['pregnant', 'diarrhoea', 'tingling', 'muscle-pain', 'weakness-arm'],
    rare: ['rash', 'confusion-new', 'bruising-easy', 'injecting-drug-use'],
  },
  discriminators: ['jaundice', 'contaminated-water', 'raw-food'],
  onset: ['days'],
  durationDays: { from: 3, to: 42 },
  course: ['worsening', 'improving'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and drink enough.', 'No alcohol and no paracetamol without advice.', 'Wash hands well.'],
  comeBack: ['you get confusion or sleepiness', 'you bleed', 'you are pregnant', 'vomiting does not stop'],
  examination: ['liver blood tests and clotting', 'hepatitis tests'],
  presentation: 'Tiredness, nausea, no appetite, then yellow skin and eyes, dark urine and pale stools two to six weeks after dirty water abroad or undercooked pork, liver or game; passes in weeks, severe in pregnancy and liver disease; sometimes nerve pain of the arms.',
  sources: ['WHO: Hepatitis E', 'CDC: Hepatitis E', 'NHS: Hepatitis'],
  examples: [
    { age: 34, sex: 'male', text: 'Five weeks after a trip to India, where I drank tap water, I turned yellow with dark urine and no appetite.' },
    { age: 55, sex: 'male', text: 'I ate undercooked pork liver sausage. Now I am jaundiced, exhausted and nauseous, and my urine is brown.' },
  ],
} satisfies Condition
