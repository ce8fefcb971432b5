import type { Condition } from '../../schema.ts'

export const posturalTachycardiaSyndrome = {
  id: 'postural-tachycardia-syndrome',
  name: 'Postural tachycardia syndrome (PoTS)',
  aliases: ['POTS', 'PoTS', 'postural orthostatic tachycardia syndrome', 'orthostatic intolerance'],
  icd10: 'G90.A',
  system: 'cardiovascular',
  summary: 'On standing the heart races by thirty beats or more, with dizziness and tiredness.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'rare', adolescent: 'uncommon', adult: 'rare', older: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['near-fainting.worse-standing', 'fast-heart-rate', 'palpitations', 'near-fainting'],
    often: ['fatigue', 'dizziness', 'palpitations.worse-standing', 'concentration-poor', 'exercise-tolerance-reduced'],
    some: ['headache', 'faint-or-collapse', 'faint-or-collapse.worse-standing', 'nausea', 'tremor', 'insomnia', 'anxiety', 'breathless', 'chest-tightness', 'recent-viral-illness', 'sweating', 'joint-hypermobile', 'bloating', 'vision-blurred', 'weakness-general'],
    occasional: ['cold-hands-feet', 'chest-pain', 'positive-covid-test', 'cyanosis'],
    rare: ['blood-pressure-drops-standing', 'weight-loss', 'fever', 'fainting-on-exertion', 'low-tsh', 'heart-murmur', 'palpitations.at-rest'],
  },
  discriminators: ['palpitations.worse-standing', 'near-fainting.worse-standing', 'blood-pressure-drops-standing', 'fast-heart-rate'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 30, to: 2000 },
  course: ['recurrent', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Drink two to three litres a day and eat enough salt, if you have no high pressure.', 'Get up in steps', 'Wear support tights.', 'Train slowly, lying or sitting at first.'],
  comeBack: ['you faint', 'you have chest pain', 'you have black stools or lose weight'],
  examination: ['pulse and pressure lying and standing over ten minutes', 'ECG', 'blood count and thyroid'],
  presentation: 'Young woman with light-headedness, racing heart, shakiness, brain fog and tiredness on standing, better lying down, for months, often after a virus, with loose joints. Pulse rises over thirty beats on standing without a drop in pressure.',
  sources: ['NHS: Postural tachycardia syndrome (PoTS)', 'StatPearls: Postural Orthostatic Tachycardia Syndrome'],
  examples: [
    { age: 22, sex: 'female', text: 'Since an infection half a year ago my heart races to 130 whenever I stand up, I get lightheaded and foggy. Lying down helps.' },
    { age: 17, sex: 'female', text: 'Dizzy, tired and heart pounding on standing for months, pulse 75 lying and 120 standing, blood pressure stays the same.' },
  ],
} satisfies Condition
