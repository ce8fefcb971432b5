import type { Condition } from '../../schema.ts'

export const prolactinoma = {
  id: 'prolactinoma',
  name: 'Prolactinoma',
  aliases: ['prolactin secreting pituitary adenoma', 'hyperprolactinaemia', 'hyperprolactinemia'],
  icd10: 'D35.2',
  system: 'endocrine',
  summary: 'A small pituitary growth that makes the milk hormone.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['period-missed'],
    often: ['breast-milk-unexpected', 'nipple-discharge', 'infertility', 'libido-low', 'periods-irregular'],
    some: ['headache', 'vaginal-dryness', 'erection-difficulty', 'fatigue', 'intercourse-painful'],
    occasional: ['vision-loss-gradual.side-vision', 'vision-loss-gradual', 'gynaecomastia', 'low-mood', 'weight-gain', 'takes-antipsychotic', 'hirsutism', 'takes-dopamine-antagonist', 'hot-flushes'],
    rare: ['fever', 'breast-lump', 'breast-pain', 'positive-pregnancy-test', 'nipple-discharge.bloody'],
  },
  discriminators: ['breast-milk-unexpected', 'period-missed', 'infertility'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1000 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['you lose sight or have a sudden strong headache'],
  examination: ['a pregnancy test and prolactin', 'field of vision, MRI of the head'],
  presentation: 'A young woman whose periods stop, milk leaks from both breasts without pregnancy, low libido, infertility; a man with low libido, impotence, headache and loss of side vision. High prolactin.',
  sources: ['StatPearls: Prolactinoma', 'NHS: Pituitary tumours'],
  examples: [
    { age: 28, sex: 'female', text: 'My periods stopped five months ago, milk comes from both breasts, pregnancy test negative.' },
    { age: 41, sex: 'male', text: 'No sex drive, erection trouble, headaches and I bump into door frames.' },
  ],
} satisfies Condition
