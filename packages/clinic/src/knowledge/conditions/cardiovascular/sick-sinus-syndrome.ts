import type { Condition } from '../../schema.ts'

export const sickSinusSyndrome = {
  id: 'sick-sinus-syndrome',
  name: 'Sick sinus syndrome',
  aliases: ['sinus node dysfunction', 'tachy-brady syndrome', 'tachycardia-bradycardia syndrome', 'sinus node disease'],
  icd10: 'I49.5',
  system: 'cardiovascular',
  summary: "The heart's own clock is worn and beats too slowly, with pauses or with fast spells.",
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'very-rare', adult: 'rare', older: 'uncommon' } },
  findings: {
    usual: ['slow-heart-rate'],
    often: ['near-fainting', 'fatigue', 'faint-or-collapse', 'palpitations', 'exercise-tolerance-reduced'],
    some: ['palpitations-irregular', 'history-atrial-fibrillation', 'history-hypertension', 'weakness-general', 'falls-recurrent', 'breathless', 'ecg-heart-block', 'confusion-new', 'takes-beta-blocker'],
    occasional: ['chest-pain', 'memory-loss', 'insomnia', 'history-coronary-disease', 'fast-heart-rate'],
    rare: ['fever', 'fainting-on-exertion', 'faint-or-collapse.worse-standing', 'heart-murmur'],
  },
  discriminators: ['slow-heart-rate', 'palpitations', 'faint-or-collapse', 'history-atrial-fibrillation'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 7, to: 700 },
  course: ['episodic', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Do not drive until it is cleared up.', 'Sit or lie down when dizzy.', 'Ask whether one of your medicines slows the heart.'],
  comeBack: ['you faint', 'you have chest pain', 'you are short of breath at rest'],
  examination: ['ECG and a recorder for a few days', 'check medicines', 'thyroid and salts'],
  presentation: 'An old person with dizzy spells, tiredness, faints and slow pulse, sometimes alternating with fast irregular heartbeat (tachy-brady). Long pauses on the recorder.',
  sources: ['StatPearls: Sick Sinus Syndrome', 'Merck: Sinus Node Dysfunction'],
  examples: [
    { age: 81, sex: 'male', text: 'I get dizzy spells and fainted once. My pulse is often slow at 38, and then again my heart races irregularly.' },
    { age: 77, sex: 'female', text: 'Tired and lightheaded for months, slow heart rate with pauses, sometimes fluttering.' },
  ],
} satisfies Condition
