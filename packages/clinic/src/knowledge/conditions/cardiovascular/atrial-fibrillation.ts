import type { Condition } from '../../schema.ts'

export const atrialFibrillation = {
  id: 'atrial-fibrillation',
  name: 'Atrial fibrillation',
  aliases: ['AF', 'AFib', 'A-fib', 'auricular fibrillation', 'paroxysmal atrial fibrillation', 'fast atrial fibrillation'],
  icd10: 'I48.91',
  system: 'cardiovascular',
  summary: 'The upper chambers of the heart beat without order, so the pulse is uneven. It raises the risk of stroke.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'rare', adult: 'common', older: 'very-common' }, sex: 'mostly-male' },
  findings: {
    usual: ['palpitations-irregular', 'palpitations', 'ecg-irregular'],
    often: ['fast-heart-rate', 'fatigue', 'history-hypertension', 'breathless', 'exercise-tolerance-reduced', 'palpitations.intermittent'],
    some: ['near-fainting', 'chest-pain', 'palpitations.sudden', 'history-heart-failure', 'history-coronary-disease', 'breathless.worse-exertion', 'alcohol-heavy', 'history-valve-disease', 'history-atrial-fibrillation', 'obesity', 'chest-tightness', 'history-diabetes', 'anxiety', 'dizziness'],
    occasional: ['faint-or-collapse', 'low-tsh', 'swelling-legs', 'history-stroke', 'history-thyroid', 'weakness-general', 'sweating', 'stress-recent', 'low-blood-pressure', 'apnoea-in-sleep'],
    rare: ['fever', 'chest-pain.worse-breathing', 'ecg-fast-narrow', 'tingling', 'chest-pain.tearing', 'cough'],
  },
  discriminators: ['palpitations-irregular', 'ecg-irregular', 'palpitations'],
  onset: ['sudden', 'hours', 'gradual'],
  durationDays: { from: 0.05, to: 400 },
  course: ['episodic', 'recurrent', 'constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and count your pulse.', 'Avoid alcohol and much coffee.', 'Do not stop heart medicines or blood thinners.'],
  comeBack: ['you have chest pain, faint or get short of breath', 'your face drops, an arm is weak or speech is slurred', 'the pulse stays over 130'],
  examination: ['feel the pulse', 'ECG', 'blood pressure, thyroid and salts', 'heart ultrasound'],
  presentation:
    'Fluttering, irregularly irregular heartbeat, often fast, with tiredness, breathlessness, light-headedness or chest discomfort; many notice nothing. Attacks or lasting. Old age, high blood pressure, valve disease, thyroid overactivity, alcohol binge, heart failure, sleep apnoea. ECG: absent P waves, irregular RR intervals. Stroke risk.',
  sources: ['NICE: Atrial fibrillation: diagnosis and management', 'CKS: Atrial fibrillation', 'NHS: Atrial fibrillation'],
  examples: [
    { age: 72, sex: 'male', text: 'My heart has been fluttering and beating irregularly since yesterday, I feel tired and a bit breathless. The pulse is all over the place.' },
    { age: 66, sex: 'female', text: 'I get spells of an irregular pulse and feel light-headed. My blood pressure is high. I get winded on the stairs.' },
  ],
} satisfies Condition
