import type { Condition } from '../../schema.ts'

export const keratitisBacterial = {
  id: 'keratitis-bacterial',
  name: 'Infected cornea (corneal ulcer)',
  aliases: ['bacterial keratitis', 'corneal ulcer', 'microbial keratitis', 'infectious keratitis', 'contact lens keratitis', 'keratitis', 'acanthamoeba keratitis'],
  icd10: 'H16.0',
  system: 'eye',
  summary: 'Germs eat into the clear front of the eye. It threatens sight.',
  commonness: { usual: 'rare', ages: { 'young-adult': 'uncommon' } },
  findings: {
    usual: ['eye-pain', 'eye-redness', 'contact-lens-wear', 'cornea-spot', 'vision-blurred'],
    often: ['light-sensitivity', 'eye-redness.one-sided', 'eye-watering', 'eye-discharge', 'eye-pain.severe', 'eye-foreign-body-feeling', 'eye-pain.worsening'],
    some: ['eye-redness-around-iris', 'pus-inside-eye', 'eyelid-swelling', 'eye-injury', 'swimming-recent', 'eye-discharge.pus', 'cornea-cloudy'],
    occasional: ['immune-suppressed', 'halos-around-lights'],
    rare: ['eye-itch', 'eye-redness.both-sides', 'lymph-node-in-front-of-ear', 'floaters', 'cornea-branching-ulcer'],
  },
  discriminators: ['contact-lens-wear', 'cornea-spot', 'eye-pain', 'light-sensitivity'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.25, to: 7 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Take the contact lens out and keep it for the doctor.', 'See an eye doctor today.', 'Do not use old drops.'],
  comeBack: ['sight gets worse', 'the pain gets strong'],
  examination: ['test sight', 'dye test under a slit lamp', 'a scrape for germs'],
  presentation: 'Contact lens wearer (sleeping or showering with lenses) with a painful red eye, white spot on the cornea, blurred vision, light sensitivity, discharge, getting worse over a day.',
  sources: ['CKS: Red eye', 'AAO: Bacterial keratitis', 'StatPearls: Bacterial keratitis'],
  examples: [
    { age: 22, sex: 'female', text: 'I slept in my contact lenses and since yesterday my right eye is very painful and red, light hurts, and there is a white spot on the clear part. I see blurry.' },
    { age: 35, sex: 'male', text: 'I wear contacts, my eye is red and hurts more each hour with discharge and blurred sight.' },
  ],
} satisfies Condition
