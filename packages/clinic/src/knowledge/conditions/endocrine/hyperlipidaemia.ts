import type { Condition } from '../../schema.ts'

export const hyperlipidaemia = {
  id: 'hyperlipidaemia',
  name: 'High cholesterol',
  aliases: ['hyperlipidemia', 'hypercholesterolaemia', 'hypercholesterolemia', 'dyslipidaemia', 'dyslipidemia', 'familial hypercholesterolaemia', 'familial hypercholesterolemia'],
  icd10: 'E78.5',
  system: 'endocrine',
  summary: 'Too much fat in the blood; nobody feels it, but over the years it can clog the arteries.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' } },
  findings: {
    usual: ['history-high-cholesterol'],
    often: ['family-heart-disease-early', 'obesity', 'inactive'],
    some: ['skin-yellow-plaques', 'overweight', 'history-hypertension', 'smoker', 'history-diabetes'],
    occasional: ['leg-pain-walking', 'history-coronary-disease', 'chest-pain', 'family-sudden-death', 'raised-liver-enzymes', 'abdominal-pain', 'takes-statin'],
    rare: ['weight-loss', 'fever', 'fatigue'],
  },
  discriminators: ['history-high-cholesterol', 'skin-yellow-plaques', 'family-heart-disease-early'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 180, to: 10000 },
  course: ['lifelong', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.', 'Less fatty meat and butter, more vegetables and walking.'],
  comeBack: ['your chest hurts on effort'],
  examination: ['cholesterol and triglycerides', 'blood pressure and sugar'],
  presentation: 'High cholesterol on a blood test, yellow plaques on the eyelids, lumps on tendons, a pale ring round the iris, parents with heart attacks before sixty.',
  sources: ['NICE: Cardiovascular disease: risk assessment and reduction', 'NICE: Familial hypercholesterolaemia'],
  examples: [
    { age: 41, sex: 'male', text: 'My cholesterol is 9, I have yellow spots on my eyelids and my father had a heart attack at 45.' },
    { age: 55, sex: 'female', text: 'A check-up showed high cholesterol; no complaints.' },
  ],
} satisfies Condition
