import type { Condition } from '../../schema.ts'

export const sinusTachycardiaInappropriate = {
  id: 'sinus-tachycardia-inappropriate',
  name: 'Inappropriate sinus tachycardia',
  aliases: ['inappropriate sinus tachycardia', 'IST'],
  icd10: 'I47.11',
  system: 'cardiovascular',
  summary: 'The heart beats too fast for no found cause. It is a nuisance but harmless.',
  commonness: { usual: 'rare', ages: { child: 'very-rare', adolescent: 'rare', older: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['fast-heart-rate', 'palpitations'],
    often: ['palpitations.at-rest', 'anxiety', 'fatigue', 'near-fainting', 'palpitations.constant'],
    some: ['exercise-tolerance-reduced', 'breathless', 'dizziness', 'chest-tightness', 'insomnia', 'stress-high', 'sweating'],
    occasional: ['headache', 'tremor', 'chest-pain', 'nausea'],
    rare: ['low-tsh', 'fever', 'low-haemoglobin', 'palpitations-irregular', 'ecg-irregular', 'palpitations.sudden', 'ecg-broad-complex', 'weight-loss', 'faint-or-collapse'],
  },
  discriminators: ['palpitations.constant', 'fast-heart-rate', 'palpitations.sudden', 'low-tsh'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 2000 },
  course: ['constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Cut down coffee and energy drinks.', fromYears: 12 }, 'Drink enough and train step by step.'],
  comeBack: ['you faint', 'you have chest pain', 'you lose weight or have fever'],
  examination: ['ECG and a day recorder', 'thyroid, blood count and salts'],
  presentation: 'Young woman whose pulse is over 100 at rest or jumps with slight effort, with palpitations, tiredness and light-headedness for months. ECG normal but fast; thyroid, blood count and ultrasound normal.',
  sources: ['StatPearls: Inappropriate Sinus Tachycardia', 'ESC: Supraventricular tachycardia'],
  examples: [
    { age: 28, sex: 'female', text: 'For months my pulse is fast at 110 even when I rest, my heart pounds all day and I am tired. My thyroid is normal.' },
    { age: 33, sex: 'female', text: 'My heart rate jumps to 140 when I walk a few steps and pounds all the time.' },
  ],
} satisfies Condition
