import type { Condition } from '../../schema.ts'

export const gravesDisease = {
  id: 'graves-disease',
  name: "Graves' disease",
  aliases: ['graves disease', 'basedow disease', 'basedow’s disease', 'diffuse toxic goitre', 'autoimmune hyperthyroidism'],
  icd10: 'E05.0',
  system: 'endocrine',
  summary: 'The immune system drives the thyroid too hard; the eyes may bulge.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['palpitations', 'weight-loss', 'heat-intolerance'],
    often: ['eye-bulging', 'tremor', 'neck-swelling-thyroid', 'sweating', 'anxiety', 'fast-heart-rate', 'low-tsh', 'fatigue', 'neck-swelling-thyroid.painless'],
    some: ['eye-gritty', 'eye-redness', 'diarrhoea', 'insomnia', 'irritability', 'periods-irregular', 'muscle-weakness', 'eyelid-swelling', 'appetite-increased', 'double-vision', 'family-thyroid', 'hair-loss', 'palpitations-irregular', 'smoker'],
    occasional: ['skin-thickened', 'breathless', 'vision-blurred', 'eye-pain', 'light-sensitivity', 'itching-general', 'family-autoimmune', 'infertility', 'history-autoimmune', 'weakness-proximal', 'swelling-legs'],
    rare: ['neck-lump.painful', 'cold-intolerance', 'weight-gain', 'constipation', 'fever'],
  },
  discriminators: ['eye-bulging', 'neck-swelling-thyroid', 'heat-intolerance'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 365 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment this week and ask for a thyroid blood test.', 'Do not smoke: it harms the eyes.'],
  comeBack: ['you have fever with a racing heart', 'you see double or worse', 'your chest hurts'],
  examination: ['thyroid blood tests and antibodies', 'eyes, pulse and neck'],
  presentation: 'A woman of 20 to 50 with weight loss, heat intolerance, sweating, racing heart, tremor, nervousness, a smooth painless goitre with a murmur, staring bulging gritty eyes, rarely thick skin over the shins; low TSH and TSH-receptor antibodies.',
  sources: ['NICE: Thyroid disease: assessment and management', 'NHS: Overactive thyroid (hyperthyroidism)'],
  examples: [
    { age: 32, sex: 'female', text: 'My eyes have started to bulge and feel gritty, I lose weight, sweat, my heart races and my neck looks thicker.' },
    { age: 40, sex: 'female', text: 'Trembling hands, cannot bear heat, palpitations, staring eyes; my aunt has thyroid disease.' },
  ],
} satisfies Condition
