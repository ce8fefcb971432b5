import type { Condition } from '../../schema.ts'

export const folliculitis = {
  id: 'folliculitis',
  name: 'Folliculitis',
  aliases: ['folliculitis', 'infected hair follicles', 'hot tub folliculitis', "barber's itch", 'razor bumps', 'pseudofolliculitis barbae', 'sycosis'],
  icd10: 'L73.9',
  system: 'dermatological',
  summary: 'Hair roots are inflamed.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'rare' } },
  findings: {
    usual: ['skin-follicle-bumps', 'skin-pustules'],
    often: ['rash', 'shaving-skin', 'skin-itch', 'rash.raised', 'rash.red'],
    some: ['hot-tub-use', 'rash.buttock-site', 'rash.limbs-site', 'skin-pain', 'rash.neck-site', 'excess-sweating', 'rash.face-site', 'rash.groin-site', 'obesity', 'rash.trunk-site'],
    occasional: ['skin-boil', 'history-diabetes'],
    rare: ['fever', 'skin-comedones', 'skin-silvery-scale', 'skin-burrows', 'skin-red-streaks'],
  },
  discriminators: ['skin-follicle-bumps', 'shaving-skin', 'skin-comedones'],
  onset: ['days'],
  durationDays: { from: 1, to: 60 },
  course: ['recurrent', 'improving'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Do not shave for a while.', 'Wash with an antiseptic wash.', 'Wear loose clothes.'],
  comeBack: ['boils or fever come', 'it is no better in two weeks'],
  examination: ['look at the skin'],
  presentation: 'Small red bumps or pus heads around hairs on beard, thighs, buttocks or back, itchy or sore, after shaving, sweating or a hot tub one or two days before.',
  sources: ['DermNet: Folliculitis', 'NHS: Boils', 'CKS: Boils, carbuncles and staphylococcal carriage'],
  examples: [
    { age: 31, sex: 'male', text: 'After shaving I get itchy pus bumps around the hairs on my neck.' },
    { age: 26, sex: 'female', text: 'Two days after a hot tub I have red itchy bumps on buttocks and thighs.' },
  ],
} satisfies Condition
