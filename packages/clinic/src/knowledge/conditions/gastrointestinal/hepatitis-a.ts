import type { Condition } from '../../schema.ts'

export const hepatitisA = {
  id: 'hepatitis-a',
  name: 'Hepatitis A',
  aliases: ['hav infection', 'acute hepatitis a', 'infectious hepatitis', 'acute viral hepatitis', 'hepatitis a infection', 'yellow jaundice'],
  icd10: 'B15.9',
  system: 'gastrointestinal',
  summary: 'A virus from unclean food or water inflames the liver. It heals on its own.',
  commonness: { usual: 'rare', ages: { child: 'uncommon' } },
  findings: {
    usual: ['fatigue', 'jaundice', 'raised-liver-enzymes'],
    often: ['dark-urine', 'nausea', 'appetite-loss', 'malaise', 'fever', 'abdominal-pain', 'abdominal-pain.right-upper', 'yellow-eyes', 'raised-bilirubin', 'recent-travel-abroad', 'vomiting', 'positive-hepatitis-test', 'stool-pale'],
    some: ['liver-enlarged', 'itching-general', 'body-aches', 'headache', 'diarrhoea', 'contaminated-water', 'sick-contact', 'raw-food', 'men-sex-with-men', 'recent-travel-tropics', 'abdominal-tenderness', 'joint-pain', 'taste-change'],
    occasional: ['rash', 'daycare-contact', 'spleen-enlarged', 'weight-loss'],
    rare: ['ascites', 'spider-naevi', 'alcohol-heavy', 'confusion-new', 'injecting-drug-use', 'raised-lipase', 'stool-bloody'],
  },
  discriminators: ['jaundice', 'recent-travel-abroad', 'dark-urine'],
  onset: ['days'],
  durationDays: { from: 1, to: 42 },
  course: ['improving', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest and drink plenty; no alcohol.', 'Wash hands well and do not prepare food for others.', { text: 'Ask before you take paracetamol.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }],
  comeBack: ['you become confused or very sleepy', 'you bleed or bruise easily', 'you cannot keep drinks down'],
  examination: ['look at skin and eyes, feel the liver', 'liver and clotting tests', 'a test for the virus'],
  presentation: 'Two to six weeks after travel, shellfish or contact with a case: a week of fever, aching, tiredness, nausea and loss of appetite (even of cigarettes), right upper discomfort; then dark urine, pale stools, jaundice and itching. Very high transaminases. Tender enlarged liver. Never chronic.',
  sources: ['CKS: Hepatitis A', 'CDC: Hepatitis A', 'NHS: Hepatitis A'],
  examples: [
    { age: 28, sex: 'male', text: 'Four weeks after a trip to India I got a fever, felt sick and tired, and now my eyes are yellow and my urine is dark. I have no appetite.' },
    { age: 22, sex: 'female', text: 'I was achy with fever and nausea for a week, then my skin turned yellow, the stool pale and the pee like tea. I ate raw shellfish abroad.' },
  ],
} satisfies Condition
