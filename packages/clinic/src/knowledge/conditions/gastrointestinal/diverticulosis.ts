import type { Condition } from '../../schema.ts'

export const diverticulosis = {
  id: 'diverticulosis',
  name: 'Diverticulosis',
  aliases: ['diverticular disease', 'diverticulosis of colon', 'diverticular disease without inflammation', 'symptomatic uncomplicated diverticular disease'],
  icd10: 'K57.30',
  system: 'gastrointestinal',
  summary: 'Small pouches in the wall of the large bowel that are not inflamed.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'rare', older: 'common' } },
  findings: {
    often: ['abdominal-pain', 'abdominal-pain.left-lower', 'constipation', 'bloating', 'low-fibre-diet', 'abdominal-pain.intermittent', 'abdominal-pain.cramping'],
    some: ['bowel-habit-change', 'flatulence', 'diarrhoea', 'abdominal-pain.after-meals', 'stool-mucus', 'history-diverticular', 'obesity', 'inactive'],
    occasional: ['stool-bloody', 'nausea', 'smoker', 'takes-nsaid'],
    rare: ['fever', 'vomiting', 'weight-loss', 'abdominal-guarding-rigid', 'raised-white-cells', 'rebound-tenderness'],
  },
  discriminators: ['abdominal-pain.left-lower', 'low-fibre-diet', 'fever'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 1825 },
  course: ['recurrent', 'episodic'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Eat more fibre step by step: wholegrain, fruit, vegetables.', 'Drink enough.', 'Move every day.'],
  comeBack: ['you get a fever', 'pain that stays and grows', 'there is blood in the stool'],
  examination: ['the belly', 'blood count', 'colonoscopy or a scan'],
  presentation: 'Person over 50 with little fibre, little exercise or overweight: on and off cramps low on the left, bloating, constipation or changing stools, relieved by wind or stool; no fever and no lasting tenderness; pouches seen on colonoscopy or scan. Many have no complaints.',
  sources: ['NICE: Diverticular disease - diagnosis and management', 'NHS: Diverticular disease and diverticulitis', 'StatPearls: Diverticulosis'],
  examples: [
    { age: 64, sex: 'male', text: 'For a year I have had on and off cramps low on the left with bloating and constipation. They ease after I go. No fever. I eat little fibre.' },
    { age: 70, sex: 'female', text: 'I have cramps in the left lower tummy after meals, bloating and hard stools for months, no fever.' },
  ],
} satisfies Condition
