import type { Condition } from '../../schema.ts'

export const aorticStenosis = {
  id: 'aortic-stenosis',
  name: 'Aortic stenosis',
  aliases: ['aortic valve stenosis', 'calcific aortic stenosis', 'narrow aortic valve'],
  icd10: 'I35.0',
  system: 'cardiovascular',
  summary: 'The valve at the exit of the heart is narrow, so that too little blood gets out.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'very-rare', adult: 'rare', older: 'common' } },
  findings: {
    usual: ['heart-murmur', 'exercise-tolerance-reduced', 'breathless.worse-exertion'],
    often: ['breathless', 'chest-pain.worse-exertion', 'history-valve-disease', 'fatigue', 'ecg-hypertrophy'],
    some: ['fainting-on-exertion', 'chest-pain', 'near-fainting', 'history-hypertension', 'faint-or-collapse', 'pulse-weak-or-absent', 'extra-heart-sound', 'history-high-cholesterol', 'chest-pain.relieved-rest', 'dizziness'],
    occasional: ['breathless-lying-flat', 'swelling-legs', 'palpitations', 'low-haemoglobin', 'stool-bloody', 'raised-bnp', 'history-atrial-fibrillation', 'history-congenital-heart'],
    rare: ['fever', 'chest-pain.worse-breathing', 'faint-or-collapse.worse-standing', 'chest-pain.at-rest', 'chest-wall-tenderness'],
  },
  discriminators: ['heart-murmur', 'fainting-on-exertion', 'chest-pain.worse-exertion', 'pulse-weak-or-absent'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 1500 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Avoid hard effort.', 'Do not take nitrate spray or new blood pressure tablets without advice.', 'See a doctor soon.'],
  comeBack: ['you faint', 'you have chest pain at rest', 'you are short of breath at rest'],
  examination: ['listen for the murmur and feel the pulse', 'ECG', 'heart ultrasound'],
  presentation: 'Old person (or from fifty with a bicuspid valve) with chest tightness, breathlessness or fainting on effort. Harsh ejection systolic murmur at the right upper breastbone edge that goes into the neck, slow-rising weak pulse, soft second sound, thick left ventricle.',
  sources: ['NICE: Heart valve disease presenting in adults', 'ESC: Valvular heart disease', 'StatPearls: Aortic Stenosis'],
  examples: [
    { age: 78, sex: 'male', text: 'When I walk uphill I get tight in the chest and short of breath, and last week I fainted on the stairs. I was told there is a loud murmur that goes into the neck.' },
    { age: 82, sex: 'female', text: 'I feel faint when I hurry and get breathless on effort for some months. Harsh systolic murmur, slow rising pulse.' },
  ],
} satisfies Condition
