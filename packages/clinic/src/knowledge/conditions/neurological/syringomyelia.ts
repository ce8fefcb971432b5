import type { Condition } from '../../schema.ts'

export const syringomyelia = {
  id: 'syringomyelia',
  name: 'Syringomyelia',
  aliases: ['syrinx', 'chiari malformation', 'arnold chiari malformation'],
  icd10: 'G95.0',
  system: 'neurological',
  summary: 'A fluid-filled cavity in the spinal cord.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['numbness'],
    often: ['neck-pain', 'hand-clumsy', 'weakness-arm', 'headache.worse-coughing', 'muscle-wasting'],
    some: ['headache', 'burn', 'shoulder-pain', 'numbness.both-sides', 'weakness-leg', 'headache.occipital', 'back-curved', 'gait-unsteady', 'arm-pain'],
    occasional: ['dizziness', 'swallowing-difficult', 'double-vision', 'urine-incontinence', 'tinnitus', 'neuralgia-face', 'vertigo'],
    rare: ['fever', 'weight-loss'],
  },
  discriminators: ['hand-clumsy', 'burn', 'headache.worse-coughing'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 3000 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['legs become weak', 'trouble holding urine'],
  examination: ['feeling of pain and heat, MRI of neck'],
  presentation: 'Adult of 25 to 40 who burns the hands without feeling it: loss of pain and temperature like a cape over shoulders and arms, wasting of small hand muscles, neck pain, headache with coughing (Chiari).',
  sources: ['StatPearls: Syringomyelia', 'Merck: Syrinx of the Spinal Cord'],
  examples: [
    { age: 33, sex: 'female', text: 'I burn my fingers without feeling heat, my hands get thin and weak, and coughing brings headache at the back of my head.' },
    { age: 29, sex: 'male', text: 'Numb shoulders and arms to hot and cold, neck pain.' },
  ],
} satisfies Condition
