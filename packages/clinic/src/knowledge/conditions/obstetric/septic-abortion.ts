import type { Condition } from '../../schema.ts'

export const septicAbortion = {
  id: 'septic-abortion',
  name: 'Infection after a miscarriage or termination',
  aliases: ['septic abortion', 'septic miscarriage', 'infected abortion', 'infected miscarriage', 'retained products with infection'],
  icd10: 'O08.0',
  system: 'obstetric',
  summary: 'The womb is infected after a pregnancy has ended.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', older: 'never' }, sex: 'female-only' },
  findings: {
    usual: ['fever', 'pelvic-pain', 'vaginal-discharge.foul'],
    often: ['vaginal-bleeding-abnormal', 'chills', 'abdominal-tenderness', 'passed-tissue', 'history-miscarriage', 'fast-heart-rate', 'vaginal-discharge', 'abdominal-pain.lower', 'cervical-motion-tenderness', 'malaise', 'uterus-tender-hard'],
    some: ['rigors', 'low-blood-pressure', 'nausea', 'cervix-open', 'vomiting', 'recent-surgery', 'raised-white-cells', 'fever-high', 'vaginal-bleeding-abnormal.heavy', 'confusion-new', 'vaginal-discharge.pus', 'looks-very-ill', 'pregnancy-first-trimester'],
    occasional: ['diarrhoea', 'abdominal-guarding-rigid'],
    rare: ['cough', 'scan-fetal-heartbeat', 'pelvic-pain.one-sided', 'vaginal-itch'],
  },
  discriminators: ['vaginal-discharge.foul', 'fever', 'passed-tissue'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now; call an ambulance if faint or confused.'],
  comeBack: ['you feel faint', 'you become confused', 'you shake with chills'],
  examination: ['pulse, blood pressure and temperature', 'cultures and antibiotics at once', 'an ultrasound'],
  presentation: 'Days after a miscarriage or an unsafe termination: fever with chills, foul discharge, bleeding, tender womb and belly, fast pulse, later shock.',
  sources: ['StatPearls: Septic Abortion', 'WHO: Abortion care guideline', 'Merck: Septic Abortion'],
  examples: [
    { age: 27, sex: 'female', text: 'Five days after a miscarriage I have fever with shivering, foul-smelling discharge, bleeding and pain low in the belly.' },
    { age: 22, sex: 'female', text: 'After a termination last week: chills, 39.5 fever, bad-smelling vaginal pus and a very sore womb.' },
  ],
} satisfies Condition
