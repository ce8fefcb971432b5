import type { Condition } from '../../schema.ts'

export const ectropionEntropion = {
  id: 'ectropion-entropion',
  name: 'Eyelid turned in or out',
  aliases: ['entropion', 'ectropion', 'trichiasis', 'inturned eyelid', 'outturned eyelid'],
  icd10: 'H02.0',
  system: 'eye',
  summary: 'The lid has grown slack and rolls in or out.',
  commonness: { usual: 'never', ages: { adult: 'rare', older: 'uncommon' } },
  findings: {
    usual: ['eye-watering'],
    often: ['eyelid-turned-out', 'eyelashes-turned-in', 'eye-gritty', 'eye-redness', 'eye-foreign-body-feeling'],
    some: ['eye-discharge', 'eyelid-crusting', 'eye-dry', 'eye-watering.one-sided'],
    occasional: ['cornea-spot', 'vision-blurred'],
    rare: ['eye-itch', 'light-sensitivity', 'vision-loss-sudden', 'fever'],
  },
  discriminators: ['eyelid-turned-out', 'eyelashes-turned-in', 'eye-itch'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1000 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Artificial tears and eye ointment help.', 'Ask about a small operation.'],
  comeBack: ['the eye hurts or sight gets worse'],
  examination: ['look at the lids'],
  presentation: 'Older person with a sore, watering eye; the lower lid hangs outwards, or rolls in with lashes scratching.',
  sources: ['NHS: Ectropion', 'StatPearls: Entropion'],
  examples: [
    { age: 78, sex: 'male', text: 'My lower eyelid hangs outwards, the eye waters all the time and is red.' },
    { age: 81, sex: 'female', text: 'My lower lid rolls in and the lashes scratch my eye, it waters.' },
  ],
} satisfies Condition
