import type { Condition } from '../../schema.ts'

export const mitralStenosis = {
  id: 'mitral-stenosis',
  name: 'Mitral stenosis',
  aliases: ['mitral valve stenosis', 'rheumatic mitral stenosis', 'narrow mitral valve'],
  icd10: 'I05.0',
  system: 'cardiovascular',
  summary: 'The valve between the left heart chambers is narrow, usually long after rheumatic fever.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'rare' }, sex: 'mostly-female', pregnancy: 'more' },
  findings: {
    usual: ['breathless.worse-exertion', 'heart-murmur', 'breathless'],
    often: ['history-rheumatic-fever', 'exercise-tolerance-reduced', 'fatigue', 'breathless-lying-flat', 'extra-heart-sound'],
    some: ['palpitations-irregular', 'history-atrial-fibrillation', 'coughing-blood', 'breathless-waking-at-night', 'cough', 'palpitations', 'swelling-legs', 'crackles-in-lungs', 'history-valve-disease', 'chest-xray-both-lungs'],
    occasional: ['hoarse-voice', 'raised-neck-veins', 'weakness-one-side', 'pregnant', 'skin-flushing', 'chest-pain', 'sputum-frothy-pink', 'liver-enlarged'],
    rare: ['fever', 'fainting-on-exertion', 'chest-pain.worse-breathing', 'smoker', 'ecg-hypertrophy'],
  },
  discriminators: ['heart-murmur', 'history-rheumatic-fever', 'coughing-blood', 'palpitations-irregular'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 1500 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest more and use little salt.', 'See a doctor soon.', 'Tell the doctor at once if you are pregnant.'],
  comeBack: ['you cough blood', 'you are short of breath at rest', 'you are weak on one side'],
  examination: ['listen for the murmur', 'ECG', 'heart ultrasound'],
  presentation: 'Woman from a country with much rheumatic fever, breathless on effort, in pregnancy or when atrial fibrillation starts, lying flat, cough, blood-streaked phlegm, flushed cheeks, hoarse voice. Low rumbling diastolic murmur at the apex with opening snap and loud first sound.',
  sources: ['ESC: Valvular heart disease', 'StatPearls: Mitral Stenosis'],
  examples: [
    { age: 36, sex: 'female', text: 'I had rheumatic fever as a child. Now I am pregnant and get short of breath with little effort, cough and saw some blood in the phlegm.' },
    { age: 48, sex: 'female', text: 'Breathless on stairs, irregular heartbeat, a rumbling diastolic murmur with an opening snap.' },
  ],
} satisfies Condition
