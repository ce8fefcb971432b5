import type { Condition } from '../../schema.ts'

export const turnerSyndrome = {
  id: 'turner-syndrome',
  name: 'Turner syndrome',
  aliases: ["turner's syndrome", 'turners syndrome', '45 x', 'monosomy x', 'gonadal dysgenesis', '45 xo'],
  icd10: 'Q96.9',
  system: 'endocrine',
  summary: 'A girl is born with one X chromosome only. She stays short and puberty does not come.',
  commonness: { usual: 'very-rare', ages: { adolescent: 'rare', child: 'rare' }, sex: 'female-only' },
  findings: {
    usual: ['growth-poor', 'delayed-puberty'],
    often: ['period-missed', 'infertility'],
    some: ['heart-murmur', 'history-congenital-heart', 'high-blood-pressure', 'history-thyroid', 'hearing-loss', 'ear-pain', 'rib-notching', 'raised-glucose', 'swelling-legs', 'pulse-weak-or-absent', 'history-valve-disease'],
    occasional: ['history-autoimmune', 'history-kidney-disease', 'limb-swelling-tense', 'eyelid-droop', 'low-trauma-fracture'],
    rare: ['hirsutism', 'smell-loss', 'breast-milk-unexpected', 'weight-loss', 'pelvic-pain.monthly', 'gynaecomastia'],
  },
  discriminators: ['growth-poor', 'delayed-puberty', 'period-missed'],
  onset: ['gradual'],
  durationDays: { from: 180, to: 7300 },
  course: ['lifelong'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a hormone specialist; growth and puberty can be treated.', 'Keep going to your heart checks.'],
  comeBack: ['you get sudden chest or back pain: call an ambulance'],
  examination: ['chromosomes', 'heart ultrasound, kidneys, thyroid', 'height and pubertal stage'],
  presentation: 'Short girl with no breasts or periods at 14 to 16, broad chest with wide nipples, webbed neck, low hairline, elbows turned out; newborn with puffy hands and feet; narrow aorta, horseshoe kidney, thyroid disease. High FSH.',
  sources: ['NHS: Turner syndrome', 'StatPearls: Turner Syndrome', 'NIH: Turner Syndrome'],
  examples: [
    { age: 15, sex: 'female', text: 'I am much shorter than my classmates, have no breasts and never had a period; my neck is broad and I have a heart murmur.' },
    { age: 17, sex: 'female', text: 'Never had periods, short, puberty has not started, hearing trouble and high blood pressure.' },
  ],
} satisfies Condition
