import type { Condition } from '../../schema.ts'

export const spinalMuscularAtrophy = {
  id: 'spinal-muscular-atrophy',
  name: 'Spinal muscular atrophy',
  aliases: ['sma', 'werdnig-hoffmann disease'],
  icd10: 'G12.1',
  system: 'neurological',
  summary: 'An inherited loss of the nerves that move muscles.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['infant-floppy', 'muscle-weakness'],
    often: ['poor-feeding', 'reflexes-reduced', 'developmental-delay', 'weakness-both-legs', 'weakness-proximal'],
    some: ['breathing-fast', 'weight-gain-poor', 'twitching', 'walking-difficult', 'swallowing-difficult', 'muscle-wasting', 'infant-not-feeding'],
    occasional: ['recent-infection', 'back-curved', 'falls-recurrent', 'family-neurological-inherited', 'chest-indrawing'],
    rare: ['seizure', 'fever', 'numbness'],
  },
  discriminators: ['infant-floppy', 'reflexes-reduced', 'weakness-proximal'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 10, to: 3000 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor this week: treatment works best early.'],
  comeBack: ['breathing gets hard', 'the baby feeds badly'],
  examination: ['muscle strength, gene test'],
  presentation: 'An alert baby who is floppy like a frog, moves the legs little, loses reflexes, trembles with the tongue, weak cry, breathes with the belly; or a toddler who never walks.',
  sources: ['NHS: Spinal muscular atrophy', 'Merck: Spinal Muscular Atrophies'],
  examples: [
    { age: 0.4, sex: 'male', text: 'Our five-month-old looks bright but is limp, hardly moves his legs and drinks weakly.' },
    { age: 2, sex: 'female', text: 'She never stood, legs weak, no reflexes.' },
  ],
} satisfies Condition
