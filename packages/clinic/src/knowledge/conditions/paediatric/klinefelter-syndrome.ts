import type { Condition } from '../../schema.ts'

export const klinefelterSyndrome = {
  id: 'klinefelter-syndrome',
  name: 'Klinefelter syndrome',
  aliases: ['47 xxy', 'xxy syndrome'],
  icd10: 'Q98.4',
  system: 'paediatric',
  summary: 'A man with an extra X chromosome: tall, small testicles, infertile.',
  commonness: { usual: 'rare', sex: 'male-only' },
  findings: {
    usual: ['infertility', 'delayed-puberty'],
    often: ['gynaecomastia', 'libido-low', 'poor-school-performance', 'speech-delay'],
    some: ['low-mood', 'erection-difficulty', 'attention-poor', 'fatigue', 'social-withdrawal', 'hair-loss', 'weight-gain'],
    occasional: ['history-clots', 'low-trauma-fracture', 'breast-lump', 'varicose-veins', 'leg-ulcer', 'tremor', 'history-diabetes'],
    rare: ['fever', 'testicle-pain'],
  },
  discriminators: ['infertility', 'gynaecomastia', 'delayed-puberty'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 365, to: 10000 },
  course: ['lifelong'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['a breast lump appears'],
  examination: ['hormones and chromosomes', 'examine the testicles'],
  presentation: 'A tall man with long legs, small firm testes, little beard, breast growth, infertility, mild language or learning trouble; high FSH, low testosterone.',
  sources: ['NHS: Klinefelter syndrome', 'StatPearls: Klinefelter Syndrome'],
  examples: [
    { age: 31, sex: 'male', text: 'We cannot have children; I am tall, my testicles are small, little beard and some breast tissue.' },
    { age: 16, sex: 'male', text: 'Puberty is late, long legs, breasts and trouble at school.' },
  ],
} satisfies Condition
