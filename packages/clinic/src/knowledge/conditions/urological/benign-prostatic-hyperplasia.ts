import type { Condition } from '../../schema.ts'

export const benignProstaticHyperplasia = {
  id: 'benign-prostatic-hyperplasia',
  name: 'Enlarged prostate',
  aliases: ['bph', 'benign prostatic hyperplasia', 'benign prostatic enlargement', 'benign prostatic hypertrophy', 'prostatic hyperplasia', 'prostatism', 'prostate enlargement'],
  icd10: 'N40.1',
  system: 'urological',
  summary: 'The prostate has grown with age and narrows the outlet of the bladder.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare' }, sex: 'male-only' },
  findings: {
    usual: ['urine-stream-weak', 'urination-night'],
    often: ['urine-hesitancy', 'urine-dribbling', 'urination-frequent', 'urination-urgent', 'history-prostate'],
    some: ['urine-incontinence', 'raised-psa', 'history-uti-recurrent', 'urinary-retention', 'erection-difficulty', 'takes-decongestant', 'takes-antihistamine', 'suprapubic-pain', 'insomnia'],
    occasional: ['urine-blood', 'urination-painful', 'raised-creatinine', 'constipation'],
    rare: ['fever', 'weight-loss', 'bone-pain', 'prostate-abnormal', 'perineal-pain', 'flank-pain', 'penile-discharge', 'urine-excess', 'thirst'],
  },
  discriminators: ['urine-stream-weak', 'urine-hesitancy', 'urination-night'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['worsening'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Drink less in the evening; cut coffee and alcohol.', fromYears: 12 }, 'Take time and try again after a minute.', 'Avoid decongestants.'],
  comeBack: ['you cannot pass urine at all', 'you see blood or have fever', 'you have bone pain or lose weight'],
  examination: ['a finger examination', 'urine test, PSA after talking it over', 'flow and rest urine'],
  presentation: 'Man over 50 with a slowly growing weak, stop-start stream, waiting, dribbling, a feeling of not being empty, frequency and getting up at night. Smooth, rubbery, enlarged prostate. Colds tablets can bring on retention.',
  sources: ['NICE: Lower urinary tract symptoms in men: management', 'CKS: LUTS in men', 'NHS: Benign prostate enlargement'],
  examples: [
    { age: 66, sex: 'male', text: 'Over the last years my stream has become weak, I have to wait before it starts, it dribbles afterwards and I get up four times a night to pee.' },
    { age: 72, sex: 'male', text: 'Hesitancy, poor urine flow that stops and starts, nocturia, never feels empty. No pain, no blood.' },
  ],
} satisfies Condition
