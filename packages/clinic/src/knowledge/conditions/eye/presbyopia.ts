import type { Condition } from '../../schema.ts'

export const presbyopia = {
  id: 'presbyopia',
  name: 'Age-related long sight',
  aliases: ['presbyopia', 'need for reading glasses', 'age related farsightedness'],
  icd10: 'H52.4',
  system: 'eye',
  summary: 'With age the eye can no longer focus near. Reading glasses help.',
  commonness: { usual: 'never', ages: { 'young-adult': 'very-rare', adult: 'common', older: 'common' } },
  findings: {
    always: ['near-vision-difficulty'],
    often: ['eye-strain', 'near-vision-difficulty.worsening'],
    some: ['headache', 'vision-blurred', 'headache.evening', 'eye-strain.evening', 'headache.frontal', 'headache.mild'],
    occasional: ['far-vision-difficulty', 'vision-blurred.both-sides'],
    rare: ['eye-pain', 'eye-redness', 'vision-loss-sudden', 'distorted-vision', 'double-vision', 'flashes', 'vision-blurred.one-sided', 'halos-around-lights'],
  },
  discriminators: ['near-vision-difficulty', 'eye-pain', 'distorted-vision'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1800 },
  course: ['worsening', 'lifelong'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Have your eyes tested for reading glasses.', 'Use good light.'],
  comeBack: ['sight goes suddenly', 'the eye hurts'],
  examination: ['a sight test'],
  presentation: "Over forty, holds the paper at arm's length, small print blurred, tired eyes and slight headache after reading; far sight good.",
  sources: ['AAO: Presbyopia', 'NHS: Long-sightedness'],
  examples: [
    { age: 47, sex: 'female', text: 'I have to hold the menu far away to read it, small print is blurred. Far away I see fine.' },
    { age: 45, sex: 'male', text: 'My eyes get tired when reading and I cannot read small letters up close any more.' },
  ],
} satisfies Condition
