import type { Condition } from '../../schema.ts'

export const tinnitusPrimary = {
  id: 'tinnitus-primary',
  name: 'Tinnitus',
  aliases: ['tinnitus', 'ringing in the ears', 'subjective tinnitus', 'idiopathic tinnitus'],
  icd10: 'H93.1',
  system: 'ear-nose-throat',
  summary: 'A ringing or hissing in the ears that no sound from outside causes.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'rare' } },
  findings: {
    always: ['tinnitus'],
    often: ['hearing-loss', 'tinnitus.constant', 'tinnitus.both-sides', 'tinnitus.night'],
    some: ['noise-exposure-long', 'insomnia', 'anxiety', 'stress-recent', 'tinnitus.long-standing', 'hearing-noisy-places', 'low-mood', 'concentration-poor', 'noise-sensitivity', 'ear-wax'],
    occasional: ['jaw-clicking', 'headache', 'neck-pain', 'takes-aspirin'],
    rare: ['vertigo', 'ear-discharge', 'ear-pain', 'hearing-loss-sudden', 'tinnitus.pulsing-ears', 'weakness-face', 'fever'],
  },
  discriminators: ['tinnitus', 'vertigo', 'hearing-loss-sudden', 'tinnitus.pulsing-ears'],
  onset: ['gradual', 'sudden'],
  durationDays: { from: 7, to: 3650 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Quiet background sound can help.', 'Rest and find ways to relax.', 'Keep away from loud noise.'],
  comeBack: ['it beats with your pulse', 'it is only on one side with worse hearing', 'hearing goes suddenly', 'it makes you feel you cannot go on'],
  examination: ['look into the ears', 'a hearing test', 'listen for a sound over the neck'],
  presentation: 'Ringing, buzzing or hissing in one or both ears, worse in the quiet at night, often with some hearing loss, noise exposure or stress.',
  sources: ['CKS: Tinnitus', 'NICE: Tinnitus: assessment and management', 'NHS: Tinnitus'],
  examples: [
    { age: 46, sex: 'male', text: 'There is a constant high ringing in both my ears for half a year, worst at night when it is quiet. My hearing is a bit worse.' },
    { age: 38, sex: 'female', text: 'Buzzing in my ears all the time, I cannot sleep well because of it and I am stressed.' },
  ],
} satisfies Condition
