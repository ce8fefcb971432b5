import type { Condition } from '../../schema.ts'

export const bartholinCystAbscess = {
  id: 'bartholin-cyst-abscess',
  name: 'Bartholin cyst or abscess',
  aliases: ['bartholin abscess', 'bartholin cyst', "bartholin's abscess", 'bartholins cyst', 'bartholin gland abscess', 'vulval abscess', 'bartholinitis'],
  icd10: 'N75.1',
  system: 'gynaecological',
  summary: 'A gland at the entrance of the vagina is blocked, and may fill with pus.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', older: 'rare' }, sex: 'female-only' },
  findings: {
    usual: ['vulval-sore', 'vulval-sore.one-sided'],
    often: ['vulval-sore.painful', 'vulval-sore.with-swelling', 'intercourse-painful', 'walking-difficult', 'skin-redness'],
    some: ['fever', 'vulval-sore.warm', 'vaginal-discharge', 'malaise', 'vulval-sore.pus', 'vulval-sore.worse-sitting', 'vulval-sore.recurrent', 'sexual-unprotected'],
    occasional: ['chills', 'swab-gonococci', 'swab-chlamydia'],
    rare: ['genital-blisters', 'vaginal-itch', 'weight-loss', 'vaginal-bleeding-abnormal', 'pelvic-pain', 'urination-frequent', 'vaginal-discharge.thick-white'],
  },
  discriminators: ['vulval-sore.one-sided', 'vulval-sore.with-swelling', 'vulval-sore.painful'],
  onset: ['days'],
  durationDays: { from: 1, to: 21 },
  course: ['worsening', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Sit in warm water several times a day.', 'Painkiller as the packet says.'],
  comeBack: ['you have fever or it grows fast', 'you are over 40 and it is new', 'the redness spreads'],
  examination: ['look at the vulva', 'opening and a small drain', 'swabs'],
  presentation: 'Egg-like swelling on one side at the entrance of the vagina, at the lower labia; cyst painless, abscess very tender, hot, red, hard to walk and sit, growing in two to four days, with or without fever.',
  sources: ["NHS: Bartholin's cyst", 'StatPearls: Bartholin Gland Cyst', "AAFP: Management of Bartholin's Duct Cyst and Gland Abscess"],
  examples: [
    { age: 30, sex: 'female', text: 'Since three days a very painful swollen lump on the left side of my vaginal opening, I can hardly walk or sit.' },
    { age: 37, sex: 'female', text: 'One-sided red hot swelling of the labia, size of a small egg, so sore, with a slight fever.' },
  ],
} satisfies Condition
