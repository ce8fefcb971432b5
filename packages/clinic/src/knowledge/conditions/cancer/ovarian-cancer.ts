import type { Condition } from '../../schema.ts'

export const ovarianCancer = {
  id: 'ovarian-cancer',
  name: 'Ovarian cancer',
  aliases: ['ovarian carcinoma', 'cancer of the ovary', 'epithelial ovarian cancer', 'ovarian tumour'],
  icd10: 'C56.9',
  system: 'cancer',
  summary: 'A cancer of the ovary that often causes vague belly complaints.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' }, sex: 'female-only' },
  findings: {
    usual: ['bloating', 'abdominal-swelling'],
    often: ['early-fullness', 'pelvic-pain', 'abdominal-pain', 'urination-frequent', 'appetite-loss', 'ascites'],
    some: ['weight-loss', 'fatigue', 'bowel-habit-change', 'abdominal-mass', 'pelvic-mass', 'menopause', 'constipation', 'indigestion', 'back-pain'],
    occasional: ['vaginal-bleeding-postmenopausal', 'family-cancer-breast', 'family-cancer', 'breathless', 'urination-urgent', 'leg-pain', 'swelling-legs'],
    rare: ['fever', 'diarrhoea', 'vaginal-discharge'],
  },
  discriminators: ['abdominal-swelling', 'early-fullness', 'pelvic-mass'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 240 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['feel the belly and pelvis', 'a CA-125 blood test', 'an ultrasound'],
  presentation: 'A woman over fifty with persistent bloating, a growing belly, early fullness, pelvic or abdominal pain and frequent urination, often twelve or more times a month, sometimes first taken for irritable bowel. Ascites and a pelvic mass. Family history of ovarian or breast cancer.',
  sources: ['NICE: Ovarian cancer: recognition and initial management', 'NHS: Ovarian cancer'],
  examples: [
    { age: 61, sex: 'female', text: 'My belly has been swollen nearly every day for two months, I am full after a few bites and need to pee often.' },
    { age: 56, sex: 'female', text: 'Bloating, pain low in the pelvis, my trousers do not close though I lost weight elsewhere.' },
  ],
} satisfies Condition
