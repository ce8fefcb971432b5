import type { Condition } from '../../schema.ts'

export const pneumonia = {
  id: 'pneumonia',
  name: 'Pneumonia',
  aliases: ['community-acquired pneumonia', 'CAP', 'lobar pneumonia', 'bacterial pneumonia', 'pneumococcal pneumonia', 'bronchopneumonia', 'chest infection with consolidation', 'lung infection', 'pulmonary infection'],
  icd10: 'J18.9',
  system: 'respiratory',
  feltAs: 'cough',
  summary: 'The lung tissue is inflamed by germs. It often needs antibiotics and sometimes hospital.',
  commonness: { usual: 'common', ages: { infant: 'common', toddler: 'common', older: 'common' } },
  findings: {
    usual: ['cough', 'fever', 'crackles-in-lungs'],
    often: ['sputum', 'breathless', 'sputum.green-yellow', 'fast-breathing-rate', 'malaise', 'chest-xray-consolidation', 'raised-white-cells', 'raised-crp-esr', 'chills', 'fatigue', 'cough.productive', 'fast-heart-rate'],
    some: ['chest-pain', 'chest-pain.worse-breathing', 'fever-high', 'low-oxygen', 'reduced-breath-sounds', 'sweating', 'appetite-loss', 'rigors', 'body-aches', 'smoker', 'chest-pain.sharp', 'recent-viral-illness', 'weakness-general', 'breathing-fast', 'cough.worsening'],
    occasional: ['confusion-new', 'sputum-rusty', 'headache', 'nausea', 'vomiting', 'abdominal-pain', 'coughing-blood', 'wheeze', 'history-copd', 'nursing-home-resident', 'diarrhoea', 'immune-suppressed', 'low-blood-pressure', 'history-diabetes', 'cyanosis'],
    rare: ['nose-runny', 'sneezing', 'sore-throat', 'swelling-one-leg', 'breathless-lying-flat', 'swelling-legs', 'chest-wall-tenderness', 'weight-loss'],
  },
  discriminators: ['fever', 'cough', 'crackles-in-lungs', 'chest-xray-consolidation', 'chest-pain.worse-breathing'],
  onset: ['days', 'sudden'],
  durationDays: { from: 0.5, to: 10 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and drink enough.', { text: 'Paracetamol as the packet says against fever.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'Take antibiotics to the end if you got them.'],
  comeBack: ['you are breathless at rest or breathe fast', 'you get confused or very drowsy', 'lips turn blue', 'it is no better after three days'],
  examination: ['breathing rate, oxygen, pulse, pressure', 'listen to the lungs', 'chest X-ray', 'blood tests'],
  presentation:
    'Over one to three days fever, shaking chills, cough with yellow, green or rusty phlegm, stabbing pain on breathing in, short breath and feeling very ill. Crackles and bronchial breathing over one place, dull note, fast breathing, low oxygen; consolidation on X-ray. In old people mainly confusion, falls and weakness; in children belly pain.',
  sources: ['NICE: Pneumonia: diagnosis and management', 'BTS: Community acquired pneumonia in adults', 'NHS: Pneumonia'],
  examples: [
    { age: 57, sex: 'male', text: 'For three days I have a high fever with shivering, I cough up yellow green phlegm and it stabs in my right chest when I breathe in.' },
    { age: 80, sex: 'female', text: 'My mother is confused since yesterday, coughs, has a fever and breathes fast.' },
  ],
} satisfies Condition
