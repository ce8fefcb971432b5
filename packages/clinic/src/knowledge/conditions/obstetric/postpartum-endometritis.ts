import type { Condition } from '../../schema.ts'

export const postpartumEndometritis = {
  id: 'postpartum-endometritis',
  name: 'Infection of the womb after birth',
  aliases: ['puerperal sepsis', 'postpartum endometritis', 'endometritis', 'childbed fever', 'puerperal fever', 'puerperal infection', 'metritis'],
  icd10: 'O86.12',
  system: 'obstetric',
  summary: 'The womb is infected after a birth.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', older: 'never' }, sex: 'female-only' },
  findings: {
    usual: ['postpartum', 'fever'],
    often: ['offensive-lochia', 'uterus-tender-hard', 'abdominal-pain.lower', 'chills', 'abdominal-tenderness', 'history-caesarean', 'malaise', 'vaginal-discharge.foul', 'pelvic-pain'],
    some: ['fast-heart-rate', 'heavy-bleeding-after-birth', 'raised-white-cells', 'rigors', 'trauma-birth-recent', 'fever-high', 'headache', 'low-blood-pressure', 'waters-broken', 'passed-tissue'],
    occasional: ['confusion-new', 'breathing-fast', 'diarrhoea', 'wound-infected'],
    rare: ['breast-redness', 'urination-painful', 'flank-pain', 'cough', 'calf-swelling', 'breast-pain'],
  },
  discriminators: ['fever', 'offensive-lochia', 'uterus-tender-hard'],
  onset: ['days'],
  durationDays: { from: 1, to: 21 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital now; infection after birth can get worse fast.'],
  comeBack: ['you shake with chills, feel faint or confused', 'you breathe fast', 'you bleed heavily'],
  examination: ['temperature, pulse, womb and wounds', 'blood tests and cultures', 'antibiotics at once'],
  presentation: 'Two to ten days after birth, more after caesarean or long labour with broken waters: fever, chills, tender womb that does not shrink, lower belly pain, foul lochia, fast pulse.',
  sources: ['RCOG: Identification and Management of Maternal Sepsis', 'StatPearls: Postpartum Endometritis', 'WHO: Maternal peripartum infections'],
  examples: [
    { age: 31, sex: 'female', text: 'Five days after my caesarean I have a fever of 39, shivers, a sore lower belly and the bleeding smells bad.' },
    { age: 24, sex: 'female', text: 'A week since the birth, foul-smelling lochia, chills and tenderness over the womb.' },
  ],
} satisfies Condition
