import type { Condition } from '../../schema.ts'

export const pleuralEffusion = {
  id: 'pleural-effusion',
  name: 'Fluid around the lung (pleural effusion)',
  aliases: ['pleural effusion', 'hydrothorax', 'fluid on the lung', 'fluid in the pleural space'],
  icd10: 'J90',
  system: 'respiratory',
  summary: 'Fluid has gathered between lung and chest wall, from the heart, an infection or a growth.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'rare', adolescent: 'rare', 'young-adult': 'rare', older: 'common' } },
  findings: {
    usual: ['breathless', 'reduced-breath-sounds', 'breathless.worse-exertion', 'chest-xray-effusion'],
    often: ['cough', 'chest-pain.worse-breathing', 'cough.dry', 'chest-pain', 'breathless.gradual'],
    some: ['history-heart-failure', 'history-cancer', 'weight-loss', 'fever', 'fatigue', 'breathless-lying-flat', 'swelling-legs', 'chest-pain.one-sided', 'low-oxygen', 'smoker', 'recent-infection', 'chest-tightness', 'chest-pain.dull'],
    occasional: ['night-sweats', 'asbestos-dust-exposure', 'tb-contact', 'history-liver-disease', 'history-kidney-disease', 'ascites', 'low-albumin', 'history-lupus', 'history-arthritis-rheumatoid'],
    rare: ['wheeze', 'sore-throat', 'nose-runny', 'stridor', 'chest-xray-pneumothorax', 'breathless.sudden'],
  },
  discriminators: ['reduced-breath-sounds', 'chest-xray-effusion', 'breathless.gradual'],
  onset: ['days', 'weeks', 'gradual'],
  durationDays: { from: 3, to: 120 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Sit upright or lie on the side of the fluid.', 'See a doctor within a day.'],
  comeBack: ['you are breathless at rest', 'you have fever with chills', 'lips turn blue'],
  examination: ['tap and listen', 'chest X-ray and ultrasound', 'draw off fluid and test it'],
  presentation: 'Breathlessness growing over days to weeks, dry cough, dull or pleuritic one-sided ache. Stony dull note, missing breath sounds at the base. Both sides in heart failure; one side in pneumonia, cancer, tuberculosis, embolism.',
  sources: ['BTS: Pleural disease', 'StatPearls: Pleural Effusion', 'Merck: Pleural Effusion'],
  examples: [
    { age: 70, sex: 'male', text: 'For three weeks I get more breathless and have a dry cough and a heavy feeling on the right. I lost weight. The right base is dull.' },
    { age: 62, sex: 'female', text: 'Breathless on effort, dullness to percussion on the left, history of breast cancer.' },
  ],
} satisfies Condition
