import type { Condition } from '../../schema.ts'

export const irritableBowelSyndrome = {
  id: 'irritable-bowel-syndrome',
  name: 'Irritable bowel syndrome',
  aliases: ['ibs', 'irritable colon', 'spastic colon', 'irritable bowel', 'functional bowel disorder', 'mucous colitis'],
  icd10: 'K58.9',
  system: 'gastrointestinal',
  summary: 'The bowel is oversensitive. It cramps and bloats, but it is not damaged.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'uncommon', older: 'common' }, sex: 'mostly-female' },
  findings: {
    always: ['abdominal-pain'],
    usual: ['bloating', 'bowel-habit-change', 'abdominal-pain.relieved-bowel-movement'],
    often: ['abdominal-pain.cramping', 'abdominal-pain.recurrent', 'diarrhoea', 'constipation', 'flatulence', 'stress-high', 'abdominal-pain.lower', 'abdominal-pain.long-standing', 'bowel-urgency', 'abdominal-pain.worse-stress'],
    some: ['stool-mucus', 'tenesmus', 'anxiety', 'abdominal-pain.after-meals', 'abdominal-swelling', 'fatigue', 'diarrhoea.intermittent', 'abdominal-pain.left-lower', 'low-mood', 'recent-infection', 'worry-excessive', 'abdominal-pain.intermittent', 'diarrhoea.morning'],
    occasional: ['nausea', 'headache', 'back-pain', 'urination-frequent', 'family-depression', 'insomnia', 'history-fibromyalgia'],
    rare: ['weight-loss', 'stool-bloody', 'fever', 'low-haemoglobin', 'diarrhoea.night', 'raised-crp-esr', 'raised-faecal-calprotectin', 'vomiting', 'abdominal-mass', 'joint-swelling', 'diarrhoea-bloody'],
  },
  discriminators: ['abdominal-pain.relieved-bowel-movement', 'bloating', 'bowel-habit-change'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 7300 },
  course: ['recurrent', 'episodic'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Eat regularly, slowly, and note which foods bother you.', { text: 'Less coffee, fizzy drinks, onions and cabbage; oats can help.', fromYears: 12 }, 'Move more and find time to unwind.'],
  comeBack: ['you lose weight or have blood in the stool', 'it wakes you at night', 'it is new after the age of 50'],
  examination: ['press the belly', 'blood count, coeliac test and a stool test for inflammation'],
  presentation:
    'Months to years of crampy belly pain with bloating, linked to opening the bowels and eased by it, with diarrhoea, constipation or both in turn, mucus, urgency and a feeling of not being empty. Worse with stress and meals. Weight, blood tests and calprotectin are normal, no blood, no night symptoms. Young woman typical.',
  sources: ['NICE: Irritable bowel syndrome in adults: diagnosis and management', 'NHS: Irritable bowel syndrome (IBS)', 'CKS: Irritable bowel syndrome'],
  examples: [
    { age: 28, sex: 'female', text: 'For years I get crampy lower tummy pain and bloating that eases when I poo. Sometimes diarrhoea, sometimes constipation, worse when I am stressed. No blood, no weight loss.' },
    { age: 35, sex: 'male', text: 'My bowels swing between loose and hard stools, with bloating, wind and cramps before I go. It has been like this for a long time and tests are normal.' },
  ],
} satisfies Condition
