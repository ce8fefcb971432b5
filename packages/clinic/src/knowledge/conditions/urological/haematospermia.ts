import type { Condition } from '../../schema.ts'

export const haematospermia = {
  id: 'haematospermia',
  name: 'Blood in the semen',
  aliases: ['hematospermia', 'haemospermia', 'bloody semen'],
  icd10: 'R36.1',
  system: 'urological',
  summary: 'Blood in the semen. Mostly harmless and soon over.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'rare' }, sex: 'male-only' },
  findings: {
    always: ['blood-in-semen'],
    often: ['blood-in-semen.sudden'],
    some: ['recent-surgery', 'ejaculation-painful', 'history-prostate', 'blood-in-semen.recurrent', 'urination-painful', 'takes-blood-thinner', 'history-hypertension', 'perineal-pain'],
    occasional: ['urine-blood', 'raised-psa', 'urination-frequent', 'sexual-unprotected'],
    rare: ['fever', 'weight-loss', 'prostate-abnormal', 'testicle-lump', 'penile-discharge', 'testicle-pain', 'bone-pain', 'urine-stream-weak'],
  },
  discriminators: ['blood-in-semen', 'blood-in-semen.sudden', 'prostate-abnormal'],
  onset: ['sudden'],
  durationDays: { from: 1, to: 60 },
  course: ['improving', 'recurrent'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Under 40 and once only: wait and watch.', 'Over 40 or more than a month: book a check.'],
  comeBack: ['there is blood in the urine', 'you lose weight or have bone pain', 'you have fever'],
  examination: ['feel prostate and testicles', 'urine test and blood pressure'],
  presentation: 'Red or rusty brown semen once or for some weeks, painless, in a healthy man; after a prostate biopsy or vasectomy, inflammation; rarely cancer in older men.',
  sources: ['NHS: Blood in semen', 'StatPearls: Hematospermia', 'EAU: Sexual and Reproductive Health'],
  examples: [
    { age: 36, sex: 'male', text: 'Yesterday my semen was suddenly red-brown with blood. No pain, nothing else.' },
    { age: 58, sex: 'male', text: 'Blood in my ejaculate for two weeks after a prostate biopsy, no fever.' },
  ],
} satisfies Condition
