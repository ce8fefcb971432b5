import type { Condition } from '../../schema.ts'

export const varicoseVeinsDisease = {
  id: 'varicose-veins-disease',
  name: 'Varicose veins',
  aliases: ['varicose veins', 'varicose veins of the leg', 'varicosis', 'varicose veins of lower extremities'],
  icd10: 'I83.90',
  system: 'cardiovascular',
  summary: 'Leg veins are wide and twisted because their valves leak.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'rare' }, sex: 'mostly-female', pregnancy: 'more' },
  findings: {
    always: ['varicose-veins'],
    often: ['heavy-legs', 'leg-pain.worse-standing', 'leg-pain', 'swelling-legs.evening', 'family-clots', 'swelling-legs'],
    some: ['skin-itch', 'muscle-cramps', 'obesity', 'leg-pain.dull', 'postpartum', 'leg-pain.night', 'skin-brown-ankles', 'pregnant', 'restless-legs', 'heavy-legs.worse-standing', 'swelling-legs.worse-standing'],
    occasional: ['vein-cord-tender', 'leg-ulcer', 'skin-dry', 'skin-mole-bleeding'],
    rare: ['swelling-one-leg', 'calf-swelling', 'leg-pain-walking', 'fever', 'skin-warm', 'cold-limb-suddenly'],
  },
  discriminators: ['varicose-veins', 'heavy-legs', 'leg-pain.worse-standing'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 8000 },
  course: ['constant', 'worsening'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Walk much, do not stand for long, raise your legs.', 'Support stockings help.', 'If a vein bleeds, lie down, raise the leg and press on it.'],
  comeBack: ['the skin breaks open', 'a vein bleeds', 'one leg swells suddenly or hurts'],
  examination: ['look at the legs while standing', 'ultrasound of the veins'],
  presentation: 'Bulging, twisted blue veins at calf and thigh with heavy, aching legs, night cramps, itching and ankle swelling at the end of the day, worse with standing and heat, better with raised legs.',
  sources: ['NICE: Varicose veins: diagnosis and management', 'CKS: Varicose veins', 'NHS: Varicose veins'],
  examples: [
    { age: 50, sex: 'female', text: 'I have bulging veins on my legs and they feel heavy and achy after standing all day at work.' },
    { age: 62, sex: 'male', text: 'Twisted veins on my calf for years, itchy, and ankles a bit swollen in the evening.' },
  ],
} satisfies Condition
