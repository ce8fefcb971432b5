import type { Condition } from '../../schema.ts'

export const legionnairesDisease = {
  id: 'legionnaires-disease',
  name: "Legionnaires' disease",
  aliases: ['legionella pneumonia', 'legionellosis', 'Legionnaires disease', 'Legionella pneumophila infection'],
  icd10: 'A48.1',
  system: 'respiratory',
  summary: 'A severe lung infection from germs in warm water systems.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'very-rare', older: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['fever-high', 'cough', 'fever'],
    often: ['diarrhoea', 'confusion-new', 'low-sodium', 'headache', 'chest-xray-consolidation', 'breathless', 'body-aches', 'rigors', 'malaise', 'cough.dry', 'smoker', 'raised-crp-esr'],
    some: ['aircon-water-exposure', 'raised-liver-enzymes', 'nausea', 'vomiting', 'hot-tub-use', 'recent-travel-abroad', 'slow-heart-rate', 'fatigue', 'low-oxygen', 'crackles-in-lungs', 'immune-suppressed', 'chest-xray-both-lungs', 'recent-hospital-stay'],
    occasional: ['chest-pain.worse-breathing', 'abdominal-pain', 'sputum', 'coughing-blood', 'raised-creatinine', 'raised-ck', 'history-copd'],
    rare: ['nose-runny', 'sore-throat', 'rash', 'sneezing'],
  },
  discriminators: ['diarrhoea', 'confusion-new', 'low-sodium', 'aircon-water-exposure', 'fever-high'],
  onset: ['days'],
  durationDays: { from: 1, to: 10 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.', 'Say where you stayed in the last two weeks.', 'Drink enough.'],
  comeBack: ['you get breathless', 'you are confused', 'you pass little urine'],
  examination: ['oxygen', 'chest X-ray', 'urine test for legionella', 'salts and liver values'],
  presentation: 'Smoker over fifty, some days after a hotel, cruise, spa or air conditioning: high fever with chills, headache, muscle pain, dry cough, then diarrhoea and confusion. Low sodium, raised liver enzymes, slow pulse for the fever, patchy shadows.',
  sources: ["CDC: Legionnaires' disease", "NHS: Legionnaires' disease", 'StatPearls: Legionnaires Disease'],
  examples: [
    { age: 61, sex: 'male', text: 'A week after a hotel stay with a whirlpool I have a fever of 40, dry cough, diarrhoea and I am confused. I smoke.' },
    { age: 68, sex: 'female', text: 'High fever, headache, cough and diarrhoea, the sodium is low and the X-ray shows consolidation. Just back from a cruise.' },
  ],
} satisfies Condition
