import type { Condition } from '../../schema.ts'

export const herpesSimplexKeratitis = {
  id: 'herpes-simplex-keratitis',
  name: 'Herpes of the eye',
  aliases: ['herpes simplex keratitis', 'dendritic ulcer', 'HSV keratitis', 'herpetic keratitis', 'ocular herpes'],
  icd10: 'B00.5',
  system: 'eye',
  summary: 'The cold sore virus has infected the cornea.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare' } },
  findings: {
    usual: ['eye-redness', 'eye-pain', 'cornea-branching-ulcer', 'eye-watering'],
    often: ['light-sensitivity', 'eye-redness.one-sided', 'vision-blurred', 'eye-foreign-body-feeling', 'cold-sore', 'eye-pain.recurrent'],
    some: ['eyelid-swelling', 'skin-blisters', 'eye-gritty', 'eye-redness.recurrent', 'immune-suppressed', 'eye-redness-around-iris'],
    occasional: ['fever', 'stress-recent', 'takes-steroids'],
    rare: ['eye-discharge.pus', 'eye-itch', 'eye-redness.both-sides', 'contact-lens-wear', 'nose-tip-blisters'],
  },
  discriminators: ['cornea-branching-ulcer', 'cold-sore', 'eye-redness.one-sided'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['constant', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See an eye doctor today.', 'Do not use steroid drops.', 'Do not wear contact lenses.'],
  comeBack: ['sight gets worse', 'the pain gets strong'],
  examination: ['dye test under a slit lamp', 'test sight and feeling of the cornea'],
  presentation: 'One red, watery, painful, light-sensitive eye with blurred vision, history of cold sores or earlier attacks; dendritic ulcer with fluorescein, reduced corneal feeling.',
  sources: ['CKS: Herpes simplex - ocular', 'AAO: Herpes simplex keratitis'],
  examples: [
    { age: 44, sex: 'male', text: 'My left eye is red, painful and light hurts, I had the same two years ago from the cold sore virus. I have a cold sore now.' },
    { age: 30, sex: 'female', text: 'One red watery eye with blurred sight for three days; the eye doctor saw a branching ulcer.' },
  ],
} satisfies Condition
