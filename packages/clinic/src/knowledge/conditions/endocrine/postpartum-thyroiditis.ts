import type { Condition } from '../../schema.ts'

export const postpartumThyroiditis = {
  id: 'postpartum-thyroiditis',
  name: 'Thyroid inflammation after birth',
  aliases: ['postpartum thyroiditis', 'silent thyroiditis', 'painless thyroiditis', 'lymphocytic thyroiditis', 'postnatal thyroiditis'],
  icd10: 'O90.5',
  system: 'endocrine',
  summary: 'The thyroid is inflamed in the year after a birth: first too active, then too slow.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', older: 'never' }, sex: 'female-only' },
  findings: {
    often: ['fatigue', 'palpitations', 'low-tsh', 'anxiety', 'irritability', 'positive-thyroid-antibodies', 'neck-swelling-thyroid'],
    some: ['heat-intolerance', 'weight-loss', 'tremor', 'insomnia', 'low-mood', 'raised-tsh', 'cold-intolerance', 'constipation', 'weight-gain', 'hair-loss', 'breastfeeding', 'sweating', 'postpartum', 'family-thyroid', 'concentration-poor', 'skin-dry', 'history-diabetes', 'low-mood-after-birth'],
    occasional: ['fast-heart-rate', 'period-missed'],
    rare: ['neck-pain', 'fever', 'eye-bulging', 'raised-crp-esr', 'swallowing-painful'],
  },
  discriminators: ['positive-thyroid-antibodies', 'neck-swelling-thyroid', 'low-tsh'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 240 },
  course: ['improving', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Have your thyroid tested.', 'It usually settles within a year.'],
  comeBack: ['your heart races or you are short of breath', 'your mood is very low'],
  examination: ['TSH and thyroid hormones, again after weeks', 'feel the thyroid'],
  presentation: 'One to six months after birth palpitations, shaky, hot, thin, anxious for some weeks; then tired, cold, low, constipated, dry; small painless goitre; thyroid antibodies; low uptake. No eye signs.',
  sources: ['StatPearls: Postpartum Thyroiditis', 'NHS: Thyroiditis', 'CKS: Hyperthyroidism'],
  examples: [
    { age: 31, sex: 'female', text: 'My baby is four months old; I am anxious, sweaty, my heart races and I lose weight. My thyroid is a bit enlarged, painless. TSH is low.' },
    { age: 28, sex: 'female', text: 'Seven months after birth I am exhausted, cold and constipated with hair loss and a raised TSH.' },
  ],
} satisfies Condition
