import type { Condition } from '../../schema.ts'

export const vertebralOsteomyelitis = {
  id: 'vertebral-osteomyelitis',
  name: 'Infection of the spine (discitis)',
  aliases: ['discitis', 'spondylodiscitis', 'vertebral osteomyelitis', 'spinal epidural abscess', 'epidural abscess', 'spinal infection', 'spinal osteomyelitis'],
  icd10: 'M46.20',
  system: 'musculoskeletal',
  summary: 'Germs have infected a disc, a vertebra or the space around the spinal cord.',
  commonness: { usual: 'rare' },
  findings: {
    always: ['back-pain'],
    usual: ['back-pain.constant', 'back-pain.worsening'],
    often: ['fever', 'back-pain.night', 'back-pain.severe', 'spine-tender-midline', 'raised-crp-esr', 'malaise', 'scan-bone-infection', 'back-pain.worse-movement', 'raised-white-cells'],
    some: ['chills', 'night-sweats', 'history-diabetes', 'injecting-drug-use', 'weight-loss', 'recent-surgery', 'immune-suppressed', 'positive-blood-culture', 'weakness-both-legs', 'neck-pain', 'appetite-loss'],
    occasional: ['numbness-leg-foot', 'urinary-retention', 'heart-murmur', 'numbness-saddle', 'recent-infection', 'tb-contact', 'refuses-to-walk-child', 'leg-pain', 'history-hiv-risk'],
    rare: ['back-pain.relieved-rest', 'back-pain.relieved-movement', 'back-pain.after-lifting', 'back-morning-stiffness', 'rash', 'back-pain.long-standing', 'urine-blood'],
  },
  discriminators: ['back-pain.constant', 'fever', 'spine-tender-midline', 'back-pain.night'],
  onset: ['days', 'weeks'],
  durationDays: { from: 5, to: 90 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital today.', 'Call an ambulance if legs get weak or numb.', 'Tell them of recent infections, injections or operations.'],
  comeBack: ['legs get weak or numb', 'you cannot pass water', 'you get chills or confusion'],
  examination: ['tap the spine and test legs', 'blood tests and cultures', 'MRI of the whole spine'],
  presentation:
    'Steadily growing back or neck pain, not eased by rest, worst at night, with fever or sweats and a spine tender to tapping; risks are diabetes, injecting drugs, dialysis, recent bacteraemia or spinal procedure, tuberculosis. An epidural abscess adds shooting root pain, then weakness, numbness and loss of bladder control.',
  sources: ['StatPearls: Discitis', 'IDSA: Native Vertebral Osteomyelitis'],
  examples: [
    { age: 55, sex: 'male', text: 'For two weeks my back pain has been getting worse day and night, with fever and sweats. Tapping the spine hurts. I have diabetes and had a skin infection.' },
    { age: 34, sex: 'male', text: 'I inject drugs. Severe constant back pain, fever, and since today my legs are weak.' },
  ],
} satisfies Condition
