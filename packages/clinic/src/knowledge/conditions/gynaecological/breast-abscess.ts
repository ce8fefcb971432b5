import type { Condition } from '../../schema.ts'

export const breastAbscess = {
  id: 'breast-abscess',
  name: 'Breast abscess',
  aliases: ['abscess of breast', 'mammary abscess', 'subareolar abscess', 'periareolar abscess'],
  icd10: 'N61.1',
  system: 'gynaecological',
  summary: 'A pocket of pus has formed in the breast.',
  commonness: { usual: 'rare', ages: { newborn: 'rare', infant: 'very-rare', toddler: 'never', child: 'very-rare', older: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['breast-pain', 'breast-lump', 'breast-redness', 'breast-lump.painful'],
    often: ['fever', 'breastfeeding', 'breast-lump.soft', 'breast-lump.warm', 'breast-pain.throbbing', 'skin-warm', 'malaise', 'breast-pain.one-sided'],
    some: ['smoker', 'chills', 'nipple-discharge', 'takes-antibiotic-recent', 'nipple-discharge.pus', 'lymph-nodes-swollen', 'raised-white-cells', 'history-diabetes', 'nipple-change'],
    occasional: ['postpartum', 'rigors'],
    rare: ['breast-lump.painless', 'weight-loss', 'breast-pain.both-sides', 'breast-pain.monthly', 'breast-lump.mobile', 'nipple-discharge.bloody'],
  },
  discriminators: ['breast-lump.painful', 'breast-lump.soft', 'breast-redness'],
  onset: ['days'],
  durationDays: { from: 2, to: 21 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today: the pus must be drained.', 'Go on feeding or expressing if you can.'],
  comeBack: ['the redness spreads', 'you shiver or feel faint'],
  examination: ['feel the breast', 'an ultrasound and drawing off the pus'],
  presentation: 'Mastitis that does not clear: a very tender, tense or soft fluctuant lump with red, shiny skin, fever; pus from the nipple. Nursing mothers, or near the areola in smokers.',
  sources: ['CKS: Mastitis and breast abscess', 'NHS: Breast abscess', 'StatPearls: Breast Abscess'],
  examples: [
    { age: 32, sex: 'female', text: 'I had mastitis and took antibiotics, but now there is a throbbing soft painful lump in the red area and the fever is back. I nurse.' },
    { age: 41, sex: 'female', text: 'Smoker; painful red hot lump next to my nipple with pus coming out.' },
  ],
} satisfies Condition
