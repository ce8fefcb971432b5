import type { Condition } from '../../schema.ts'

export const bacterialVaginosis = {
  id: 'bacterial-vaginosis',
  name: 'Bacterial vaginosis',
  aliases: ['bv', 'gardnerella vaginosis', 'gardnerella', 'vaginal dysbiosis', 'bacterial vaginitis'],
  icd10: 'N76.0',
  system: 'gynaecological',
  summary: 'The balance of germs in the vagina is upset, which makes a fishy smell.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'rare' }, sex: 'female-only' },
  findings: {
    usual: ['vaginal-discharge', 'vaginal-discharge.foul'],
    often: ['vaginal-discharge.watery', 'swab-clue-cells'],
    some: ['sexual-new-partner', 'iud-in-place', 'new-product-contact', 'smoker', 'sexual-many-partners', 'vaginal-discharge.recurrent', 'vaginal-itch', 'sexual-unprotected', 'vaginal-discharge.monthly'],
    occasional: ['urination-painful', 'pregnant', 'intercourse-painful', 'vulval-sore'],
    rare: ['vaginal-discharge.thick-white', 'vulval-sore.red', 'fever', 'pelvic-pain', 'bleeding-after-sex', 'vaginal-discharge.frothy', 'genital-blisters', 'swab-yeast', 'vaginal-itch.severe', 'vaginal-discharge.pus'],
  },
  discriminators: ['vaginal-discharge.foul', 'swab-clue-cells', 'vaginal-itch'],
  onset: ['days', 'gradual'],
  durationDays: { from: 2, to: 60 },
  course: ['recurrent', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Wash with water only; do not douche or use scented products.', { text: 'It can pass on its own; a doctor can give gel or tablets.', fromYears: 2, medicine: true }],
  comeBack: ['you are pregnant', 'you have belly pain or fever', 'it comes back often'],
  examination: ['look and test the acidity', 'a swab for clue cells'],
  presentation: 'Thin, watery, greyish-white discharge with a fishy smell, stronger after sex or during the period, little or no itch or soreness. New partner, douching, coil. Vaginal pH over 4.5, clue cells, positive whiff test.',
  sources: ['CKS: Bacterial vaginosis', 'NHS: Bacterial vaginosis', 'CDC: Sexually Transmitted Infections Treatment Guidelines'],
  examples: [
    { age: 30, sex: 'female', text: 'I have a thin greyish discharge with a strong fishy smell, worse after sex. It does not itch.' },
    { age: 24, sex: 'female', text: 'Smelly watery vaginal discharge for two weeks, like fish, since I use a feminine wash. No pain.' },
  ],
} satisfies Condition
