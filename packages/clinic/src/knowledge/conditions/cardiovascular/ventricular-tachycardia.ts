import type { Condition } from '../../schema.ts'

export const ventricularTachycardia = {
  id: 'ventricular-tachycardia',
  name: 'Ventricular tachycardia',
  aliases: ['VT', 'v-tach', 'VTach', 'wide complex tachycardia of the ventricle', 'ventricular arrhythmia'],
  icd10: 'I47.2',
  system: 'cardiovascular',
  summary: 'The main chambers of the heart race dangerously. It can stop the circulation.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', older: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['palpitations', 'ecg-broad-complex', 'fast-heart-rate'],
    often: ['near-fainting', 'faint-or-collapse', 'history-coronary-disease', 'history-heart-attack', 'low-blood-pressure', 'palpitations.sudden', 'breathless'],
    some: ['chest-pain', 'sweating', 'history-heart-failure', 'cold-clammy-skin', 'fainting-on-exertion', 'weakness-general', 'pallor', 'echo-reduced-function', 'feels-like-dying'],
    occasional: ['family-sudden-death', 'low-potassium', 'low-magnesium', 'seizure', 'history-valve-disease', 'confusion-new', 'takes-amiodarone'],
    rare: ['fever', 'palpitations-irregular', 'tingling', 'palpitations.long-standing', 'ecg-fast-narrow', 'cough'],
  },
  discriminators: ['ecg-broad-complex', 'faint-or-collapse', 'history-heart-attack', 'palpitations.sudden'],
  onset: ['sudden'],
  durationDays: { from: 0.005, to: 1 },
  course: ['constant', 'episodic'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Lie down.', 'Do not drive.'],
  comeBack: ['you faint', 'you have chest pain', 'you stop responding'],
  examination: ['ECG at once', 'blood pressure', 'salts and troponin', 'heart ultrasound'],
  presentation: 'Sudden racing heart with faintness or collapse, sweating, chest pain or breathlessness in somebody with a scarred heart after infarction, heart failure or cardiomyopathy. Wide complex regular tachycardia. May turn into ventricular fibrillation and cardiac arrest.',
  sources: ['ESC: Ventricular arrhythmias and the prevention of sudden cardiac death', 'StatPearls: Ventricular Tachycardia'],
  examples: [
    { age: 67, sex: 'male', text: 'I had a heart attack two years ago. Now my heart suddenly races, I am sweaty and I blacked out for a moment.' },
    { age: 59, sex: 'male', text: 'Sudden palpitations with near fainting, blood pressure low, broad complex tachycardia on the ECG, known heart failure.' },
  ],
} satisfies Condition
