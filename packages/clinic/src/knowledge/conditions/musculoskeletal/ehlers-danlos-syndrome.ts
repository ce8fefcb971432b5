import type { Condition } from '../../schema.ts'

export const ehlersDanlosSyndrome = {
  id: 'ehlers-danlos-syndrome',
  name: 'Ehlers-Danlos syndrome',
  aliases: ['eds', 'hypermobility syndrome', 'joint hypermobility', 'hypermobile ehlers-danlos syndrome'],
  icd10: 'Q79.6',
  system: 'musculoskeletal',
  summary: 'Stretchy skin and loose joints from weak connective tissue.',
  commonness: { usual: 'rare', sex: 'mostly-female' },
  findings: {
    usual: ['joint-pain', 'joint-noise'],
    often: ['bruising-easy', 'fatigue', 'knee-giving-way', 'muscle-pain', 'shoulder-pain'],
    some: ['back-pain', 'skin-stretch-marks', 'dizziness', 'palpitations', 'headache', 'abdominal-pain', 'constipation', 'family-neurological-inherited', 'anxiety', 'near-fainting'],
    occasional: ['prolapse-feeling', 'history-hernia', 'bleeding-wont-stop', 'urine-leak-cough', 'jaw-clicking', 'insomnia', 'history-aneurysm', 'tooth-loose'],
    rare: ['fever', 'joint-red-hot', 'joint-swelling', 'joint-stiffness-morning'],
  },
  discriminators: ['joint-noise', 'bruising-easy', 'knee-giving-way'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 365, to: 10000 },
  course: ['lifelong', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.', 'Gentle strength training protects joints.'],
  comeBack: ['you get sudden tearing pain in chest or belly'],
  examination: ['score of joint looseness, skin, heart'],
  presentation: 'A person, often a woman, double-jointed since childhood, whose joints slip out, ache and click, with soft stretchy skin, wide thin scars, easy bruises, tiredness, dizziness on standing.',
  sources: ['NHS: Ehlers-Danlos syndromes', 'StatPearls: Ehlers-Danlos Syndrome'],
  examples: [
    { age: 24, sex: 'female', text: 'I am double-jointed, my shoulders and knees slip out, everything aches, skin stretchy and I bruise easily.' },
    { age: 31, sex: 'female', text: 'Loose joints, wide paper-thin scars, constant pain and tiredness.' },
  ],
} satisfies Condition
