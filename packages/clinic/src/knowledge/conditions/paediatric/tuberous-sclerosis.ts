import type { Condition } from '../../schema.ts'

export const tuberousSclerosis = {
  id: 'tuberous-sclerosis',
  name: 'Tuberous sclerosis',
  aliases: ['tuberous sclerosis complex', 'bourneville disease'],
  icd10: 'Q85.1',
  system: 'paediatric',
  summary: 'An inherited disorder with benign growths in brain, skin and kidneys.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['seizure', 'skin-light-patch'],
    often: ['developmental-delay', 'family-neurological-inherited', 'rash.face-site'],
    some: ['social-communication-poor', 'skin-lump', 'hyperactivity', 'skin-thickened', 'infant-floppy', 'repetitive-behaviour'],
    occasional: ['urine-blood', 'flank-pain', 'breathless', 'headache', 'palpitations', 'nail-changes', 'aggression', 'high-blood-pressure', 'vision-blurred'],
    rare: ['fever', 'skin-itch'],
  },
  discriminators: ['seizure', 'skin-light-patch', 'developmental-delay'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 5000 },
  course: ['lifelong'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['a fit lasts over five minutes', 'there is blood in the urine'],
  examination: ['skin under a lamp, brain and kidney scan'],
  presentation: 'A baby with spasms or seizures, white ash-leaf patches, later small red-brown bumps over nose and cheeks, a leathery patch on the back, slow development or autism, kidney growths, heart rhabdomyoma.',
  sources: ['NHS: Tuberous sclerosis', 'Merck: Tuberous Sclerosis Complex'],
  examples: [
    { age: 0.6, sex: 'male', text: 'Our baby has jerking spells and several pale leaf-shaped patches on his skin, and is slow to sit.' },
    { age: 9, sex: 'female', text: 'Seizures since infancy, small bumps over nose and cheeks, learning trouble.' },
  ],
} satisfies Condition
