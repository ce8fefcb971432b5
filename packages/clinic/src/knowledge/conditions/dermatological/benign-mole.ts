import type { Condition } from '../../schema.ts'

export const benignMole = {
  id: 'benign-mole',
  name: 'Harmless mole',
  aliases: ['benign naevus', 'melanocytic naevus', 'mole', 'benign mole', 'melanocytic nevus', 'dysplastic naevus', 'atypical mole'],
  icd10: 'D22.9',
  system: 'dermatological',
  summary: 'A harmless spot of pigment cells.',
  commonness: { usual: 'common', ages: { newborn: 'rare', older: 'uncommon' } },
  findings: {
    usual: ['skin-dark-patch', 'mole-present'],
    often: ['skin-dark-patch.long-standing', 'skin-dark-patch.flat', 'skin-dark-patch.raised', 'skin-dark-patch.painless'],
    some: ['many-moles-fair-skin', 'health-anxiety', 'sun-exposure-high', 'family-skin-cancer'],
    occasional: ['skin-itch', 'skin-mole-changed'],
    rare: ['skin-mole-bleeding', 'skin-mole-changed.growing', 'skin-mole-changed.irregular', 'skin-ulcer', 'lymph-nodes-swollen', 'weight-loss'],
  },
  discriminators: ['mole-present', 'skin-mole-changed.growing', 'skin-mole-bleeding'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 7300 },
  course: ['constant', 'lifelong'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Look at your moles once a month.', { text: 'Use sun cream.', fromYears: 2, medicine: true }],
  comeBack: ['a mole changes shape, size or colour', 'it itches or bleeds'],
  examination: ['look with a skin microscope'],
  presentation: 'Even, round, one-coloured brown mole under six millimetres, unchanged for years, no itch or bleeding; person wants it checked.',
  sources: ['BAD: Melanocytic naevi', 'NHS: Moles'],
  examples: [
    { age: 33, sex: 'female', text: 'I have a small round brown mole on my arm that has looked the same for years; I just want it checked.' },
    { age: 41, sex: 'male', text: 'A few even brown moles on my chest, not changing.' },
  ],
} satisfies Condition
