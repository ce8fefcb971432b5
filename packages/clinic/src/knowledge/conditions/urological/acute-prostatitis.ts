import type { Condition } from '../../schema.ts'

export const acuteProstatitis = {
  id: 'acute-prostatitis',
  name: 'Acute prostatitis',
  aliases: ['acute bacterial prostatitis', 'prostatitis', 'prostate infection', 'prostatic abscess', 'inflamed prostate'],
  icd10: 'N41.0',
  system: 'urological',
  summary: 'Germs have inflamed the prostate.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'rare' }, sex: 'male-only' },
  findings: {
    usual: ['perineal-pain', 'fever', 'urination-painful'],
    often: ['chills', 'urination-frequent', 'urination-urgent', 'malaise', 'urine-stream-weak', 'suprapubic-pain', 'urine-hesitancy', 'ejaculation-painful', 'urine-nitrites-leucocytes', 'body-aches', 'rigors', 'back-pain'],
    some: ['urinary-retention', 'rectal-pain', 'urine-cloudy', 'urine-blood', 'raised-psa', 'raised-white-cells', 'pelvic-pain', 'blood-in-semen', 'nausea', 'fever-high', 'history-uti-recurrent', 'urination-night'],
    occasional: ['penile-discharge', 'catheter-in-place', 'recent-surgery', 'sexual-unprotected', 'joint-pain', 'constipation'],
    rare: ['testicle-swelling', 'flank-tenderness', 'rash', 'weight-loss', 'scrotal-swelling'],
  },
  discriminators: ['perineal-pain', 'fever', 'urination-painful'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 10 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today.', 'Drink enough; take a painkiller as the packet says.'],
  comeBack: ['you cannot pass urine', 'you have shaking chills or feel faint', 'you are not better in two days'],
  examination: ['a gentle finger examination', 'urine test and culture'],
  presentation: 'Man with fever and chills, pain in the perineum, low back or penis, burning and frequent urination, weak stream or retention and pain on ejaculation. Tender, warm, boggy prostate. White cells and bacteria in the urine.',
  sources: ['NICE: Prostatitis (acute): antimicrobial prescribing', 'CKS: Prostatitis - acute', 'StatPearls: Acute Bacterial Prostatitis'],
  examples: [
    { age: 46, sex: 'male', text: 'Since two days fever with chills, pain between scrotum and anus, burning when I pee, a weak stream and I must go all the time.' },
    { age: 58, sex: 'male', text: 'I feel ill with a temperature of 39, deep pelvic pain near my prostate, painful ejaculation and trouble starting to pee.' },
  ],
} satisfies Condition
