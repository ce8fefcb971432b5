import type { Condition } from '../../schema.ts'

export const hyperosmolarHyperglycaemia = {
  id: 'hyperosmolar-hyperglycaemia',
  name: 'Hyperosmolar hyperglycaemic state',
  aliases: ['hhs', 'hyperosmolar hyperglycemic state', 'honk', 'hyperosmolar coma'],
  icd10: 'E11.0',
  system: 'endocrine',
  summary: 'Very high blood sugar with severe loss of water, usually in older people.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'rare' } },
  findings: {
    usual: ['confusion-new', 'dehydration-signs', 'high-blood-sugar', 'thirst'],
    often: ['drowsy-hard-to-wake', 'urine-excess', 'history-diabetes', 'raised-glucose', 'weakness-general', 'recent-infection', 'mouth-dry', 'fast-heart-rate'],
    some: ['low-blood-pressure', 'loss-of-consciousness', 'seizure', 'takes-antidiabetic', 'nausea', 'takes-diuretic', 'weakness-one-side', 'fever', 'raised-creatinine'],
    occasional: ['vomiting', 'takes-steroids', 'nursing-home-resident', 'vision-blurred', 'low-potassium'],
    rare: ['breathing-fast', 'urine-ketones', 'sweating'],
  },
  discriminators: ['confusion-new', 'high-blood-sugar', 'dehydration-signs'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.'],
  comeBack: ['the person cannot be woken', 'a seizure begins'],
  examination: ['blood sugar, salts and kidney tests'],
  presentation: 'An older person with type 2 diabetes who over days becomes very dry, weak, confused or drowsy, sometimes with seizures or one-sided weakness, with blood sugar above 30 mmol/l (600 mg/dl) and hardly any ketones, often set off by infection.',
  sources: ['NICE: Type 2 diabetes in adults: management', 'StatPearls: Hyperosmolar Hyperglycemic Syndrome'],
  examples: [
    { age: 77, sex: 'female', text: 'My mother has diabetes; for days she drank and peed a lot, now she is confused, very dry and sleepy and the meter only says HI.' },
    { age: 70, sex: 'male', text: 'Father with type 2 diabetes and a chest infection is drowsy and confused, sugar 38.' },
  ],
} satisfies Condition
