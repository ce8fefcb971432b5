import type { Condition } from '../../schema.ts'

export const hivAdvanced = {
  id: 'hiv-advanced',
  name: 'HIV infection and AIDS',
  aliases: ['HIV', 'AIDS', 'acquired immunodeficiency syndrome', 'HIV infection', 'HIV disease', 'chronic HIV infection', 'advanced HIV disease'],
  icd10: 'B20.9',
  system: 'infectious',
  summary: "The HI virus has weakened the body's defences, so that other infections appear.",
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', older: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['weight-loss', 'positive-hiv-test', 'fatigue'],
    often: ['lymph-nodes-swollen', 'night-sweats', 'white-patches-mouth', 'fever', 'diarrhoea', 'infections-frequent', 'hiv-positive', 'low-white-cells'],
    some: ['men-sex-with-men', 'sexual-unprotected', 'fever-prolonged', 'rash', 'injecting-drug-use', 'skin-dermatome-blisters', 'swallowing-painful', 'cough', 'appetite-loss', 'sexual-many-partners', 'low-platelets', 'low-haemoglobin', 'skin-purple-spots'],
    occasional: ['memory-loss', 'breathless', 'cold-sore', 'confusion-gradual', 'vision-blurred', 'skin-umbilicated-papules', 'tingling-feet', 'scalp-flaking'],
    rare: ['joint-swelling', 'jaundice', 'raised-white-cells', 'sneezing'],
  },
  discriminators: ['white-patches-mouth', 'positive-hiv-test', 'weight-loss', 'infections-frequent'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 3000 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Have an HIV test', 'Treatment keeps you healthy.', { text: 'Use condoms.', fromYears: 12 }, { text: 'Take tablets every day.', fromYears: 2, medicine: true }],
  comeBack: ['you get breathless', 'you have a bad headache or confusion', 'you see worse'],
  examination: ['HIV test', 'CD4 count and viral load', 'tests for tuberculosis, hepatitis and syphilis'],
  presentation: 'Months of weight loss, night sweats, fever, swollen glands, chronic diarrhoea, thrush in the mouth, shingles, seborrhoeic rash, again and again infections in somebody with risk. CD4 below 200: pneumocystis, toxoplasmosis, Kaposi spots, CMV.',
  sources: ['WHO: HIV and AIDS', 'NHS: HIV and AIDS', 'CDC: HIV'],
  examples: [
    { age: 39, sex: 'male', text: 'For half a year I lose weight, sweat at night, have diarrhoea and white patches in my mouth. I had many partners without condoms.' },
    { age: 44, sex: 'female', text: 'Shingles twice, swollen glands everywhere, oral thrush and tiredness for months, my late husband had HIV.' },
  ],
} satisfies Condition
