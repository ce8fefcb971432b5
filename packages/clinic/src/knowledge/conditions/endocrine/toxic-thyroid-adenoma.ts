import type { Condition } from '../../schema.ts'

export const toxicThyroidAdenoma = {
  id: 'toxic-thyroid-adenoma',
  name: 'Overactive thyroid lump',
  aliases: ['toxic adenoma', 'toxic thyroid nodule', 'toxic nodule', 'plummer disease', 'autonomous thyroid nodule', 'hot thyroid nodule', 'toxic multinodular goitre'],
  icd10: 'E05.10',
  system: 'endocrine',
  summary: 'A lump in the thyroid gland makes too much hormone on its own.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['neck-swelling-thyroid', 'low-tsh'],
    often: ['neck-lump', 'neck-lump.painless', 'palpitations', 'weight-loss', 'heat-intolerance'],
    some: ['family-thyroid', 'neck-lump.growing', 'throat-lump-feeling', 'swallowing-difficult', 'tremor', 'neck-lump.one-sided', 'anxiety', 'sweating', 'fatigue', 'fast-heart-rate', 'history-atrial-fibrillation'],
    occasional: ['hoarse-voice', 'cough', 'breathless', 'diarrhoea'],
    rare: ['fever', 'eye-bulging', 'lymph-nodes-neck', 'raised-tsh', 'sore-throat', 'neck-lump.fixed', 'cold-intolerance'],
  },
  discriminators: ['neck-swelling-thyroid', 'neck-lump.painless', 'neck-lump.fixed'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 3650 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Have it looked at with ultrasound within a few weeks.'],
  comeBack: ['it grows fast, is hard or your voice is hoarse', 'swallowing or breathing is hard', 'your heart races'],
  examination: ['feel the neck', 'TSH', 'an ultrasound and perhaps a needle sample'],
  presentation: 'Woman over 40 with a painless lump low at the front of the neck that moves on swallowing, with palpitations, weight loss, heat, tremor; low TSH; hot nodule on the scan; no eye signs, no antibodies.',
  sources: ['StatPearls: Toxic Nodule', 'NHS: Overactive thyroid (hyperthyroidism)', 'AAFP: Thyroid Nodules'],
  examples: [
    { age: 52, sex: 'female', text: 'I noticed a painless lump at the front of my neck that moves when I swallow, and I am hot, shaky with a racing heart.' },
    { age: 60, sex: 'female', text: 'A lump on one side of my thyroid, and my heart races, I have lost weight and the TSH is low.' },
  ],
} satisfies Condition
