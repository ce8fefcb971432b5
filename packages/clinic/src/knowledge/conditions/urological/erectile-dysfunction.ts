import type { Condition } from '../../schema.ts'

export const erectileDysfunction = {
  id: 'erectile-dysfunction',
  name: 'Erection problems',
  aliases: ['erectile dysfunction', 'impotence', 'ed', 'impotency', 'sexual dysfunction in men', 'erection problems'],
  icd10: 'N52.9',
  system: 'urological',
  summary: 'Erections are too weak or do not last.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'rare' }, sex: 'male-only' },
  findings: {
    always: ['erection-difficulty'],
    often: ['history-hypertension', 'smoker', 'overweight', 'history-diabetes', 'stress-high', 'erection-difficulty.gradual'],
    some: ['libido-low', 'low-mood', 'anxiety', 'takes-antidepressant', 'takes-beta-blocker', 'history-high-cholesterol', 'inactive', 'alcohol-heavy', 'history-coronary-disease', 'takes-diuretic', 'obesity', 'erection-difficulty.sudden', 'fatigue', 'leg-pain-walking'],
    occasional: ['history-prostate', 'recent-surgery', 'penile-curvature', 'gynaecomastia', 'raised-prolactin', 'delayed-puberty', 'ejaculation-early'],
    rare: ['penile-sore', 'urination-painful', 'testicle-pain', 'fever', 'penile-discharge'],
  },
  discriminators: ['erection-difficulty', 'history-diabetes', 'smoker'],
  onset: ['gradual', 'sudden'],
  durationDays: { from: 14, to: 3650 },
  course: ['constant', 'episodic'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Move more, lose weight and do not smoke; it helps the vessels.', 'Talk openly with your partner.', 'Book a check of heart, sugar and hormones.'],
  comeBack: ['you get chest pain on effort', 'you have headaches with loss of sight', 'an erection lasts over four hours'],
  examination: ['blood pressure, pulses and genitals', 'sugar, fats and testosterone', 'look at medicines'],
  presentation: 'Man over 40 whose erections slowly weaken, also in the morning: vessels, diabetes, smoking, blood pressure, tablets, low testosterone. Younger man with sudden trouble but good morning erections: stress, fear of failing, low mood. May come years before a heart attack.',
  sources: ['CKS: Erectile dysfunction', 'NHS: Erectile dysfunction (impotence)', 'EAU: Sexual and Reproductive Health'],
  examples: [
    { age: 56, sex: 'male', text: 'For a year I cannot keep an erection and have no morning erections. I have diabetes, smoke and take blood pressure tablets.' },
    { age: 34, sex: 'male', text: 'Since I am under so much stress I lose my erection with my partner though I get one in the morning.' },
  ],
} satisfies Condition
