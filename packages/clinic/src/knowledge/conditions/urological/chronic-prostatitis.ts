import type { Condition } from '../../schema.ts'

export const chronicProstatitis = {
  id: 'chronic-prostatitis',
  name: 'Chronic prostatitis',
  aliases: ['chronic pelvic pain syndrome', 'cpps', 'chronic bacterial prostatitis', 'prostatodynia', 'chronic prostatitis chronic pelvic pain syndrome', 'male chronic pelvic pain'],
  icd10: 'N41.1',
  system: 'urological',
  summary: 'Pain around the prostate for months, usually without germs.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' }, sex: 'male-only' },
  findings: {
    usual: ['perineal-pain'],
    often: ['pelvic-pain', 'ejaculation-painful', 'urination-frequent', 'pelvic-pain.long-standing', 'urination-painful', 'testicle-pain', 'suprapubic-pain'],
    some: ['urination-urgent', 'urine-stream-weak', 'urination-night', 'anxiety', 'stress-high', 'low-mood', 'history-uti-recurrent', 'back-pain', 'perineal-pain.worse-sitting', 'libido-low', 'erection-difficulty', 'penile-sore', 'blood-in-semen', 'testicle-pain.dull'],
    occasional: ['urine-nitrites-leucocytes', 'history-ibs', 'fatigue', 'raised-psa'],
    rare: ['fever', 'chills', 'penile-discharge', 'weight-loss', 'urine-blood', 'testicle-lump', 'prostate-abnormal'],
  },
  discriminators: ['perineal-pain', 'ejaculation-painful', 'pelvic-pain.long-standing'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['recurrent', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Warm baths, a soft cushion and pelvic floor relaxation help.', { text: 'Stay active; cut down alcohol and spicy food if they bother you.', fromYears: 12 }],
  comeBack: ['you get fever or cannot pass urine', 'you see blood', 'you lose weight'],
  examination: ['a finger examination', 'urine tests before and after'],
  presentation: 'Man of 30 to 50 with aching in the perineum, pelvis, testicles or penis for over three months, pain with ejaculation, frequent, hesitant urination; worse with sitting and stress, no fever. Urine mostly normal; or the same germ again and again.',
  sources: ['CKS: Prostatitis - chronic', 'NHS: Prostatitis', 'EAU: Chronic Pelvic Pain'],
  examples: [
    { age: 38, sex: 'male', text: 'For eight months I have had an ache between scrotum and anus, worse when sitting and after ejaculation, with frequent peeing. No fever, urine tests are fine.' },
    { age: 45, sex: 'male', text: 'Chronic pelvic and testicle ache, painful ejaculation, comes and goes with stress for over a year.' },
  ],
} satisfies Condition
