import type { Condition } from '../../schema.ts'

export const gilbertSyndrome = {
  id: 'gilbert-syndrome',
  name: 'Gilbert syndrome',
  aliases: ["gilbert's syndrome", 'gilberts syndrome', 'gilbert disease', 'constitutional hyperbilirubinaemia', 'familial non haemolytic jaundice'],
  icd10: 'E80.4',
  system: 'gastrointestinal',
  summary: 'A harmless trait: the liver is slow with one waste, and the eyes turn slightly yellow at times.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['jaundice', 'raised-bilirubin'],
    often: ['yellow-eyes', 'jaundice.intermittent', 'fasting-or-vomiting-days', 'jaundice.mild', 'jaundice.recurrent'],
    some: ['fatigue', 'recent-viral-illness', 'stress-recent', 'family-anaemia-inherited'],
    occasional: ['abdominal-pain', 'nausea', 'appetite-loss'],
    rare: ['raised-liver-enzymes', 'dark-urine', 'stool-pale', 'itching-general', 'fever', 'weight-loss', 'low-haemoglobin', 'liver-enlarged', 'alcohol-heavy', 'spleen-enlarged'],
  },
  discriminators: ['raised-bilirubin', 'jaundice', 'raised-liver-enzymes'],
  onset: ['sudden', 'days'],
  durationDays: { from: 0.5, to: 3650 },
  course: ['episodic', 'recurrent', 'lifelong'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['No treatment is needed.', 'Eat regularly and drink enough.', 'Tell doctors before new medicines.'],
  comeBack: ['the urine is dark or the stool pale', 'you have pain or fever', 'you lose weight'],
  examination: ['one blood test of bilirubin, liver and blood count'],
  presentation: 'Young man whose eyes turn slightly yellow during fasting, a cold, exertion or stress, otherwise well. Only unconjugated bilirubin is slightly raised; liver enzymes and blood count are normal, urine is not dark.',
  sources: ["NHS: Gilbert's syndrome", 'StatPearls: Gilbert Syndrome', 'Merck: Jaundice'],
  examples: [
    { age: 21, sex: 'male', text: 'Whenever I have a cold or skip meals my eyes get slightly yellow, then it goes away. I feel fine. Liver enzymes are normal, only bilirubin is raised.' },
    { age: 25, sex: 'male', text: 'During exams and fasting the whites of my eyes look yellow. No pain, no dark urine. It has happened several times.' },
  ],
} satisfies Condition
