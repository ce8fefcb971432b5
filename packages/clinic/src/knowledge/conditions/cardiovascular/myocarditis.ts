import type { Condition } from '../../schema.ts'

export const myocarditis = {
  id: 'myocarditis',
  name: 'Myocarditis',
  aliases: ['acute myocarditis', 'viral myocarditis', 'inflammation of the heart muscle', 'inflamed heart muscle'],
  icd10: 'I40.9',
  system: 'cardiovascular',
  summary: 'The heart muscle is inflamed, usually by a virus. It can weaken the heart or disturb its rhythm.',
  commonness: { usual: 'rare', ages: { infant: 'rare', child: 'rare', adolescent: 'rare', older: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['recent-viral-illness', 'raised-troponin', 'fatigue'],
    often: ['chest-pain', 'breathless', 'palpitations', 'fast-heart-rate', 'exercise-tolerance-reduced', 'raised-crp-esr'],
    some: ['fever', 'ecg-st-elevation', 'chest-pain.sharp', 'body-aches', 'chest-pain.central', 'echo-reduced-function', 'malaise', 'ecg-irregular', 'raised-bnp', 'ecg-st-depression', 'swelling-legs', 'chest-tightness', 'near-fainting', 'weakness-general'],
    occasional: ['faint-or-collapse', 'chest-pain.worse-breathing', 'fainting-on-exertion', 'breathless-lying-flat', 'low-blood-pressure', 'crackles-in-lungs', 'vomiting', 'extra-heart-sound', 'poor-feeding', 'positive-covid-test', 'abdominal-pain', 'pericardial-rub'],
    rare: ['chest-wall-tenderness', 'sputum', 'chest-pain.relieved-antacid', 'smoker', 'history-high-cholesterol', 'chest-pain.tearing', 'coughing-blood'],
  },
  discriminators: ['recent-viral-illness', 'raised-troponin', 'palpitations', 'fever'],
  onset: ['days', 'weeks'],
  durationDays: { from: 1, to: 30 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Do no sport at all.', 'Go to the emergency department now.', 'Rest until you were seen.'],
  comeBack: ['you faint', 'you get breathless at rest', 'your heart races or skips'],
  examination: ['ECG', 'troponin', 'heart ultrasound or MRI', 'inflammation values'],
  presentation:
    'Young person who one to three weeks after a cold, stomach bug or vaccination gets chest pain, breathlessness, palpitations and great tiredness, sometimes signs of heart failure, faint or collapse. Troponin up, ECG with ST or T changes, weak heart on ultrasound, clean coronary arteries. Small children: poor feeding, fast breathing, vomiting.',
  sources: ['StatPearls: Myocarditis', 'ESC: Myocarditis and pericarditis', 'NHS: Myocarditis'],
  examples: [
    { age: 21, sex: 'male', text: 'Two weeks after a bad cold I get chest pain, palpitations and I am exhausted climbing one flight of stairs.' },
    { age: 33, sex: 'female', text: 'After a viral infection I have had a dull chest pain, short breath and a racing heart for four days. Troponin was raised.' },
  ],
} satisfies Condition
