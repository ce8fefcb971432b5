import type { Condition } from '../../schema.ts'

export const cerebralPalsy = {
  id: 'cerebral-palsy',
  name: 'Cerebral palsy',
  aliases: ['spastic diplegia', 'cerebral palsy spastic'],
  icd10: 'G80.9',
  system: 'neurological',
  summary: 'A lasting movement disorder from harm to the young brain.',
  commonness: { usual: 'rare', ages: { adult: 'very-rare', older: 'very-rare' } },
  findings: {
    usual: ['developmental-delay', 'stiffness-slowness'],
    often: ['walking-difficult', 'premature-birth', 'reflexes-brisk', 'coordination-poor'],
    some: ['speech-delay', 'drooling', 'seizure', 'involuntary-movements', 'weakness-one-side', 'infant-floppy', 'weakness-both-legs', 'swallowing-difficult', 'poor-feeding'],
    occasional: ['hip-pain', 'muscle-cramps', 'vision-blurred', 'constipation', 'hearing-loss', 'limp'],
    rare: ['fever', 'memory-loss'],
  },
  discriminators: ['premature-birth', 'stiffness-slowness', 'developmental-delay'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 100, to: 10000 },
  course: ['lifelong', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['a fit', 'loss of skills the child had'],
  examination: ['movement, MRI, hearing and sight'],
  presentation: 'A child born early or after a hard birth who is late to sit and walk, prefers one hand before 18 months, stiff scissoring legs on tiptoe, or floppy or writhing; not getting worse.',
  sources: ['NICE: Cerebral palsy in under 25s', 'NHS: Cerebral palsy'],
  examples: [
    { age: 1.5, sex: 'male', text: 'Born at 28 weeks, he is stiff in the legs, walks on tiptoe with support and was late to sit.' },
    { age: 2, sex: 'female', text: 'She uses only her right hand and drags the left leg since she began to walk.' },
  ],
} satisfies Condition
