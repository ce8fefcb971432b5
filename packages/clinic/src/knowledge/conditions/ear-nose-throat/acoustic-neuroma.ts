import type { Condition } from '../../schema.ts'

export const acousticNeuroma = {
  id: 'acoustic-neuroma',
  name: 'Acoustic neuroma',
  aliases: ['vestibular schwannoma', 'acoustic neurinoma', 'acoustic neuroma of the eighth nerve'],
  icd10: 'D33.3',
  system: 'ear-nose-throat',
  summary: 'A slow, benign growth on the hearing nerve.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'very-rare' } },
  findings: {
    usual: ['hearing-loss', 'hearing-loss.one-sided', 'hearing-loss.gradual'],
    often: ['tinnitus', 'tinnitus.one-sided', 'imbalance', 'hearing-loss.worsening'],
    some: ['dizziness', 'numbness-face', 'ear-fullness', 'headache', 'vertigo', 'hearing-loss-sudden'],
    occasional: ['weakness-face', 'gait-unsteady', 'taste-change'],
    rare: ['fever', 'ear-discharge', 'ear-pain', 'vertigo.recurrent', 'hearing-loss.both-sides', 'ear-wax'],
  },
  discriminators: ['hearing-loss.one-sided', 'tinnitus.one-sided', 'numbness-face', 'vertigo.recurrent'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1800 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a doctor for a hearing test.'],
  comeBack: ['your face gets numb or droops', 'headaches with vomiting begin', 'walking gets unsteady'],
  examination: ['a hearing test', 'test face feeling and balance', 'an MRI scan'],
  presentation: 'Slowly growing one-sided hearing loss and ringing with unsteadiness, later numb face or weak face; hearing test asymmetric.',
  sources: ['CKS: Hearing loss in adults', 'StatPearls: Acoustic neuroma', 'NHS: Acoustic neuroma'],
  examples: [
    { age: 54, sex: 'female', text: 'Over a year my hearing on the right has gone down with ringing only in that ear, I am a bit unsteady and my cheek feels numb.' },
    { age: 48, sex: 'male', text: 'One-sided slow hearing loss and tinnitus, left ear, with poor balance.' },
  ],
} satisfies Condition
