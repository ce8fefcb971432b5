import type { Condition } from '../../schema.ts'

export const dermatitisHerpetiformis = {
  id: 'dermatitis-herpetiformis',
  name: 'Dermatitis herpetiformis',
  aliases: ['dermatitis herpetiformis', 'Duhring disease', 'DH rash'],
  icd10: 'L13.0',
  system: 'dermatological',
  summary: 'A very itchy blister rash from gluten.',
  commonness: { usual: 'very-rare', ages: { 'young-adult': 'rare', adult: 'rare' } },
  findings: {
    usual: ['skin-crops-elbows-itchy-blisters', 'skin-itch', 'rash.itchy'],
    often: ['rash.extensor-site', 'skin-itch.severe', 'rash.both-sides', 'rash.in-clusters', 'rash.buttock-site', 'rash'],
    some: ['diarrhoea', 'positive-ttg', 'bloating', 'family-autoimmune', 'low-ferritin', 'rash.scalp-site', 'rash.blistering', 'weight-loss'],
    occasional: ['history-thyroid'],
    rare: ['fever', 'close-contact-itchy', 'skin-burrows', 'skin-silvery-scale', 'skin-blisters-large-tense', 'rash.flexural-site'],
  },
  discriminators: ['skin-crops-elbows-itchy-blisters', 'rash.extensor-site', 'close-contact-itchy'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1800 },
  course: ['recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Do not leave out gluten before testing.', 'See a doctor.'],
  comeBack: ['weight is lost'],
  examination: ['skin sample', 'coeliac blood test'],
  presentation: 'Intensely itchy small grouped blisters, mostly scratched away, on elbows, knees, buttocks, scalp, both sides; coeliac disease.',
  sources: ['BAD: Dermatitis herpetiformis', 'DermNet: Dermatitis herpetiformis'],
  examples: [
    { age: 37, sex: 'male', text: 'Terribly itchy small blisters on both elbows, knees and buttocks that I scratch open, and my belly is bloated.' },
    { age: 43, sex: 'female', text: 'Groups of itchy blisters on elbows and scalp for months, coeliac disease in the family.' },
  ],
} satisfies Condition
