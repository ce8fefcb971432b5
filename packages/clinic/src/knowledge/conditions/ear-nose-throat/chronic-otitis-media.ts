import type { Condition } from '../../schema.ts'

export const chronicOtitisMedia = {
  id: 'chronic-otitis-media',
  name: 'Long-lasting middle ear infection',
  aliases: ['chronic suppurative otitis media', 'CSOM', 'chronic otitis media', 'chronic middle ear infection'],
  icd10: 'H66.3',
  system: 'ear-nose-throat',
  summary: 'A hole in the eardrum with an ear that runs for weeks.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'very-rare' } },
  findings: {
    usual: ['ear-discharge', 'hearing-loss', 'eardrum-perforated'],
    often: ['ear-discharge.long-standing', 'ear-discharge.recurrent', 'ear-discharge.foul', 'ear-infections-history'],
    some: ['tinnitus', 'ear-fullness', 'ear-discharge.pus', 'swimming-recent', 'ear-discharge.painless', 'ear-itch'],
    occasional: ['vertigo', 'ear-pain', 'dizziness'],
    rare: ['fever', 'swelling-behind-ear', 'weakness-face', 'ear-tender-pulled', 'neck-stiffness'],
  },
  discriminators: ['ear-discharge.long-standing', 'eardrum-perforated', 'hearing-loss'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 1800 },
  course: ['recurrent', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep the ear dry.', 'Do not put anything into the ear.'],
  comeBack: ['you feel dizzy or your face droops', 'it hurts behind the ear', 'you get fever or a strong headache'],
  examination: ['look at the eardrum', 'clean the ear', 'a hearing test'],
  presentation: 'Painless discharge from one ear for over two weeks through a perforated drum, with hearing loss, coming back after colds or swimming.',
  sources: ['CKS: Otitis media - chronic suppurative', 'WHO: Chronic suppurative otitis media'],
  examples: [
    { age: 30, sex: 'male', text: 'My ear has been running smelly fluid on and off for months, it does not hurt but I hear badly on that side. I have a hole in my eardrum.' },
    { age: 16, sex: 'female', text: 'Discharge from the left ear for six weeks, worse after swimming, muffled hearing, no fever.' },
  ],
} satisfies Condition
