import type { Condition } from '../../schema.ts'

export const menopauseSymptoms = {
  id: 'menopause-symptoms',
  name: 'Menopause',
  aliases: ['perimenopause', 'menopausal symptoms', 'climacteric', 'change of life', 'menopausal syndrome', 'menopause transition'],
  icd10: 'N95.1',
  system: 'gynaecological',
  summary: 'The ovaries slow down. Periods change and stop, and hormones swing.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'rare', older: 'uncommon' }, sex: 'female-only', pregnancy: 'never' },
  findings: {
    usual: ['hot-flushes'],
    often: ['night-sweats', 'periods-irregular', 'menopause', 'insomnia', 'vaginal-dryness', 'period-missed', 'sweating'],
    some: ['low-mood', 'irritability', 'libido-low', 'fatigue', 'concentration-poor', 'joint-pain', 'anxiety', 'palpitations', 'headache', 'intercourse-painful', 'memory-loss', 'urination-frequent', 'weight-gain', 'vaginal-bleeding-heavy-periods', 'skin-dry', 'history-uti-recurrent', 'hair-loss'],
    occasional: ['dizziness', 'urine-incontinence', 'vaginal-itch', 'muscle-pain'],
    rare: ['fever', 'weight-loss', 'vaginal-bleeding-postmenopausal', 'lymph-nodes-swollen', 'heat-intolerance', 'tremor', 'low-tsh', 'diarrhoea'],
  },
  discriminators: ['hot-flushes', 'periods-irregular', 'vaginal-dryness'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['constant', 'episodic'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Dress in layers, keep the bedroom cool; less alcohol and coffee.', fromYears: 12 }, 'Move often and look after sleep.', 'Hormone treatment helps many: ask.'],
  comeBack: ['you bleed after a year without periods', 'you bleed heavily', 'your mood is very low'],
  examination: ['usually no test is needed over 45', 'blood pressure, thyroid and pregnancy if unclear'],
  presentation: 'Woman of 45 to 55 with hot flushes over face and chest, night sweats, irregular then absent periods, poor sleep, mood swings, foggy mind, dry vagina, painful sex, aching joints, palpitations.',
  sources: ['NICE: Menopause: identification and management', 'NHS: Menopause', 'CKS: Menopause'],
  examples: [
    { age: 50, sex: 'female', text: 'I get hot flushes several times a day and wake drenched at night; my periods come irregularly, I sleep badly and am irritable.' },
    { age: 53, sex: 'female', text: 'No period for ten months, hot flushes, dry vagina, low mood and brain fog.' },
  ],
} satisfies Condition
