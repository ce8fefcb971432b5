import type { Condition } from '../../schema.ts'

export const abdominalAorticAneurysm = {
  id: 'abdominal-aortic-aneurysm',
  name: 'Abdominal aortic aneurysm',
  aliases: ['AAA', 'triple A', 'aneurysm of the abdominal aorta', 'ruptured abdominal aortic aneurysm', 'ruptured AAA', 'leaking aortic aneurysm'],
  icd10: 'I71.4',
  system: 'cardiovascular',
  summary: 'The main artery in the belly is widened. If it bursts, life is in danger within minutes.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', older: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['pulsating-belly-lump', 'smoker', 'history-hypertension', 'aneurysm-on-scan'],
    often: ['abdominal-pain', 'abdominal-pain.sudden', 'back-pain', 'low-blood-pressure'],
    some: ['abdominal-pain.severe', 'abdominal-pain.radiates-back', 'flank-pain', 'faint-or-collapse', 'cold-clammy-skin', 'abdominal-pain.central', 'history-high-cholesterol', 'history-coronary-disease', 'pallor', 'abdominal-mass', 'fast-heart-rate', 'back-pain.sudden', 'near-fainting', 'history-aneurysm'],
    occasional: ['abdominal-pain.radiates-groin', 'nausea', 'vomiting', 'pulse-weak-or-absent', 'urine-blood', 'leg-pain-walking', 'confusion-new', 'bloating'],
    rare: ['diarrhoea', 'fever', 'abdominal-pain.cramping', 'abdominal-pain.worse-movement', 'back-pain.worse-movement', 'urination-painful', 'vaginal-discharge'],
  },
  discriminators: ['pulsating-belly-lump', 'abdominal-pain.sudden', 'low-blood-pressure', 'aneurysm-on-scan'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.02, to: 30 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Lie down and keep still.', 'Do not eat or drink.'],
  comeBack: ['you faint', 'the pain gets stronger', 'you turn pale and cold'],
  examination: ['feel the belly for a pulsing mass', 'blood pressure and pulses', 'ultrasound or CT at once'],
  presentation:
    'An old man who smokes or smoked, with sudden severe pain in belly, flank or back, faintness or collapse, low blood pressure and a pulsing, expanding mass in the belly. It can look like kidney stone. Unruptured ones mostly give no symptoms: a heartbeat felt in the tummy, dull back ache or a chance finding on ultrasound.',
  sources: ['NICE: Abdominal aortic aneurysm: diagnosis and management', 'NHS: Abdominal aortic aneurysm', 'StatPearls: Abdominal Aortic Aneurysm'],
  examples: [
    { age: 74, sex: 'male', text: 'I got a sudden bad pain in my belly going through to my back and I nearly passed out. I feel a pulse in my tummy. I have smoked all my life.' },
    { age: 69, sex: 'male', text: 'Severe left flank and back pain since an hour, never had stones. I am pale and sweaty and my blood pressure is low.' },
  ],
} satisfies Condition
