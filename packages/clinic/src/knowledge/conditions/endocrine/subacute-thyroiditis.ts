import type { Condition } from '../../schema.ts'

export const subacuteThyroiditis = {
  id: 'subacute-thyroiditis',
  name: 'Subacute thyroiditis',
  aliases: ["de quervain's thyroiditis", 'granulomatous thyroiditis', 'painful thyroiditis', 'viral thyroiditis', 'subacute granulomatous thyroiditis'],
  icd10: 'E06.1',
  system: 'endocrine',
  summary: 'A painful inflammation of the thyroid after a virus. It passes on its own.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['neck-pain', 'neck-swelling-thyroid'],
    often: ['fever', 'neck-lump.painful', 'recent-viral-illness', 'palpitations', 'raised-crp-esr', 'fatigue', 'jaw-pain'],
    some: ['sweating', 'swallowing-painful', 'ear-pain', 'tremor', 'low-tsh', 'sore-throat', 'weight-loss', 'muscle-pain', 'heat-intolerance', 'neck-lump'],
    occasional: ['anxiety', 'hoarse-voice', 'chills', 'history-thyroid'],
    rare: ['tonsil-exudate', 'eye-bulging', 'neck-stiffness'],
  },
  discriminators: ['neck-lump.painful', 'recent-viral-illness', 'neck-swelling-thyroid'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 3, to: 60 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.', { text: 'Ibuprofen as the packet says can ease the pain.', hasNot: ['pregnant', 'group:bleeding-risk'], fromYears: 0.5, medicine: true }],
  comeBack: ['you cannot swallow or breathe well', 'your heart races'],
  examination: ['feel the neck', 'thyroid blood tests and ESR'],
  presentation: 'Some weeks after a viral illness pain over the thyroid spreading to jaw and ear, worse on swallowing and turning the head, a tender firm goitre, fever, feeling ill, high ESR, and for some weeks signs of an overactive thyroid.',
  sources: ['StatPearls: Subacute Thyroiditis', 'Merck: Subacute Thyroiditis'],
  examples: [
    { age: 43, sex: 'female', text: 'Two weeks after a cold the front of my neck hurts badly up to the jaw and ears, it is tender, I have fever and my heart races.' },
    { age: 39, sex: 'female', text: 'A painful swollen thyroid, feeling ill and shaky since last week.' },
  ],
} satisfies Condition
