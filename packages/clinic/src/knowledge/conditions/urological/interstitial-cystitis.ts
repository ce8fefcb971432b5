import type { Condition } from '../../schema.ts'

export const interstitialCystitis = {
  id: 'interstitial-cystitis',
  name: 'Painful bladder syndrome',
  aliases: ['interstitial cystitis', 'bladder pain syndrome', 'painful bladder', 'bps', 'ic'],
  icd10: 'N30.10',
  system: 'urological',
  summary: 'The bladder hurts when it fills, for months, without any germs.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['suprapubic-pain', 'urination-frequent'],
    often: ['urination-urgent', 'urination-night', 'pelvic-pain', 'intercourse-painful', 'suprapubic-pain.long-standing'],
    some: ['urination-painful', 'stress-high', 'history-ibs', 'anxiety', 'low-mood', 'history-fibromyalgia', 'history-endometriosis', 'perineal-pain', 'insomnia', 'history-uti-recurrent', 'pelvic-pain.recurrent'],
    occasional: ['urine-blood', 'vulval-sore', 'history-migraine'],
    rare: ['fever', 'urine-nitrites-leucocytes', 'urine-smell', 'vaginal-discharge', 'flank-pain', 'weight-loss', 'urine-incontinence'],
  },
  discriminators: ['suprapubic-pain', 'urine-nitrites-leucocytes', 'suprapubic-pain.long-standing'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['recurrent', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Keep a diary and leave out what irritates (coffee, citrus, alcohol).', fromYears: 12 }, 'Warmth and relaxation help.'],
  comeBack: ['you see blood', 'you have fever', 'the pain becomes unbearable'],
  examination: ['urine tests', 'rule out stones and growths', 'a camera test of the bladder at times'],
  presentation: 'Woman of 30 to 50 with pressure or burning pain above the pubic bone that grows as the bladder fills and eases after emptying, going up to thirty times a day and at night, pain with sex, for over six weeks; urine cultures always sterile.',
  sources: ['NHS: Bladder pain syndrome (interstitial cystitis)', 'StatPearls: Interstitial Cystitis/Bladder Pain Syndrome', 'EAU: Chronic Pelvic Pain'],
  examples: [
    { age: 39, sex: 'female', text: 'For over a year I have had bladder pain that builds up as it fills and eases after I pee, twenty times a day and also at night. Antibiotics never helped, cultures were clear.' },
    { age: 46, sex: 'female', text: 'Pressure above the pubic bone, constant frequency, sex hurts, no infection ever found.' },
  ],
} satisfies Condition
