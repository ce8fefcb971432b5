import type { Condition } from '../../schema.ts'

export const renalArteryStenosis = {
  id: 'renal-artery-stenosis',
  name: 'Narrowed kidney artery',
  aliases: ['renal artery stenosis', 'renovascular hypertension', 'fibromuscular dysplasia', 'renal artery narrowing', 'renal bruit hypertension'],
  icd10: 'I70.1',
  system: 'urological',
  summary: 'The artery of a kidney is narrow, which drives the blood pressure up.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    usual: ['high-blood-pressure'],
    often: ['very-high-blood-pressure', 'history-hypertension', 'raised-creatinine', 'history-atherosclerosis', 'smoker', 'takes-ace-inhibitor'],
    some: ['low-potassium', 'headache', 'history-coronary-disease', 'breathless', 'history-high-cholesterol', 'swelling-legs', 'history-heart-failure', 'vision-blurred', 'history-diabetes', 'pulse-weak-or-absent', 'leg-pain-walking', 'history-stroke'],
    occasional: ['urine-protein', 'papilloedema', 'nosebleed', 'flank-pain'],
    rare: ['urine-blood', 'palpitations', 'sweating', 'weight-gain', 'fever', 'skin-stretch-marks', 'urination-painful'],
  },
  discriminators: ['very-high-blood-pressure', 'low-potassium', 'takes-ace-inhibitor'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'Take your tablets each day and measure at home.', fromYears: 2, medicine: true }, 'Do not smoke.'],
  comeBack: ['you have bad headache, blurred sight or chest pain', 'you are suddenly short of breath'],
  examination: ['listen over the belly', 'kidney values after a new tablet', 'a scan of the kidney arteries'],
  presentation: 'High blood pressure that is hard to treat, starts before 30 (woman, fibromuscular dysplasia) or after 55 (smoker with vessel disease), a murmur beside the navel, creatinine that rises after an ACE inhibitor, low potassium, sudden lung water, one small kidney.',
  sources: ['StatPearls: Renal Artery Stenosis', 'Merck: Renal Artery Stenosis and Occlusion', 'Textbook: Nephrology'],
  examples: [
    { age: 68, sex: 'male', text: 'My blood pressure stays very high on four tablets; after starting ramipril my kidney values got worse. I smoke and have bad leg arteries.' },
    { age: 28, sex: 'female', text: 'High blood pressure at a young age with headaches and low potassium; the doctor heard a murmur over my belly.' },
  ],
} satisfies Condition
