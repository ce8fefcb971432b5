import type { Condition } from '../../schema.ts'

export const brucellosis = {
  id: 'brucellosis',
  name: 'Brucellosis',
  aliases: ['undulant fever', 'Malta fever', 'Mediterranean fever of brucella', 'Bang disease'],
  icd10: 'A23.9',
  system: 'infectious',
  summary: 'Bacteria from raw milk or farm animals. The fever comes in waves for weeks.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'fever-prolonged', 'sweating', 'fatigue'],
    often: ['joint-pain', 'back-pain', 'unpasteurised-milk', 'night-sweats', 'animal-contact', 'body-aches', 'malaise', 'appetite-loss', 'fever.intermittent'],
    some: ['animal-hide-contact', 'weight-loss', 'headache', 'chills', 'spleen-enlarged', 'raised-liver-enzymes', 'recent-travel-abroad', 'low-mood', 'liver-enlarged', 'lymph-nodes-swollen', 'fever.evening', 'farm-or-mould-exposure', 'hip-pain'],
    occasional: ['testicle-pain', 'testicle-swelling', 'cough', 'constipation', 'abdominal-pain', 'low-white-cells', 'heart-murmur'],
    rare: ['rash', 'jaundice', 'sore-throat', 'rigors', 'diarrhoea', 'eschar'],
  },
  discriminators: ['unpasteurised-milk', 'fever.intermittent', 'back-pain', 'animal-hide-contact'],
  onset: ['weeks', 'gradual', 'days'],
  durationDays: { from: 7, to: 180 },
  course: ['recurrent'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Say what milk, cheese and animals you had.', 'Boil milk.'],
  comeBack: ['you get a bad headache or stiff neck', 'you get strong back pain with weak legs', 'you get breathlessness'],
  examination: ['blood cultures and antibodies', 'liver values'],
  presentation: 'Weeks of up-and-down evening fever, smelly sweats, tiredness, low mood, back and joint pain, swollen testicle, big liver and spleen, in farmers, vets, butchers or after raw milk or cheese from the Mediterranean or Middle East.',
  sources: ['CDC: Brucellosis', 'WHO: Brucellosis', 'StatPearls: Brucellosis'],
  examples: [
    { age: 39, sex: 'male', text: 'I am a shepherd and drink raw goat milk. For six weeks fever in the evenings, sweats, back and hip pain, tired.' },
    { age: 50, sex: 'female', text: 'After fresh unpasteurised cheese abroad: fever that comes and goes, joint pains, night sweats for a month.' },
  ],
} satisfies Condition
