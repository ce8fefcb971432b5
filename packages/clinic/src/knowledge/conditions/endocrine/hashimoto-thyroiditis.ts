import type { Condition } from '../../schema.ts'

export const hashimotoThyroiditis = {
  id: 'hashimoto-thyroiditis',
  name: "Hashimoto's thyroiditis",
  aliases: ['hashimoto thyroiditis', 'chronic lymphocytic thyroiditis', 'autoimmune thyroiditis', 'hashimoto disease'],
  icd10: 'E06.3',
  system: 'endocrine',
  summary: 'The immune system slowly wears out the thyroid.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never' }, sex: 'mostly-female' },
  findings: {
    usual: ['fatigue', 'neck-swelling-thyroid'],
    often: ['raised-tsh', 'weight-gain', 'cold-intolerance', 'neck-swelling-thyroid.painless', 'skin-dry', 'constipation'],
    some: ['hair-loss', 'low-mood', 'periods-irregular', 'vaginal-bleeding-heavy-periods', 'family-thyroid', 'muscle-pain', 'throat-lump-feeling', 'history-autoimmune', 'family-autoimmune', 'swelling-face', 'hoarse-voice', 'concentration-poor'],
    occasional: ['skin-light-patch', 'infertility', 'slow-heart-rate', 'joint-pain', 'palpitations', 'neck-swelling-thyroid.hard', 'memory-loss', 'muscle-cramps', 'low-b12'],
    rare: ['neck-lump.painful', 'eye-bulging', 'weight-loss', 'heat-intolerance', 'fever'],
  },
  discriminators: ['neck-swelling-thyroid', 'raised-tsh', 'family-thyroid'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1500 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a thyroid blood test with antibodies.'],
  comeBack: ['the neck swells fast', 'you are pregnant or plan to be'],
  examination: ['TSH and TPO antibodies', 'feel the neck'],
  presentation: 'A woman of 30 to 60 with a firm, rubbery, painless goitre, slowly growing tiredness, weight gain, cold, dry skin, constipation, heavy periods; TPO antibodies, raised TSH; vitiligo, coeliac disease or type 1 diabetes in self or family.',
  sources: ['NICE: Thyroid disease: assessment and management', 'StatPearls: Hashimoto Thyroiditis'],
  examples: [
    { age: 44, sex: 'female', text: 'A firm painless swelling at the front of my neck, I am tired, cold, gained weight, and my mother has an underactive thyroid.' },
    { age: 36, sex: 'female', text: 'Thyroid antibodies and TSH are high, dry skin, heavy periods, hair loss.' },
  ],
} satisfies Condition
