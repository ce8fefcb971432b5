import type { Condition } from '../../schema.ts'

export const hivAcute = {
  id: 'hiv-acute',
  name: 'Acute HIV infection',
  aliases: ['acute HIV infection', 'primary HIV infection', 'HIV seroconversion illness', 'acute retroviral syndrome', 'seroconversion illness'],
  icd10: 'B20',
  system: 'infectious',
  summary: 'The first weeks of an HIV infection often feel like flu or glandular fever.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', older: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['fever', 'fatigue', 'malaise'],
    often: ['sore-throat', 'rash', 'lymph-nodes-swollen', 'body-aches', 'headache', 'rash.trunk-site', 'sexual-unprotected', 'lymph-nodes-neck'],
    some: ['mouth-ulcers', 'night-sweats', 'diarrhoea', 'men-sex-with-men', 'joint-pain', 'weight-loss', 'sexual-new-partner', 'appetite-loss', 'nausea', 'sexual-many-partners', 'positive-hiv-test', 'flu-like-illness', 'rash.flat', 'chills', 'history-hiv-risk', 'low-white-cells'],
    occasional: ['vulval-sore', 'injecting-drug-use', 'low-platelets', 'vomiting', 'neck-stiffness', 'penile-sore', 'light-sensitivity'],
    rare: ['tonsil-exudate', 'nose-runny', 'cough', 'jaundice', 'positive-monospot', 'rash.itchy', 'rash-palms-soles'],
  },
  discriminators: ['rash', 'sexual-unprotected', 'mouth-ulcers', 'lymph-nodes-swollen', 'positive-monospot'],
  onset: ['days'],
  durationDays: { from: 3, to: 28 },
  course: ['constant', 'improving'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Have an HIV test now', 'Ask about a repeat.', { text: 'Use condoms.', fromYears: 12 }, { text: 'After a risk within 72 hours ask for preventive tablets at once.', fromYears: 2, medicine: true }],
  comeBack: ['you get a stiff neck or confusion', 'you get breathless', 'you cannot drink'],
  examination: ['HIV antigen and antibody test, viral load', 'tests for other infections'],
  presentation: 'Two to four weeks after unprotected sex or shared needles: fever, sore throat without coat, spotted rash on trunk and face, mouth ulcers, swollen glands everywhere, muscle ache, night sweats, diarrhoea, weight loss. Like mononucleosis with a rash.',
  sources: ['CDC: HIV', 'NHS: HIV and AIDS', 'StatPearls: HIV Disease'],
  examples: [
    { age: 28, sex: 'male', text: 'Three weeks after sex without a condom with a new partner I have fever, sore throat, swollen glands and a rash on my chest, with sores in my mouth.' },
    { age: 34, sex: 'female', text: 'Fever, rash, night sweats and mouth ulcers for a week, I shared a needle last month.' },
  ],
} satisfies Condition
