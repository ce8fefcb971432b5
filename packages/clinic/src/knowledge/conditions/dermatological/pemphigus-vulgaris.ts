import type { Condition } from '../../schema.ts'

export const pemphigusVulgaris = {
  id: 'pemphigus-vulgaris',
  name: 'Pemphigus vulgaris',
  aliases: ['pemphigus', 'pemphigus vulgaris'],
  icd10: 'L10.0',
  system: 'dermatological',
  summary: 'An immune disease with fragile blisters and mouth sores.',
  commonness: { usual: 'very-rare', ages: { adult: 'very-rare' } },
  findings: {
    usual: ['skin-blisters-fragile', 'mouth-ulcers', 'skin-blisters'],
    often: ['mouth-skin-peeling', 'skin-pain', 'rash.trunk-site', 'mouth-ulcers.long-standing', 'rash.scalp-site', 'rash.crusted', 'mouth-ulcers.painful'],
    some: ['swallowing-painful', 'weight-loss', 'rash.weeping', 'vulval-sore', 'skin-drug-rash-mucosa', 'hoarse-voice', 'gum-swelling'],
    occasional: ['fever'],
    rare: ['skin-blisters-large-tense', 'skin-target-lesions', 'takes-new-medicine', 'rash.palms-soles-site', 'skin-itch.severe'],
  },
  discriminators: ['skin-blisters-fragile', 'mouth-ulcers.long-standing', 'skin-blisters-large-tense'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 365 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor within a day.'],
  comeBack: ['skin comes off over large areas', 'fever comes', 'you cannot drink'],
  examination: ['skin sample', 'blood test'],
  presentation: 'Middle-aged with painful mouth sores for months, then flaccid blisters that burst and leave raw crusted skin on scalp, chest, back; Nikolsky positive.',
  sources: ['BAD: Pemphigus vulgaris', 'DermNet: Pemphigus vulgaris'],
  examples: [
    { age: 51, sex: 'female', text: 'Painful mouth sores for three months and now blisters on my chest and scalp that burst at once and leave raw skin.' },
    { age: 46, sex: 'male', text: 'Raw erosions in the mouth and fragile blisters on the trunk.' },
  ],
} satisfies Condition
