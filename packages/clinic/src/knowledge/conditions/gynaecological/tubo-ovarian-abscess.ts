import type { Condition } from '../../schema.ts'

export const tuboOvarianAbscess = {
  id: 'tubo-ovarian-abscess',
  name: 'Abscess of tube and ovary',
  aliases: ['tubo ovarian abscess', 'toa', 'pelvic abscess', 'pyosalpinx', 'ovarian abscess'],
  icd10: 'N70.93',
  system: 'gynaecological',
  summary: 'Pus has collected at a tube and ovary.',
  commonness: { usual: 'very-rare', ages: { 'young-adult': 'rare', adult: 'rare' }, sex: 'female-only' },
  findings: {
    usual: ['pelvic-pain', 'fever', 'pelvic-mass'],
    often: ['chills', 'cervical-motion-tenderness', 'vaginal-discharge', 'raised-white-cells', 'abdominal-tenderness', 'abdominal-pain.lower', 'nausea', 'fever-high', 'scan-ovary-cyst', 'raised-crp-esr', 'fast-heart-rate', 'history-pid', 'pelvic-pain.severe'],
    some: ['vomiting', 'iud-in-place', 'vaginal-bleeding-abnormal', 'abdominal-guarding-rigid', 'rebound-tenderness', 'pelvic-pain.one-sided', 'diarrhoea', 'rigors', 'sexual-unprotected', 'intercourse-painful', 'vaginal-discharge.foul', 'vaginal-discharge.pus'],
    occasional: ['low-blood-pressure', 'looks-very-ill', 'urination-painful'],
    rare: ['positive-pregnancy-test', 'pelvic-pain.sudden', 'vaginal-itch', 'weight-loss'],
  },
  discriminators: ['pelvic-mass', 'fever', 'pelvic-pain'],
  onset: ['days'],
  durationDays: { from: 2, to: 21 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.', 'Do not eat until you have been seen.'],
  comeBack: ['the pain is suddenly all over', 'you feel faint', 'you shiver'],
  examination: ['a pregnancy test', 'an ultrasound or CT scan', 'blood tests and drip antibiotics'],
  presentation: 'Pelvic infection that gets worse: strong lower belly pain, high fever with chills, vomiting, discharge and a tender mass beside the womb. Ultrasound: complex adnexal mass. Rupture brings peritonitis and shock.',
  sources: ['StatPearls: Tubo-Ovarian Abscess', 'RCOG: Management of acute pelvic inflammatory disease', 'CDC: Sexually Transmitted Infections Treatment Guidelines'],
  examples: [
    { age: 34, sex: 'female', text: 'A week of pelvic pain that gets worse, now 39.4 fever with chills and vomiting, smelly discharge; I have a coil. They felt a mass.' },
    { age: 29, sex: 'female', text: 'Treated for PID last week, but fever is back, strong pain on the left and a tender adnexal mass on the scan.' },
  ],
} satisfies Condition
