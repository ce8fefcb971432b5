import type { Condition } from '../../schema.ts'

export const seborrhoeicDermatitis = {
  id: 'seborrhoeic-dermatitis',
  name: 'Seborrhoeic dermatitis',
  aliases: ['seborrheic dermatitis', 'seborrhoeic eczema', 'dandruff', 'cradle cap', 'seborrhoea'],
  icd10: 'L21.9',
  system: 'dermatological',
  summary: 'Greasy flakes on scalp, brows and beside the nose.',
  commonness: { usual: 'common', ages: { newborn: 'uncommon', infant: 'very-common', toddler: 'uncommon', child: 'rare' } },
  findings: {
    usual: ['scalp-flaking', 'skin-greasy-scale'],
    often: ['scalp-itch', 'rash.face-site', 'rash.scaly', 'rash.red', 'rash', 'rash.scalp-site', 'rash.recurrent', 'scalp-flaking.long-standing', 'rash.greasy'],
    some: ['skin-itch', 'eyelid-crusting', 'ear-itch', 'rash.trunk-site', 'stress-recent', 'hiv-positive', 'history-parkinson', 'rash.worse-cold'],
    occasional: ['hair-loss', 'rash.groin-site'],
    rare: ['fever', 'skin-silvery-scale', 'nail-pitting', 'skin-pustules', 'hair-loss-patchy', 'rash.flexural-site', 'nits-in-hair'],
  },
  discriminators: ['skin-greasy-scale', 'scalp-flaking', 'skin-silvery-scale'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 3650 },
  course: ['recurrent'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Use an anti-dandruff shampoo two or three times a week.', 'For cradle cap rub in oil, wait and brush gently.'],
  comeBack: ['it spreads or weeps', 'it is no better in a month'],
  examination: ['look at the skin'],
  presentation: 'Dandruff, itchy scalp, greasy yellow scales and redness in brows, beside the nose, behind ears, beard and mid-chest, on and off; in babies thick yellow crusts on the scalp, not itchy.',
  sources: ['CKS: Seborrhoeic dermatitis', 'DermNet: Seborrhoeic dermatitis', 'BAD: Seborrhoeic dermatitis'],
  examples: [
    { age: 34, sex: 'male', text: 'I have dandruff and red greasy flaking skin beside my nose and in my eyebrows that keeps coming back.' },
    { age: 0.2, sex: 'female', text: "Thick yellow greasy scales on my baby's scalp, she is happy." },
  ],
} satisfies Condition
