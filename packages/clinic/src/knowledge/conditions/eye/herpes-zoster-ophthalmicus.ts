import type { Condition } from '../../schema.ts'

export const herpesZosterOphthalmicus = {
  id: 'herpes-zoster-ophthalmicus',
  name: 'Shingles of the eye',
  aliases: ['herpes zoster ophthalmicus', 'ophthalmic shingles', 'HZO', 'shingles of the eye', 'ophthalmic zoster'],
  icd10: 'B02.3',
  system: 'eye',
  summary: 'Shingles of the forehead with danger for the eye.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', child: 'very-rare', adult: 'uncommon', older: 'uncommon' } },
  findings: {
    usual: ['skin-dermatome-blisters', 'skin-pain', 'skin-blisters.face-site'],
    often: ['eye-redness', 'eye-pain', 'eyelid-swelling', 'headache.frontal', 'nose-tip-blisters', 'tingling'],
    some: ['light-sensitivity', 'vision-blurred', 'fever', 'malaise', 'eye-watering', 'history-varicella', 'immune-suppressed', 'scalp-tenderness', 'cornea-branching-ulcer'],
    occasional: ['double-vision', 'eyelid-droop'],
    rare: ['skin-itch', 'rash.both-sides', 'eye-discharge.pus'],
  },
  discriminators: ['skin-dermatome-blisters', 'nose-tip-blisters', 'eye-redness'],
  onset: ['days'],
  durationDays: { from: 1, to: 10 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'See a doctor today; tablets work best in the first three days.', fromYears: 2, medicine: true }, 'Do not touch the eye.'],
  comeBack: ['sight gets worse', 'the eye hurts or light hurts'],
  examination: ['look at the skin and the eye with a slit lamp'],
  presentation: 'Pain and tingling on one side of the forehead, then blisters on forehead, lid and tip of the nose (Hutchinson sign), red painful eye, stopping at the midline.',
  sources: ['CKS: Shingles', 'AAO: Herpes zoster ophthalmicus'],
  examples: [
    { age: 68, sex: 'male', text: 'Burning pain on the left forehead for three days, now blisters on the forehead, eyelid and the tip of my nose, and the eye is red.' },
    { age: 59, sex: 'female', text: 'Blisters on one side of my forehead, swollen lid, eye sore and light hurts.' },
  ],
} satisfies Condition
