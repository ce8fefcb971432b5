import type { Condition } from '../../schema.ts'

export const meningioma = {
  id: 'meningioma',
  name: 'Meningioma',
  aliases: ['brain meningioma'],
  icd10: 'D32.9',
  system: 'cancer',
  summary: 'A usually benign, slow growth of the brain’s lining.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    often: ['headache', 'seizure'],
    some: ['weakness-leg', 'weakness-arm', 'personality-change', 'vision-loss-gradual', 'numbness', 'memory-loss', 'smell-loss', 'weakness-one-side', 'gait-unsteady'],
    occasional: ['hearing-loss', 'double-vision', 'speech-difficulty', 'vomiting', 'concentration-poor', 'headache.morning', 'urine-incontinence', 'tinnitus', 'history-radiation', 'low-mood'],
    rare: ['fever', 'neck-stiffness', 'weight-loss', 'headache.sudden'],
  },
  discriminators: ['seizure', 'personality-change', 'smell-loss'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1500 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you have a seizure', 'you become drowsy', 'you become weak on one side'],
  examination: ['test nerves and sight', 'an MRI scan of the head'],
  presentation: 'A woman over forty with very slowly growing signs: headache, seizures, weak leg, loss of smell, change of character, vision or hearing; a smooth mass with a dural tail; often found by chance.',
  sources: ['NHS: Brain tumours', 'StatPearls: Meningioma'],
  examples: [
    { age: 58, sex: 'female', text: 'For a year my family says I have changed, I lost my sense of smell and had a seizure.' },
    { age: 63, sex: 'female', text: 'Dull headaches for two years and my right leg is slowly getting weaker.' },
  ],
} satisfies Condition
