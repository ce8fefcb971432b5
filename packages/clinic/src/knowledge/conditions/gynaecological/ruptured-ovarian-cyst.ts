import type { Condition } from '../../schema.ts'

export const rupturedOvarianCyst = {
  id: 'ruptured-ovarian-cyst',
  name: 'Burst ovarian cyst',
  aliases: ['ruptured ovarian cyst', 'ovarian cyst rupture', 'haemorrhagic ovarian cyst', 'hemorrhagic ovarian cyst', 'ruptured corpus luteum'],
  icd10: 'N83.299',
  system: 'gynaecological',
  summary: 'A cyst of the ovary has burst or bled.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'very-rare' }, sex: 'female-only' },
  findings: {
    usual: ['pelvic-pain', 'pelvic-pain.sudden', 'pelvic-pain.one-sided'],
    often: ['pelvic-pain.sharp', 'abdominal-pain.lower', 'pelvic-pain.severe', 'abdominal-tenderness', 'pelvic-pain.worse-sex', 'scan-ovary-cyst', 'mid-cycle-pain'],
    some: ['nausea', 'abdominal-pain.right-lower', 'abdominal-pain.left-lower', 'pelvic-pain.improving', 'pelvic-pain.worse-exertion', 'vaginal-bleeding-abnormal', 'abdominal-pain.worse-movement', 'scan-womb-empty', 'history-pcos', 'near-fainting', 'rebound-tenderness', 'pelvic-pain.radiates-shoulder'],
    occasional: ['vomiting', 'low-blood-pressure', 'takes-blood-thinner', 'faint-or-collapse', 'pallor'],
    rare: ['fever', 'vaginal-discharge', 'positive-pregnancy-test', 'period-missed', 'urination-painful', 'pelvic-mass', 'diarrhoea', 'abdominal-pain.migrating'],
  },
  discriminators: ['pelvic-pain.sudden', 'pelvic-pain.worse-sex', 'positive-pregnancy-test'],
  onset: ['sudden'],
  durationDays: { from: 0.02, to: 5 },
  course: ['improving'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Have it checked today.', 'Rest; painkiller as the packet says.'],
  comeBack: ['you feel faint or your shoulder hurts', 'the pain grows', 'you could be pregnant'],
  examination: ['a pregnancy test', 'an ultrasound', 'blood count'],
  presentation: 'Sudden one-sided sharp pelvic pain in the second half of the cycle during sex or sport, easing over hours to days, some spotting; free fluid on the scan; pregnancy test negative. Rarely bleeding with faintness, above all with blood thinners.',
  sources: ['StatPearls: Ovarian Cyst', 'NHS: Ovarian cyst', 'ACOG: Ovarian Cysts'],
  examples: [
    { age: 24, sex: 'female', text: 'A sudden sharp pain low on the right during sex last night, it is slowly easing. Period was two weeks ago, pregnancy test negative.' },
    { age: 29, sex: 'female', text: 'While running I got a stabbing pain on the left side of the pelvis, with some nausea; ultrasound showed fluid and a collapsed cyst.' },
  ],
} satisfies Condition
