import type { Condition } from '../../schema.ts'

export const hiatusHernia = {
  id: 'hiatus-hernia',
  name: 'Hiatus hernia',
  aliases: ['hiatal hernia', 'diaphragmatic hernia', 'sliding hiatus hernia', 'paraoesophageal hernia', 'paraesophageal hernia'],
  icd10: 'K44.9',
  system: 'gastrointestinal',
  summary: 'Part of the stomach has slid up through the gap in the diaphragm.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'uncommon', older: 'common' } },
  findings: {
    usual: ['heartburn', 'acid-regurgitation'],
    often: ['heartburn.worse-lying', 'heartburn.worse-bending', 'belching', 'overweight', 'chest-pain.burning', 'heartburn.after-meals'],
    some: ['chest-pain', 'swallowing-difficult', 'early-fullness', 'abdominal-pain.epigastric', 'bloating', 'obesity', 'nausea', 'indigestion', 'hiccups', 'food-sticking', 'breathless'],
    occasional: ['low-haemoglobin', 'cough', 'palpitations', 'vomiting', 'bowel-sounds-tinkling'],
    rare: ['fever', 'weight-loss', 'vomiting-blood', 'chest-pain.worse-exertion', 'stool-black'],
  },
  discriminators: ['heartburn.worse-bending', 'heartburn.worse-lying', 'early-fullness'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 7300 },
  course: ['recurrent', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Eat small meals, none late.', 'Raise the head of the bed.', 'Lose weight if you are heavy.'],
  comeBack: ['you have sudden strong pain with retching and cannot vomit', 'food sticks', 'you vomit blood or have black stools'],
  examination: ['listen to chest and press the belly', 'a camera test or a swallow X-ray'],
  presentation:
    'Heartburn and regurgitation, worse on lying down, stooping and after large meals, in an overweight person over 50. Fullness or pressure behind the lower breastbone, burping, sometimes trouble swallowing, breathlessness after meals, or anaemia. Bowel sounds in the chest or an air-fluid level behind the heart on the chest X-ray.',
  sources: ['NHS: Hiatus hernia', 'Merck: Hiatus Hernia', 'StatPearls: Hiatal Hernia'],
  examples: [
    { age: 62, sex: 'female', text: 'I have had heartburn for years which is worse when I bend over, with belching and a full feeling behind the breastbone after small meals. I am overweight.' },
    { age: 58, sex: 'male', text: 'When I lie flat at night acid comes up into my throat and I feel pressure in the lower chest after eating; I get full early and burp a lot.' },
  ],
} satisfies Condition
