import type { Condition } from '../../schema.ts'

export const chronicVenousInsufficiency = {
  id: 'chronic-venous-insufficiency',
  name: 'Chronic venous insufficiency and venous ulcer',
  aliases: ['chronic venous insufficiency', 'venous leg ulcer', 'venous stasis ulcer', 'venous eczema', 'stasis dermatitis', 'post-thrombotic syndrome', 'varicose eczema'],
  icd10: 'I87.2',
  system: 'cardiovascular',
  summary: 'Leaking leg veins dam up blood, so that the legs swell and the skin breaks down.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'rare', older: 'common' } },
  findings: {
    usual: ['swelling-legs', 'skin-brown-ankles', 'varicose-veins'],
    often: ['heavy-legs', 'leg-ulcer', 'swelling-legs.evening', 'skin-itch', 'leg-pain', 'swelling-legs.worse-standing'],
    some: ['skin-dry', 'skin-redness', 'obesity', 'history-clots', 'leg-pain.worse-standing', 'swelling-legs.both-sides', 'leg-ulcer.long-standing', 'skin-thickened', 'rash.limbs-site', 'skin-ulcer'],
    occasional: ['swelling-one-leg', 'wound-infected', 'skin-blisters', 'skin-warm'],
    rare: ['leg-pain-walking', 'pulse-weak-or-absent', 'fever', 'breathless', 'low-ankle-pressure', 'breathless-lying-flat', 'cold-hands-feet'],
  },
  discriminators: ['skin-brown-ankles', 'leg-ulcer', 'varicose-veins', 'low-ankle-pressure'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 5000 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Raise your legs above the heart several times a day.', 'Wear compression as advised.', 'Use a plain moisturiser on the skin.'],
  comeBack: ['the sore grows, smells or is very painful', 'redness spreads or you have fever', 'one leg swells suddenly'],
  examination: ['feel the foot pulses and measure ankle pressure', 'ultrasound of the veins', 'look at the wound'],
  presentation: 'Swollen, heavy legs in the evening, brown staining and hard skin above the inner ankle, itchy eczema, white scars, and a shallow weeping ulcer at the inner ankle with good foot pulses. Varicose veins, earlier clot, overweight, standing work.',
  sources: ['CKS: Leg ulcer - venous', 'SIGN: Management of chronic venous leg ulcers', 'NHS: Venous leg ulcer'],
  examples: [
    { age: 68, sex: 'female', text: 'There is a weeping open sore above my inner ankle for three months. The skin around is brown and my legs swell by evening.' },
    { age: 59, sex: 'male', text: 'My lower legs are swollen with brown, itchy, hard skin. I had a blood clot in that leg years ago.' },
  ],
} satisfies Condition
