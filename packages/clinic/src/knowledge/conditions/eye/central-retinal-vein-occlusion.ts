import type { Condition } from '../../schema.ts'

export const centralRetinalVeinOcclusion = {
  id: 'central-retinal-vein-occlusion',
  name: 'Blocked vein of the eye',
  aliases: ['central retinal vein occlusion', 'CRVO', 'retinal vein occlusion', 'branch retinal vein occlusion'],
  icd10: 'H34.8',
  system: 'eye',
  summary: 'A vein of the retina is blocked. Sight gets worse over hours to days.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', older: 'uncommon' } },
  findings: {
    usual: ['vision-blurred', 'retina-haemorrhages', 'vision-loss-sudden'],
    often: ['history-hypertension', 'vision-blurred.one-sided', 'vision-loss-sudden.one-sided', 'vision-blurred.morning'],
    some: ['history-diabetes', 'history-glaucoma', 'smoker', 'distorted-vision', 'history-high-cholesterol', 'floaters', 'visual-field-loss', 'vision-blurred.central-vision'],
    occasional: ['pupil-light-reflex-defect', 'takes-oral-contraceptive'],
    rare: ['eye-pain', 'eye-redness', 'retina-pale-cherry-spot', 'flashes', 'halos-around-lights'],
  },
  discriminators: ['retina-haemorrhages', 'vision-blurred.one-sided', 'eye-pain'],
  onset: ['hours', 'days', 'sudden'],
  durationDays: { from: 0.25, to: 14 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See an eye doctor today.', 'Keep blood pressure and sugar in check.'],
  comeBack: ['sight gets worse', 'the eye gets painful and red'],
  examination: ['look at the retina', 'blood pressure and blood tests'],
  presentation: 'Painless blurred or lost sight in one eye, often noticed on waking, over hours to days, in a person with high blood pressure, glaucoma or diabetes; "blood and thunder" fundus with flame haemorrhages.',
  sources: ['AAO: Retinal vein occlusions', 'StatPearls: Central retinal vein occlusion'],
  examples: [
    { age: 66, sex: 'male', text: 'I woke up with blurred sight in my left eye, painless, it got worse over a day. I have high blood pressure and glaucoma.' },
    { age: 59, sex: 'female', text: 'Painless foggy sight in one eye since two days, the eye doctor saw flame haemorrhages.' },
  ],
} satisfies Condition
