import type { Condition } from '../../schema.ts'

export const viralPneumonia = {
  id: 'viral-pneumonia',
  name: 'Viral pneumonia',
  aliases: ['pneumonia due to virus', 'influenza pneumonia', 'RSV pneumonia in adults'],
  icd10: 'J12.9',
  system: 'respiratory',
  summary: 'A virus has inflamed the lungs.',
  commonness: { usual: 'uncommon', ages: { infant: 'common', toddler: 'common', older: 'uncommon' } },
  findings: {
    usual: ['cough', 'fever', 'breathless'],
    often: ['cough.dry', 'malaise', 'body-aches', 'fatigue', 'recent-viral-illness', 'chest-xray-both-lungs', 'nose-runny', 'fast-breathing-rate', 'low-oxygen'],
    some: ['headache', 'sore-throat', 'crackles-in-lungs', 'wheeze', 'chills', 'appetite-loss', 'positive-flu-test', 'positive-covid-test', 'sick-contact', 'breathless.worsening', 'raised-crp-esr'],
    occasional: ['chest-pain.worse-breathing', 'diarrhoea', 'sputum', 'low-white-cells', 'immune-suppressed'],
    rare: ['raised-white-cells', 'sputum-rusty', 'rigors', 'sputum.green-yellow', 'chest-xray-effusion'],
  },
  discriminators: ['cough.dry', 'chest-xray-both-lungs', 'breathless.worsening', 'raised-white-cells'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and drink enough.', { text: 'Paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'Keep away from others.'],
  comeBack: ['you are breathless at rest', 'lips turn blue', 'you get confused'],
  examination: ['oxygen and breathing rate', 'chest X-ray', 'virus swab'],
  presentation: 'A flu-like illness with fever, aches and dry cough that turns into growing breathlessness after some days, low oxygen and shadows in both lungs, with normal or low white cells.',
  sources: ['StatPearls: Viral Pneumonia', 'Merck: Community-Acquired Pneumonia'],
  examples: [
    { age: 66, sex: 'female', text: 'I have had the flu for five days with dry cough and aches, and now I get more and more short of breath.' },
    { age: 40, sex: 'male', text: 'Fever, body aches, dry cough and breathlessness, bilateral infiltrates on the X-ray, white cells normal.' },
  ],
} satisfies Condition
