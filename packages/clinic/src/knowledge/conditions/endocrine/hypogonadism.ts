import type { Condition } from '../../schema.ts'

export const hypogonadism = {
  id: 'hypogonadism',
  name: 'Low testosterone',
  aliases: ['male hypogonadism', 'testosterone deficiency', 'hypogonadism', 'andropause'],
  icd10: 'E29.1',
  system: 'endocrine',
  summary: 'The testicles make too little testosterone.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'male-only' },
  findings: {
    usual: ['libido-low', 'fatigue'],
    often: ['erection-difficulty', 'low-mood'],
    some: ['muscle-weakness', 'weight-gain', 'gynaecomastia', 'infertility', 'hot-flushes', 'concentration-poor', 'obesity', 'sleep-too-much', 'insomnia'],
    occasional: ['low-trauma-fracture', 'delayed-puberty', 'hair-loss', 'history-diabetes', 'takes-opioid', 'irritability', 'muscle-wasting', 'low-haemoglobin', 'undescended-testicle'],
    rare: ['weight-loss', 'fever', 'testicle-pain'],
  },
  discriminators: ['libido-low', 'erection-difficulty', 'gynaecomastia'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 90, to: 3000 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.'],
  comeBack: ['a testicle lump appears'],
  examination: ['morning testosterone on two days', 'examine the testicles'],
  presentation: 'A man with loss of sex drive and morning erections, tiredness, low mood, less muscle, more belly fat, breast growth, less shaving, infertility, small testes; tall with long legs in Klinefelter syndrome.',
  sources: ['StatPearls: Male Hypogonadism', 'NHS: Male hypogonadism'],
  examples: [
    { age: 52, sex: 'male', text: 'No sex drive for a year, no morning erections, tired, low, losing muscle and growing breasts.' },
    { age: 29, sex: 'male', text: 'We cannot have children, my testicles are small, I hardly grow a beard.' },
  ],
} satisfies Condition
