import type { Condition } from '../../schema.ts'

export const retinoblastoma = {
  id: 'retinoblastoma',
  name: 'Retinoblastoma',
  aliases: ['eye cancer in children', 'retinal tumour of childhood'],
  icd10: 'C69.2',
  system: 'cancer',
  summary: 'A cancer of the eye in babies and small children.',
  commonness: { usual: 'very-rare', ages: { adolescent: 'never', 'young-adult': 'never', adult: 'never', older: 'never', infant: 'rare', toddler: 'rare' } },
  findings: {
    always: ['pupil-white'],
    often: ['double-vision', 'pupil-white.one-sided'],
    some: ['eye-redness', 'vision-loss-gradual', 'family-cancer', 'eye-pain'],
    occasional: ['eye-bulging', 'eyelid-swelling', 'pupil-white.both-sides', 'vision-blurred', 'eye-watering', 'eye-movement-painful'],
    rare: ['eye-discharge', 'fever', 'eye-itch'],
  },
  discriminators: ['pupil-white', 'family-cancer', 'vision-loss-gradual'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 3, to: 120 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['look at the red reflex', 'an eye specialist within days'],
  presentation: 'A white pupil (leukocoria), often noticed in a flash photograph, or a new squint in a baby or toddler; sometimes a red painful eye. May run in the family.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NHS: Retinoblastoma'],
  examples: [
    { age: 1, sex: 'female', text: 'In photos one of my baby’s pupils looks white instead of red, and that eye turns in.' },
    { age: 2, sex: 'male', text: 'One pupil shines white in the light and he has started to squint.' },
  ],
} satisfies Condition
