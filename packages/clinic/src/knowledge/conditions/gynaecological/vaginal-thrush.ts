import type { Condition } from '../../schema.ts'

export const vaginalThrush = {
  id: 'vaginal-thrush',
  name: 'Vaginal thrush',
  aliases: ['vulvovaginal candidiasis', 'vaginal candidiasis', 'yeast infection', 'vaginal yeast infection', 'candida vaginitis', 'thrush', 'candidal vulvovaginitis', 'vaginal candida', 'monilial vaginitis'],
  icd10: 'B37.3',
  system: 'gynaecological',
  summary: 'Yeast has overgrown in the vagina and makes it itch.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare', older: 'uncommon' }, sex: 'female-only', pregnancy: 'more' },
  findings: {
    usual: ['vaginal-itch'],
    often: ['vaginal-discharge', 'vaginal-discharge.thick-white', 'vulval-sore', 'vulval-sore.red', 'urination-painful', 'intercourse-painful'],
    some: ['takes-antibiotic-recent', 'vulval-sore.with-swelling', 'history-diabetes', 'pregnant', 'swab-yeast', 'vaginal-itch.severe', 'vaginal-itch.recurrent', 'vaginal-dryness', 'skin-redness', 'takes-oral-contraceptive'],
    occasional: ['takes-steroids', 'immune-suppressed', 'vaginal-itch.monthly', 'raised-glucose', 'takes-antidiabetic', 'new-product-contact'],
    rare: ['vaginal-discharge.foul', 'vaginal-discharge.green-yellow', 'vaginal-discharge.frothy', 'fever', 'pelvic-pain', 'bleeding-after-sex', 'genital-blisters', 'swab-clue-cells', 'vaginal-discharge.pus'],
  },
  discriminators: ['vaginal-itch', 'vaginal-discharge.thick-white', 'vulval-sore.red'],
  onset: ['days'],
  durationDays: { from: 1, to: 21 },
  course: ['constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: [{ text: 'A pharmacist can give a thrush cream, pessary or capsule.', fromYears: 2, medicine: true }, 'Wear loose cotton; wash with water only.', 'See a doctor first if you are pregnant, under 16, over 60 or have it often.'],
  comeBack: ['it is not better in two weeks or comes back often', 'there is fever, belly pain or smelly discharge', 'there are sores'],
  examination: ['look at the vulva', 'a swab if it comes back', 'a sugar test if it is frequent'],
  presentation: 'Intense itching and soreness of vulva and vagina with thick, white, curd-like (cottage cheese) discharge without smell, red swollen vulva, stinging on passing urine and with sex; after antibiotics, in pregnancy, diabetes. pH normal; yeast and hyphae on microscopy.',
  sources: ['CKS: Candida - female genital', 'NHS: Thrush in men and women', 'CDC: Sexually Transmitted Infections Treatment Guidelines'],
  examples: [
    { age: 27, sex: 'female', text: 'My vagina itches like mad and I have a thick white discharge like cottage cheese since I took antibiotics. It is red and sore, no smell.' },
    { age: 33, sex: 'female', text: 'Itching and burning of the vulva, white lumpy discharge, sex is painful and it stings when I pee.' },
  ],
} satisfies Condition
