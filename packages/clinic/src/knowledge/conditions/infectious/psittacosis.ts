import type { Condition } from '../../schema.ts'

export const psittacosis = {
  id: 'psittacosis',
  name: 'Parrot fever (psittacosis)',
  aliases: ['psittacosis', 'parrot fever', 'ornithosis', 'Chlamydia psittaci infection', 'Chlamydophila psittaci'],
  icd10: 'A70',
  system: 'infectious',
  summary: 'A lung infection from sick birds.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'bird-keeping', 'headache', 'cough'],
    often: ['cough.dry', 'fever-high', 'chills', 'body-aches', 'animal-contact', 'malaise', 'chest-xray-consolidation'],
    some: ['breathless', 'nosebleed', 'spleen-enlarged', 'sore-throat', 'slow-heart-rate', 'raised-liver-enzymes', 'sweating', 'vomiting', 'light-sensitivity', 'crackles-in-lungs', 'fatigue'],
    occasional: ['rash', 'confusion-new', 'diarrhoea', 'chest-pain.worse-breathing'],
    rare: ['sputum.green-yellow', 'nose-runny', 'diarrhoea.heavy', 'hot-tub-use', 'low-sodium', 'clubbing'],
  },
  discriminators: ['bird-keeping', 'headache', 'spleen-enlarged', 'cough.dry'],
  onset: ['days', 'sudden'],
  durationDays: { from: 2, to: 21 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor and tell about birds.'],
  comeBack: ['you get breathless', 'you get confused'],
  examination: ['chest X-ray', 'liver values', 'antibodies'],
  presentation: 'One to two weeks after contact with a sick parrot, budgie, pigeon or turkey: high fever, severe headache, muscle pain, dry cough, pneumonia with few sounds, large spleen, nosebleeds, slow pulse.',
  sources: ['CDC: Psittacosis', 'StatPearls: Psittacosis', 'NHS: Psittacosis'],
  examples: [
    { age: 47, sex: 'female', text: 'My new parrot died. Now I have a high fever, an awful headache, aches and a dry cough.' },
    { age: 60, sex: 'male', text: 'Poultry worker with fever, headache, dry cough and a patch on the lung.' },
  ],
} satisfies Condition
