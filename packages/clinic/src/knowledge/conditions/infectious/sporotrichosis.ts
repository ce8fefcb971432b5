import type { Condition } from '../../schema.ts'

export const sporotrichosis = {
  id: 'sporotrichosis',
  name: 'Sporotrichosis',
  aliases: ["rose gardener's disease", 'sporothrix infection'],
  icd10: 'B42.9',
  system: 'infectious',
  summary: 'A fungus from thorns and soil travels up the arm.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['skin-lump', 'skin-ulcer'],
    often: ['puncture-wound', 'skin-lump.painless', 'arm-pain', 'skin-red-streaks', 'farm-or-mould-exposure'],
    some: ['lymph-nodes-swollen', 'skin-redness', 'skin-lump.growing', 'hand-pain', 'skin-ulcer.painless'],
    occasional: ['joint-pain', 'cough', 'fever', 'animal-bite', 'wound-infected'],
    rare: ['rash.itchy', 'chills'],
  },
  discriminators: ['puncture-wound', 'skin-red-streaks', 'skin-lump.painless'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 7, to: 120 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment this week.'],
  comeBack: ['you get a fever', 'redness spreads fast'],
  examination: ['a sample of the sore'],
  presentation: 'A gardener with a painless bump or sore on a finger after a thorn prick, then a chain of lumps up the arm along the lymph vessels.',
  sources: ['CDC: Sporotrichosis', 'DermNet: Sporotrichosis'],
  examples: [
    { age: 54, sex: 'male', text: 'After a rose thorn prick a sore on my finger does not heal, and now a row of lumps goes up my forearm.' },
    { age: 39, sex: 'female', text: 'Gardener, painless bumps in a line on the arm for a month.' },
  ],
} satisfies Condition
