import type { Condition } from '../../schema.ts'

export const coccidioidomycosis = {
  id: 'coccidioidomycosis',
  name: 'Valley fever (coccidioidomycosis)',
  aliases: ['valley fever', 'coccidioidomycosis', 'San Joaquin Valley fever', 'desert rheumatism', 'Coccidioides infection'],
  icd10: 'B38.9',
  system: 'infectious',
  summary: 'A desert dust fungus of the American south-west that infects the lungs.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['cough', 'fever', 'fatigue'],
    often: ['desert-dust-exposure', 'cough.dry', 'chest-pain', 'headache', 'body-aches', 'malaise', 'joint-pain', 'night-sweats'],
    some: ['skin-nodules-tender-shins', 'rash', 'chills', 'weight-loss', 'chest-xray-consolidation', 'breathless', 'eosinophilia', 'skin-target-lesions', 'chest-xray-hilar-nodes', 'knee-pain'],
    occasional: ['coughing-blood', 'neck-stiffness', 'pregnant', 'immune-suppressed', 'chest-xray-cavity', 'back-pain'],
    rare: ['bat-contact', 'nose-runny', 'sneezing', 'sputum.green-yellow', 'rigors'],
  },
  discriminators: ['desert-dust-exposure', 'skin-nodules-tender-shins', 'eosinophilia'],
  onset: ['days', 'weeks'],
  durationDays: { from: 5, to: 60 },
  course: ['constant', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest', 'See a doctor, and say where you have been.'],
  comeBack: ['you get a bad headache or a stiff neck', 'you get breathlessness', 'you get weight loss'],
  examination: ['chest X-ray', 'antibodies'],
  presentation: 'One to three weeks after desert dust in Arizona, California or northern Mexico: long flu-like illness with tiredness, cough, fever, chest pain, aching joints and tender red lumps on the shins.',
  sources: ['CDC: Valley fever (coccidioidomycosis)', 'StatPearls: Coccidioidomycosis'],
  examples: [
    { age: 35, sex: 'female', text: 'Since a desert trip in Arizona with dust storms I have had cough, fever, sore knees and tender red lumps on my shins for three weeks.' },
    { age: 44, sex: 'male', text: "Construction worker in California's Central Valley: fatigue, cough, chest pain, eosinophils raised." },
  ],
} satisfies Condition
