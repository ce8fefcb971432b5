import type { Condition } from '../../schema.ts'

export const liverAbscess = {
  id: 'liver-abscess',
  name: 'Liver abscess',
  aliases: ['hepatic abscess', 'pyogenic liver abscess', 'amoebic liver abscess', 'amebic liver abscess', 'abscess of liver', 'amoebiasis of the liver'],
  icd10: 'K75.0',
  system: 'gastrointestinal',
  summary: 'A pocket of pus has formed in the liver.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    usual: ['fever', 'abdominal-pain', 'abdominal-pain.right-upper'],
    often: ['chills', 'rigors', 'raised-white-cells', 'liver-enlarged', 'appetite-loss', 'malaise', 'weight-loss', 'abdominal-tenderness', 'sweating', 'night-sweats', 'raised-crp-esr', 'raised-liver-enzymes'],
    some: ['nausea', 'recent-travel-tropics', 'abdominal-pain.radiates-right-shoulder', 'history-diabetes', 'vomiting', 'cough', 'abdominal-pain.worse-breathing', 'history-gallstones', 'fever.swings', 'fatigue', 'breathless', 'diarrhoea', 'recent-surgery', 'low-haemoglobin', 'chest-xray-effusion'],
    occasional: ['jaundice', 'contaminated-water', 'stool-bloody', 'immune-suppressed', 'hiccups', 'positive-blood-culture'],
    rare: ['rash', 'murphy-sign', 'abdominal-pain.cramping', 'spider-naevi', 'abdominal-pain.after-fatty-food'],
  },
  discriminators: ['fever', 'abdominal-pain.right-upper', 'rigors'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 42 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital today.', 'Tell the doctor about travel to warm countries.'],
  comeBack: ['you shiver and feel faint', 'you become confused', 'breathing gets hard'],
  examination: ['press and tap below the right ribs', 'blood tests and cultures', 'an ultrasound or CT scan'],
  presentation:
    'Days to weeks of swinging fever with chills and sweats, right upper belly pain that may reach the right shoulder, loss of appetite and weight, tender enlarged liver, sometimes cough from the base of the right lung. Pyogenic: after biliary disease, diabetes. Amoebic: young man after months in the tropics, diarrhoea before, anchovy-paste pus.',
  sources: ['StatPearls: Liver Abscess', 'Merck: Liver abscess', 'CDC: Amebiasis'],
  examples: [
    { age: 44, sex: 'male', text: 'For ten days I have had high fever with shaking chills and sweats and a pain under the right ribs that goes to the shoulder. I came back from India three months ago and have no appetite.' },
    { age: 66, sex: 'female', text: 'Diabetic, fever coming and going for two weeks, weight loss and tender right upper belly. The liver is enlarged.' },
  ],
} satisfies Condition
