import type { Condition } from '../../schema.ts'

export const asthma = {
  id: 'asthma',
  name: 'Asthma',
  aliases: ['bronchial asthma', 'asthma bronchiale', 'allergic asthma', 'reactive airway disease', 'exercise-induced asthma', 'cough variant asthma'],
  icd10: 'J45.909',
  system: 'respiratory',
  summary: 'The airways are touchy and become narrow in attacks. With the right inhaler most people live well.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'very-rare', toddler: 'uncommon', child: 'very-common', adolescent: 'very-common', older: 'uncommon' } },
  findings: {
    usual: ['wheeze', 'cough', 'breathless', 'chest-tightness'],
    often: ['cough.night', 'breathless.intermittent', 'history-hay-fever', 'cough.dry', 'wheeze.worse-allergen', 'cough.recurrent', 'family-asthma-allergy', 'breathless.worse-exertion', 'obstructive-spirometry', 'wheeze.intermittent'],
    some: ['history-asthma', 'cough.worse-exertion', 'cough.worse-cold', 'history-eczema', 'inhaler-helps', 'wheeze.night', 'cough.morning', 'breathless-waking-at-night', 'peak-flow-low', 'wheeze.worse-exertion', 'recent-viral-illness', 'eosinophilia', 'breathless.worse-allergen', 'cough.worse-allergen'],
    occasional: ['sputum', 'chest-congestion', 'nose-blocked', 'takes-nsaid', 'cough.worse-stress', 'history-reflux', 'history-food-allergy', 'obesity', 'exercise-tolerance-reduced'],
    rare: ['fever', 'sputum.green-yellow', 'coughing-blood', 'clubbing', 'weight-loss', 'crackles-in-lungs', 'smoker', 'swelling-legs', 'breathless-lying-flat', 'chest-pain.worse-exertion'],
  },
  discriminators: ['wheeze', 'cough.night', 'breathless.intermittent', 'inhaler-helps', 'history-hay-fever'],
  onset: ['gradual', 'days'],
  durationDays: { from: 3, to: 5000 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Use your preventer inhaler every day and carry the reliever.', 'Avoid what sets it off, and smoke.', 'Ask for a written asthma plan.'],
  comeBack: ['the reliever does not help or is needed every four hours', 'you cannot finish a sentence', 'your lips turn blue'],
  examination: ['listen to the chest', 'peak flow or spirometry before and after an inhaler', 'look for allergies'],
  presentation:
    'Attacks of wheeze, tight chest, shortness of breath and dry cough, worse at night and early morning, with colds, exercise, cold air, pollen, dust, animals, smoke. Well in between. Hay fever, eczema or asthma in the family. Better with salbutamol. Reversible obstruction in spirometry, variable peak flow.',
  sources: ['NICE: Asthma: diagnosis, monitoring and chronic asthma management', 'GINA: Global strategy for asthma management and prevention', 'NHS: Asthma'],
  examples: [
    { age: 16, sex: 'female', text: 'For some months I cough at night and my chest whistles and gets tight when I run or when the cat is near. I have hay fever.' },
    { age: 30, sex: 'male', text: "I keep getting attacks of wheezing and short breath, worse in cold air. A friend's blue inhaler helped." },
  ],
} satisfies Condition
