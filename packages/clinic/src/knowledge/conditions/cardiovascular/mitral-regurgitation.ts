import type { Condition } from '../../schema.ts'

export const mitralRegurgitation = {
  id: 'mitral-regurgitation',
  name: 'Mitral regurgitation',
  aliases: ['mitral insufficiency', 'mitral valve regurgitation', 'leaking mitral valve', 'mitral incompetence'],
  icd10: 'I34.0',
  system: 'cardiovascular',
  summary: 'The valve between the left heart chambers leaks.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', 'young-adult': 'rare', older: 'uncommon' } },
  findings: {
    usual: ['heart-murmur', 'breathless.worse-exertion'],
    often: ['breathless', 'exercise-tolerance-reduced', 'fatigue'],
    some: ['palpitations', 'palpitations-irregular', 'breathless-lying-flat', 'history-atrial-fibrillation', 'history-heart-attack', 'history-valve-disease', 'swelling-legs', 'extra-heart-sound', 'history-coronary-disease', 'chest-xray-big-heart', 'crackles-in-lungs'],
    occasional: ['breathless-waking-at-night', 'cough', 'sputum-frothy-pink', 'history-rheumatic-fever', 'breathless.sudden', 'low-blood-pressure'],
    rare: ['fever', 'fainting-on-exertion', 'chest-pain.worse-exertion', 'pulse-weak-or-absent', 'coughing-blood'],
  },
  discriminators: ['heart-murmur', 'breathless.worse-exertion', 'palpitations-irregular'],
  onset: ['gradual', 'sudden', 'weeks'],
  durationDays: { from: 1, to: 1500 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Avoid hard effort.', 'See a doctor soon.'],
  comeBack: ['you are suddenly very short of breath', 'you have fever', 'your heart races'],
  examination: ['listen for the murmur', 'ECG', 'heart ultrasound'],
  presentation: 'Breathlessness on effort, tiredness, palpitations and later atrial fibrillation. Blowing pansystolic murmur at the apex that goes to the armpit, third sound, displaced apex. Sudden with pulmonary oedema days after a heart attack (torn papillary muscle).',
  sources: ['ESC: Valvular heart disease', 'NICE: Heart valve disease presenting in adults', 'StatPearls: Mitral Regurgitation'],
  examples: [
    { age: 66, sex: 'male', text: 'Short of breath on stairs and tired for half a year, a blowing holosystolic murmur at the apex going into the armpit.' },
    { age: 70, sex: 'female', text: 'Five days after a heart attack I suddenly got very breathless and there is a new loud murmur.' },
  ],
} satisfies Condition
