import type { Condition } from '../../schema.ts'

export const acutePulmonaryOedema = {
  id: 'acute-pulmonary-oedema',
  name: 'Acute heart failure with fluid in the lungs (pulmonary oedema)',
  aliases: ['acute pulmonary oedema', 'acute pulmonary edema', 'flash pulmonary oedema', 'acute left ventricular failure', 'acute decompensated heart failure', 'cardiogenic pulmonary edema', 'water on the lungs'],
  icd10: 'J81.0',
  system: 'cardiovascular',
  summary: 'The heart fails suddenly and fluid fills the lungs. Breathing becomes very hard.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'rare', older: 'common' } },
  findings: {
    always: ['breathless'],
    usual: ['breathless.at-rest', 'breathless-lying-flat', 'crackles-in-lungs', 'low-oxygen', 'fast-breathing-rate'],
    often: ['breathless.severe', 'sweating', 'history-heart-failure', 'history-hypertension', 'breathless.sudden', 'fast-heart-rate', 'swelling-legs', 'anxiety', 'breathless.night', 'chest-xray-both-lungs', 'history-coronary-disease', 'raised-neck-veins', 'raised-bnp', 'breathless.relieved-sitting-up'],
    some: ['sputum-frothy-pink', 'wheeze', 'cough', 'pallor', 'cold-clammy-skin', 'cyanosis', 'chest-pain', 'high-blood-pressure', 'cannot-speak-full-sentences', 'extra-heart-sound', 'history-heart-attack', 'chest-xray-big-heart', 'breathless-waking-at-night'],
    occasional: ['palpitations', 'very-high-blood-pressure', 'confusion-new', 'low-blood-pressure', 'history-atrial-fibrillation', 'history-kidney-disease'],
    rare: ['fever', 'sputum.green-yellow', 'swelling-one-leg', 'chest-pain.worse-breathing', 'stridor'],
  },
  discriminators: ['sputum-frothy-pink', 'breathless-lying-flat', 'crackles-in-lungs', 'breathless.sudden'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.02, to: 2 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Sit upright with your legs down.', 'Stay with somebody.'],
  comeBack: ['you cannot speak or turn blue', 'you faint', 'you get chest pain'],
  examination: ['oxygen, pulse and blood pressure', 'ECG and chest X-ray', 'listen to the lungs', 'troponin and BNP'],
  presentation:
    'Sudden severe breathlessness, often in the night, sitting bolt upright, drowning feeling, sweaty, pale, grey or blue, cough with pink frothy sputum, wheeze and widespread crackles, low oxygen, fast pulse. Known weak heart, heart attack, very high blood pressure or new rhythm trouble. X-ray with bat-wing shadows.',
  sources: ['NICE: Acute heart failure: diagnosis and management', 'ESC: Acute and chronic heart failure', 'StatPearls: Acute Pulmonary Edema'],
  examples: [
    { age: 78, sex: 'male', text: 'I woke up in the night and cannot breathe. I have to sit upright and cough up pink froth. I have a weak heart.' },
    { age: 72, sex: 'female', text: 'Suddenly very short of breath since an hour, sweaty, cannot lie flat, crackles in both lungs, oxygen is low at 84.' },
  ],
} satisfies Condition
