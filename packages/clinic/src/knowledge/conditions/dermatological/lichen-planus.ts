import type { Condition } from '../../schema.ts'

export const lichenPlanus = {
  id: 'lichen-planus',
  name: 'Lichen planus',
  aliases: ['lichen planus', 'LP', 'lichen ruber planus', 'oral lichen planus'],
  icd10: 'L43.9',
  system: 'dermatological',
  summary: "Itchy, flat, shiny purple bumps, from the body's own defence.",
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', adult: 'uncommon' } },
  findings: {
    usual: ['skin-flat-purple-bumps', 'rash', 'rash.itchy'],
    often: ['skin-itch', 'white-patches-mouth', 'rash.hands-site', 'rash.raised', 'rash.limbs-site'],
    some: ['mouth-burning', 'nail-changes', 'skin-dark-patch', 'rash.genital-site', 'mouth-ulcers', 'history-hepatitis', 'takes-new-medicine', 'rash.feet-site', 'vulval-sore'],
    occasional: ['hair-loss', 'rash.trunk-site'],
    rare: ['fever', 'skin-silvery-scale', 'rash.face-site', 'white-patches-wipe-off', 'skin-burrows', 'close-contact-itchy'],
  },
  discriminators: ['skin-flat-purple-bumps', 'white-patches-mouth', 'close-contact-itchy'],
  onset: ['gradual', 'days'],
  durationDays: { from: 14, to: 540 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Use steroid cream as told.', fromYears: 2, medicine: true }, 'Do not scratch.', 'Soft food if the mouth is sore.'],
  comeBack: ['the mouth is very sore or a sore does not heal'],
  examination: ['look at skin, mouth and nails'],
  presentation: 'Middle-aged adult with very itchy shiny flat-topped purple bumps with fine white lines at inner wrists, ankles and lower back; lacy white streaks inside cheeks; goes in one to two years.',
  sources: ['BAD: Lichen planus', 'DermNet: Lichen planus', 'NHS: Lichen planus'],
  examples: [
    { age: 47, sex: 'female', text: 'Very itchy flat purple shiny bumps on my wrists and ankles for a month, and a white lacy pattern inside my cheeks.' },
    { age: 55, sex: 'male', text: 'Itchy purple papules on the wrists and shins.' },
  ],
} satisfies Condition
