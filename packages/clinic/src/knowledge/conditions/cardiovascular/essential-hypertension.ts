import type { Condition } from '../../schema.ts'

export const essentialHypertension = {
  id: 'essential-hypertension',
  name: 'High blood pressure (hypertension)',
  aliases: ['hypertension', 'essential hypertension', 'primary hypertension', 'arterial hypertension', 'HTN', 'raised blood pressure disease', 'elevated blood pressure'],
  icd10: 'I10',
  system: 'cardiovascular',
  summary: 'The pressure in the arteries is too high over a long time. It usually gives no symptoms but harms heart, brain and kidneys.',
  commonness: { usual: 'very-common', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'rare', adolescent: 'rare', 'young-adult': 'common' } },
  findings: {
    usual: ['high-blood-pressure'],
    often: ['obesity', 'family-hypertension', 'history-hypertension'],
    some: ['inactive', 'alcohol-heavy', 'headache', 'stress-high', 'smoker', 'history-high-cholesterol', 'history-diabetes', 'ecg-hypertrophy', 'overweight', 'headache.morning'],
    occasional: ['dizziness', 'nosebleed', 'fatigue', 'palpitations', 'very-high-blood-pressure', 'tinnitus', 'apnoea-in-sleep', 'snoring', 'takes-oral-contraceptive', 'takes-nsaid', 'urination-night'],
    rare: ['chest-pain', 'vision-blurred', 'confusion-new', 'seizure', 'weakness-one-side', 'sweating', 'low-potassium', 'breathless', 'urine-blood', 'papilloedema'],
  },
  discriminators: ['high-blood-pressure', 'obesity', 'family-hypertension'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 5000 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Measure at home twice a day for a week and write it down.', { text: 'Eat less salt, move more, lose weight and drink little alcohol.', fromYears: 12 }, { text: 'Take your tablets every day.', fromYears: 2, medicine: true }],
  comeBack: ['the pressure is over 180 or 120', 'you have chest pain, bad headache, confusion or trouble seeing', 'you are weak on one side'],
  examination: ['measure several times and in both arms', 'urine, kidneys, sugar and cholesterol', 'ECG', 'look at the back of the eyes'],
  presentation: 'Mostly found by chance: readings of 140/90 or more in the practice or 135/85 at home, again and again. Sometimes morning headache, dizziness, nosebleeds. Overweight, salt, alcohol, family history, little movement.',
  sources: ['NICE: Hypertension in adults: diagnosis and management', 'CKS: Hypertension', 'NHS: High blood pressure (hypertension)'],
  examples: [
    { age: 52, sex: 'male', text: 'The chemist measured my blood pressure as high, 160 over 95, and it is high at home too. I feel fine. My father had high blood pressure.' },
    { age: 60, sex: 'female', text: 'My blood pressure is raised each time it is measured. I am overweight and sometimes have a headache in the morning.' },
  ],
} satisfies Condition
