import type { Condition } from '../../schema.ts'

export const vitaminDDeficiency = {
  id: 'vitamin-d-deficiency',
  name: 'Vitamin D deficiency',
  aliases: ['osteomalacia', 'low vitamin d', 'vitamin d lack'],
  icd10: 'E55.9',
  system: 'endocrine',
  summary: 'Too little vitamin D weakens bones and muscles.',
  commonness: { usual: 'common' },
  findings: {
    usual: ['low-vitamin-d', 'fatigue'],
    often: ['bone-pain', 'muscle-pain', 'muscle-weakness'],
    some: ['back-pain', 'weakness-proximal', 'rib-pain', 'muscle-cramps', 'low-mood', 'leg-pain', 'walking-difficult'],
    occasional: ['low-trauma-fracture', 'low-calcium', 'history-ibd', 'tingling', 'growth-poor', 'gait-unsteady', 'bone-deformity', 'takes-anticonvulsant', 'nursing-home-resident', 'hip-pain', 'history-kidney-disease'],
    rare: ['joint-swelling', 'fever', 'rash'],
  },
  discriminators: ['low-vitamin-d', 'bone-pain', 'weakness-proximal'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 2000 },
  course: ['constant', 'worsening'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Ask for a blood test; a daily vitamin D tablet as the packet says is safe for most.', fromYears: 2, medicine: true }, 'Some sun on face and arms helps.'],
  comeBack: ['you break a bone after little force', 'your muscles become very weak'],
  examination: ['vitamin D, calcium and phosphate'],
  presentation: 'Dull bone and muscle aches (back, hips, ribs, shins), weak thighs with trouble rising and a waddling walk, tiredness, in people with little sun, covered or dark skin, old age, poor diet or bowel disease; bowed legs in small children.',
  sources: ['NHS: Vitamin D', 'CKS: Vitamin D deficiency in adults', 'NHS: Rickets and osteomalacia'],
  examples: [
    { age: 52, sex: 'female', text: 'My bones and muscles ache all over, climbing stairs is hard, I hardly see the sun. My vitamin D was very low.' },
    { age: 35, sex: 'female', text: 'I wear covering clothes, and my hips, back and shins ache for months and I am tired.' },
  ],
} satisfies Condition
