import type { Condition } from '../../schema.ts'

export const stevensJohnsonSyndrome = {
  id: 'stevens-johnson-syndrome',
  name: 'Stevens-Johnson syndrome',
  aliases: ['sjs', 'stevens johnson syndrome / toxic epidermal necrolysis'],
  icd10: 'L51.1',
  system: 'immune',
  summary: 'A rare, dangerous drug reaction in which skin and mouth peel off.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['skin-blisters', 'mouth-ulcers', 'skin-pain', 'fever', 'takes-new-medicine'],
    often: ['skin-peeling', 'eye-redness', 'rash', 'sore-throat', 'skin-target-lesions', 'rash.painful', 'takes-anticonvulsant', 'mouth-skin-peeling', 'swallowing-painful'],
    some: ['rash.blistering', 'eye-pain', 'vulval-sore', 'fever-high', 'malaise', 'takes-antibiotic-recent', 'urination-painful', 'body-aches', 'light-sensitivity', 'rash.trunk-site', 'skin-redness'],
    occasional: ['cough', 'penile-sore', 'drooling', 'hiv-positive', 'eye-discharge', 'takes-nsaid'],
    rare: ['rash.scaly', 'joint-swelling', 'skin-itch'],
  },
  discriminators: ['skin-peeling', 'mouth-ulcers', 'takes-new-medicine'],
  onset: ['days', 'hours'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Stop the new medicine and go to the emergency department now.'],
  comeBack: ['skin peels', 'you cannot drink', 'your eyes hurt'],
  examination: ['skin, mouth, eyes, genitals'],
  presentation: 'One to eight weeks after lamotrigine, carbamazepine, allopurinol, sulfa or anti-inflammatory: fever, sore throat and eyes, then painful dusky red skin with target spots, blisters and sheets of skin that come off (Nikolsky), raw mouth, eyes and genitals.',
  sources: ['BAD: Stevens-Johnson syndrome and toxic epidermal necrolysis', 'DermNet: Stevens-Johnson syndrome', 'NHS: Stevens-Johnson syndrome'],
  examples: [
    { age: 29, sex: 'female', text: 'Two weeks after starting lamotrigine: fever, painful red skin that blisters and peels, raw lips and sore eyes.' },
    { age: 47, sex: 'male', text: 'On allopurinol, now blisters in mouth and on genitals, skin comes off when rubbed, fever.' },
  ],
} satisfies Condition
