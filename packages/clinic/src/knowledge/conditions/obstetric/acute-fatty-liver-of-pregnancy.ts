import type { Condition } from '../../schema.ts'

export const acuteFattyLiverOfPregnancy = {
  id: 'acute-fatty-liver-of-pregnancy',
  name: 'Acute fatty liver of pregnancy',
  aliases: ['aflp', 'acute fatty liver in pregnancy', 'acute yellow atrophy of pregnancy'],
  icd10: 'O26.619',
  system: 'obstetric',
  summary: 'The liver fails in the last few weeks of pregnancy.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', older: 'never' }, sex: 'female-only', pregnancy: 'only' },
  findings: {
    usual: ['pregnant', 'pregnancy-second-half', 'nausea', 'vomiting'],
    often: ['raised-liver-enzymes', 'jaundice', 'abdominal-pain', 'abdominal-pain.right-upper', 'malaise', 'prolonged-clotting', 'raised-bilirubin', 'low-blood-sugar', 'fatigue', 'appetite-loss'],
    some: ['headache', 'high-blood-pressure', 'thirst', 'urine-excess', 'raised-creatinine', 'low-platelets', 'confusion-new', 'upper-abdominal-pain-pregnancy', 'raised-white-cells', 'drowsy-hard-to-wake', 'urine-protein', 'raised-uric-acid'],
    occasional: ['ascites', 'bleeding-gums', 'pregnancy-twins', 'seizure', 'bruising-easy'],
    rare: ['itching-general', 'fever', 'diarrhoea', 'haemolysis', 'murphy-sign'],
  },
  discriminators: ['low-blood-sugar', 'jaundice', 'prolonged-clotting'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital now; the baby must be born soon.'],
  comeBack: ['you become confused or sleepy', 'you bleed', 'the baby moves less'],
  examination: ['liver values, clotting, sugar and kidneys', 'check the baby'],
  presentation: 'Week 30 to 38: nausea, vomiting, upper belly pain, feeling ill, thirst, then jaundice, confusion, bleeding; low sugar, raised ammonia, uric acid, creatinine, long clotting, moderate liver enzymes.',
  sources: ['StatPearls: Acute Fatty Liver of Pregnancy', 'Merck: Hepatobiliary disorders in pregnancy', 'RCOG: Maternal critical care'],
  examples: [
    { age: 31, sex: 'female', text: '36 weeks pregnant, vomiting and pain in the upper belly for four days, now my skin is yellow, I am very thirsty and muddled.' },
    { age: 26, sex: 'female', text: 'Late pregnancy, nausea, jaundice, low blood sugar and bleeding gums.' },
  ],
} satisfies Condition
