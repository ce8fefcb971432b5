import type { Condition } from '../../schema.ts'

export const herpesZosterOticus = {
  id: 'herpes-zoster-oticus',
  name: 'Shingles of the ear (Ramsay Hunt)',
  aliases: ['Ramsay Hunt syndrome', 'herpes zoster oticus', 'geniculate herpes zoster', 'shingles of the ear'],
  icd10: 'B02.2',
  system: 'ear-nose-throat',
  summary: 'Shingles of the ear with a weak face.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['weakness-face', 'ear-pain', 'skin-blisters'],
    often: ['ear-pain.severe', 'ear-pain.one-sided', 'hearing-loss', 'tinnitus', 'vertigo', 'forehead-weak-too'],
    some: ['taste-change', 'mouth-ulcers', 'eye-dry', 'bell-phenomenon', 'nausea', 'imbalance', 'history-varicella', 'eye-watering'],
    occasional: ['fever', 'headache', 'immune-suppressed'],
    rare: ['weakness-arm', 'speech-difficulty', 'ear-wax', 'bulging-eardrum'],
  },
  discriminators: ['weakness-face', 'skin-blisters', 'ear-pain.severe'],
  onset: ['days'],
  durationDays: { from: 1, to: 10 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'See a doctor today; tablets work best in the first three days.', fromYears: 2, medicine: true }, 'Protect the eye that does not close.'],
  comeBack: ['the eye gets red or sore', 'you are very dizzy', 'an arm or leg is weak'],
  examination: ['look at the ear and face', 'test hearing'],
  presentation: 'Severe ear pain, blisters on the ear or palate and a one-sided facial palsy that includes the forehead, with vertigo, hearing loss and lost taste.',
  sources: ['CKS: Shingles', 'StatPearls: Ramsay Hunt syndrome'],
  examples: [
    { age: 61, sex: 'female', text: 'Terrible pain in my ear for three days, small blisters on the ear and since today my face droops on that side. I am dizzy too.' },
    { age: 47, sex: 'male', text: 'Blisters in my ear canal, my face is weak on the right and I cannot close the eye, ringing in the ear.' },
  ],
} satisfies Condition
