import type { Condition } from '../../schema.ts'

export const cysticFibrosis = {
  id: 'cystic-fibrosis',
  name: 'Cystic fibrosis',
  aliases: ['cystic fibrosis', 'CF', 'mucoviscidosis'],
  icd10: 'E84.9',
  system: 'paediatric',
  summary: 'Sticky mucus harms the lungs and the gut. It is inherited.',
  commonness: { usual: 'very-rare', ages: { newborn: 'rare', infant: 'rare', toddler: 'rare', child: 'rare' } },
  findings: {
    usual: ['recurrent-chest-infections', 'cough', 'weight-gain-poor'],
    often: ['stool-greasy', 'sputum', 'salty-skin', 'positive-sweat-test', 'cough.long-standing', 'growth-poor', 'sputum.green-yellow'],
    some: ['clubbing', 'no-meconium', 'nose-polyp-seen', 'appetite-increased', 'wheeze', 'bronchiectasis-on-ct', 'breathless', 'infertility', 'diarrhoea', 'chest-congestion'],
    occasional: ['prolonged-jaundice-newborn', 'coughing-blood', 'history-diabetes', 'abdominal-pain', 'rectum-prolapsing'],
    rare: ['fever-prolonged', 'rash', 'joint-pain', 'night-sweats', 'baby-otherwise-well'],
  },
  discriminators: ['salty-skin', 'stool-greasy', 'recurrent-chest-infections'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['recurrent', 'lifelong'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Do the breathing exercises every day.', 'Eat plenty with enzymes.', { text: 'Keep away from smoke and colds.', fromYears: 12 }],
  comeBack: ['breathing gets worse or fever comes', 'blood is coughed up', 'belly pain with vomiting comes'],
  examination: ['a sweat test', 'a gene test', 'chest X-ray'],
  presentation: 'Child with cough, many chest infections, greasy bulky smelly stools, big appetite but poor growth, salty sweat, nasal polyps, clubbing; newborn with delayed meconium.',
  sources: ['NICE: Cystic fibrosis: diagnosis and management', 'NHS: Cystic fibrosis', 'StatPearls: Cystic fibrosis'],
  examples: [
    { age: 2, sex: 'female', text: 'She coughs all the time, had pneumonia three times, has greasy smelly stools, does not gain weight though she eats well, and tastes salty.' },
    { age: 14, sex: 'male', text: 'Chronic wet cough, recurrent chest infections, small for age, pale greasy stools.' },
  ],
} satisfies Condition
