import type { Condition } from '../../schema.ts'

export const rockyMountainSpottedFever = {
  id: 'rocky-mountain-spotted-fever',
  name: 'Rocky Mountain spotted fever',
  aliases: ['RMSF', 'Rickettsia rickettsii infection', 'Brazilian spotted fever'],
  icd10: 'A77.0',
  system: 'infectious',
  summary: 'A tick-borne infection of the Americas that inflames the blood vessels.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'headache', 'fever-high', 'tick-bite'],
    often: ['rash', 'rash.limbs-site', 'body-aches', 'rash-palms-soles', 'nausea', 'tick-exposure', 'skin-purple-spots', 'malaise', 'fever.sudden'],
    some: ['vomiting', 'abdominal-pain', 'low-platelets', 'low-sodium', 'rash.non-blanching', 'chills', 'eye-redness', 'raised-liver-enzymes', 'light-sensitivity', 'appetite-loss', 'swelling-legs'],
    occasional: ['confusion-new', 'neck-stiffness', 'diarrhoea', 'seizure', 'cough', 'jaundice'],
    rare: ['eschar', 'skin-expanding-ring-tick', 'rash.itchy', 'sore-throat', 'skin-blisters', 'genital-blisters'],
  },
  discriminators: ['rash-palms-soles', 'tick-bite', 'headache', 'rash.limbs-site', 'eschar'],
  onset: ['sudden', 'days'],
  durationDays: { from: 1, to: 10 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department: treatment must start early.', 'Tell about ticks.'],
  comeBack: ['you get confused', 'you bleed', 'you get short of breath'],
  examination: ['look at wrists and ankles', 'platelets, sodium and liver values'],
  presentation: 'Some days after a tick bite in the United States or South America: sudden high fever, severe headache, muscle pain, vomiting; on day three to five spots at wrists and ankles, palms and soles, spreading to the trunk and turning into pinpoint bleeding. Few platelets, low sodium.',
  sources: ['CDC: Rocky Mountain spotted fever', 'StatPearls: Rocky Mountain Spotted Fever'],
  examples: [
    { age: 11, sex: 'male', text: 'A week after a tick bite in North Carolina: high fever, bad headache, and now red spots on wrists, ankles, palms and soles.' },
    { age: 42, sex: 'female', text: 'Camping in Oklahoma, sudden fever, headache, vomiting and a petechial rash starting on the ankles.' },
  ],
} satisfies Condition
