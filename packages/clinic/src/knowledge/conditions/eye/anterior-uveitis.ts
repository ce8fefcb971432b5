import type { Condition } from '../../schema.ts'

export const anteriorUveitis = {
  id: 'anterior-uveitis',
  name: 'Inflammation inside the eye (iritis)',
  aliases: ['anterior uveitis', 'iritis', 'acute anterior uveitis', 'iridocyclitis', 'uveitis', 'acute iritis'],
  icd10: 'H20.0',
  system: 'eye',
  summary: 'The coloured part of the eye is inflamed.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'very-rare', 'young-adult': 'uncommon', adult: 'uncommon' } },
  findings: {
    usual: ['eye-pain', 'eye-redness', 'light-sensitivity'],
    often: ['vision-blurred', 'eye-redness-around-iris', 'eye-redness.one-sided', 'pupil-small', 'pus-inside-eye', 'eye-watering', 'eye-pain.dull'],
    some: ['eye-redness.recurrent', 'back-morning-stiffness', 'headache.around-eye', 'history-ibd', 'floaters', 'positive-hla-b27', 'joint-pain', 'eye-pain.worsening', 'history-autoimmune'],
    occasional: ['history-psoriasis', 'mouth-ulcers', 'history-arthritis-rheumatoid'],
    rare: ['eye-discharge.pus', 'eye-itch', 'halos-around-lights', 'contact-lens-wear', 'eye-foreign-body-feeling', 'pupil-fixed-mid-dilated', 'vomiting'],
  },
  discriminators: ['light-sensitivity', 'eye-redness-around-iris', 'pupil-small', 'eye-discharge.pus'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 10 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See an eye doctor today.', 'Wear sunglasses.', 'Do not wear contact lenses.'],
  comeBack: ['sight gets worse', 'the pain gets strong'],
  examination: ['slit lamp', 'eye pressure', 'test sight'],
  presentation: 'One red, aching eye with strong light sensitivity, blurred vision, tearing but no sticky discharge, ring-like redness around the iris, small or odd-shaped pupil, cells and flare; often in young adults with back stiffness, bowel disease or psoriasis, and it comes back.',
  sources: ['CKS: Uveitis', 'AAO: Uveitis', 'StatPearls: Uveitis'],
  examples: [
    { age: 34, sex: 'male', text: 'My left eye aches, is red around the coloured part and light is very painful, sight a bit blurred. I have had a stiff back in the mornings for years.' },
    { age: 41, sex: 'female', text: 'Red painful eye with light sensitivity for two days, no discharge. I had iritis before.' },
  ],
} satisfies Condition
