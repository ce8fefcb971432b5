import type { Condition } from '../../schema.ts'

export const myopia = {
  id: 'myopia',
  name: 'Short sight',
  aliases: ['myopia', 'short-sightedness', 'nearsightedness', 'refractive error'],
  icd10: 'H52.1',
  system: 'eye',
  summary: 'The eye sees near things sharp and far things blurred.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'very-rare', toddler: 'uncommon', older: 'uncommon' } },
  findings: {
    always: ['far-vision-difficulty'],
    often: ['vision-blurred', 'vision-blurred.gradual'],
    some: ['headache', 'eye-strain', 'poor-school-performance', 'family-eye-disease', 'headache.frontal', 'history-short-sighted-high'],
    occasional: ['squint', 'near-vision-difficulty'],
    rare: ['eye-pain', 'eye-redness', 'vision-loss-sudden', 'floaters', 'flashes', 'distorted-vision', 'halos-around-lights'],
  },
  discriminators: ['far-vision-difficulty', 'eye-pain', 'near-vision-difficulty'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1800 },
  course: ['constant', 'worsening'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Have your eyes tested.', 'Children should play outdoors every day.'],
  comeBack: ['flashes, many specks or a shadow appear'],
  examination: ['a sight test'],
  presentation: 'Child or young person who cannot read the board, squints, sits close to the screen; near sight good.',
  sources: ['NHS: Short-sightedness (myopia)', 'AAO: Refractive errors'],
  examples: [
    { age: 10, sex: 'female', text: 'She cannot read the board at school and sits very close to the TV. Reading books is fine.' },
    { age: 19, sex: 'male', text: 'Things in the distance are blurry and I squint to see road signs; near is sharp.' },
  ],
} satisfies Condition
