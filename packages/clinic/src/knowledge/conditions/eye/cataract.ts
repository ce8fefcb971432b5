import type { Condition } from '../../schema.ts'

export const cataract = {
  id: 'cataract',
  name: 'Cataract',
  aliases: ['cataracts', 'age related cataract', 'senile cataract', 'clouding of the lens', 'cloudy lens', 'lens opacity'],
  icd10: 'H26.9',
  system: 'eye',
  summary: 'The lens of the eye grows cloudy. An operation helps.',
  commonness: { usual: 'never', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', 'young-adult': 'very-rare', adult: 'uncommon', older: 'very-common' } },
  findings: {
    usual: ['vision-blurred', 'vision-loss-gradual'],
    often: ['glare-sensitivity', 'vision-blurred.both-sides', 'night-vision-poor', 'glasses-changing-often', 'vision-blurred.worsening', 'pupil-white'],
    some: ['halos-around-lights', 'colour-vision-reduced', 'history-diabetes', 'takes-steroids', 'near-vision-difficulty', 'double-vision', 'history-eye-surgery', 'smoker', 'vision-blurred.one-sided', 'sun-exposure-high'],
    occasional: ['falls-recurrent', 'eye-injury'],
    rare: ['eye-pain', 'eye-redness', 'floaters', 'flashes', 'vision-loss-sudden', 'distorted-vision', 'visual-field-loss', 'light-sensitivity'],
  },
  discriminators: ['glare-sensitivity', 'vision-blurred.worsening', 'pupil-white', 'eye-pain', 'distorted-vision'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Have your eyes tested.', 'Use good light to read.', 'Do not drive if you see badly.'],
  comeBack: ['the eye hurts or gets red', 'sight goes suddenly'],
  examination: ['look at the lens', 'test sight'],
  presentation: 'Older person with slowly misty, painless blurred vision, dazzled by headlights, faded colours, more and more changes of glasses, hard to read or drive at night; clouded lens, dim red reflex.',
  sources: ['CKS: Cataracts', 'NICE: Cataracts in adults: management', 'AAO: Cataract'],
  examples: [
    { age: 73, sex: 'female', text: 'My sight has become misty over the last two years in both eyes, headlights dazzle me at night and new glasses do not help. No pain.' },
    { age: 68, sex: 'male', text: 'Everything looks cloudy as through a dirty window, colours are faded, no pain or redness.' },
  ],
} satisfies Condition
