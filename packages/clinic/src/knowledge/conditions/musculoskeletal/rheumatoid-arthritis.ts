import type { Condition } from '../../schema.ts'

export const rheumatoidArthritis = {
  id: 'rheumatoid-arthritis',
  name: 'Rheumatoid arthritis',
  aliases: ['RA', 'seropositive arthritis', 'rheumatoid disease', 'inflammatory polyarthritis', 'seronegative rheumatoid arthritis'],
  icd10: 'M06.9',
  system: 'musculoskeletal',
  summary: "The body's own defence inflames many joints, above all the small joints of both hands and feet.",
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'rare' }, sex: 'mostly-female' },
  findings: {
    always: ['joint-pain'],
    usual: ['joint-swelling', 'joint-stiffness-morning.morning-long', 'joint-stiffness-morning', 'joint-pain.small-joints', 'joint-pain.both-sides'],
    often: ['hand-pain', 'fatigue', 'joint-swelling.both-sides', 'joint-swelling.several-joints', 'joint-swelling.small-joints', 'wrist-pain', 'raised-crp-esr', 'positive-rheumatoid-factor', 'positive-ccp', 'foot-pain', 'joint-pain.gradual', 'malaise'],
    some: ['joint-red-hot', 'joint-deformity', 'weight-loss', 'smoker', 'nodules-joints', 'tingling-hands', 'drop-objects', 'low-haemoglobin', 'hand-clumsy', 'family-autoimmune', 'history-arthritis-rheumatoid', 'appetite-loss', 'shoulder-pain', 'knee-pain'],
    occasional: ['fever', 'eye-dry', 'mouth-dry', 'breathless', 'chest-pain', 'neck-pain', 'low-mood', 'carpal-night-tingling'],
    rare: ['back-morning-stiffness', 'skin-butterfly-rash', 'skin-silvery-scale', 'big-toe-pain', 'joint-stiffness-morning.morning-short', 'joint-pain.worse-exertion', 'crystals-in-joint', 'joint-pain.relieved-rest', 'nail-pitting'],
  },
  discriminators: ['joint-stiffness-morning.morning-long', 'joint-swelling.small-joints', 'positive-ccp', 'joint-pain.both-sides'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 3000 },
  course: ['worsening', 'constant'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a doctor within days: early treatment saves joints.', { text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }, 'Keep joints moving gently.'],
  comeBack: ['one joint becomes hot and very painful with fever', 'breathing gets short', 'you get a red painful eye'],
  examination: ['press and count swollen joints', 'blood tests with CCP and inflammation', 'X-ray of hands and feet'],
  presentation:
    'Over weeks to months, symmetrical painful swelling of knuckles (MCP and PIP), wrists and balls of the feet with morning stiffness over an hour, tiredness and low fever. Fingertip joints are spared. Later swan neck fingers, ulnar drift, nodules at the elbow. Rheumatoid factor, anti-CCP and CRP raised. Women 30 to 60, smokers.',
  sources: ['NICE: Rheumatoid arthritis in adults: management', 'CKS: Rheumatoid arthritis', 'ACR: Guideline for the Treatment of Rheumatoid Arthritis'],
  examples: [
    { age: 44, sex: 'female', text: 'For two months the knuckles and wrists of both hands are swollen and painful, stiff for over an hour each morning. I am tired and the balls of my feet hurt.' },
    { age: 52, sex: 'male', text: 'Both hands swollen, I cannot make a fist in the morning, it takes two hours to loosen up. I smoke.' },
  ],
} satisfies Condition
