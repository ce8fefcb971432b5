import type { Condition } from '../../schema.ts'

export const dryEyeDisease = {
  id: 'dry-eye-disease',
  name: 'Dry eyes',
  aliases: ['dry eye disease', 'dry eye syndrome', 'keratoconjunctivitis sicca', 'dry eyes', 'tear film insufficiency'],
  icd10: 'H04.12',
  system: 'eye',
  summary: 'There are too few tears, or tears that dry too fast.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare', adolescent: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['eye-gritty', 'eye-dry'],
    often: ['eye-dry.both-sides', 'eye-gritty.evening', 'eye-redness', 'eye-strain', 'eye-watering', 'eye-gritty.long-standing'],
    some: ['vision-blurred', 'vision-blurred.intermittent', 'light-sensitivity', 'contact-lens-wear', 'menopause', 'eyelid-crusting', 'takes-antihistamine', 'mouth-dry', 'eye-foreign-body-feeling', 'history-eye-surgery', 'eye-itch'],
    occasional: ['joint-pain', 'takes-antidepressant', 'history-autoimmune'],
    rare: ['eye-discharge.pus', 'eye-pain.severe', 'vision-loss-sudden', 'halos-around-lights', 'eye-redness.one-sided', 'fever'],
  },
  discriminators: ['eye-dry', 'eye-gritty.evening', 'eye-discharge.pus'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 3650 },
  course: ['recurrent', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Use artificial tears.', 'Blink often and take breaks from screens.', { text: 'Keep away from smoke, wind and dry air.', fromYears: 12 }],
  comeBack: ['the eye hurts or gets very red', 'sight stays blurred', 'your mouth is dry and joints hurt too'],
  examination: ['look at lids and tear film'],
  presentation: 'Both eyes burn, feel gritty and tired, worse late in the day, with screens, wind or air conditioning; sometimes they water, sight blurs and clears with blinking.',
  sources: ['CKS: Dry eye disease', 'AAO: Dry eye syndrome', 'NHS: Dry eyes'],
  examples: [
    { age: 57, sex: 'female', text: 'My eyes feel gritty and burn, worse in the evening and at the computer. Sometimes they water. This has been going on for months.' },
    { age: 40, sex: 'male', text: 'Dry, tired, stinging eyes from screen work all day; blurred for a moment until I blink.' },
  ],
} satisfies Condition
