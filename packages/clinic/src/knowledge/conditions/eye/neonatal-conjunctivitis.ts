import type { Condition } from '../../schema.ts'

export const neonatalConjunctivitis = {
  id: 'neonatal-conjunctivitis',
  name: 'Sticky infected eye of the newborn',
  aliases: ['ophthalmia neonatorum', 'neonatal conjunctivitis', 'newborn conjunctivitis', 'gonococcal conjunctivitis of newborn', 'chlamydial conjunctivitis of newborn'],
  icd10: 'P39.1',
  system: 'eye',
  summary: "A newborn's eye is infected, perhaps with germs from birth.",
  commonness: { usual: 'never', ages: { newborn: 'uncommon', infant: 'very-rare' } },
  findings: {
    usual: ['eye-discharge', 'eye-redness', 'eyelid-swelling'],
    often: ['eye-discharge.pus', 'eye-redness.both-sides'],
    some: ['eye-discharge.watery', 'sexual-unprotected', 'cough', 'eye-discharge.bloody', 'eyelid-crusting', 'irritability-child'],
    occasional: ['fever', 'poor-feeding'],
    rare: ['eye-watering.constant', 'eye-itch', 'baby-otherwise-well'],
  },
  discriminators: ['eye-discharge.pus', 'eyelid-swelling', 'baby-otherwise-well'],
  onset: ['days'],
  durationDays: { from: 0.5, to: 14 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the hospital today.'],
  comeBack: ['the baby is sleepy or feeds badly', 'fever comes'],
  examination: ['a swab of the eye', 'look at the cornea'],
  presentation: 'In the first month of life red, swollen lids with much pus; gonorrhoea in days two to five, chlamydia in days five to fourteen.',
  sources: ['CKS: Conjunctivitis - infective', 'WHO: Ophthalmia neonatorum', 'CDC: Sexually transmitted infections treatment guidelines'],
  examples: [
    { age: 0.01, sex: 'female', text: 'My four day old baby has both eyes swollen shut with lots of yellow pus and redness.' },
    { age: 0.03, sex: 'male', text: 'At ten days old his eye is red, swollen and full of pus.' },
  ],
} satisfies Condition
