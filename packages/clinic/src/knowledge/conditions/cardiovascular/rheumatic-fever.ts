import type { Condition } from '../../schema.ts'

export const rheumaticFever = {
  id: 'rheumatic-fever',
  name: 'Rheumatic fever',
  aliases: ['acute rheumatic fever', 'ARF', 'rheumatic carditis', 'Sydenham chorea'],
  icd10: 'I01.9',
  system: 'cardiovascular',
  summary: 'A reaction some weeks after a strep throat that inflames joints, heart, skin and nerves.',
  commonness: { usual: 'very-rare', ages: { child: 'rare', adolescent: 'rare', older: 'very-rare' } },
  findings: {
    usual: ['recent-sore-throat', 'fever', 'joint-pain', 'joint-pain.migrating'],
    often: ['joint-swelling', 'positive-strep-test', 'raised-crp-esr', 'joint-red-hot', 'heart-murmur', 'joint-pain.several-joints'],
    some: ['fast-heart-rate', 'malaise', 'palpitations', 'chest-pain', 'breathless', 'fatigue', 'ecg-heart-block', 'limp', 'appetite-loss'],
    occasional: ['involuntary-movements', 'skin-ring-rash', 'nodules-joints', 'rash.trunk-site', 'family-heart-disease-early', 'abdominal-pain', 'nosebleed'],
    rare: ['rash.itchy', 'joint-stiffness-morning', 'positive-rheumatoid-factor', 'skin-expanding-ring-tick', 'low-platelets'],
  },
  discriminators: ['joint-pain.migrating', 'recent-sore-throat', 'heart-murmur', 'positive-strep-test', 'involuntary-movements'],
  onset: ['days', 'weeks'],
  durationDays: { from: 2, to: 42 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest in bed.', 'See a doctor within a day.', 'Take the antibiotic to the end.'],
  comeBack: ['there is chest pain or short breath', 'fast or odd jerking movements come', 'the heart races'],
  examination: ['listen to the heart', 'strep test and antibody titre', 'ECG and heart ultrasound'],
  presentation: 'Child of five to fifteen, two to four weeks after an untreated sore throat: fever and hot, swollen, very painful large joints moving from one to the next; new murmur, fast heart; pink ring rash (erythema marginatum), nodules under the skin, or dancing movements (chorea). Long PR, high ASO, CRP.',
  sources: ['AHA: Revision of the Jones Criteria for the diagnosis of acute rheumatic fever', 'WHO: Rheumatic fever and rheumatic heart disease', 'StatPearls: Acute Rheumatic Fever'],
  examples: [
    { age: 10, sex: 'male', text: 'Three weeks after a sore throat my son has fever and painful swollen joints, first the knee, then the ankle, now the wrist.' },
    { age: 12, sex: 'female', text: 'My daughter has joint pain that moves from joint to joint, fever, and the doctor heard a new heart murmur. She had a strep throat last month.' },
  ],
} satisfies Condition
