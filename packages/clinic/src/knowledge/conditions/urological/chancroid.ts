import type { Condition } from '../../schema.ts'

export const chancroid = {
  id: 'chancroid',
  name: 'Chancroid',
  aliases: ['soft chancre', 'ulcus molle', 'haemophilus ducreyi infection'],
  icd10: 'A57',
  system: 'urological',
  summary: 'A tropical infection by sex that makes painful ulcers and swollen groin glands.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never' }, sex: 'mostly-male' },
  findings: {
    usual: ['penile-sore', 'penile-sore.painful', 'lymph-nodes-swollen'],
    often: ['groin-lump.painful', 'groin-lump', 'sexual-unprotected', 'recent-travel-tropics', 'penile-sore.soft', 'sexual-many-partners'],
    some: ['vulval-sore', 'vulval-sore.painful', 'penile-sore.pus', 'skin-redness', 'groin-lump.one-sided', 'penile-sore.bleeding', 'hiv-positive', 'urination-painful'],
    occasional: ['fever', 'intercourse-painful', 'rectal-pain'],
    rare: ['genital-blisters', 'penile-sore.painless', 'rash-palms-soles', 'penile-discharge', 'positive-syphilis-test', 'penile-sore.hard'],
  },
  discriminators: ['penile-sore.painful', 'groin-lump.painful', 'penile-sore.soft'],
  onset: ['days'],
  durationDays: { from: 2, to: 21 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Go to a sexual health clinic.', 'No sex until healed.'],
  comeBack: ['the gland breaks open', 'you have a fever'],
  examination: ['swabs of the ulcer', 'tests for syphilis, herpes and HIV'],
  presentation: 'Four to ten days after sex, often in the tropics or with a sex worker: one or more deep, soft, very painful, ragged ulcers with grey pus that bleed easily, and a large painful groin gland on one side (bubo) that may burst.',
  sources: ['CDC: Sexually Transmitted Infections Treatment Guidelines', 'StatPearls: Chancroid', 'WHO: Guidelines for the management of symptomatic sexually transmitted infections'],
  examples: [
    { age: 30, sex: 'male', text: 'A week after sex with a sex worker abroad I have a very painful ragged soft ulcer on the penis that bleeds, and a big sore lump in the groin.' },
    { age: 35, sex: 'male', text: 'Painful genital ulcer with pus and tender swollen groin glands on one side, back from travelling to Africa.' },
  ],
} satisfies Condition
