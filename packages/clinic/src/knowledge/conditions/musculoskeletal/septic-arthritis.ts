import type { Condition } from '../../schema.ts'

export const septicArthritis = {
  id: 'septic-arthritis',
  name: 'Septic arthritis',
  aliases: ['joint infection', 'infected joint', 'bacterial arthritis', 'pyogenic arthritis', 'infectious arthritis', 'septic joint', 'infective arthritis'],
  icd10: 'M00.9',
  system: 'musculoskeletal',
  summary: 'Germs have infected a joint. It can be destroyed within days without treatment.',
  commonness: { usual: 'rare', ages: { infant: 'rare', toddler: 'rare' } },
  findings: {
    always: ['joint-pain'],
    usual: ['joint-swelling', 'joint-red-hot', 'joint-pain.one-sided', 'joint-pain.severe', 'joint-pain.with-limited-movement', 'joint-pain.worse-movement'],
    often: ['fever', 'cannot-bear-weight', 'raised-crp-esr', 'raised-white-cells', 'joint-fluid-pus', 'knee-pain', 'malaise', 'joint-pain.worsening'],
    some: ['chills', 'rigors', 'hip-pain', 'refuses-to-walk-child', 'limp', 'fast-heart-rate', 'immune-suppressed', 'looks-very-ill', 'history-diabetes', 'positive-blood-culture', 'history-arthritis-rheumatoid'],
    occasional: ['injecting-drug-use', 'wound-infected', 'recent-surgery', 'wrist-pain', 'shoulder-pain', 'irritability-child', 'puncture-wound', 'animal-bite', 'takes-steroids'],
    rare: ['joint-pain.gradual', 'joint-pain.migrating', 'joint-pain.several-joints', 'joint-pain.recurrent', 'nodules-joints', 'crystals-in-joint', 'joint-stiffness-morning.morning-long', 'rash', 'big-toe-pain'],
  },
  discriminators: ['joint-red-hot', 'fever', 'joint-pain.one-sided', 'joint-fluid-pus'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 10 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not put weight on the joint.', 'Do not eat or drink: an operation may be needed.'],
  comeBack: ['you get chills or confusion', 'the pain spreads', 'the heart races'],
  examination: ['draw fluid from the joint before antibiotics', 'blood tests and cultures', 'X-ray or ultrasound'],
  presentation:
    'One joint, mostly knee or hip, becomes hot, swollen and so painful within a day or two that no movement is tolerated, with fever or chills and feeling ill. Children refuse to walk and hold the hip still. Risks: joint replacement, rheumatoid arthritis, diabetes, steroids, injections, drug use, skin wounds. Fluid is purulent.',
  sources: ['StatPearls: Septic Arthritis', 'AAFP: Approach to Septic Arthritis', 'CKS: Acute childhood limp'],
  examples: [
    { age: 58, sex: 'male', text: 'Since yesterday my knee is hot, red, swollen and so painful that I cannot move it. I have a fever of 39 and chills. I take steroids for rheumatoid arthritis.' },
    { age: 3, sex: 'male', text: 'My son has a fever, cries when we move his hip and refuses to walk since this morning.' },
  ],
} satisfies Condition
