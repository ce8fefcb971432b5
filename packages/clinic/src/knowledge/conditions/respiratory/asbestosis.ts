import type { Condition } from '../../schema.ts'

export const asbestosis = {
  id: 'asbestosis',
  name: 'Asbestosis',
  aliases: ['asbestos lung', 'asbestos-related lung fibrosis'],
  icd10: 'J61',
  system: 'respiratory',
  summary: 'Asbestos dust has scarred the lungs, decades after the work.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'never', adult: 'rare', older: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['asbestos-dust-exposure', 'breathless', 'breathless.worse-exertion'],
    often: ['cough.dry', 'cough', 'crackles-in-lungs', 'restrictive-spirometry', 'breathless.gradual', 'chest-xray-both-lungs', 'works-with-dust-fumes'],
    some: ['clubbing', 'exercise-tolerance-reduced', 'smoker', 'ex-smoker', 'chest-tightness', 'chest-pain', 'low-oxygen', 'breathless.worsening', 'fatigue'],
    occasional: ['weight-loss', 'cyanosis', 'raised-neck-veins', 'chest-xray-effusion', 'appetite-loss'],
    rare: ['fever', 'wheeze', 'coughing-blood', 'sputum.green-yellow', 'bird-keeping', 'chest-xray-hilar-nodes'],
  },
  discriminators: ['asbestos-dust-exposure', 'crackles-in-lungs', 'restrictive-spirometry'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 4000 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }, 'Have flu and pneumonia vaccines.', 'Ask about compensation for work disease.'],
  comeBack: ['you lose weight, cough blood or have chest pain', 'you are more breathless'],
  examination: ['ask about work', 'chest X-ray or CT', 'breathing test'],
  presentation: 'Former shipyard, insulation, building or brake worker, twenty to forty years later: breathlessness on effort, dry cough, fine basal crackles, clubbing. Pleural plaques, lower zone fibrosis, restrictive pattern.',
  sources: ['NHS: Asbestosis', 'StatPearls: Asbestosis'],
  examples: [
    { age: 71, sex: 'male', text: 'I worked with asbestos in a shipyard. For two years I get more and more breathless, with a dry cough.' },
    { age: 68, sex: 'male', text: 'Former insulation worker, breathless on effort, basal crackles, pleural plaques, restrictive breathing test.' },
  ],
} satisfies Condition
