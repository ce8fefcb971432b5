import type { Condition } from '../../schema.ts'

export const heartBlock = {
  id: 'heart-block',
  name: 'Heart block (atrioventricular block)',
  aliases: ['AV block', 'atrioventricular block', 'complete heart block', 'third degree heart block', 'second degree heart block', 'Stokes-Adams attacks', 'Adams-Stokes syndrome'],
  icd10: 'I44.30',
  system: 'cardiovascular',
  summary: 'The signal from the upper to the lower heart chambers is held up. The heart beats too slowly.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'very-rare', older: 'uncommon' } },
  findings: {
    usual: ['slow-heart-rate', 'ecg-heart-block'],
    often: ['near-fainting', 'faint-or-collapse', 'fatigue', 'exercise-tolerance-reduced', 'faint-or-collapse.sudden'],
    some: ['breathless', 'weakness-general', 'history-coronary-disease', 'takes-beta-blocker', 'takes-calcium-channel-blocker', 'pallor', 'confusion-new', 'faint-or-collapse.recurrent', 'history-hypertension', 'falls-recurrent'],
    occasional: ['chest-pain', 'palpitations', 'low-blood-pressure', 'swelling-legs', 'high-potassium', 'tick-bite', 'fainting-on-exertion', 'seizure', 'history-valve-disease'],
    rare: ['fast-heart-rate', 'fever', 'palpitations-irregular', 'tongue-bitten', 'faint-or-collapse.worse-standing', 'nausea'],
  },
  discriminators: ['slow-heart-rate', 'ecg-heart-block', 'faint-or-collapse.sudden'],
  onset: ['sudden', 'days', 'gradual'],
  durationDays: { from: 0.1, to: 60 },
  course: ['episodic', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Do not drive.', 'Lie down when you feel faint.', 'Take a list of your medicines to the hospital.'],
  comeBack: ['you faint', 'you have chest pain or short breath', 'your pulse is under 40'],
  examination: ['ECG', 'blood pressure and pulse', 'salts', 'check medicines that slow the heart'],
  presentation: 'Slow pulse of 30 to 45 with tiredness, dizziness, breathlessness on effort, and sudden faints without warning (Stokes-Adams), pale then flushed. Old people, after heart attack, with beta blockers, verapamil or digoxin, high potassium, Lyme disease. P waves march through, dissociated from QRS.',
  sources: ['StatPearls: Atrioventricular Block', 'ESC: Cardiac pacing and cardiac resynchronization therapy', 'Merck: Atrioventricular Block'],
  examples: [
    { age: 79, sex: 'female', text: 'Twice this week I suddenly passed out without warning. My pulse is slow at 34 and I feel weak.' },
    { age: 74, sex: 'male', text: 'Dizzy and very tired on effort, heart rate slow in the 30s, the ECG shows p waves and qrs independent of each other.' },
  ],
} satisfies Condition
