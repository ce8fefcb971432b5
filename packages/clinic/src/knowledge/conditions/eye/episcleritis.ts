import type { Condition } from '../../schema.ts'

export const episcleritis = {
  id: 'episcleritis',
  name: 'Episcleritis',
  aliases: ['nodular episcleritis', 'simple episcleritis', 'episcleritis of eye'],
  icd10: 'H15.1',
  system: 'eye',
  summary: 'A mild inflammation of the outer coat of the eye.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', child: 'very-rare' } },
  findings: {
    usual: ['eye-redness', 'eye-redness.one-sided'],
    often: ['eye-pain.mild', 'eye-redness.sudden', 'eye-redness.recurrent', 'eye-gritty'],
    some: ['eye-watering', 'history-ibd', 'history-arthritis-rheumatoid', 'eye-pain', 'light-sensitivity', 'history-autoimmune'],
    occasional: ['stress-recent'],
    rare: ['vision-blurred', 'eye-discharge.pus', 'eye-pain.severe', 'eye-itch', 'halos-around-lights', 'pupil-small'],
  },
  discriminators: ['eye-redness', 'eye-pain.severe', 'eye-discharge.pus'],
  onset: ['sudden'],
  durationDays: { from: 1, to: 21 },
  course: ['recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Cool cloths and artificial tears help.', 'It heals on its own in one to three weeks.'],
  comeBack: ['the pain gets strong', 'light hurts or sight gets worse'],
  examination: ['look at the eye', 'test sight'],
  presentation: 'Sudden patch of redness on one eye with mild soreness, no discharge, sight normal, blanches with drops, comes back.',
  sources: ['CKS: Red eye', 'StatPearls: Episcleritis'],
  examples: [
    { age: 36, sex: 'female', text: 'A red patch came suddenly on my right eye, it is only a little sore, no discharge, sight is normal. I had this before.' },
    { age: 42, sex: 'male', text: 'One eye is red in one area with slight discomfort for two days, it waters a bit.' },
  ],
} satisfies Condition
