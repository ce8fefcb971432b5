import type { Condition } from '../../schema.ts'

export const polycysticKidneyDisease = {
  id: 'polycystic-kidney-disease',
  name: 'Polycystic kidney disease',
  aliases: ['adpkd', 'autosomal dominant polycystic kidney disease', 'polycystic kidneys', 'adult polycystic kidney disease', 'pkd'],
  icd10: 'Q61.2',
  system: 'urological',
  summary: 'Many cysts grow in both kidneys. It runs in families.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['scan-kidney-cysts', 'family-kidney-disease'],
    often: ['high-blood-pressure', 'flank-pain', 'kidney-mass', 'history-hypertension', 'urine-blood', 'flank-pain.both-sides', 'raised-creatinine', 'flank-pain.dull'],
    some: ['history-uti-recurrent', 'history-kidney-stones', 'abdominal-pain', 'abdominal-mass', 'headache', 'abdominal-swelling', 'liver-enlarged', 'urine-blood.recurrent', 'back-pain', 'flank-pain.long-standing', 'heart-murmur', 'urination-night', 'early-fullness'],
    occasional: ['family-sudden-death', 'fever', 'headache-thunderclap', 'history-diverticular', 'urine-protein'],
    rare: ['urination-painful', 'swelling-face', 'weight-loss', 'rash', 'flank-pain.radiates-groin', 'bone-pain'],
  },
  discriminators: ['scan-kidney-cysts', 'family-kidney-disease', 'kidney-mass'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 7300 },
  course: ['worsening', 'recurrent'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep your blood pressure low.', 'Drink plenty of water; avoid contact sports if kidneys are large.'],
  comeBack: ['you have a sudden very bad headache: call an ambulance', 'you have fever with flank pain', 'you see much blood'],
  examination: ['an ultrasound', 'blood pressure and kidney values', 'ask about the family'],
  presentation: 'Adult of 30 to 50 with high blood pressure, dull flank pain or heaviness, blood in the urine after slight knocks, infections and stones; large kidneys felt on both sides; parent with the same or brain bleeding. Liver cysts, berry aneurysms, mitral prolapse.',
  sources: ['StatPearls: Polycystic Kidney Disease', 'NHS: Autosomal dominant polycystic kidney disease', 'Merck: Autosomal Dominant Polycystic Kidney Disease'],
  examples: [
    { age: 37, sex: 'male', text: 'I have high blood pressure, a dull ache in both flanks and now blood in my urine. My father had polycystic kidneys and dialysis.' },
    { age: 42, sex: 'female', text: 'Ultrasound shows cysts in both kidneys, I have heaviness in the flanks, repeated urine infections, and my mother was on dialysis.' },
  ],
} satisfies Condition
