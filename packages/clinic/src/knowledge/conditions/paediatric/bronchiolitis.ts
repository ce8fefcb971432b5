import type { Condition } from '../../schema.ts'

export const bronchiolitis = {
  id: 'bronchiolitis',
  name: 'Bronchiolitis',
  aliases: ['acute bronchiolitis', 'RSV bronchiolitis', 'RSV infection', 'viral bronchiolitis', 'respiratory syncytial virus infection'],
  icd10: 'J21.9',
  system: 'paediatric',
  summary: 'A virus inflames the smallest airways of a baby.',
  commonness: { usual: 'never', ages: { newborn: 'common', infant: 'very-common', toddler: 'common' } },
  findings: {
    usual: ['cough', 'nose-runny', 'breathing-fast'],
    often: ['wheeze', 'infant-not-feeding', 'crackles-in-lungs', 'chest-indrawing', 'breathless', 'nose-blocked', 'fever', 'poor-feeding', 'sick-contact'],
    some: ['nostrils-flaring-grunting', 'wet-nappies-fewer', 'irritability-child', 'low-oxygen', 'vomiting', 'fever.mild', 'drowsy-hard-to-wake', 'premature-birth'],
    occasional: ['apnoea-infant', 'cyanosis', 'infant-floppy', 'history-congenital-heart'],
    rare: ['barking-cough-child', 'stridor', 'fever-high', 'whoop-cough', 'rash', 'choking-episode'],
  },
  discriminators: ['wheeze', 'breathing-fast', 'infant-not-feeding', 'barking-cough-child'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening', 'improving'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Offer small feeds more often.', 'Keep the head a bit raised while awake and the nose clear with salt water drops.', { text: 'Keep smoke away.', fromYears: 12 }],
  comeBack: ['breathing is hard or has pauses', 'the baby takes less than half of the feeds', 'there is no wet nappy for twelve hours', 'the lips turn blue'],
  examination: ['watch the breathing', 'measure oxygen', 'look for dryness'],
  presentation: 'Winter: baby under one year with a cold for two or three days, then cough, fast breathing, wheeze and fine crackles, chest drawing in, poor feeding; worst on day three to five; very young babies may stop breathing.',
  sources: ['NICE: Bronchiolitis in children', 'AAP: Diagnosis, management and prevention of bronchiolitis', 'CKS: Cough - acute with chest signs in children'],
  examples: [
    { age: 0.4, sex: 'male', text: 'My baby has had a cold for three days, now he coughs, wheezes, breathes fast and drinks only half his bottle.' },
    { age: 0.6, sex: 'female', text: 'Runny nose, cough, her ribs suck in when she breathes and she has fewer wet nappies. Her brother has a cold.' },
  ],
} satisfies Condition
