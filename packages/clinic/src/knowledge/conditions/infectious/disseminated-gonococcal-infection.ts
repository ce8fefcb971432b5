import type { Condition } from '../../schema.ts'

export const disseminatedGonococcalInfection = {
  id: 'disseminated-gonococcal-infection',
  name: 'Gonorrhoea spread through the blood',
  aliases: ['disseminated gonococcal infection', 'DGI', 'arthritis-dermatitis syndrome', 'gonococcal arthritis'],
  icd10: 'A54.86',
  system: 'infectious',
  summary: 'Gonorrhoea has reached joints and skin.',
  commonness: { usual: 'very-rare', ages: { newborn: 'very-rare', child: 'never', older: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['joint-pain', 'fever'],
    often: ['joint-pain.migrating', 'skin-pustules', 'joint-swelling', 'sexual-unprotected', 'wrist-pain', 'rash', 'sexual-new-partner', 'chills'],
    some: ['knee-pain', 'ankle-pain', 'hand-pain', 'joint-red-hot', 'rash.limbs-site', 'raised-white-cells', 'malaise', 'vaginal-discharge', 'sexual-many-partners', 'pelvic-pain', 'joint-pain.several-joints'],
    occasional: ['penile-discharge', 'urination-painful', 'sore-throat', 'pregnant', 'heart-murmur'],
    rare: ['joint-stiffness-morning', 'positive-rheumatoid-factor', 'skin-nodules-tender-shins', 'rash-palms-soles', 'back-pain', 'positive-ana'],
  },
  discriminators: ['skin-pustules', 'joint-pain.migrating', 'sexual-unprotected'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the hospital today.', 'No sex until treated', 'Tell your sexual partners.'],
  comeBack: ['a joint gets very hot and sore', 'you get breathlessness', 'you get a stiff neck'],
  examination: ['swabs from throat, genitals and rectum', 'joint fluid', 'blood cultures'],
  presentation: 'Sexually active young adult, often woman around the period, with fever, wandering joint pain, sore tendons at wrist and ankle and a few painful pus spots on arms and legs; then one hot knee or wrist. Often no genital complaint.',
  sources: ['CDC: Gonococcal infections', 'StatPearls: Disseminated Gonococcal Infection'],
  examples: [
    { age: 24, sex: 'female', text: 'Fever, pain moving from wrist to ankle to knee and a few pus spots on my hands and feet. I have a new partner.' },
    { age: 30, sex: 'male', text: 'Hot swollen knee with fever and tender pustules on the arms after unprotected sex.' },
  ],
} satisfies Condition
