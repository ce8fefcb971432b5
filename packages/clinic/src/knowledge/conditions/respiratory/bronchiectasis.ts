import type { Condition } from '../../schema.ts'

export const bronchiectasis = {
  id: 'bronchiectasis',
  name: 'Bronchiectasis',
  aliases: ['bronchiectases', 'non-cystic fibrosis bronchiectasis', 'widened airways'],
  icd10: 'J47.9',
  system: 'respiratory',
  summary: 'The airways are wide and scarred for good, so that phlegm collects and gets infected.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'very-rare', toddler: 'rare', child: 'rare', adolescent: 'rare', 'young-adult': 'rare', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    always: ['cough'],
    usual: ['sputum-large-amounts', 'cough.productive', 'sputum', 'cough.long-standing'],
    often: ['infections-frequent', 'sputum.green-yellow', 'crackles-in-lungs', 'breathless', 'fatigue', 'bronchiectasis-on-ct'],
    some: ['recurrent-chest-infections', 'coughing-blood', 'wheeze', 'cough.morning', 'breathless.worse-exertion', 'chest-congestion', 'clubbing', 'nose-blocked', 'sinus-pressure', 'chest-pain', 'sputum.foul', 'obstructive-spirometry'],
    occasional: ['fever', 'weight-loss', 'history-arthritis-rheumatoid', 'history-asthma', 'immune-suppressed', 'bad-breath', 'infertility', 'swelling-legs'],
    rare: ['smoker', 'breathless.sudden', 'swelling-one-leg', 'wheeze.worse-allergen', 'chest-xray-mass', 'fever-high'],
  },
  discriminators: ['sputum-large-amounts', 'infections-frequent', 'bronchiectasis-on-ct', 'clubbing'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 5000 },
  course: ['recurrent', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Clear the chest every day as shown by a physiotherapist.', { text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }, 'Have the flu vaccine.', 'Keep active.'],
  comeBack: ['you cough up blood', 'phlegm turns darker with fever', 'you get more breathless'],
  examination: ['CT of the chest', 'phlegm culture', 'breathing test', 'look for causes'],
  presentation:
    'Cough with a cupful of yellow-green phlegm every day for years, worse in the morning, again and again chest infections, sometimes blood. Coarse crackles, clubbing, sinus trouble. After whooping cough, measles, TB, with immune lack, rheumatoid arthritis or immotile cilia. CT: tram tracks, signet rings.',
  sources: ['BTS: Bronchiectasis in adults', 'NHS: Bronchiectasis', 'StatPearls: Bronchiectasis'],
  examples: [
    { age: 58, sex: 'female', text: 'For years I bring up a cupful of yellow phlegm each day and get chest infections every few months.' },
    { age: 47, sex: 'male', text: 'Daily productive cough since childhood after whooping cough, sometimes blood in the phlegm, coarse crackles.' },
  ],
} satisfies Condition
