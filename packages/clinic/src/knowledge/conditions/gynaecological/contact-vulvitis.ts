import type { Condition } from '../../schema.ts'

export const contactVulvitis = {
  id: 'contact-vulvitis',
  name: 'Irritated vulva',
  aliases: ['vulvitis', 'contact dermatitis of the vulva', 'vulvovaginitis in children', 'irritant vulvitis', 'non specific vulvovaginitis', 'vulvovaginitis'],
  icd10: 'N76.2',
  system: 'gynaecological',
  summary: 'Soap, pads, wet clothes or rubbing have irritated the vulva.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'rare', toddler: 'uncommon', child: 'uncommon' }, sex: 'female-only' },
  findings: {
    usual: ['vulval-sore', 'vulval-sore.red'],
    often: ['vaginal-itch', 'new-product-contact', 'urination-painful'],
    some: ['vaginal-discharge', 'stool-worms', 'bedwetting', 'history-eczema', 'urine-incontinence', 'anal-itch', 'skin-redness', 'vulval-sore.scaly', 'vaginal-discharge.light'],
    occasional: ['stool-bloody', 'swimming-recent', 'vaginal-discharge.foul'],
    rare: ['vaginal-discharge.thick-white', 'genital-blisters', 'fever', 'vaginal-bleeding-abnormal', 'pelvic-pain', 'sexual-unprotected', 'vulval-sore.pale-patch'],
  },
  discriminators: ['vulval-sore.red', 'new-product-contact', 'vaginal-itch'],
  onset: ['days'],
  durationDays: { from: 1, to: 30 },
  course: ['constant'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Plain water only, no bubble bath; loose cotton.', 'Wipe from front to back.', { text: 'A zinc or plain barrier cream helps.', fromYears: 2, medicine: true }],
  comeBack: ['there is bloody or bad-smelling discharge', 'there are blisters or fever', 'you worry about abuse'],
  examination: ['look at the skin', 'a swab if there is discharge'],
  presentation: 'Red, sore, itchy vulva after bubble bath, scented wipes, pads, shaving, wet swimwear or urine; small girls with stinging on passing urine and a little discharge; no blisters, no curd-like discharge.',
  sources: ['NHS: Vaginitis', 'CKS: Pruritus vulvae', 'Merck: Overview of Vaginitis'],
  examples: [
    { age: 6, sex: 'female', text: 'Her privates are red and sore, it stings when she pees; she loves bubble baths.' },
    { age: 34, sex: 'female', text: 'My vulva is red and itchy since I changed to scented pads and a new shower gel; no discharge.' },
  ],
} satisfies Condition
