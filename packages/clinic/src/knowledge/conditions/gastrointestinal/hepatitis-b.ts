import type { Condition } from '../../schema.ts'

export const hepatitisB = {
  id: 'hepatitis-b',
  name: 'Hepatitis B',
  aliases: ['hbv infection', 'acute hepatitis b', 'chronic hepatitis b', 'serum hepatitis', 'hepatitis b infection'],
  icd10: 'B16.9',
  system: 'gastrointestinal',
  summary: 'A virus passed on by blood or sex inflames the liver. In some it stays.',
  commonness: { usual: 'rare', ages: { child: 'very-rare' } },
  findings: {
    usual: ['raised-liver-enzymes', 'positive-hepatitis-test', 'fatigue'],
    often: ['jaundice', 'nausea', 'appetite-loss', 'dark-urine', 'malaise', 'abdominal-pain', 'abdominal-pain.right-upper', 'sexual-unprotected', 'raised-bilirubin', 'yellow-eyes'],
    some: ['joint-pain', 'fever', 'injecting-drug-use', 'rash', 'vomiting', 'sexual-many-partners', 'liver-enlarged', 'stool-pale', 'men-sex-with-men', 'itching-general', 'hives', 'drug-use', 'recent-travel-tropics', 'weight-loss', 'hiv-positive'],
    occasional: ['ascites', 'spleen-enlarged', 'spider-naevi', 'recent-surgery', 'family-cancer'],
    rare: ['diarrhoea', 'alcohol-heavy', 'abdominal-pain.severe', 'stool-bloody', 'sick-contact'],
  },
  discriminators: ['positive-hepatitis-test', 'jaundice', 'sexual-unprotected'],
  onset: ['days', 'gradual'],
  durationDays: { from: 3, to: 3650 },
  course: ['constant', 'improving'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['No alcohol.', { text: 'Use condoms and do not share razors or toothbrushes.', fromYears: 12 }, 'Partners and family should be tested and vaccinated.'],
  comeBack: ['you become confused or very sleepy', 'you bleed or bruise easily', 'your belly swells'],
  examination: ['look at skin and eyes, feel the liver', 'virus and liver tests', 'an ultrasound of the liver'],
  presentation:
    'One to four months after unprotected sex, a shared needle, a tattoo or birth to an infected mother: tiredness, nausea, joint pains and hives, then jaundice, dark urine and right upper discomfort. Many have no complaints. HBsAg positive, high ALT. Chronic infection can lead to cirrhosis and liver cancer.',
  sources: ['CKS: Hepatitis B', 'CDC: Hepatitis B', 'NHS: Hepatitis B'],
  examples: [
    { age: 33, sex: 'male', text: 'Two months after unprotected sex with a new partner I feel exhausted and sick, my joints ache, and now my eyes are yellow and my urine dark.' },
    { age: 29, sex: 'female', text: 'I share needles and have become yellow, with nausea, no appetite and a dull pain under the right ribs. I had hives and sore joints before.' },
  ],
} satisfies Condition
