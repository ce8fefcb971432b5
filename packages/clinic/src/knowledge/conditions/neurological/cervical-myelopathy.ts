import type { Condition } from '../../schema.ts'

export const cervicalMyelopathy = {
  id: 'cervical-myelopathy',
  name: 'Pressed spinal cord in the neck (cervical myelopathy)',
  aliases: ['degenerative cervical myelopathy', 'cervical spondylotic myelopathy', 'cervical myelopathy', 'cervical cord compression'],
  icd10: 'G99.2',
  system: 'neurological',
  summary: 'Wear of the neck presses on the spinal cord. Hands get clumsy and legs stiff.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'very-rare' } },
  findings: {
    usual: ['hand-clumsy', 'gait-unsteady'],
    often: ['neck-pain', 'numbness-hand', 'reflexes-brisk', 'walking-difficult', 'weakness-both-legs', 'drop-objects', 'tingling-hands', 'scan-disc-herniation'],
    some: ['electric-neck-bend', 'urination-urgent', 'muscle-wasting', 'weakness-arm', 'falls-recurrent', 'neck-pain.with-limited-movement', 'stiffness-slowness', 'imbalance', 'tingling-feet', 'arm-pain'],
    occasional: ['urinary-retention', 'constipation', 'headache.occipital', 'history-arthritis-rheumatoid'],
    rare: ['speech-slurred', 'double-vision', 'tremor', 'carpal-night-tingling', 'weakness-face', 'reflexes-reduced', 'twitching', 'fever', 'memory-loss'],
  },
  discriminators: ['hand-clumsy', 'gait-unsteady', 'reflexes-brisk', 'electric-neck-bend'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1500 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor within days.', 'Do not have your neck manipulated.', 'Take care not to fall.'],
  comeBack: ['you cannot hold urine', 'you get fast loss of strength', 'a fall with new weakness'],
  examination: ['reflexes, grip and walk', 'MRI of the neck', 'surgeon'],
  presentation: 'Over fifty: slow clumsiness of hands (buttons, keys), numb fingers, stiff unsteady gait, neck stiffness, urgency, electric shocks on bending the neck; brisk reflexes, Hoffmann sign, wasted hand muscles.',
  sources: ['StatPearls: Cervical Myelopathy', 'CKS: Neck pain - cervical radiculopathy'],
  examples: [
    { age: 64, sex: 'male', text: 'For months my hands are clumsy with buttons, fingers numb, and my legs are stiff and unsteady. My neck aches.' },
    { age: 58, sex: 'female', text: 'I drop things, walk as if drunk and get an electric shock down my spine when I bend my neck.' },
  ],
} satisfies Condition
