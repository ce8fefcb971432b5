import type { Condition } from '../../schema.ts'

export const vitaminB12DeficiencyNeuropathy = {
  id: 'vitamin-b12-deficiency-neuropathy',
  name: 'Vitamin B12 deficiency',
  aliases: ['b12 deficiency', 'cobalamin deficiency', 'vitamin b12 deficiency', 'subacute combined degeneration'],
  icd10: 'E53.8',
  system: 'endocrine',
  summary: 'Too little vitamin B12 harms blood and nerves.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'rare' } },
  findings: {
    usual: ['fatigue', 'low-b12'],
    often: ['pallor', 'tingling-feet', 'low-haemoglobin', 'macrocytosis', 'tongue-sore', 'numbness', 'tingling'],
    some: ['memory-loss', 'gait-unsteady', 'breathless', 'weakness-general', 'low-mood', 'mouth-ulcers', 'tingling-hands', 'appetite-loss', 'palpitations', 'concentration-poor'],
    occasional: ['takes-metformin', 'takes-ppi', 'family-autoimmune', 'jaundice', 'weight-loss', 'diarrhoea', 'vision-blurred', 'history-abdominal-surgery', 'history-autoimmune', 'burning-feet', 'confusion-gradual', 'walking-difficult'],
    rare: ['low-ferritin', 'microcytosis', 'fever'],
  },
  discriminators: ['low-b12', 'tingling-feet', 'tongue-sore'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 1000 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.'],
  comeBack: ['you become unsteady or confused', 'you are breathless at rest'],
  examination: ['blood count, B12 and folate', 'test feeling and balance'],
  presentation: 'Tiredness, pallor or lemon tint, sore smooth red tongue, pins and needles in feet then hands, unsteady walk, poor memory, low mood; large red cells. Vegans, older people, after stomach surgery, pernicious anaemia, metformin, nitrous oxide.',
  sources: ['NICE: Vitamin B12 deficiency in over 16s', 'NHS: Vitamin B12 or folate deficiency anaemia'],
  examples: [
    { age: 58, sex: 'female', text: 'I am pale and tired, my tongue is sore and smooth, my feet tingle and I walk unsteadily.' },
    { age: 33, sex: 'male', text: 'Vegan for ten years without tablets: pins and needles in hands and feet, forgetful and exhausted.' },
  ],
} satisfies Condition
