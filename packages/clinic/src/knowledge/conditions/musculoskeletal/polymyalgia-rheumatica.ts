import type { Condition } from '../../schema.ts'

export const polymyalgiaRheumatica = {
  id: 'polymyalgia-rheumatica',
  name: 'Polymyalgia rheumatica',
  aliases: ['PMR', 'polymyalgia'],
  icd10: 'M35.3',
  system: 'musculoskeletal',
  summary: 'Painful stiffness of both shoulders and hips in people over fifty. It gets better quickly with steroid tablets.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'never', adult: 'rare', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    always: ['girdle-pain-stiffness'],
    usual: ['shoulder-pain', 'shoulder-pain.both-sides', 'raised-crp-esr', 'joint-stiffness-morning.morning-long', 'joint-stiffness-morning'],
    often: ['hip-pain', 'thigh-pain', 'neck-pain', 'fatigue', 'hip-pain.both-sides', 'shoulder-stiff', 'shoulder-pain.morning', 'malaise'],
    some: ['weight-loss', 'appetite-loss', 'low-mood', 'shoulder-pain.night', 'fever', 'low-haemoglobin', 'insomnia', 'shoulder-pain.worse-reaching'],
    occasional: ['headache', 'joint-swelling', 'scalp-tenderness', 'night-sweats', 'wrist-pain'],
    rare: ['muscle-weakness', 'muscle-wasting', 'raised-ck', 'joint-deformity', 'positive-rheumatoid-factor', 'numbness', 'rash', 'joint-pain.small-joints', 'takes-statin', 'skin-heliotrope'],
  },
  discriminators: ['girdle-pain-stiffness', 'shoulder-pain.both-sides', 'raised-crp-esr', 'joint-stiffness-morning.morning-long'],
  onset: ['weeks', 'days'],
  durationDays: { from: 7, to: 120 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor within days.', 'Go at once for headache, jaw ache or lost sight.', 'Keep moving gently.'],
  comeBack: ['you get a new headache or sore scalp', 'jaw ache on chewing or any loss of sight', 'you get a fever or weight loss'],
  examination: ['blood test of inflammation', 'test strength', 'ask about head, jaw and eyes'],
  presentation:
    'Over fifty, mostly over seventy: within days to weeks both shoulders, neck, hips and thighs ache and are stiff for over 45 minutes in the morning; cannot turn in bed, rise from a chair or comb hair, though strength is normal; tired, low mood, weight loss. CRP and ESR high, CK normal. One in six gets giant cell arteritis.',
  sources: ['CKS: Polymyalgia rheumatica', 'ACR: Polymyalgia rheumatica recommendations', 'StatPearls: Polymyalgia Rheumatica'],
  examples: [
    { age: 73, sex: 'female', text: 'For three weeks both my shoulders and hips ache and are stiff, for hours in the morning. I cannot turn over in bed or comb my hair. I am worn out.' },
    { age: 69, sex: 'male', text: 'Stiff painful shoulders, neck and thighs every morning, came on quickly a month ago. Inflammation markers are high.' },
  ],
} satisfies Condition
