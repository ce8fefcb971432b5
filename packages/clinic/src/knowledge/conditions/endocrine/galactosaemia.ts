import type { Condition } from '../../schema.ts'

export const galactosaemia = {
  id: 'galactosaemia',
  name: 'Galactosaemia',
  aliases: ['galactosemia'],
  icd10: 'E74.2',
  system: 'endocrine',
  summary: 'A newborn cannot break down milk sugar.',
  commonness: { usual: 'very-rare', ages: { toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'never', adult: 'never', older: 'never' } },
  findings: {
    usual: ['infant-not-feeding', 'vomiting', 'prolonged-jaundice-newborn'],
    often: ['jaundice', 'weight-gain-poor', 'liver-enlarged', 'diarrhoea', 'infant-floppy'],
    some: ['drowsy-hard-to-wake', 'low-blood-sugar', 'seizure', 'bleeding-wont-stop', 'pupil-white', 'raised-liver-enzymes', 'irritability-child'],
    occasional: ['fever', 'looks-very-ill', 'abdominal-swelling', 'developmental-delay', 'family-neurological-inherited'],
    rare: ['rash', 'cough'],
  },
  discriminators: ['prolonged-jaundice-newborn', 'infant-not-feeding', 'liver-enlarged'],
  onset: ['days'],
  durationDays: { from: 2, to: 60 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Stop milk and go to hospital today.'],
  comeBack: ['the baby is limp or will not wake'],
  examination: ['galactose tests, liver, blood sugar'],
  presentation: 'In the first days of milk feeding vomiting, jaundice, floppiness, large liver, cataracts, low sugar, E. coli sepsis.',
  sources: ['NHS: Galactosaemia', 'Merck: Galactosemia'],
  examples: [
    { age: 0.03, sex: 'female', text: 'Ten days old, breastfed, she vomits, is yellow, floppy and does not gain weight; the liver feels big.' },
    { age: 0.05, sex: 'male', text: 'Yellow, cloudy eyes, vomiting after milk.' },
  ],
} satisfies Condition
