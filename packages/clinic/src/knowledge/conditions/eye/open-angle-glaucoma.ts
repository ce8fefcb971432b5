import type { Condition } from '../../schema.ts'

export const openAngleGlaucoma = {
  id: 'open-angle-glaucoma',
  name: 'Open-angle glaucoma',
  aliases: ['primary open angle glaucoma', 'chronic glaucoma', 'POAG', 'open angle glaucoma', 'chronic simple glaucoma', 'glaucoma'],
  icd10: 'H40.11',
  system: 'eye',
  summary: 'Eye pressure slowly harms the eye nerve. Sight narrows without pain.',
  commonness: { usual: 'never', ages: { 'young-adult': 'rare', adult: 'uncommon', older: 'common' } },
  findings: {
    usual: ['eye-hard-high-pressure', 'optic-cupping'],
    often: ['visual-field-loss', 'vision-loss-gradual', 'visual-field-loss.side-vision', 'vision-loss-gradual.side-vision', 'vision-loss-gradual.both-sides'],
    some: ['family-glaucoma', 'history-short-sighted-high', 'history-diabetes', 'night-vision-poor', 'history-hypertension', 'takes-steroids'],
    occasional: ['vision-blurred', 'halos-around-lights'],
    rare: ['eye-pain', 'eye-redness', 'headache', 'vomiting', 'floaters', 'flashes', 'vision-loss-sudden', 'distorted-vision', 'glare-sensitivity'],
  },
  discriminators: ['visual-field-loss.side-vision', 'optic-cupping', 'eye-pain'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Have your eyes tested.', 'Use the drops every day without a break.', 'Tell brothers, sisters and children to have their eyes tested.'],
  comeBack: ['the eye hurts and gets red', 'sight gets worse suddenly'],
  examination: ['measure the eye pressure', 'look at the eye nerve', 'a field test'],
  presentation: 'Painless slow loss of side vision (tunnel vision), often found only at an eye test by raised pressure and a cupped disc; over forty, family history, short sight.',
  sources: ['CKS: Glaucoma', 'NICE: Glaucoma: diagnosis and management', 'AAO: Primary open-angle glaucoma'],
  examples: [
    { age: 66, sex: 'male', text: 'Over the past years I notice I bump into things, the side vision is getting less in both eyes. No pain. My father had glaucoma.' },
    { age: 58, sex: 'female', text: 'The optician found high eye pressure and a hollowed nerve; my sight at the edges is poor.' },
  ],
} satisfies Condition
