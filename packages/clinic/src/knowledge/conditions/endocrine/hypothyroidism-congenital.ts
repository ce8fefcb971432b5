import type { Condition } from '../../schema.ts'

export const hypothyroidismCongenital = {
  id: 'hypothyroidism-congenital',
  name: 'Congenital hypothyroidism',
  aliases: ['cretinism', 'congenital hypothyroid', 'neonatal hypothyroidism'],
  icd10: 'E03.1',
  system: 'endocrine',
  summary: 'A baby is born with too little thyroid hormone.',
  commonness: { usual: 'very-rare', ages: { newborn: 'rare', infant: 'rare', toddler: 'very-rare', child: 'never', adolescent: 'never', 'young-adult': 'never', adult: 'never', older: 'never' } },
  findings: {
    usual: ['infant-floppy', 'poor-feeding'],
    often: ['constipation', 'prolonged-jaundice-newborn', 'infant-not-feeding', 'sleep-too-much'],
    some: ['hoarse-voice', 'umbilical-lump', 'growth-poor', 'skin-dry', 'weight-gain-poor', 'cold-hands-feet', 'developmental-delay', 'swelling-face', 'noisy-breathing-child'],
    occasional: ['slow-heart-rate', 'raised-tsh', 'head-large', 'low-temperature', 'family-thyroid', 'abdominal-swelling', 'apnoea-in-sleep'],
    rare: ['fever', 'diarrhoea', 'vomiting'],
  },
  discriminators: ['prolonged-jaundice-newborn', 'infant-floppy', 'constipation'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 3, to: 120 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today; early treatment protects the brain.'],
  comeBack: ['the baby does not feed or wake'],
  examination: ['a heel-prick blood test (TSH)'],
  presentation: 'A newborn or young baby who sleeps a lot, feeds poorly, is floppy, constipated, jaundiced for long, with a hoarse cry, large tongue, puffy face, umbilical hernia, cold dry skin.',
  sources: ['NHS: Congenital hypothyroidism', 'StatPearls: Congenital Hypothyroidism'],
  examples: [
    { age: 0.1, sex: 'female', text: 'My six-week-old hardly wakes for feeds, is constipated, still yellow, floppy and her cry is hoarse.' },
    { age: 0.2, sex: 'male', text: 'Baby with a large tongue, navel hernia, sleepy and not growing.' },
  ],
} satisfies Condition
