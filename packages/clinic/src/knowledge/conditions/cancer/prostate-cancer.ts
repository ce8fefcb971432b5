import type { Condition } from '../../schema.ts'

export const prostateCancer = {
  id: 'prostate-cancer',
  name: 'Prostate cancer',
  aliases: ['carcinoma of the prostate', 'prostatic carcinoma', 'prostate adenocarcinoma'],
  icd10: 'C61',
  system: 'cancer',
  summary: 'A cancer of the prostate gland; it often grows slowly.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' }, sex: 'male-only' },
  findings: {
    often: ['urine-stream-weak', 'urination-night', 'raised-psa', 'urination-frequent', 'urine-hesitancy'],
    some: ['urine-dribbling', 'back-pain', 'bone-pain', 'weight-loss', 'erection-difficulty', 'urinary-retention', 'urination-urgent', 'family-cancer', 'fatigue'],
    occasional: ['urine-blood', 'blood-in-semen', 'hip-pain', 'weakness-both-legs', 'low-haemoglobin', 'swelling-legs', 'back-pain.night', 'history-prostate'],
    rare: ['fever', 'urination-painful'],
  },
  discriminators: ['raised-psa', 'bone-pain', 'urine-stream-weak'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 365 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['feel the prostate through the back passage', 'a PSA blood test', 'a scan and tissue sample'],
  presentation: 'A man over fifty with urinary symptoms (weak stream, hesitancy, nocturia), a hard nodular prostate, raised PSA, blood in urine or semen, erectile dysfunction, or bone pain in back and hips and weight loss from spread. More often in Black men and with family history.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NICE: Prostate cancer', 'NHS: Prostate cancer'],
  examples: [
    { age: 71, sex: 'male', text: 'A weak stream, I get up four times a night, and my lower back and hips ache day and night. I lost some weight.' },
    { age: 66, sex: 'male', text: 'My PSA is high, my father had prostate cancer, and I have trouble starting to pee.' },
  ],
} satisfies Condition
