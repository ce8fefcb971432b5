import type { Condition } from '../../schema.ts'

export const hypothyroidism = {
  id: 'hypothyroidism',
  name: 'Underactive thyroid',
  aliases: ['hypothyroidism', 'hypothyroid', 'myxoedema', 'myxedema', 'underactive thyroid gland', 'primary hypothyroidism'],
  icd10: 'E03.9',
  system: 'endocrine',
  summary: 'The thyroid makes too little hormone, and the body runs slow.',
  commonness: { usual: 'common', ages: { newborn: 'rare', infant: 'rare', toddler: 'rare', child: 'rare', adolescent: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    usual: ['fatigue'],
    often: ['weight-gain', 'cold-intolerance', 'constipation', 'skin-dry', 'raised-tsh'],
    some: ['low-mood', 'hair-loss', 'periods-irregular', 'vaginal-bleeding-heavy-periods', 'muscle-pain', 'concentration-poor', 'swelling-face', 'hoarse-voice', 'neck-swelling-thyroid', 'sleep-too-much', 'memory-loss'],
    occasional: ['slow-heart-rate', 'family-thyroid', 'tingling-hands', 'muscle-cramps', 'infertility', 'reflexes-reduced', 'joint-pain', 'history-autoimmune', 'takes-lithium', 'takes-amiodarone', 'nail-changes', 'daytime-sleepiness', 'swelling-legs', 'libido-low'],
    rare: ['weight-loss', 'heat-intolerance', 'tremor', 'diarrhoea', 'palpitations'],
  },
  discriminators: ['cold-intolerance', 'weight-gain', 'raised-tsh'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1000 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.'],
  comeBack: ['you become very drowsy or very cold', 'you are pregnant or plan to be'],
  examination: ['a thyroid blood test (TSH)', 'feel the neck, pulse and reflexes'],
  presentation: 'Slowly growing tiredness, weight gain in spite of poor appetite, feeling cold, constipation, dry skin, thinning hair and outer eyebrows, heavy periods, low mood, slow thinking, puffy face, hoarse voice, slow pulse, slow-relaxing reflexes, sometimes a goitre. Raised TSH.',
  sources: ['NICE: Thyroid disease: assessment and management', 'NHS: Underactive thyroid (hypothyroidism)'],
  examples: [
    { age: 47, sex: 'female', text: 'I am exhausted, always cold, I have gained 8 kg without eating more, my skin is dry and I am constipated.' },
    { age: 38, sex: 'female', text: 'My hair is thinning, my periods are heavy, I feel slow and low and cold. My sister has thyroid trouble.' },
  ],
} satisfies Condition
