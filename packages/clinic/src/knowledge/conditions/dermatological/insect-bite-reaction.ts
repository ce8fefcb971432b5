import type { Condition } from '../../schema.ts'

export const insectBiteReaction = {
  id: 'insect-bite-reaction',
  name: 'Insect bites',
  aliases: ['insect bites', 'papular urticaria', 'bed bug bites', 'flea bites', 'mosquito bites', 'insect bite reaction', 'bug bites'],
  icd10: 'T14.0',
  system: 'dermatological',
  summary: 'Itchy bumps from the bites of insects.',
  commonness: { usual: 'very-common', ages: { newborn: 'uncommon' } },
  findings: {
    usual: ['bites-in-lines', 'skin-itch'],
    often: ['insect-sting', 'skin-swelling', 'rash.itchy', 'rash', 'rash.limbs-site', 'mosquito-bites', 'rash.in-clusters', 'skin-redness'],
    some: ['skin-blisters', 'animal-contact', 'recent-travel-abroad', 'skin-warm', 'rash.sudden', 'close-contact-itchy', 'skin-lump'],
    occasional: ['skin-pain', 'hives'],
    rare: ['fever', 'skin-red-streaks', 'skin-burrows', 'breathless', 'lymph-nodes-swollen', 'skin-silvery-scale', 'rash.face-site'],
  },
  discriminators: ['bites-in-lines', 'insect-sting', 'skin-burrows'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 0.1, to: 14 },
  course: ['improving'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Wash with soap and water.', 'Cool cloths help.', 'Do not scratch.', { text: 'A pharmacist can advise an antihistamine or cream.', fromYears: 2, medicine: true }],
  comeBack: ['breathing is hard or the face swells', 'redness spreads after two days or you get fever', 'a ring grows around a bite'],
  examination: ['look at the skin'],
  presentation: 'Itchy red bumps with a small central point, in lines or groups on bare skin, after a night, garden, pet or trip; large swelling within a day is mostly allergy and not infection.',
  sources: ['CKS: Insect bites and stings', 'NICE: Insect bites and stings: antimicrobial prescribing', 'NHS: Insect bites and stings'],
  examples: [
    { age: 29, sex: 'female', text: 'I woke up with itchy bumps in a row on my arm after a hotel night.' },
    { age: 10, sex: 'male', text: 'Several itchy red bites on his legs after playing outside, one is swollen.' },
  ],
} satisfies Condition
