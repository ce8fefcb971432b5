import type { Condition } from '../../schema.ts'

export const rickets = {
  id: 'rickets',
  name: 'Rickets in children',
  aliases: ['childhood rickets', 'nutritional rickets', 'vitamin D deficiency rickets'],
  icd10: 'E55.0',
  system: 'paediatric',
  summary: 'Bones of a child are soft from lack of vitamin D.',
  commonness: { usual: 'never', ages: { infant: 'rare', toddler: 'rare', child: 'very-rare' } },
  findings: {
    usual: ['bow-legs', 'low-vitamin-d'],
    often: ['bone-pain', 'delayed-walking', 'growth-poor', 'bone-deformity', 'raised-liver-enzymes', 'low-phosphate'],
    some: ['muscle-weakness', 'low-calcium', 'irritability-child', 'gait-unsteady', 'tooth-decay-seen', 'breastfeeding', 'low-trauma-fracture', 'vegan-diet'],
    occasional: ['seizure', 'muscle-cramps', 'head-large'],
    rare: ['fever', 'joint-swelling', 'rash', 'bruising-easy'],
  },
  discriminators: ['bow-legs', 'low-vitamin-d', 'delayed-walking'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1000 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Give vitamin D as advised.', 'Play outdoors.'],
  comeBack: ['you have cramps or a fit', 'a bone breaks'],
  examination: ['X-ray of the wrist', 'blood tests'],
  presentation: 'Dark-skinned or long-breastfed toddler with bow legs, wide wrists, beading of ribs, late walking, bone pain, waddling.',
  sources: ['NHS: Rickets and osteomalacia', 'StatPearls: Rickets'],
  examples: [
    { age: 2, sex: 'male', text: 'His legs are bowed, he walked late and his wrists look wide; he was breastfed long without vitamin D.' },
    { age: 1.5, sex: 'female', text: 'Bow legs, slow growth, low vitamin D.' },
  ],
} satisfies Condition
