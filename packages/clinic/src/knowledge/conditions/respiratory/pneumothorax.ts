import type { Condition } from '../../schema.ts'

export const pneumothorax = {
  id: 'pneumothorax',
  name: 'Collapsed lung (pneumothorax)',
  aliases: ['spontaneous pneumothorax', 'collapsed lung', 'primary spontaneous pneumothorax', 'secondary spontaneous pneumothorax', 'traumatic pneumothorax'],
  icd10: 'J93.9',
  system: 'respiratory',
  summary: 'Air has got between lung and chest wall, so that the lung collapses.',
  commonness: { usual: 'rare', ages: { newborn: 'rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'uncommon', 'young-adult': 'uncommon', older: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['chest-pain', 'chest-pain.sudden', 'breathless', 'chest-pain.one-sided'],
    often: ['chest-pain.sharp', 'breathless.sudden', 'chest-pain.worse-breathing', 'reduced-breath-sounds', 'chest-xray-pneumothorax', 'smoker'],
    some: ['fast-heart-rate', 'fast-breathing-rate', 'underweight', 'chest-pain.radiates-shoulder', 'cough.dry', 'cough', 'history-copd', 'chest-tightness', 'low-oxygen', 'chest-pain.at-rest'],
    occasional: ['chest-injury', 'history-marfan', 'history-asthma', 'subcutaneous-air', 'cannabis-use', 'cyanosis', 'anxiety'],
    rare: ['fever', 'sputum', 'coughing-blood', 'swelling-one-leg', 'crackles-in-lungs', 'low-blood-pressure', 'trachea-shifted', 'chest-wall-tenderness', 'chest-pain.pressure', 'chest-pain.relieved-leaning-forward'],
  },
  discriminators: ['chest-pain.sudden', 'chest-pain.one-sided', 'reduced-breath-sounds', 'chest-xray-pneumothorax'],
  onset: ['sudden'],
  durationDays: { from: 0.02, to: 7 },
  course: ['constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now', 'Call an ambulance if breathing gets hard.', 'Do not fly or dive.'],
  comeBack: ['you get more breathless', 'your lips turn blue', 'you feel faint'],
  examination: ['listen to both sides', 'oxygen', 'chest X-ray or ultrasound'],
  presentation: 'Tall thin young man who smokes, or somebody with COPD, with sudden sharp pain on one side of the chest, worse breathing in, and short breath, at rest. Quiet breath sounds and hollow (hyperresonant) note on that side; X-ray with a pleural line and no lung markings.',
  sources: ['BTS: Pleural disease', 'StatPearls: Spontaneous Pneumothorax', 'NHS: Collapsed lung'],
  examples: [
    { age: 21, sex: 'male', text: 'I am tall and thin and smoke. Suddenly I got a sharp pain on the right side of my chest and short of breath, sitting at my desk.' },
    { age: 66, sex: 'male', text: 'I have COPD and all of a sudden the left chest hurts and I cannot get air. Breath sounds absent on the left.' },
  ],
} satisfies Condition
