import type { Condition } from '../../schema.ts'

export const meningitisInfant = {
  id: 'meningitis-infant',
  name: 'Meningitis in a baby',
  aliases: ['infant meningitis', 'neonatal meningitis', 'bacterial meningitis in infants'],
  icd10: 'G00.9',
  system: 'paediatric',
  summary: "The coverings of a baby's brain are infected.",
  commonness: { usual: 'never', ages: { newborn: 'rare', infant: 'rare' } },
  findings: {
    usual: ['fever', 'infant-not-feeding', 'irritability-child'],
    often: ['drowsy-hard-to-wake', 'vomiting', 'fontanelle-bulging', 'cry-high-pitched', 'fever-high', 'looks-very-ill', 'crying-inconsolable'],
    some: ['infant-floppy', 'seizure', 'skin-purple-spots', 'mottled-skin', 'neck-stiffness', 'light-sensitivity', 'apnoea-infant', 'not-vaccinated', 'csf-abnormal', 'pallor'],
    occasional: ['rash', 'cold-hands-feet'],
    rare: ['baby-otherwise-well', 'nose-runny', 'diarrhoea', 'skin-itch'],
  },
  discriminators: ['fontanelle-bulging', 'cry-high-pitched', 'fever', 'drowsy-hard-to-wake'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.1, to: 3 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.'],
  comeBack: ['you have a fit', 'spots do not fade'],
  examination: ['blood and spinal fluid tests', 'antibiotics at once'],
  presentation: 'Baby with fever, high-pitched cry, does not want to be held, bulging soft spot, vomiting, sleepy or floppy, perhaps purple spots; a stiff neck is often missing.',
  sources: ['NICE: Meningitis (bacterial) and meningococcal disease', 'NHS: Meningitis', 'WHO: Meningitis'],
  examples: [
    { age: 0.5, sex: 'female', text: 'She has a high fever, a shrill cry when held, the soft spot on her head bulges and she vomits.' },
    { age: 0.3, sex: 'male', text: 'Fever, floppy, sleepy, does not feed and cries in a strange high tone.' },
  ],
} satisfies Condition
