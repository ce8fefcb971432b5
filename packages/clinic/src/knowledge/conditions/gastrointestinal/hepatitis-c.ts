import type { Condition } from '../../schema.ts'

export const hepatitisC = {
  id: 'hepatitis-c',
  name: 'Hepatitis C',
  aliases: ['hcv infection', 'chronic hepatitis c', 'hcv', 'hepatitis c infection', 'non-a non-b hepatitis'],
  icd10: 'B18.2',
  system: 'gastrointestinal',
  summary: 'A virus passed on by blood stays in the liver and slowly scars it. It can be cured with tablets.',
  commonness: { usual: 'uncommon', ages: { child: 'very-rare', adolescent: 'rare' } },
  findings: {
    usual: ['raised-liver-enzymes', 'positive-hepatitis-test'],
    often: ['fatigue', 'injecting-drug-use', 'drug-use', 'history-hepatitis'],
    some: ['malaise', 'joint-pain', 'abdominal-pain', 'abdominal-pain.right-upper', 'appetite-loss', 'nausea', 'concentration-poor', 'low-mood', 'liver-enlarged', 'hiv-positive', 'body-aches', 'men-sex-with-men', 'history-transplant'],
    occasional: ['jaundice', 'dark-urine', 'itching-general', 'spider-naevi', 'skin-purple-spots', 'ascites', 'weight-loss', 'recent-surgery'],
    rare: ['fever', 'diarrhoea', 'stool-bloody', 'abdominal-pain.severe', 'recent-travel-abroad'],
  },
  discriminators: ['positive-hepatitis-test', 'injecting-drug-use', 'raised-liver-enzymes'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 7300 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['No alcohol.', 'Do not share needles, razors or toothbrushes.', 'Ask for the treatment; it cures nearly everyone.'],
  comeBack: ['your skin turns yellow', 'your belly swells or you vomit blood', 'you become confused'],
  examination: ['virus and liver tests', 'feel liver and spleen', 'an ultrasound or elastography'],
  presentation: 'Mostly found by chance through raised liver enzymes; years of tiredness, aching joints and vague right upper discomfort in someone who injected drugs, had a transfusion before 1991, a tattoo, or dialysis. Jaundice is rare at first. Anti-HCV and RNA positive. Later cirrhosis.',
  sources: ['CKS: Hepatitis C', 'CDC: Hepatitis C', 'NHS: Hepatitis C'],
  examples: [
    { age: 48, sex: 'male', text: 'I am tired all the time and my liver enzymes are raised. I injected drugs in my twenties. Nothing else, maybe a dull ache on the right.' },
    { age: 55, sex: 'female', text: 'A blood test showed high liver values. I had a transfusion long ago and used to inject drugs. I feel worn out and my joints ache.' },
  ],
} satisfies Condition
