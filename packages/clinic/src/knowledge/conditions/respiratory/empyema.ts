import type { Condition } from '../../schema.ts'

export const empyema = {
  id: 'empyema',
  name: 'Pus around the lung (empyema)',
  aliases: ['empyema', 'pleural empyema', 'pyothorax', 'empyema thoracis', 'complicated parapneumonic effusion'],
  icd10: 'J86.9',
  system: 'respiratory',
  summary: 'Pus has gathered beside the lung, usually after pneumonia.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['fever', 'chest-pain.worse-breathing', 'chest-pain', 'reduced-breath-sounds', 'chest-xray-effusion'],
    often: ['cough', 'fever-high', 'breathless', 'sweating', 'chills', 'malaise', 'raised-white-cells', 'raised-crp-esr', 'recent-infection', 'chest-pain.one-sided'],
    some: ['weight-loss', 'appetite-loss', 'sputum', 'rigors', 'fast-heart-rate', 'night-sweats', 'fatigue', 'takes-antibiotic-recent', 'fever-prolonged', 'fast-breathing-rate', 'sputum.foul'],
    occasional: ['alcohol-heavy', 'history-diabetes', 'clubbing', 'recent-surgery', 'injecting-drug-use', 'immune-suppressed', 'low-oxygen'],
    rare: ['nose-runny', 'sore-throat', 'swelling-legs', 'breathless-lying-flat', 'wheeze'],
  },
  discriminators: ['chest-xray-effusion', 'fever', 'takes-antibiotic-recent', 'chest-pain.worse-breathing'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 30 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.', 'Take your antibiotics along.'],
  comeBack: ['you shake with chills', 'you are breathless at rest', 'you get confused'],
  examination: ['chest X-ray and ultrasound', 'draw off the fluid', 'blood cultures'],
  presentation: 'Pneumonia that does not get better in spite of antibiotics, or fever that comes back, with one-sided pleuritic pain, sweats, breathlessness, dull base. Alcohol, diabetes, aspiration, bad teeth.',
  sources: ['BTS: Pleural disease', 'StatPearls: Empyema'],
  examples: [
    { age: 53, sex: 'male', text: 'I was treated for pneumonia two weeks ago, but the fever with chills is back, and my left side hurts when I breathe.' },
    { age: 46, sex: 'female', text: 'High fever, weight loss, chest pain on breathing and a large effusion on the right in spite of antibiotics.' },
  ],
} satisfies Condition
