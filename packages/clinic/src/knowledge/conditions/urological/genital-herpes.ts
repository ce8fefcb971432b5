import type { Condition } from '../../schema.ts'

export const genitalHerpes = {
  id: 'genital-herpes',
  name: 'Genital herpes',
  aliases: ['herpes genitalis', 'genital hsv', 'herpes simplex genital', 'hsv 2', 'anogenital herpes', 'genital hsv infection'],
  icd10: 'A60.00',
  system: 'urological',
  summary: 'A virus passed on by skin contact makes painful blisters at the genitals. It can come back.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'uncommon' } },
  findings: {
    usual: ['genital-blisters'],
    often: ['genital-blisters.painful', 'urination-painful', 'vulval-sore', 'penile-sore', 'lymph-nodes-swollen', 'genital-blisters.recurrent', 'sexual-new-partner', 'groin-lump'],
    some: ['fever', 'malaise', 'headache', 'sexual-unprotected', 'body-aches', 'vaginal-itch', 'penile-sore.painful', 'vulval-sore.painful', 'vaginal-discharge', 'tingling', 'partner-infected', 'cold-sore'],
    occasional: ['urinary-retention', 'rectal-pain', 'hiv-positive', 'stress-recent', 'neck-stiffness', 'immune-suppressed'],
    rare: ['penile-sore.painless', 'penile-discharge.green-yellow', 'genital-warts-seen', 'vaginal-discharge.foul', 'rash-palms-soles', 'urine-blood'],
  },
  discriminators: ['genital-blisters', 'genital-blisters.painful', 'lymph-nodes-swollen'],
  onset: ['days', 'hours'],
  durationDays: { from: 1, to: 21 },
  course: ['recurrent', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Keep the sores clean; salt water baths and a numbing gel help.', 'Pee in a warm bath if it stings.', 'No sex until healed; use condoms later.'],
  comeBack: ['you cannot pass urine', 'you have bad headache with stiff neck', 'you are pregnant or have a weak immune system'],
  examination: ['a swab of a blister', 'tests for other infections'],
  presentation: 'Several small painful blisters that break into shallow ulcers on vulva, penis, anus or buttocks, with burning urine, tender groin glands and, the first time, fever, headache and aches, two days to two weeks after contact. Later milder bouts with tingling before.',
  sources: ['NHS: Genital herpes', 'CKS: Herpes simplex - genital', 'CDC: Sexually Transmitted Infections Treatment Guidelines'],
  examples: [
    { age: 25, sex: 'female', text: 'I have clusters of tiny painful blisters and sores on my labia, peeing stings terribly, my groin glands are swollen and I feel feverish.' },
    { age: 34, sex: 'male', text: 'Again small painful blisters on the shaft of my penis after a tingling day; I had the same last year.' },
  ],
} satisfies Condition
