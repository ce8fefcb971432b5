import type { Condition } from '../../schema.ts'

export const angiodysplasia = {
  id: 'angiodysplasia',
  name: 'Angiodysplasia of the bowel',
  aliases: ['colonic angiodysplasia', 'vascular ectasia of colon', 'arteriovenous malformation of bowel', 'heyde syndrome'],
  icd10: 'K55.20',
  system: 'gastrointestinal',
  summary: 'Small fragile vessels in the bowel bleed now and then.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', older: 'uncommon' } },
  findings: {
    often: ['low-haemoglobin', 'fatigue', 'stool-bloody', 'low-ferritin', 'positive-occult-blood', 'stool-bloody.painless', 'stool-black', 'pallor'],
    some: ['stool-bloody.recurrent', 'breathless', 'history-valve-disease', 'history-kidney-disease', 'heart-murmur', 'takes-blood-thinner', 'dizziness', 'takes-aspirin', 'weakness-general', 'exercise-tolerance-reduced', 'stool-bloody.fresh-red'],
    occasional: ['near-fainting', 'chest-pain'],
    rare: ['abdominal-pain', 'weight-loss', 'fever', 'stool-mucus', 'diarrhoea', 'rectal-pain', 'vomiting-blood'],
  },
  discriminators: ['positive-occult-blood', 'low-haemoglobin', 'stool-bloody.painless'],
  onset: ['gradual', 'sudden'],
  durationDays: { from: 0.1, to: 365 },
  course: ['recurrent'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Have your blood count checked soon.', 'Bring a list of your medicines.'],
  comeBack: ['you bleed a lot or feel faint', 'you have black stools', 'you have chest pain'],
  examination: ['blood count and iron', 'a camera test of the bowel', 'listen to the heart'],
  presentation: 'Person over 60, often with aortic stenosis or kidney failure, with iron deficiency anaemia and painless bleeding from the bowel on and off, maroon or black, mostly slight. Cherry-red spots in the right colon on colonoscopy.',
  sources: ['StatPearls: Angiodysplasia of the Colon', 'Merck: Vascular Gastrointestinal Lesions', 'Textbook: Gastroenterology'],
  examples: [
    { age: 76, sex: 'male', text: 'I am pale and tired with low iron, and every few weeks I have some painless maroon blood in the stool. I have aortic stenosis.' },
    { age: 71, sex: 'female', text: 'Dialysis patient, anaemia keeps coming back, hidden blood in the stool, no pain and no weight loss.' },
  ],
} satisfies Condition
