import type { Condition } from '../../schema.ts'

export const nasalForeignBody = {
  id: 'nasal-foreign-body',
  name: 'Foreign body in the nose',
  aliases: ['foreign body in nose', 'nasal foreign body', 'bead in nose', 'something up the nose'],
  icd10: 'T17.1',
  system: 'ear-nose-throat',
  summary: 'Something is stuck in a nostril, usually in a small child.',
  commonness: { usual: 'very-rare', ages: { infant: 'rare', toddler: 'common', child: 'uncommon' } },
  findings: {
    usual: ['nose-foreign-body', 'nose-runny.one-sided', 'nose-runny'],
    often: ['nose-runny.foul', 'nose-blocked.one-sided', 'nose-runny.green-yellow'],
    some: ['bad-breath', 'nosebleed', 'face-pain', 'sneezing'],
    occasional: ['nose-itchy', 'nosebleed.one-sided', 'nose-crusts'],
    rare: ['fever', 'cough', 'eye-itch', 'nose-runny.both-sides', 'sore-throat'],
  },
  discriminators: ['nose-foreign-body', 'nose-runny.one-sided', 'nose-runny.foul'],
  onset: ['sudden', 'days'],
  durationDays: { from: 0.01, to: 21 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Do not poke or use tweezers.', 'Close the free nostril and let the child blow the nose if it can.', 'A button battery needs the emergency department at once.'],
  comeBack: ['it is a button battery or magnet', 'the child coughs, chokes or breathes noisily', 'it bleeds or hurts much'],
  examination: ['look into the nose', 'take the object out'],
  presentation: 'Toddler with smelly, yellow or bloody discharge from one nostril only, or seen pushing a bead, pea, foam or toy up the nose.',
  sources: ['StatPearls: Nasal foreign body', 'AAFP: Foreign bodies in the ear, nose and throat'],
  examples: [
    { age: 3, sex: 'female', text: 'My daughter has smelly green discharge from one nostril only for a week.' },
    { age: 4, sex: 'male', text: 'He pushed a bead up his nose this morning and it is stuck.' },
  ],
} satisfies Condition
