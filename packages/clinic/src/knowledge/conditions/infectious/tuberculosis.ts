import type { Condition } from '../../schema.ts'

export const tuberculosis = {
  id: 'tuberculosis',
  name: 'Tuberculosis',
  aliases: ['TB', 'pulmonary tuberculosis', 'consumption', 'Mycobacterium tuberculosis infection', 'lung tuberculosis', 'extrapulmonary tuberculosis', 'miliary tuberculosis', 'scrofula'],
  icd10: 'A15.0',
  system: 'infectious',
  summary: 'A slow infection, usually of the lungs. It spreads by coughing and is cured by months of tablets.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare' } },
  findings: {
    usual: ['cough', 'cough.long-standing', 'weight-loss'],
    often: ['night-sweats', 'fever', 'fatigue', 'sputum', 'appetite-loss', 'cough.productive', 'malaise', 'chest-xray-cavity', 'tb-contact'],
    some: ['coughing-blood', 'recent-travel-tropics', 'positive-tb-test', 'fever-prolonged', 'hiv-positive', 'chest-pain', 'immune-suppressed', 'lymph-nodes-neck', 'breathless', 'weakness-general', 'fever.evening', 'chills', 'history-diabetes', 'alcohol-heavy'],
    occasional: ['chest-pain.worse-breathing', 'hoarse-voice', 'chest-xray-effusion', 'crackles-in-lungs', 'lymph-nodes-swollen', 'back-pain', 'drug-use', 'clubbing', 'pallor', 'injecting-drug-use', 'raised-crp-esr', 'low-haemoglobin', 'chest-xray-hilar-nodes'],
    rare: ['nose-runny', 'sore-throat', 'rigors', 'wheeze', 'cough.improving', 'sneezing', 'sputum.foul'],
  },
  discriminators: ['night-sweats', 'weight-loss', 'coughing-blood', 'tb-contact', 'chest-xray-cavity', 'cough.long-standing'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 14, to: 400 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Stay at home, cover your cough, air the rooms.', 'See a doctor within a day and say who near you had TB.'],
  comeBack: ['you cough up blood', 'you are short of breath', 'you get a bad headache or confused'],
  examination: ['chest X-ray', 'three phlegm samples', 'HIV test', 'test of contacts'],
  presentation: 'Cough for more than two to three weeks, phlegm sometimes with blood, evening fever, drenching night sweats, weight loss, tiredness. From a country with much TB, contact, prison, homeless, HIV, alcohol. Upper lobe shadows and cavities, acid-fast bacilli. Also neck glands, spine, pleura.',
  sources: ['NICE: Tuberculosis', 'WHO: Tuberculosis', 'NHS: Tuberculosis (TB)'],
  examples: [
    { age: 32, sex: 'male', text: 'For two months I have coughed, now with some blood. I have lost 8 kg and wake up soaked in sweat. My uncle had TB.' },
    { age: 45, sex: 'female', text: 'Cough for six weeks, evening fever, night sweats and weight loss, I came from South Asia last year.' },
  ],
} satisfies Condition
