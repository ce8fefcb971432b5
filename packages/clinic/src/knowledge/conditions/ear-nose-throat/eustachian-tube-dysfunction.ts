import type { Condition } from '../../schema.ts'

export const eustachianTubeDysfunction = {
  id: 'eustachian-tube-dysfunction',
  name: 'Eustachian tube dysfunction',
  aliases: ['blocked eustachian tube', 'ETD', 'eustachian tube blockage', 'eustachian tube disorder'],
  icd10: 'H69.9',
  system: 'ear-nose-throat',
  summary: 'The tube that lets air to the middle ear does not open well.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'rare', toddler: 'uncommon' } },
  findings: {
    usual: ['ear-fullness'],
    often: ['ear-fullness.worse-swallowing', 'hearing-loss', 'hearing-loss.mild', 'nose-blocked', 'recent-viral-illness', 'ear-fullness.intermittent', 'history-hay-fever'],
    some: ['tinnitus', 'ear-pain.mild', 'dizziness', 'ear-fullness.both-sides', 'post-nasal-drip', 'ear-fullness.recurrent', 'recent-long-travel', 'eardrum-fluid'],
    occasional: ['imbalance', 'headache'],
    rare: ['fever', 'ear-discharge', 'ear-pain.severe', 'ear-wax', 'ear-tender-pulled', 'vertigo', 'hearing-loss-sudden'],
  },
  discriminators: ['ear-fullness', 'nose-blocked', 'ear-wax', 'ear-discharge'],
  onset: ['days', 'gradual'],
  durationDays: { from: 2, to: 60 },
  course: ['recurrent', 'constant'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Swallow, yawn or chew gum.', 'Blow gently with nose and mouth closed.', 'Treat a cold or hay fever.'],
  comeBack: ['hearing goes suddenly', 'the ear runs or hurts much', 'it lasts over six weeks'],
  examination: ['look at the eardrum', 'a hearing test'],
  presentation: 'Full, popping, crackling ears with dull hearing after a cold, with hay fever or on flights; better for a moment on swallowing or yawning.',
  sources: ['NHS: Ear problems', 'StatPearls: Eustachian tube dysfunction'],
  examples: [
    { age: 33, sex: 'female', text: 'Since my cold my ears feel full and pop and crackle when I swallow; I hear a bit muffled.' },
    { age: 29, sex: 'male', text: 'My ear will not pop since the flight last week, dull hearing, no pain.' },
  ],
} satisfies Condition
