import type { Condition } from '../../schema.ts'

export const pellagra = {
  id: 'pellagra',
  name: 'Pellagra',
  aliases: ['niacin deficiency', 'vitamin b3 deficiency', 'nicotinic acid deficiency'],
  icd10: 'E52',
  system: 'endocrine',
  summary: 'A lack of vitamin B3 harms skin, bowel and brain.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['rash', 'rash.sun-exposed-site'],
    often: ['diarrhoea', 'alcohol-heavy', 'rash.dark', 'memory-loss', 'tongue-sore', 'confusion-gradual', 'skin-photosensitive'],
    some: ['low-mood', 'rash.scaly', 'rash.hands-site', 'rash.neck-site', 'irritability', 'weakness-general', 'underweight', 'insomnia', 'weight-loss', 'fatigue', 'burning-feet', 'skin-thickened', 'appetite-loss', 'mouth-ulcers', 'history-eating-disorder'],
    occasional: ['tremor', 'hallucinations', 'delusions', 'gait-unsteady'],
    rare: ['fever', 'joint-pain', 'positive-ana', 'skin-butterfly-rash'],
  },
  discriminators: ['rash.sun-exposed-site', 'diarrhoea', 'confusion-gradual'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 365 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'Eat well; vitamin tablets from the doctor heal it.', fromYears: 2, medicine: true }, 'Stop alcohol; protect the skin from sun.'],
  comeBack: ['you become confused', 'you cannot eat'],
  examination: ['look at skin and tongue', 'ask about food and alcohol', 'try the vitamin'],
  presentation: 'Three Ds: dermatitis (dark, scaly, sharply bordered on hands, feet and a collar around the neck), diarrhoea, dementia; red sore tongue. Alcohol, poor diet of maize, isoniazid, carcinoid, anorexia.',
  sources: ['StatPearls: Niacin Deficiency', 'DermNet: Pellagra', 'WHO: Pellagra and its prevention and control'],
  examples: [
    { age: 55, sex: 'male', text: 'I drink heavily and eat little; I have a dark scaly rash on hands and around the neck where the sun shines, diarrhoea and I am getting forgetful.' },
    { age: 48, sex: 'female', text: 'Sore red tongue, loose stools, rash on sun-exposed skin and confusion over months; very poor diet.' },
  ],
} satisfies Condition
