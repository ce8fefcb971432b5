import type { Condition } from '../../schema.ts'

export const pituitaryAdenoma = {
  id: 'pituitary-adenoma',
  name: 'Pituitary tumour',
  aliases: ['pituitary adenoma', 'pituitary tumor', 'macroadenoma', 'pituitary macroadenoma'],
  icd10: 'D35.2',
  system: 'cancer',
  summary: 'A usually harmless growth of the pituitary gland that upsets hormones or presses on the sight nerves.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    often: ['period-missed', 'vision-loss-gradual', 'breast-milk-unexpected', 'headache', 'vision-loss-gradual.side-vision', 'nipple-discharge'],
    some: ['infertility', 'libido-low', 'erection-difficulty', 'fatigue', 'periods-irregular'],
    occasional: ['double-vision', 'takes-antipsychotic', 'weight-gain', 'gynaecomastia', 'excess-sweating', 'low-mood', 'vaginal-dryness'],
    rare: ['fever', 'breast-lump', 'positive-pregnancy-test'],
  },
  discriminators: ['breast-milk-unexpected', 'vision-loss-gradual.side-vision', 'period-missed'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 730 },
  course: ['worsening', 'constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['a pregnancy test and hormone blood tests', 'a test of the field of vision', 'an MRI scan of the head'],
  presentation: 'Prolactinoma: milky discharge from both nipples outside pregnancy, missed periods, infertility, low libido; in men erectile trouble and breast growth. Large tumours cause headache and loss of the outer halves of vision (bitemporal hemianopia).',
  sources: ['StatPearls: Pituitary adenoma', 'NHS: Pituitary tumours', 'Merck: Galactorrhea'],
  examples: [
    { age: 31, sex: 'female', text: 'My periods stopped six months ago, milk comes out of both breasts though I am not pregnant, and I get headaches.' },
    { age: 46, sex: 'male', text: 'I bump into things at the sides, my sex drive is gone, I cannot get an erection and I have headaches.' },
  ],
} satisfies Condition
