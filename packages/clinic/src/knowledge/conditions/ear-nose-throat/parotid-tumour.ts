import type { Condition } from '../../schema.ts'

export const parotidTumour = {
  id: 'parotid-tumour',
  name: 'Salivary gland tumour',
  aliases: ['pleomorphic adenoma', 'parotid tumour', 'parotid tumor', 'salivary gland tumour', 'Warthin tumour', 'salivary gland neoplasm'],
  icd10: 'D11.9',
  system: 'ear-nose-throat',
  summary: 'A growth in a salivary gland; most are benign.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['salivary-gland-swelling', 'salivary-gland-swelling.painless', 'salivary-gland-swelling.one-sided'],
    often: ['neck-lump', 'lump.growing'],
    some: ['smoker', 'salivary-gland-swelling.constant', 'lump.hard', 'lump.mobile'],
    occasional: ['weakness-face', 'salivary-gland-swelling.painful', 'numbness-face', 'weight-loss'],
    rare: ['fever', 'salivary-gland-swelling.worse-eating', 'mouth-dry', 'skin-redness', 'testicle-pain'],
  },
  discriminators: ['salivary-gland-swelling.painless', 'salivary-gland-swelling.worse-eating', 'weakness-face'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1800 },
  course: ['worsening', 'constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor for a check of the lump.'],
  comeBack: ['your face droops', 'the lump grows fast or hurts'],
  examination: ['feel the lump and the neck', 'ultrasound and a needle sample'],
  presentation: 'Painless, slowly growing lump in front of or below the ear, or under the jaw, over months; a weak face, pain or fast growth point to cancer.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'StatPearls: Salivary gland neoplasms'],
  examples: [
    { age: 49, sex: 'female', text: 'I have had a painless lump in front of my left ear that has slowly grown for a year.' },
    { age: 62, sex: 'male', text: 'A firm lump at the angle of my jaw, no pain, bigger over months. I smoke.' },
  ],
} satisfies Condition
