import type { Condition } from '../../schema.ts'

export const dacryocystitis = {
  id: 'dacryocystitis',
  name: 'Infected tear sac',
  aliases: ['acute dacryocystitis', 'tear sac infection', 'lacrimal sac infection'],
  icd10: 'H04.3',
  system: 'eye',
  summary: 'The tear sac between eye and nose is infected.',
  commonness: { usual: 'rare', ages: { newborn: 'rare', infant: 'uncommon', older: 'rare' } },
  findings: {
    usual: ['tear-sac-swelling', 'eye-watering'],
    often: ['skin-redness', 'eye-discharge', 'eye-watering.one-sided', 'skin-pain', 'eye-discharge.pus'],
    some: ['fever', 'eyelid-swelling', 'eyelid-redness-warm', 'eye-redness', 'eye-watering.recurrent'],
    occasional: ['malaise'],
    rare: ['eye-movement-painful', 'eye-bulging', 'vision-blurred', 'light-sensitivity', 'eye-itch', 'eye-watering.both-sides'],
  },
  discriminators: ['tear-sac-swelling', 'eye-watering.one-sided', 'eye-itch'],
  onset: ['days'],
  durationDays: { from: 1, to: 10 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today.', 'Warm wet cloths help.'],
  comeBack: ['the lid swells shut', 'fever comes', 'sight gets worse'],
  examination: ['press beside the nose and look for pus'],
  presentation: 'Sore, red, tender lump at the inner corner of one eye beside the nose, watering, pus from the tear duct when pressed.',
  sources: ['StatPearls: Dacryocystitis', 'NHS: Watering eyes'],
  examples: [
    { age: 64, sex: 'female', text: 'A red painful lump at the inner corner of my left eye next to the nose, the eye waters and pus comes out when I press.' },
    { age: 50, sex: 'male', text: 'My eye has watered for months, now it is swollen and sore between eye and nose.' },
  ],
} satisfies Condition
