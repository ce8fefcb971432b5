import type { Condition } from '../../schema.ts'

export const earwaxImpaction = {
  id: 'earwax-impaction',
  name: 'Ear wax blockage',
  aliases: ['impacted cerumen', 'cerumen impaction', 'earwax', 'ear wax', 'earwax build-up', 'impacted earwax'],
  icd10: 'H61.2',
  system: 'ear-nose-throat',
  summary: 'Wax blocks the ear canal.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'uncommon', toddler: 'uncommon', older: 'very-common' } },
  findings: {
    usual: ['ear-wax', 'hearing-loss', 'ear-fullness'],
    often: ['hearing-loss.gradual', 'hearing-loss.one-sided'],
    some: ['tinnitus', 'ear-itch', 'hearing-loss.sudden', 'ear-foreign-body', 'dizziness', 'hearing-aid-user', 'ear-pain.mild', 'hearing-loss.mild'],
    occasional: ['cough', 'imbalance'],
    rare: ['fever', 'ear-discharge', 'vertigo', 'ear-pain.severe', 'ear-tender-pulled', 'eardrum-perforated', 'weakness-face'],
  },
  discriminators: ['ear-wax', 'ear-fullness', 'ear-discharge'],
  onset: ['gradual', 'days'],
  durationDays: { from: 1, to: 90 },
  course: ['constant'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Put a few drops of olive oil into the ear twice a day for a week or two.', 'Do not use cotton buds or ear candles.', 'Wax usually works its way out.'],
  comeBack: ['it hurts or runs', 'hearing is lost suddenly', 'it is no better after two weeks of drops'],
  examination: ['look into the ear', 'remove the wax with suction or water'],
  presentation: 'Dull hearing and a blocked ear without pain, sometimes ringing or itch, often after a shower or with cotton buds or hearing aids; wax fills the ear canal.',
  sources: ['CKS: Earwax', 'NHS: Earwax build-up'],
  examples: [
    { age: 63, sex: 'male', text: 'My right ear feels blocked and I hear dull on that side after showering. No pain. I had this before from wax.' },
    { age: 45, sex: 'female', text: 'Muffled hearing and fullness in my ear for a week, slight itch, no discharge. I use cotton buds.' },
  ],
} satisfies Condition
