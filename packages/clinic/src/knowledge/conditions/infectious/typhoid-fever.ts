import type { Condition } from '../../schema.ts'

export const typhoidFever = {
  id: 'typhoid-fever',
  name: 'Typhoid fever',
  aliases: ['typhoid', 'enteric fever', 'paratyphoid fever', 'Salmonella typhi infection'],
  icd10: 'A01.00',
  system: 'infectious',
  summary: 'Bacteria from dirty food or water cause a long rising fever.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fever', 'fever.gradual', 'fever-prolonged', 'recent-travel-tropics', 'headache'],
    often: ['fever-high', 'abdominal-pain', 'appetite-loss', 'malaise', 'fever.worsening', 'fatigue', 'constipation', 'contaminated-water', 'suspicious-meal', 'unvaccinated'],
    some: ['diarrhoea', 'cough.dry', 'slow-heart-rate', 'rose-spots', 'spleen-enlarged', 'weakness-general', 'nausea', 'body-aches', 'chills', 'sweating', 'positive-blood-culture', 'raised-liver-enzymes', 'low-white-cells', 'tongue-sore', 'cough', 'bloating', 'liver-enlarged'],
    occasional: ['confusion-new', 'stool-bloody', 'vomiting', 'weight-loss', 'nosebleed', 'drowsy-hard-to-wake', 'stool-black'],
    rare: ['rigors', 'fever.swings', 'malaria-parasites', 'eye-pain', 'joint-pain', 'lymph-nodes-swollen', 'nose-runny', 'low-platelets'],
  },
  discriminators: ['fever.gradual', 'rose-spots', 'slow-heart-rate', 'constipation', 'recent-travel-tropics'],
  onset: ['days', 'weeks', 'gradual'],
  durationDays: { from: 5, to: 30 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the hospital today and say where you travelled.', 'Wash your hands well', 'Do not cook for others.'],
  comeBack: ['you get strong belly pain or bloody stools', 'you are confused', 'you cannot drink'],
  examination: ['blood and stool cultures', 'malaria test', 'blood count'],
  presentation:
    'One to three weeks after South Asia, Africa or bad water: fever climbing like stairs over a week to 40, headache, dry cough, belly pain, constipation then pea-soup diarrhoea, coated tongue, slow pulse for the fever, rose spots on the belly, large spleen, dull and apathetic. Bleeding or a hole in the bowel in week three.',
  sources: ['WHO: Typhoid', 'CDC: Typhoid fever and paratyphoid fever', 'NHS: Typhoid fever'],
  examples: [
    { age: 26, sex: 'male', text: 'I came back from India two weeks ago. The fever has been rising each day for a week up to 40, with headache, constipation and belly pain.' },
    { age: 31, sex: 'female', text: 'Fever for ten days after Pakistan, dry cough, few pink spots on my tummy, pulse slow for the fever.' },
  ],
} satisfies Condition
