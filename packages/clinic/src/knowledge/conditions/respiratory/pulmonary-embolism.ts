import type { Condition } from '../../schema.ts'

export const pulmonaryEmbolism = {
  id: 'pulmonary-embolism',
  name: 'Pulmonary embolism',
  aliases: ['PE', 'lung clot', 'blood clot in the lung', 'pulmonary thromboembolism', 'lung embolism', 'pulmonary infarction'],
  icd10: 'I26.99',
  system: 'respiratory',
  summary: 'A clot from a vein has blocked an artery of the lung. It can be deadly.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'rare', older: 'common' }, pregnancy: 'more' },
  findings: {
    usual: ['breathless', 'breathless.sudden'],
    often: ['chest-pain', 'chest-pain.worse-breathing', 'fast-heart-rate', 'fast-breathing-rate', 'chest-pain.sharp', 'low-oxygen', 'raised-d-dimer'],
    some: ['recent-immobility', 'recent-surgery', 'swelling-one-leg', 'calf-pain', 'cough', 'history-clots', 'obesity', 'takes-oral-contraceptive', 'history-cancer', 'ct-lung-clot', 'chest-pain.sudden', 'anxiety', 'coughing-blood', 'breathless.worse-exertion', 'sweating', 'recent-long-travel', 'calf-swelling'],
    occasional: ['faint-or-collapse', 'palpitations', 'near-fainting', 'fever', 'takes-hormone-therapy', 'pregnant', 'postpartum', 'low-blood-pressure', 'family-clots', 'raised-neck-veins', 'cyanosis', 'raised-troponin', 'crackles-in-lungs', 'wheeze', 'chest-xray-effusion', 'ecg-hypertrophy', 'feels-like-dying'],
    rare: ['sputum.green-yellow', 'chest-wall-tenderness', 'sore-throat', 'nose-runny', 'fever-high', 'inhaler-helps', 'chest-pain.relieved-leaning-forward', 'chest-xray-consolidation'],
  },
  discriminators: ['breathless.sudden', 'chest-pain.worse-breathing', 'swelling-one-leg', 'coughing-blood', 'ct-lung-clot', 'recent-immobility'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.02, to: 14 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now', 'Call an ambulance if you are faint or very breathless.', 'Rest until help comes.', 'Say if you had an operation, a flight, a plaster or hormones.'],
  comeBack: ['you faint', 'you get more breathless', 'you cough up blood'],
  examination: ['oxygen, pulse and pressure', 'D-dimer or a scan of the lung vessels', 'ECG', 'look at the legs'],
  presentation: 'Sudden shortness of breath with sharp pain on breathing in, fast pulse and breathing, sometimes coughing blood, faint or collapse, low oxygen with clear lungs. One swollen sore calf. After surgery, plaster, long flight, birth, with cancer, the pill, earlier clots.',
  sources: ['NICE: Venous thromboembolic diseases: diagnosis, management and thrombophilia testing', 'ESC: Acute pulmonary embolism', 'NHS: Pulmonary embolism'],
  examples: [
    { age: 38, sex: 'female', text: 'Suddenly short of breath since this morning with a stabbing pain when I breathe in. My left calf has been sore and I take the pill.' },
    { age: 65, sex: 'male', text: 'Ten days after a knee operation I got breathless out of the blue, my heart races and I coughed a little blood.' },
  ],
} satisfies Condition
