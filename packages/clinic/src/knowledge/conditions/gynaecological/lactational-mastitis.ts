import type { Condition } from '../../schema.ts'

export const lactationalMastitis = {
  id: 'lactational-mastitis',
  name: 'Mastitis',
  aliases: ['mastitis', 'puerperal mastitis', 'breast infection', 'lactation mastitis', 'blocked milk duct with infection'],
  icd10: 'O91.22',
  system: 'gynaecological',
  summary: 'The breast is inflamed, usually while breastfeeding.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'rare', 'young-adult': 'common', adult: 'rare', older: 'never' }, sex: 'female-only' },
  findings: {
    usual: ['breast-pain', 'breast-redness', 'breastfeeding'],
    often: ['fever', 'skin-warm', 'breast-pain.one-sided', 'postpartum', 'chills', 'breast-engorged', 'malaise', 'body-aches'],
    some: ['nipple-change', 'breast-lump', 'fever-high', 'nipple-discharge', 'fatigue', 'flu-like-illness', 'breast-pain.burning', 'raised-white-cells', 'breast-lump.warm', 'smoker'],
    occasional: ['lymph-nodes-swollen', 'rigors', 'history-diabetes', 'nipple-discharge.pus'],
    rare: ['breast-lump.painless', 'weight-loss', 'breast-milk-unexpected', 'breast-lump.soft', 'breast-pain.both-sides', 'nipple-discharge.bloody'],
  },
  discriminators: ['breast-redness', 'breastfeeding', 'fever'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.3, to: 10 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Keep feeding or express milk; it is safe for the baby.', 'Cold packs, rest and painkiller as the packet says.', 'See a doctor if it is not better in a day.'],
  comeBack: ['a lump stays or feels full of fluid', 'you feel very ill or shiver', 'it does not clear with antibiotics'],
  examination: ['look at and feel the breast', 'an ultrasound if a lump stays'],
  presentation: 'Nursing mother in the first weeks: one breast with a painful, hot, red, hard wedge-shaped area, fever, shivers, aches like flu, cracked nipple. Non-nursing smokers have it around the nipple.',
  sources: ['NHS: Mastitis', 'CKS: Mastitis and breast abscess', 'StatPearls: Acute Mastitis'],
  examples: [
    { age: 30, sex: 'female', text: 'I am breastfeeding my three-week-old; since last night my left breast is red, hot and very sore in one part and I have fever and chills like flu.' },
    { age: 27, sex: 'female', text: 'One breast swollen and painful with a red wedge, cracked nipple, temperature 38.9, nursing.' },
  ],
} satisfies Condition
