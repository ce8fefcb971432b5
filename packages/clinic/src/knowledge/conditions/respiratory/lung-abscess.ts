import type { Condition } from '../../schema.ts'

export const lungAbscess = {
  id: 'lung-abscess',
  name: 'Lung abscess',
  aliases: ['pulmonary abscess', 'abscess of lung'],
  icd10: 'J85.2',
  system: 'respiratory',
  summary: 'A pocket of pus has formed in the lung.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'very-rare' } },
  findings: {
    usual: ['cough', 'fever', 'sputum', 'sputum.foul'],
    often: ['chest-xray-cavity', 'night-sweats', 'weight-loss', 'fatigue', 'malaise', 'bad-breath', 'raised-white-cells', 'alcohol-heavy'],
    some: ['coughing-blood', 'chest-pain.worse-breathing', 'chest-pain', 'chills', 'sputum-large-amounts', 'breathless', 'clubbing', 'swallowing-difficult', 'fever-prolonged', 'appetite-loss', 'tooth-pain', 'smoker', 'rigors'],
    occasional: ['drug-use', 'seizure', 'immune-suppressed', 'crackles-in-lungs', 'injecting-drug-use', 'gum-swelling'],
    rare: ['nose-runny', 'sore-throat', 'wheeze', 'tb-contact', 'positive-tb-test'],
  },
  discriminators: ['sputum.foul', 'chest-xray-cavity', 'bad-breath', 'alcohol-heavy'],
  onset: ['weeks', 'days'],
  durationDays: { from: 7, to: 60 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today.', 'Do not take left-over antibiotics.'],
  comeBack: ['you cough up much blood', 'you shake with chills', 'you get breathless'],
  examination: ['chest X-ray or CT', 'phlegm culture', 'look at the teeth'],
  presentation: 'Weeks of fever, sweats, weight loss and cough with large amounts of foul-smelling phlegm, sometimes bloody, bad breath, after being unconscious from alcohol, drugs or a fit, or with bad teeth. Cavity with fluid level.',
  sources: ['StatPearls: Lung Abscess', 'Merck: Lung Abscess'],
  examples: [
    { age: 51, sex: 'male', text: 'For three weeks I have fever and sweats and cough up stinking phlegm. I drink a lot and have bad teeth.' },
    { age: 44, sex: 'female', text: 'Foul sputum, weight loss and a cavity with fluid level on the X-ray after a seizure last month.' },
  ],
} satisfies Condition
