import type { Condition } from '../../schema.ts'

export const adrenalCrisis = {
  id: 'adrenal-crisis',
  name: 'Adrenal crisis',
  aliases: ['addisonian crisis', 'acute adrenal insufficiency', 'adrenal failure crisis'],
  icd10: 'E27.2',
  system: 'endocrine',
  summary: 'A sudden dangerous lack of cortisol.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['low-blood-pressure', 'vomiting', 'weakness-general'],
    often: ['history-adrenal-insufficiency', 'abdominal-pain', 'confusion-new', 'takes-steroids', 'drowsy-hard-to-wake', 'fever', 'nausea', 'fast-heart-rate', 'dehydration-signs'],
    some: ['recent-infection', 'low-sodium', 'high-potassium', 'faint-or-collapse', 'low-blood-sugar', 'diarrhoea', 'near-fainting', 'skin-dark-patch', 'back-pain'],
    occasional: ['seizure', 'recent-surgery', 'leg-pain', 'loss-of-consciousness', 'headache'],
    rare: ['high-blood-pressure', 'cough'],
  },
  discriminators: ['history-adrenal-insufficiency', 'low-blood-pressure', 'takes-steroids'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 0.1, to: 3 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance and say "adrenal crisis".', 'Use your emergency hydrocortisone injection if you have one.'],
  comeBack: ['you faint or become confused'],
  examination: ['blood pressure, sugar and salts'],
  presentation: 'A person with Addison disease or on long-term steroids who, with infection, vomiting, injury, surgery or missed tablets, collapses with low blood pressure, vomiting, belly pain, fever, drowsiness.',
  sources: ['NICE: Adrenal insufficiency: identification and management', 'NHS: Addison’s disease'],
  examples: [
    { age: 44, sex: 'female', text: 'I have Addison disease, a stomach bug since yesterday, cannot keep my tablets down, I am faint and confused, blood pressure 75/40.' },
    { age: 60, sex: 'male', text: 'I stopped my long-term prednisolone suddenly, now I vomit, my belly hurts and I collapse when I stand.' },
  ],
} satisfies Condition
