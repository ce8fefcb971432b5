import type { Condition } from '../../schema.ts'

export const retinalDetachment = {
  id: 'retinal-detachment',
  name: 'Detached retina',
  aliases: ['retinal detachment', 'detached retina', 'rhegmatogenous retinal detachment', 'retinal tear'],
  icd10: 'H33.2',
  system: 'eye',
  summary: 'The retina comes off the back of the eye. It needs an operation soon.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'very-rare', adult: 'uncommon', older: 'uncommon' } },
  findings: {
    usual: ['flashes', 'floaters', 'visual-field-loss'],
    often: ['vision-loss-sudden', 'visual-field-loss.sudden', 'vision-blurred', 'floaters.sudden', 'flashes.one-sided', 'vision-loss-sudden.one-sided', 'floaters.worsening', 'vision-loss-sudden.side-vision'],
    some: ['history-short-sighted-high', 'history-eye-surgery', 'history-cataract', 'eye-injury', 'distorted-vision'],
    occasional: ['family-eye-disease', 'history-diabetes'],
    rare: ['eye-pain', 'eye-redness', 'headache', 'light-sensitivity', 'eye-discharge', 'aura-visual'],
  },
  discriminators: ['flashes', 'floaters.sudden', 'visual-field-loss', 'eye-pain'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.1, to: 7 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to an eye emergency department now.', 'Do not drive.', 'Keep still on the way.'],
  comeBack: ['the shadow grows'],
  examination: ['look at the retina through a wide pupil', 'an ultrasound of the eye'],
  presentation: 'Sudden shower of floaters, flashes of light at the edge, then a shadow or curtain across part of one eye; painless, white eye; in short-sighted people, after cataract surgery or a blow.',
  sources: ['CKS: Retinal detachment', 'AAO: Posterior vitreous detachment, retinal breaks and lattice degeneration', 'NHS: Detached retina'],
  examples: [
    { age: 56, sex: 'male', text: 'Since yesterday I see flashes and many new black dots in my left eye and now a dark curtain is coming from the side. No pain.' },
    { age: 48, sex: 'female', text: 'I am very short-sighted. A shadow covers the lower part of my view in one eye after days of flashes and floaters.' },
  ],
} satisfies Condition
