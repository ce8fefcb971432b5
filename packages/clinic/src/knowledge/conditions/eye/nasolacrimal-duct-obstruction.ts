import type { Condition } from '../../schema.ts'

export const nasolacrimalDuctObstruction = {
  id: 'nasolacrimal-duct-obstruction',
  name: 'Blocked tear duct in a baby',
  aliases: ['congenital nasolacrimal duct obstruction', 'blocked tear duct', 'nasolacrimal duct obstruction', 'dacryostenosis', 'sticky eye in babies'],
  icd10: 'Q10.5',
  system: 'eye',
  summary: 'The tear duct is not open yet, so the eye waters and sticks.',
  commonness: { usual: 'rare', ages: { newborn: 'common', infant: 'common', toddler: 'uncommon', older: 'uncommon' } },
  findings: {
    usual: ['eye-watering', 'eye-discharge'],
    often: ['eye-watering.one-sided', 'eye-discharge.morning', 'eye-watering.constant', 'eye-discharge.recurrent', 'baby-otherwise-well'],
    some: ['eyelid-crusting', 'eye-watering.worse-cold', 'eye-discharge.green-yellow', 'skin-redness'],
    occasional: ['eye-watering.both-sides'],
    rare: ['eye-redness', 'light-sensitivity', 'fever', 'tear-sac-swelling', 'eyelid-swelling', 'cornea-cloudy', 'eye-itch'],
  },
  discriminators: ['eye-watering', 'eye-redness', 'baby-otherwise-well'],
  onset: ['gradual', 'days'],
  durationDays: { from: 7, to: 365 },
  course: ['constant', 'recurrent'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Wipe with clean water from the inside outwards.', 'Massage beside the nose some times a day.', 'Nearly all open in the first year.'],
  comeBack: ['the eye gets red', 'a lump comes beside the nose', 'light bothers the baby or the eye looks big or cloudy'],
  examination: ['look at the eye', 'press beside the nose'],
  presentation: 'Baby with one eye that waters and is sticky since the first weeks, white of the eye not red, otherwise well.',
  sources: ['CKS: Conjunctivitis - infective', 'AAP: Blocked tear ducts', 'NHS: Watering eyes'],
  examples: [
    { age: 0.3, sex: 'male', text: "Since a few weeks after birth my baby's right eye waters all the time and is sticky in the morning. The white is not red and he is well." },
    { age: 0.5, sex: 'female', text: 'Her left eye is always wet with yellow crust, it does not look red.' },
  ],
} satisfies Condition
