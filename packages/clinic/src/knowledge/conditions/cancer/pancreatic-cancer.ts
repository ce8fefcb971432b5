import type { Condition } from '../../schema.ts'

export const pancreaticCancer = {
  id: 'pancreatic-cancer',
  name: 'Cancer of the pancreas',
  aliases: ['pancreatic cancer', 'pancreatic carcinoma', 'pancreatic adenocarcinoma', 'carcinoma of the head of pancreas', 'pancreatic ductal adenocarcinoma'],
  icd10: 'C25.9',
  system: 'cancer',
  summary: 'A cancer of the pancreas, the gland behind the stomach.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' } },
  findings: {
    usual: ['weight-loss'],
    often: ['abdominal-pain', 'jaundice', 'appetite-loss', 'abdominal-pain.epigastric', 'abdominal-pain.radiates-back', 'dark-urine', 'fatigue'],
    some: ['stool-pale', 'itching-general', 'back-pain', 'nausea', 'smoker', 'history-diabetes', 'raised-glucose', 'stool-greasy', 'raised-bilirubin', 'abdominal-pain.worse-lying', 'abdominal-pain.relieved-leaning-forward', 'raised-liver-enzymes'],
    occasional: ['low-mood', 'vomiting', 'early-fullness', 'abdominal-mass', 'history-clots', 'calf-swelling', 'thirst', 'family-cancer', 'diarrhoea'],
    rare: ['fever', 'abdominal-pain.sudden'],
  },
  discriminators: ['jaundice', 'weight-loss', 'abdominal-pain.radiates-back'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 180 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['look at skin and eyes', 'blood tests for liver and sugar', 'a CT scan of the belly'],
  presentation: 'Painless obstructive jaundice with dark urine, pale stool and itching, a palpable gallbladder (Courvoisier), or gnawing upper abdominal pain that goes through to the back and is worse lying down, with weight loss, loss of appetite, new diabetes over fifty, low mood and migratory thrombophlebitis.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NICE: Pancreatic cancer in adults', 'NHS: Pancreatic cancer'],
  examples: [
    { age: 69, sex: 'male', text: 'My skin has turned yellow without pain, my urine is dark, my stools are pale, I itch and I have lost a lot of weight.' },
    { age: 63, sex: 'female', text: 'A gnawing pain in the upper belly going through to my back, worse at night lying down, no appetite, 8 kg lost, and new diabetes.' },
  ],
} satisfies Condition
