import type { Condition } from '../../schema.ts'

export const osteoarthritis = {
  id: 'osteoarthritis',
  name: 'Osteoarthritis',
  aliases: ['OA', 'degenerative joint disease', 'osteoarthrosis', 'knee osteoarthritis', 'hip osteoarthritis', 'hand osteoarthritis', 'arthrosis', 'wear and tear arthritis', 'primary osteoarthritis'],
  icd10: 'M19.90',
  system: 'musculoskeletal',
  summary: 'The cartilage of a joint is worn. The joint hurts with use and is stiff for a short time after rest.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'uncommon', adult: 'very-common', older: 'very-common' }, sex: 'mostly-female' },
  findings: {
    always: ['joint-pain'],
    usual: ['joint-pain.gradual', 'joint-pain.worse-exertion', 'joint-pain.long-standing', 'joint-stiffness-morning.morning-short'],
    often: ['joint-pain.relieved-rest', 'knee-pain', 'joint-stiffness-morning', 'joint-noise', 'walking-difficult', 'knee-pain.worse-exertion', 'joint-pain.with-limited-movement', 'joint-narrowing-on-xray'],
    some: ['joint-swelling', 'joint-deformity', 'hip-pain', 'thumb-base-pain', 'hand-pain', 'obesity', 'history-osteoarthritis', 'knee-giving-way', 'limp', 'muscle-weakness', 'joint-pain.evening', 'hip-pain.radiates-leg', 'joint-pain.small-joints'],
    occasional: ['knee-locking', 'knee-back-lump', 'back-pain', 'neck-pain', 'muscle-wasting', 'joint-pain.night', 'injury-recent'],
    rare: ['fever', 'joint-red-hot', 'joint-stiffness-morning.morning-long', 'raised-crp-esr', 'weight-loss', 'nodules-joints', 'positive-rheumatoid-factor', 'joint-pain.sudden', 'rash'],
  },
  discriminators: ['joint-stiffness-morning.morning-short', 'joint-pain.worse-exertion', 'joint-noise', 'joint-pain.gradual'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 6000 },
  course: ['worsening', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Keep moving: walk, cycle, swim, strengthen the muscles.', 'Lose weight if needed.', { text: 'A painkiller gel or paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }],
  comeBack: ['the joint becomes hot, red and very swollen', 'pain wakes you every night', 'the joint locks or you fall'],
  examination: ['move and press the joint', 'look for bony swelling and grinding', 'an X-ray only if unsure'],
  presentation:
    'Over 45 years, slowly growing pain of knees, hips, thumb base or finger end joints with use, worse at the end of the day, better with rest; stiff under thirty minutes on waking or after sitting; grinding, bony swelling (Heberden and Bouchard nodes), less movement, giving way; hip disease hurts in the groin. Blood tests are normal. X-ray shows narrow space and bony spurs.',
  sources: ['NICE: Osteoarthritis in over 16s: diagnosis and management', 'CKS: Osteoarthritis', 'ACR: Guideline for the Management of Osteoarthritis'],
  examples: [
    { age: 66, sex: 'female', text: 'My knees have hurt for years when I climb stairs, they grind, and they are stiff for ten minutes in the morning. Rest helps.' },
    { age: 71, sex: 'male', text: 'Slowly growing pain in my groin and hip when I walk, stiff after sitting, I limp at the end of the day.' },
  ],
} satisfies Condition
