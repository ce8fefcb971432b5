import type { Condition } from '../../schema.ts'

export const invasiveCandidiasis = {
  id: 'invasive-candidiasis',
  name: 'Candida in the blood (invasive candidiasis)',
  aliases: ['candidaemia', 'candidemia', 'systemic candidiasis', 'disseminated candidiasis', 'invasive candidiasis'],
  icd10: 'B37.7',
  system: 'infectious',
  summary: 'A yeast has got into the blood of a very ill or weak person.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'recent-hospital-stay'],
    often: ['immune-suppressed', 'takes-antibiotic-recent', 'chills', 'positive-blood-culture', 'recent-surgery', 'fever-prolonged', 'malaise'],
    some: ['takes-chemotherapy', 'low-neutrophils', 'low-blood-pressure', 'fast-heart-rate', 'history-diabetes', 'white-patches-mouth', 'confusion-new', 'takes-steroids'],
    occasional: ['vision-blurred', 'rash', 'muscle-pain', 'heart-murmur', 'injecting-drug-use', 'floaters'],
    rare: ['nose-runny', 'sore-throat', 'rash.itchy', 'vaginal-itch', 'cough'],
  },
  discriminators: ['takes-antibiotic-recent', 'recent-hospital-stay', 'positive-blood-culture'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Tell the ward or go to the hospital.'],
  comeBack: ['you get confused', 'you see worse'],
  examination: ['blood cultures', 'look at the back of the eyes'],
  presentation: 'Fever that does not respond to antibiotics in somebody in intensive care, after bowel surgery, with a central line, drip feeding or few white cells; yeast in blood culture, eye spots.',
  sources: ['IDSA: Candidiasis', 'CDC: Candidiasis', 'StatPearls: Candidemia'],
  examples: [
    { age: 59, sex: 'male', text: 'Three weeks in hospital after bowel surgery with a drip line, on antibiotics, and still fever with chills.' },
    { age: 47, sex: 'female', text: 'Low white cells after chemotherapy, fever despite antibiotics, yeast in the blood culture.' },
  ],
} satisfies Condition
