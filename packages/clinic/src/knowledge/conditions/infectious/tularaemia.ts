import type { Condition } from '../../schema.ts'

export const tularaemia = {
  id: 'tularaemia',
  name: 'Tularaemia',
  aliases: ['tularemia', 'rabbit fever', 'deer fly fever', 'Francisella tularensis infection'],
  icd10: 'A21.9',
  system: 'infectious',
  summary: 'A rare infection from rabbits, ticks or flies.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'skin-ulcer', 'lymph-nodes-swollen'],
    often: ['chills', 'headache', 'animal-hide-contact', 'lymph-nodes-swollen.worse-touch', 'malaise', 'skin-ulcer.hands-site', 'body-aches', 'tick-bite'],
    some: ['tick-exposure', 'animal-contact', 'sore-throat', 'cough', 'insect-sting', 'sweating', 'fatigue', 'eschar', 'fever-high'],
    occasional: ['eye-redness', 'chest-pain', 'diarrhoea', 'breathless', 'chest-xray-consolidation'],
    rare: ['rash-palms-soles', 'rash', 'skin-ulcer.painless', 'penile-sore', 'low-platelets'],
  },
  discriminators: ['animal-hide-contact', 'skin-ulcer', 'lymph-nodes-swollen.worse-touch'],
  onset: ['days', 'sudden'],
  durationDays: { from: 1, to: 21 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today and tell about rabbits and ticks.'],
  comeBack: ['you get breathless', 'you get confused', 'a gland breaks open'],
  examination: ['look for the sore', 'antibodies'],
  presentation: 'Some days after skinning a rabbit or a tick or deer fly bite: sudden fever, chills, a sore on the hand or at the bite and big tender glands draining it.',
  sources: ['CDC: Tularemia', 'StatPearls: Tularemia'],
  examples: [
    { age: 51, sex: 'male', text: 'Hunter, skinned a rabbit last week. Now fever, a sore on my finger and a big painful gland in the armpit.' },
    { age: 34, sex: 'female', text: 'Ulcer at a tick bite with swollen tender groin glands, chills and fever.' },
  ],
} satisfies Condition
