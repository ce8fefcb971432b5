import type { Condition } from '../../schema.ts'

export const gout = {
  id: 'gout',
  name: 'Gout',
  aliases: ['gouty arthritis', 'acute gout', 'podagra attack', 'urate arthritis', 'gout attack', 'gout flare'],
  icd10: 'M10.9',
  system: 'musculoskeletal',
  feltAs: 'joint-pain',
  summary: 'Uric acid crystals inflame a joint, very often the big toe. It is very painful but passes in days.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'uncommon' }, sex: 'mostly-male' },
  findings: {
    always: ['joint-pain'],
    usual: ['joint-swelling', 'joint-red-hot', 'joint-pain.severe', 'joint-pain.sudden', 'joint-pain.one-sided', 'joint-pain.worse-touch'],
    often: ['big-toe-pain', 'joint-pain.night', 'joint-pain.big-toe-site', 'big-toe-pain.sudden', 'raised-uric-acid', 'history-gout', 'cannot-bear-weight', 'limp'],
    some: ['ankle-pain', 'foot-pain', 'knee-pain', 'alcohol-heavy', 'takes-diuretic', 'history-hypertension', 'obesity', 'joint-pain.recurrent', 'crystals-urate', 'skin-peeling', 'joint-pain.worse-alcohol', 'raised-crp-esr', 'history-kidney-disease', 'big-toe-pain.night', 'crystals-in-joint'],
    occasional: ['fever', 'nodules-joints', 'history-kidney-stones', 'wrist-pain', 'elbow-tip-swelling', 'family-gout', 'takes-aspirin', 'raised-white-cells', 'joint-pain.several-joints', 'history-diabetes'],
    rare: ['joint-stiffness-morning.morning-long', 'joint-pain.gradual', 'injury-recent', 'rash', 'positive-rheumatoid-factor', 'crystals-pyrophosphate', 'rigors', 'joint-fluid-pus'],
  },
  discriminators: ['big-toe-pain', 'joint-red-hot', 'joint-pain.sudden', 'raised-uric-acid', 'crystals-urate'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.3, to: 14 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and raise the foot, cool it.', { text: 'An anti-inflammatory painkiller as the packet says, if stomach and kidneys are sound.', hasNot: ['pregnant', 'group:bleeding-risk'], fromYears: 0.5, medicine: true }, 'Drink water, no alcohol.'],
  comeBack: ['you have fever or chills', 'the joint follows a wound or it is your first attack', 'it is not better in two days'],
  examination: ['look at and press the joint', 'blood test of uric acid and kidneys', 'fluid from the joint if infection is possible'],
  presentation:
    'Sudden, often at night, excruciating pain of one joint, most often the base of the big toe, also midfoot, ankle or knee, red, shiny, hot and swollen, too tender for a bed sheet, at its worst in a day and gone in one to two weeks. Middle-aged men, beer, meat, water tablets, kidney disease, overweight. Later tophi. Needle-shaped crystals.',
  sources: ['NICE: Gout: diagnosis and management', 'CKS: Gout', 'ACR: Guideline for the Management of Gout'],
  examples: [
    { age: 54, sex: 'male', text: 'I woke at night with terrible pain in my big toe. It is red, hot and swollen and I cannot bear the bed sheet on it. I had beer and steak yesterday.' },
    { age: 67, sex: 'male', text: 'My ankle became hot, red and very painful overnight. I take water tablets and had the same in my big toe last year.' },
  ],
} satisfies Condition
