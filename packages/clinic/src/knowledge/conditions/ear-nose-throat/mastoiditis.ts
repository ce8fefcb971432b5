import type { Condition } from '../../schema.ts'

export const mastoiditis = {
  id: 'mastoiditis',
  name: 'Mastoiditis',
  aliases: ['acute mastoiditis', 'infection of mastoid bone'],
  icd10: 'H70.0',
  system: 'ear-nose-throat',
  summary: 'An ear infection has spread to the bone behind the ear.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', adult: 'very-rare', older: 'very-rare' } },
  findings: {
    usual: ['swelling-behind-ear', 'ear-pain', 'fever'],
    often: ['recent-infection', 'ear-discharge', 'bulging-eardrum', 'fever-high', 'hearing-loss', 'irritability-child', 'ear-pain.worsening', 'malaise', 'eardrum-red', 'ear-infections-history'],
    some: ['headache', 'looks-very-ill', 'takes-antibiotic-recent', 'ear-pulling', 'appetite-loss', 'vomiting', 'raised-white-cells'],
    occasional: ['weakness-face', 'vertigo', 'neck-stiffness', 'seizure'],
    rare: ['ear-itch', 'ear-tender-pulled', 'ear-pain.mild', 'rash'],
  },
  discriminators: ['swelling-behind-ear', 'fever', 'ear-discharge'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.'],
  comeBack: ['you get drowsy, confused or a stiff neck', 'the face droops'],
  examination: ['look at the ear and behind it', 'blood tests', 'a scan'],
  presentation: 'During or after a middle ear infection: pain, redness and boggy swelling behind the ear, the ear is pushed forward and down, fever, ill child, discharge.',
  sources: ['CKS: Otitis media - acute', 'NHS: Mastoiditis', 'StatPearls: Mastoiditis'],
  examples: [
    { age: 3, sex: 'male', text: 'He had an ear infection last week and now it is red and swollen behind the ear, the ear sticks out and he has a high fever.' },
    { age: 7, sex: 'female', text: 'Fever and earache for days, and the bone behind her ear is swollen and very tender.' },
  ],
} satisfies Condition
