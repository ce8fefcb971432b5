import type { Condition } from '../../schema.ts'

export const serumSickness = {
  id: 'serum-sickness',
  name: 'Serum sickness',
  aliases: ['serum sickness like reaction'],
  icd10: 'T80.6',
  system: 'immune',
  summary: 'A late allergic reaction to a medicine or serum with rash, fever and joint pain.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'rash', 'joint-pain', 'takes-new-medicine'],
    often: ['hives', 'skin-itch', 'lymph-nodes-swollen', 'takes-antibiotic-recent', 'rash.itchy'],
    some: ['joint-swelling', 'swelling-face', 'malaise', 'body-aches', 'headache', 'muscle-pain', 'joint-pain.several-joints'],
    occasional: ['urine-protein', 'abdominal-pain', 'nausea', 'swelling-general', 'eyelid-swelling', 'snake-bite'],
    rare: ['sore-throat', 'cough', 'skin-blisters'],
  },
  discriminators: ['joint-pain', 'hives', 'takes-new-medicine'],
  onset: ['days'],
  durationDays: { from: 2, to: 21 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today; do not take the medicine again.'],
  comeBack: ['you are short of breath', 'your face swells'],
  examination: ['skin, joints, urine'],
  presentation: 'Seven to fourteen days after cefaclor, penicillin, antitoxin or an antibody infusion: fever, itchy hives or rash, painful swollen joints, swollen glands.',
  sources: ['StatPearls: Serum Sickness', 'Merck: Serum sickness'],
  examples: [
    { age: 6, sex: 'female', text: 'Ten days after an antibiotic: itchy wheals, fever and her ankles and wrists are swollen and hurt.' },
    { age: 40, sex: 'male', text: 'Fever, rash and joint pains a week after an antivenom.' },
  ],
} satisfies Condition
