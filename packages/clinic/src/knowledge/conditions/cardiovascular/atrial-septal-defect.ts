import type { Condition } from '../../schema.ts'

export const atrialSeptalDefect = {
  id: 'atrial-septal-defect',
  name: 'Hole between the upper heart chambers (atrial septal defect)',
  aliases: ['atrial septal defect', 'ostium secundum defect', 'hole in the heart between the atria'],
  icd10: 'Q21.1',
  system: 'cardiovascular',
  summary: 'A hole between the two upper heart chambers since birth. It may show only in adult life.',
  commonness: { usual: 'rare', ages: { infant: 'rare', child: 'rare', adolescent: 'rare', adult: 'rare', older: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['heart-murmur', 'extra-heart-sound'],
    often: ['breathless.worse-exertion', 'fatigue', 'history-congenital-heart', 'exercise-tolerance-reduced'],
    some: ['palpitations', 'infections-frequent', 'palpitations-irregular', 'history-atrial-fibrillation', 'chest-xray-big-heart', 'ecg-hypertrophy', 'breathless'],
    occasional: ['weakness-one-side', 'swelling-legs', 'history-migraine', 'growth-poor', 'cyanosis', 'raised-neck-veins', 'speech-difficulty'],
    rare: ['fever', 'chest-pain', 'clubbing', 'fainting-on-exertion'],
  },
  discriminators: ['extra-heart-sound', 'heart-murmur', 'breathless.worse-exertion'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 8000 },
  course: ['lifelong', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Have the heart looked at.', 'Tell doctors before operations or diving.'],
  comeBack: ['you are weak on one side or cannot speak', 'you get breathless at rest', 'your heart races'],
  examination: ['listen for the murmur', 'ECG', 'heart ultrasound'],
  presentation: 'Often found by a murmur: soft systolic murmur at the upper left edge and a wide fixed split second sound. Children with frequent chest infections; adults with tiredness, breathlessness on effort, palpitations and atrial fibrillation, or a stroke from a clot that crossed.',
  sources: ['StatPearls: Atrial Septal Defect', 'NHS: Congenital heart disease'],
  examples: [
    { age: 35, sex: 'female', text: 'I get tired and breathless on effort and have palpitations. The doctor heard a murmur and a fixed split S2.' },
    { age: 8, sex: 'male', text: 'My son often has chest infections and tires quickly at sport. A heart murmur was found.' },
  ],
} satisfies Condition
