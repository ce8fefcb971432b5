import type { Condition } from '../../schema.ts'

export const ovarianCyst = {
  id: 'ovarian-cyst',
  name: 'Ovarian cyst',
  aliases: ['ovarian cysts', 'functional ovarian cyst', 'follicular cyst', 'dermoid cyst of ovary', 'simple ovarian cyst', 'corpus luteum cyst', 'cystadenoma', 'ovarian dermoid', 'mature cystic teratoma'],
  icd10: 'N83.20',
  system: 'gynaecological',
  summary: 'A bag of fluid on an ovary. Most are harmless and go away on their own.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'never', toddler: 'never', child: 'very-rare', older: 'uncommon' }, sex: 'female-only' },
  findings: {
    usual: ['scan-ovary-cyst'],
    often: ['pelvic-pain', 'pelvic-pain.one-sided', 'pelvic-pain.dull', 'bloating'],
    some: ['intercourse-painful', 'periods-irregular', 'abdominal-swelling', 'abdominal-pain.lower', 'urination-frequent', 'pelvic-mass', 'pelvic-pain.intermittent', 'vaginal-bleeding-abnormal', 'vaginal-bleeding-heavy-periods', 'constipation', 'history-pcos', 'back-pain'],
    occasional: ['early-fullness', 'nausea', 'breast-pain', 'infertility'],
    rare: ['weight-loss', 'fever', 'pelvic-pain.severe', 'pelvic-pain.sudden', 'vomiting', 'ascites', 'vaginal-discharge', 'vaginal-bleeding-postmenopausal', 'raised-tumour-markers'],
  },
  discriminators: ['scan-ovary-cyst', 'pelvic-pain.one-sided', 'pelvic-pain.dull'],
  onset: ['gradual', 'days'],
  durationDays: { from: 3, to: 365 },
  course: ['episodic', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Painkiller and warmth as needed.', 'Keep the date for the control scan.'],
  comeBack: ['you have sudden strong pain or vomit', 'your belly grows or you lose weight', 'you are past menopause'],
  examination: ['feel the belly and inside', 'an ultrasound, again after a few weeks'],
  presentation: 'Mostly found by chance; dull ache or heaviness on one side of the pelvis, bloating, pain with sex, irregular periods, pressing on bladder or bowel. Simple cyst on ultrasound that goes in two or three cycles.',
  sources: ['NHS: Ovarian cyst', 'RCOG: Ovarian masses in premenopausal women', 'Merck: Benign Ovarian Masses'],
  examples: [
    { age: 30, sex: 'female', text: 'I have a dull ache on the left side of my pelvis on and off, bloating and the scan shows a 5 cm simple cyst on the ovary.' },
    { age: 36, sex: 'female', text: 'Heaviness low on the right, pain in some sex positions and irregular periods for two months. Ultrasound: ovarian cyst.' },
  ],
} satisfies Condition
