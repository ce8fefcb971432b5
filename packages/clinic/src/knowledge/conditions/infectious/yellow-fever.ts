import type { Condition } from '../../schema.ts'

export const yellowFever = {
  id: 'yellow-fever',
  name: 'Yellow fever',
  aliases: ['yellow jack', 'yellow fever virus disease'],
  icd10: 'A95.9',
  system: 'infectious',
  summary: 'A mosquito virus of Africa and South America that can destroy the liver.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'recent-travel-tropics', 'fever-high', 'headache'],
    often: ['body-aches', 'jaundice', 'vomiting', 'back-pain', 'chills', 'nausea', 'fatigue', 'mosquito-bites', 'raised-liver-enzymes', 'unvaccinated'],
    some: ['slow-heart-rate', 'vomiting-blood', 'eye-redness', 'bleeding-gums', 'urine-protein', 'skin-flushing', 'low-white-cells', 'abdominal-pain', 'low-platelets', 'appetite-loss'],
    occasional: ['stool-black', 'nosebleed', 'urine-little', 'confusion-new', 'low-blood-pressure', 'skin-purple-spots'],
    rare: ['rash', 'lymph-nodes-swollen', 'cough', 'joint-swelling', 'malaria-parasites', 'eschar'],
  },
  discriminators: ['jaundice', 'recent-travel-tropics', 'vomiting-blood', 'unvaccinated'],
  onset: ['sudden'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department and say where you were.', 'Take no aspirin or ibuprofen.'],
  comeBack: ['you bleed', 'you turn yellow', 'you get drowsy'],
  examination: ['liver and kidney values', 'blood count', 'virus and malaria tests'],
  presentation: 'Unvaccinated traveller to Africa or the Amazon: sudden fever, headache, back and muscle pain, vomiting, slow pulse; after a short better spell jaundice, black vomit, bleeding and kidney failure.',
  sources: ['WHO: Yellow fever', 'CDC: Yellow fever', 'NHS: Yellow fever'],
  examples: [
    { age: 41, sex: 'male', text: 'Unvaccinated, back from the Amazon a week ago: high fever, back pain, better for a day, now yellow eyes and vomiting dark blood.' },
    { age: 33, sex: 'female', text: 'Fever, headache and vomiting after Nigeria, my skin is turning yellow and the gums bleed.' },
  ],
} satisfies Condition
