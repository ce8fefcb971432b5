import type { Condition } from '../../schema.ts'

export const atrialFlutter = {
  id: 'atrial-flutter',
  name: 'Atrial flutter',
  aliases: ['auricular flutter', 'typical atrial flutter', 'flutter of the heart'],
  icd10: 'I48.92',
  system: 'cardiovascular',
  summary: 'The upper chambers of the heart beat very fast in a circle. The pulse is often about 150.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'rare', older: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['palpitations', 'fast-heart-rate', 'ecg-fast-narrow'],
    often: ['breathless', 'fatigue', 'near-fainting', 'history-hypertension', 'palpitations.sudden', 'exercise-tolerance-reduced'],
    some: ['chest-pain', 'history-coronary-disease', 'history-heart-failure', 'history-copd', 'history-valve-disease', 'history-atrial-fibrillation', 'palpitations.constant', 'history-congenital-heart', 'anxiety'],
    occasional: ['faint-or-collapse', 'palpitations-irregular', 'swelling-legs', 'recent-surgery', 'alcohol-heavy', 'low-tsh'],
    rare: ['ecg-irregular', 'fever', 'tingling', 'palpitations.brief', 'sputum'],
  },
  discriminators: ['ecg-fast-narrow', 'palpitations.constant', 'fast-heart-rate'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.1, to: 60 },
  course: ['constant', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and avoid coffee and alcohol.', 'Have an ECG the same day.', 'Do not stop heart medicines.'],
  comeBack: ['you have chest pain or faint', 'it becomes hard to breathe', 'you get weak on one side or cannot speak well'],
  examination: ['ECG', 'blood pressure', 'thyroid and salts', 'heart ultrasound'],
  presentation: 'Steady rapid heartbeat about 150 a minute that does not slow with rest, tiredness, breathlessness, light-headedness. Older people with heart or lung disease, after heart surgery. ECG with sawtooth flutter waves at 300 and 2:1 conduction. Stroke risk as in atrial fibrillation.',
  sources: ['StatPearls: Atrial Flutter', 'ESC: Supraventricular tachycardia', 'Merck: Atrial Flutter'],
  examples: [
    { age: 70, sex: 'male', text: 'My pulse has been a steady 150 since yesterday, even at rest. I feel tired and short of breath. The ECG showed sawtooth waves.' },
    { age: 64, sex: 'female', text: 'Rapid regular heartbeat all day that will not slow down, light-headed, I had heart valve surgery years ago.' },
  ],
} satisfies Condition
