import type { Condition } from '../../schema.ts'

export const malignantOtitisExterna = {
  id: 'malignant-otitis-externa',
  name: 'Spreading infection of the ear bone',
  aliases: ['malignant otitis externa', 'necrotising otitis externa', 'necrotizing otitis externa', 'skull base osteomyelitis'],
  icd10: 'H60.2',
  system: 'ear-nose-throat',
  summary: 'An ear canal infection that eats into the bone, usually in older people with diabetes.',
  commonness: { usual: 'very-rare', ages: { adult: 'rare', older: 'rare' } },
  findings: {
    usual: ['ear-pain', 'ear-pain.severe', 'history-diabetes'],
    often: ['ear-discharge', 'ear-pain.night', 'ear-canal-swollen', 'headache', 'immune-suppressed', 'ear-pain.worsening', 'ear-discharge.pus', 'ear-infections-history'],
    some: ['hearing-loss', 'weakness-face', 'jaw-pain', 'ear-pain.long-standing', 'fever', 'trismus', 'raised-crp-esr'],
    occasional: ['swallowing-difficult', 'hoarse-voice', 'dizziness'],
    rare: ['recent-viral-illness', 'nose-runny', 'bulging-eardrum', 'ear-itch'],
  },
  discriminators: ['ear-pain.severe', 'history-diabetes', 'weakness-face', 'ear-pain.night'],
  onset: ['weeks', 'days'],
  durationDays: { from: 7, to: 90 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Get medical help today.', 'Keep your blood sugar under control.'],
  comeBack: ['your face droops', 'you have trouble swallowing'],
  examination: ['look into the ear', 'a scan of the skull base', 'blood tests'],
  presentation: 'Older person with diabetes or weak defences: deep, unrelenting ear pain that wakes at night, discharge that does not heal with drops, granulation tissue in the ear canal, later facial palsy and other nerve palsies.',
  sources: ['CKS: Otitis externa', 'StatPearls: Malignant otitis externa'],
  examples: [
    { age: 73, sex: 'male', text: 'I have diabetes and a terrible deep ear pain for three weeks that keeps me awake, discharge in spite of drops, and now my face is drooping on that side.' },
    { age: 68, sex: 'female', text: 'Ear infection not healing for a month, severe pain at night, I am diabetic.' },
  ],
} satisfies Condition
