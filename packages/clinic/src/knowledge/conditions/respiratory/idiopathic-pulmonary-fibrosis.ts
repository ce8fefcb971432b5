import type { Condition } from '../../schema.ts'

export const idiopathicPulmonaryFibrosis = {
  id: 'idiopathic-pulmonary-fibrosis',
  name: 'Lung fibrosis (idiopathic pulmonary fibrosis)',
  aliases: ['IPF', 'pulmonary fibrosis', 'idiopathic pulmonary fibrosis', 'usual interstitial pneumonia', 'cryptogenic fibrosing alveolitis', 'interstitial lung disease', 'lung scarring'],
  icd10: 'J84.112',
  system: 'respiratory',
  summary: 'The lungs slowly become scarred and stiff.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', older: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['breathless', 'breathless.worse-exertion', 'cough.dry', 'cough', 'crackles-in-lungs'],
    often: ['breathless.gradual', 'exercise-tolerance-reduced', 'clubbing', 'restrictive-spirometry', 'chest-xray-both-lungs', 'breathless.worsening', 'ex-smoker'],
    some: ['fatigue', 'low-oxygen', 'smoker', 'weight-loss', 'works-with-dust-fumes', 'history-reflux', 'cyanosis', 'farm-or-mould-exposure'],
    occasional: ['joint-pain', 'history-arthritis-rheumatoid', 'takes-amiodarone', 'history-radiation', 'raised-neck-veins', 'positive-ana', 'finger-colour-change-cold', 'swelling-legs'],
    rare: ['wheeze', 'fever', 'sputum', 'coughing-blood', 'chest-pain', 'cough.night', 'inhaler-helps', 'breathless.sudden', 'breathless.intermittent'],
  },
  discriminators: ['crackles-in-lungs', 'clubbing', 'restrictive-spirometry', 'cough.dry', 'wheeze'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1500 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }, 'Have flu and pneumonia vaccines.', 'Move within your limits.'],
  comeBack: ['you get suddenly worse', 'you have fever', 'lips turn blue'],
  examination: ['listen to the bases', 'breathing test with gas transfer', 'fine CT of the chest'],
  presentation: 'Person over sixty with breathlessness on effort growing over months to years and a dry cough. Fine velcro crackles at both bases, clubbing, restrictive lung function with low gas transfer, honeycombing on CT. No wheeze or fever.',
  sources: ['NICE: Idiopathic pulmonary fibrosis in adults', 'NHS: Idiopathic pulmonary fibrosis', 'StatPearls: Idiopathic Pulmonary Fibrosis'],
  examples: [
    { age: 69, sex: 'male', text: 'For over a year I get more breathless on hills and have a dry cough. The doctor hears crackles like velcro and my fingertips are rounded.' },
    { age: 72, sex: 'female', text: 'Slowly growing breathlessness and dry cough for two years, fine basal crackles, restrictive breathing test.' },
  ],
} satisfies Condition
