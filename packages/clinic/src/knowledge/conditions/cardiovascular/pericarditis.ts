import type { Condition } from '../../schema.ts'

export const pericarditis = {
  id: 'pericarditis',
  name: 'Pericarditis',
  aliases: ['acute pericarditis', 'inflammation of the pericardium', 'inflamed heart sac', 'viral pericarditis'],
  icd10: 'I30.9',
  system: 'cardiovascular',
  summary: 'The sac around the heart is inflamed, usually after a virus.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'rare', older: 'rare' }, sex: 'mostly-male' },
  findings: {
    always: ['chest-pain'],
    usual: ['chest-pain.sharp', 'chest-pain.worse-breathing', 'chest-pain.worse-lying', 'chest-pain.relieved-leaning-forward'],
    often: ['pericardial-rub', 'recent-viral-illness', 'chest-pain.central', 'ecg-st-elevation', 'fever', 'raised-crp-esr', 'chest-pain.sudden'],
    some: ['breathless', 'chest-pain.radiates-shoulder', 'malaise', 'chest-pain.worse-coughing', 'fast-heart-rate', 'chest-pain.worse-movement', 'body-aches', 'raised-white-cells', 'chest-pain.constant', 'echo-pericardial-effusion', 'chest-pain.radiates-left-arm', 'chest-pain.relieved-painkiller'],
    occasional: ['cough', 'raised-troponin', 'palpitations', 'sweating', 'history-autoimmune', 'history-kidney-disease', 'history-heart-attack', 'chest-pain.recurrent'],
    rare: ['chest-pain.worse-exertion', 'chest-pain.pressure', 'coughing-blood', 'swelling-one-leg', 'low-blood-pressure', 'chest-wall-tenderness', 'chest-pain.radiates-jaw'],
  },
  discriminators: ['chest-pain.relieved-leaning-forward', 'chest-pain.worse-lying', 'pericardial-rub', 'chest-pain.worse-breathing'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.25, to: 14 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Sit leaning forward if that eases the pain.', 'Rest and do no sport.', 'Go to the emergency department to have the heart checked.'],
  comeBack: ['you faint or get very short of breath', 'fever rises', 'the pain turns heavy and spreads to the arm'],
  examination: ['listen for a rubbing sound', 'ECG', 'troponin and inflammation values', 'heart ultrasound'],
  presentation:
    'Sharp, stabbing pain behind the breastbone or on the left, worse lying flat, with a deep breath or cough, better sitting up and leaning forward, often spreading to the shoulder ridge. A cold or flu one to two weeks before, mild fever. Scratchy friction rub; widespread ST elevation and PR depression on ECG; small effusion.',
  sources: ['ESC: Pericardial diseases', 'StatPearls: Acute Pericarditis', 'NHS: Pericarditis'],
  examples: [
    { age: 27, sex: 'male', text: 'Since yesterday I have a sharp pain behind the breastbone that is worse lying down and with a deep breath. Leaning forward helps. I had a cold last week.' },
    { age: 41, sex: 'female', text: 'Stabbing chest pain that goes into my left shoulder, better when I sit up and lean forward, and a slight fever.' },
  ],
} satisfies Condition
