import type { Condition } from '../../schema.ts'

export const infectedObstructedKidney = {
  id: 'infected-obstructed-kidney',
  name: 'Infected blocked kidney',
  aliases: ['pyonephrosis', 'infected obstructed kidney', 'obstructive pyelonephritis', 'infected hydronephrosis', 'renal abscess', 'perinephric abscess'],
  icd10: 'N13.6',
  system: 'urological',
  summary: 'A blocked kidney is infected. Pus is under pressure, which leads to blood poisoning.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['fever', 'flank-pain', 'flank-tenderness', 'scan-kidney-swollen'],
    often: ['rigors', 'fever-high', 'flank-pain.severe', 'raised-white-cells', 'nausea', 'vomiting', 'chills', 'fast-heart-rate', 'history-kidney-stones', 'raised-crp-esr'],
    some: ['urine-blood', 'low-blood-pressure', 'urine-nitrites-leucocytes', 'raised-creatinine', 'flank-pain.radiates-groin', 'urination-painful', 'urine-little', 'history-diabetes', 'kidney-mass', 'confusion-new', 'looks-very-ill', 'positive-blood-culture'],
    occasional: ['abdominal-mass', 'weight-loss', 'recent-surgery', 'pregnant'],
    rare: ['diarrhoea', 'cough', 'rash', 'vaginal-discharge', 'murphy-sign'],
  },
  discriminators: ['fever', 'scan-kidney-swollen', 'flank-pain.severe'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.1, to: 4 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Tell them about stones.'],
  comeBack: ['you become confused or faint', 'you pass no urine', 'the shivering goes on'],
  examination: ['blood tests and cultures', 'a scan at once', 'drain the kidney'],
  presentation: 'Colic or known stone with high fever, shaking chills and a tender flank; very ill, fast pulse, low blood pressure. Hydronephrosis or pus on the scan. Needs drainage within hours.',
  sources: ['NICE: Renal and ureteric stones: assessment and management', 'EAU: Urological infections', 'StatPearls: Pyonephrosis'],
  examples: [
    { age: 48, sex: 'female', text: 'I have a kidney stone on the left and since tonight high fever with shaking chills, strong flank pain and I feel very ill.' },
    { age: 60, sex: 'male', text: 'Known ureteric stone with hydronephrosis, now fever 39.8, rigors, flank pain and a racing heart.' },
  ],
} satisfies Condition
