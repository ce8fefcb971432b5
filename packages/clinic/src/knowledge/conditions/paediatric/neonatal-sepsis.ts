import type { Condition } from '../../schema.ts'

export const neonatalSepsis = {
  id: 'neonatal-sepsis',
  name: 'Sepsis of the newborn',
  aliases: ['neonatal sepsis', 'newborn sepsis', 'early onset neonatal infection', 'late onset neonatal sepsis', 'serious bacterial infection in young infants'],
  icd10: 'P36.9',
  system: 'paediatric',
  summary: "Germs are in a newborn's blood.",
  commonness: { usual: 'never', ages: { newborn: 'uncommon', infant: 'rare' } },
  findings: {
    usual: ['infant-not-feeding', 'drowsy-hard-to-wake', 'looks-very-ill'],
    often: ['infant-fever-under-3-months', 'infant-floppy', 'breathing-fast', 'low-temperature', 'irritability-child', 'fever', 'mottled-skin'],
    some: ['apnoea-infant', 'premature-birth', 'vomiting', 'cry-high-pitched', 'jaundice', 'nostrils-flaring-grunting', 'umbilical-discharge', 'fontanelle-bulging', 'pallor', 'wet-nappies-fewer'],
    occasional: ['seizure', 'skin-purple-spots', 'abdominal-swelling', 'cyanosis'],
    rare: ['baby-otherwise-well', 'nose-runny', 'skin-itch'],
  },
  discriminators: ['infant-not-feeding', 'infant-fever-under-3-months', 'infant-floppy', 'baby-otherwise-well'],
  onset: ['hours'],
  durationDays: { from: 0.05, to: 3 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Keep the baby warm.'],
  comeBack: ['breathing stops'],
  examination: ['blood, urine and spinal fluid tests', 'antibiotics at once'],
  presentation: 'Baby under three months with fever or low temperature, feeds badly, sleepy, floppy, grunting or with pauses in breathing, pale or mottled.',
  sources: ['NICE: Neonatal infection: antibiotics for prevention and treatment', 'WHO: Managing possible serious bacterial infection in young infants', 'AAP: Evaluation and management of well-appearing febrile infants'],
  examples: [
    { age: 0.03, sex: 'female', text: 'My baby is two weeks old, hot with 38.6, will not feed and is floppy and hard to wake.' },
    { age: 0.05, sex: 'male', text: 'Three weeks old, cold to touch, sleepy, grunting, off feeds.' },
  ],
} satisfies Condition
