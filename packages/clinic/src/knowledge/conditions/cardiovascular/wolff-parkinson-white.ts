import type { Condition } from '../../schema.ts'

export const wolffParkinsonWhite = {
  id: 'wolff-parkinson-white',
  name: 'Wolff-Parkinson-White syndrome',
  aliases: ['WPW', 'WPW syndrome', 'pre-excitation syndrome', 'accessory pathway tachycardia'],
  icd10: 'I45.6',
  system: 'cardiovascular',
  summary: 'An extra cable in the heart lets it race in attacks.',
  commonness: { usual: 'rare', ages: { infant: 'rare', child: 'rare', adolescent: 'rare', 'young-adult': 'rare', older: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['palpitations', 'ecg-fast-narrow', 'palpitations.sudden'],
    often: ['palpitations.recurrent', 'fast-heart-rate', 'near-fainting', 'palpitations.intermittent'],
    some: ['faint-or-collapse', 'anxiety', 'chest-pain', 'breathless', 'palpitations.worse-exertion', 'chest-tightness'],
    occasional: ['family-sudden-death', 'palpitations-irregular', 'history-congenital-heart', 'sweating', 'fainting-on-exertion', 'poor-feeding'],
    rare: ['fever', 'weight-loss', 'slow-heart-rate', 'ecg-long-qt', 'heart-murmur'],
  },
  discriminators: ['ecg-fast-narrow', 'palpitations.sudden', 'palpitations.recurrent'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 3000 },
  course: ['episodic', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Sit down in an attack and strain as on the toilet.', 'Avoid stimulants.', 'Have an ECG even when you feel well.'],
  comeBack: ['you faint', 'you have chest pain', 'an attack lasts over half an hour'],
  examination: ['ECG with delta wave', 'recorder', 'heart rhythm study'],
  presentation: 'Young person with attacks of sudden fast regular heartbeat, light-headedness or a faint. ECG between attacks: short PR interval and delta wave.',
  sources: ['StatPearls: Wolff-Parkinson-White Syndrome', 'NHS: Wolff-Parkinson-White syndrome'],
  examples: [
    { age: 22, sex: 'male', text: 'I get attacks of sudden racing heart up to 200 and then feel faint. My ECG showed a short PR interval and a delta wave.' },
    { age: 17, sex: 'female', text: 'Since childhood my heart suddenly races and stops again by itself. They spoke of an extra pathway and a delta wave.' },
  ],
} satisfies Condition
