import type { Condition } from '../../schema.ts'

export const aorticRegurgitation = {
  id: 'aortic-regurgitation',
  name: 'Aortic regurgitation',
  aliases: ['aortic insufficiency', 'aortic valve regurgitation', 'leaking aortic valve', 'aortic incompetence'],
  icd10: 'I35.1',
  system: 'cardiovascular',
  summary: 'The valve at the exit of the heart leaks and blood runs back.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['heart-murmur', 'breathless.worse-exertion'],
    often: ['breathless', 'exercise-tolerance-reduced', 'palpitations', 'fatigue'],
    some: ['breathless-lying-flat', 'breathless-waking-at-night', 'history-valve-disease', 'chest-pain', 'history-hypertension', 'extra-heart-sound', 'chest-xray-big-heart', 'history-rheumatic-fever', 'palpitations.night', 'ecg-hypertrophy', 'pulse-bounding'],
    occasional: ['history-marfan', 'swelling-legs', 'near-fainting', 'fever', 'history-aneurysm', 'crackles-in-lungs', 'history-congenital-heart', 'history-arthritis-rheumatoid'],
    rare: ['fainting-on-exertion', 'chest-pain.worse-breathing', 'pulse-weak-or-absent', 'sputum'],
  },
  discriminators: ['heart-murmur', 'pulse-bounding', 'palpitations'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 1500 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Avoid hard effort.', 'See a doctor soon.', 'Look after your teeth.'],
  comeBack: ['you have fever', 'you are short of breath at rest', 'you have sudden chest or back pain'],
  examination: ['listen for the murmur', 'pulse and blood pressure', 'heart ultrasound'],
  presentation:
    'Breathlessness on effort and lying flat, pounding heart especially lying on the left. Early diastolic blowing murmur at the left edge, bounding collapsing pulse with wide pulse pressure (water-hammer), nodding head, pulsing nail beds. Rheumatic fever, endocarditis, Marfan, wide aorta, syphilis, spondylitis.',
  sources: ['ESC: Valvular heart disease', 'NICE: Heart valve disease presenting in adults', 'StatPearls: Aortic Regurgitation'],
  examples: [
    { age: 52, sex: 'male', text: 'I get breathless on effort and feel my heart pounding, mostly in bed on the left side. The pulse is bounding and there is a diastolic murmur.' },
    { age: 40, sex: 'male', text: 'Marfan syndrome, growing exercise intolerance, blowing diastolic murmur, blood pressure 160 over 50.' },
  ],
} satisfies Condition
