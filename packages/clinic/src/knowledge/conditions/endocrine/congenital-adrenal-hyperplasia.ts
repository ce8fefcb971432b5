import type { Condition } from '../../schema.ts'

export const congenitalAdrenalHyperplasia = {
  id: 'congenital-adrenal-hyperplasia',
  name: 'Congenital adrenal hyperplasia',
  aliases: ['cah', '21 hydroxylase deficiency', 'adrenogenital syndrome', 'non classic congenital adrenal hyperplasia'],
  icd10: 'E25.0',
  system: 'endocrine',
  summary: 'An inherited fault of the adrenal glands: too little cortisol and too many male hormones.',
  commonness: { usual: 'very-rare', ages: { newborn: 'rare', infant: 'rare', toddler: 'rare' } },
  findings: {
    often: ['raised-androgens', 'hirsutism', 'poor-feeding', 'low-sodium', 'early-puberty', 'weight-gain-poor', 'dehydration-signs'],
    some: ['high-potassium', 'vomiting', 'low-blood-pressure', 'low-blood-sugar', 'periods-irregular', 'skin-pustules', 'skin-dark-patch', 'infertility', 'low-cortisol', 'growth-poor', 'vomiting.projectile', 'drowsy-hard-to-wake', 'period-missed'],
    occasional: ['infant-floppy', 'family-anaemia-inherited', 'hair-loss', 'undescended-testicle'],
    rare: ['fever', 'diarrhoea', 'skin-stretch-marks', 'breast-milk-unexpected', 'hungry-after-vomiting'],
  },
  discriminators: ['raised-androgens', 'early-puberty', 'low-sodium'],
  onset: ['gradual', 'days'],
  durationDays: { from: 1, to: 3650 },
  course: ['worsening', 'lifelong'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Give the steroid as prescribed; double it in fever as taught.'],
  comeBack: ['you get vomiting, floppiness or drowsiness: call an ambulance', 'you get a fever'],
  examination: ['salts and sugar', '17-hydroxyprogesterone', 'look at genitals and growth'],
  presentation: 'Newborn girl with unclear genitals, or baby of one to three weeks with vomiting, not thriving, dry, floppy, low sodium, high potassium; boy with early pubic hair and fast growth; woman with hair growth, acne and rare periods (late form).',
  sources: ['StatPearls: Congenital Adrenal Hyperplasia', 'NIH: Congenital Adrenal Hyperplasia', 'Merck: Congenital Adrenal Hyperplasia'],
  examples: [
    { age: 0.04, sex: 'male', text: 'He is two weeks old, feeds poorly, vomits, loses weight and is dry and sleepy; the blood shows low sodium and high potassium.' },
    { age: 20, sex: 'female', text: 'Acne, facial hair since childhood, early pubic hair and irregular periods; testosterone is high.' },
  ],
} satisfies Condition
