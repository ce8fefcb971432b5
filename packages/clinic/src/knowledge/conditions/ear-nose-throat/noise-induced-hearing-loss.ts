import type { Condition } from '../../schema.ts'

export const noiseInducedHearingLoss = {
  id: 'noise-induced-hearing-loss',
  name: 'Hearing loss from noise',
  aliases: ['noise induced hearing loss', 'acoustic trauma', 'occupational hearing loss', 'noise-induced hearing loss', 'NIHL'],
  icd10: 'H83.3',
  system: 'ear-nose-throat',
  summary: 'Loud noise has harmed the inner ear.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['hearing-loss', 'noise-exposure-long', 'hearing-loss.both-sides'],
    often: ['tinnitus', 'hearing-noisy-places', 'hearing-loss.gradual'],
    some: ['ear-fullness', 'hearing-loss.long-standing', 'noise-sensitivity'],
    occasional: ['hearing-loss-sudden', 'ear-pain'],
    rare: ['vertigo', 'ear-discharge', 'fever', 'ear-wax'],
  },
  discriminators: ['noise-exposure-long', 'tinnitus', 'hearing-noisy-places'],
  onset: ['gradual', 'sudden'],
  durationDays: { from: 0.5, to: 3650 },
  course: ['constant', 'worsening'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep away from loud noise and wear ear protection.', 'Rest your ears for a few days after loud noise.'],
  comeBack: ['hearing is not back after two days', 'hearing goes suddenly', 'you get dizzy'],
  examination: ['a hearing test'],
  presentation: 'Dull hearing and ringing after years of loud work, shooting or music, or directly after a concert or blast; both ears, high tones.',
  sources: ['StatPearls: Noise-induced hearing loss', 'NIH: Noise-induced hearing loss'],
  examples: [
    { age: 51, sex: 'male', text: 'I worked with loud machines for 25 years and now hear badly in both ears with constant ringing.' },
    { age: 22, sex: 'female', text: 'After a very loud concert my ears ring and everything sounds dull since yesterday.' },
  ],
} satisfies Condition
