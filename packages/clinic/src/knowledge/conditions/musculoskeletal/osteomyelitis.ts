import type { Condition } from '../../schema.ts'

export const osteomyelitis = {
  id: 'osteomyelitis',
  name: 'Osteomyelitis',
  aliases: ['bone infection', 'infected bone', 'acute osteomyelitis', 'chronic osteomyelitis', 'acute haematogenous osteomyelitis'],
  icd10: 'M86.9',
  system: 'musculoskeletal',
  summary: 'Germs have infected a bone.',
  commonness: { usual: 'rare' },
  findings: {
    always: ['bone-pain'],
    usual: ['bone-pain.worsening', 'bone-pain.constant'],
    often: ['fever', 'skin-warm', 'raised-crp-esr', 'skin-swelling', 'scan-bone-infection', 'cannot-bear-weight', 'limp', 'malaise', 'skin-redness', 'history-diabetes', 'leg-ulcer'],
    some: ['raised-white-cells', 'chills', 'bone-pain.night', 'leg-pain', 'refuses-to-walk-child', 'wound-infected', 'positive-blood-culture', 'foot-pain', 'recent-surgery', 'shin-pain', 'fatigue'],
    occasional: ['history-sickle-cell', 'injecting-drug-use', 'immune-suppressed', 'puncture-wound', 'irritability-child', 'weight-loss', 'low-trauma-fracture'],
    rare: ['joint-pain.several-joints', 'rash', 'bone-pain.migrating', 'joint-stiffness-morning', 'back-morning-stiffness', 'crystals-in-joint'],
  },
  discriminators: ['bone-pain', 'fever', 'scan-bone-infection', 'skin-warm'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 90 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital today.', 'Do not put weight on the limb.', 'Keep wounds clean.'],
  comeBack: ['you get a fever and chills', 'redness spreads', 'you feel very ill or confused'],
  examination: ['press the bone and look for wounds', 'blood tests and cultures', 'X-ray and MRI'],
  presentation:
    'Constant, growing deep pain in one spot of a bone, with warmth, swelling and redness over it, fever and feeling ill. Children: end of a long bone, limping or not using the limb. Adults: under a diabetic foot ulcer, after an open break or operation; in sickle cell Salmonella. A sore that leaks for months in chronic disease.',
  sources: ['StatPearls: Osteomyelitis', 'AAFP: Osteomyelitis', 'IDSA: Diabetic foot infections'],
  examples: [
    { age: 63, sex: 'male', text: 'I have diabetes and a sore on my foot that will not heal. The bone beneath hurts all the time, the foot is red and warm and I have a fever.' },
    { age: 8, sex: 'female', text: 'My daughter has had a fever for four days and deep pain in her shin bone. It is warm and swollen there and she will not walk on it.' },
  ],
} satisfies Condition
