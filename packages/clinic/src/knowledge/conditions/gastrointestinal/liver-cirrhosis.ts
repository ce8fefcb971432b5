import type { Condition } from '../../schema.ts'

export const liverCirrhosis = {
  id: 'liver-cirrhosis',
  name: 'Cirrhosis of the liver',
  aliases: ['cirrhosis', 'cirrhosis of liver', 'hepatic cirrhosis', 'end stage liver disease', 'decompensated cirrhosis', 'chronic liver failure', 'alcoholic cirrhosis', 'portal hypertension', 'liver scarring'],
  icd10: 'K74.60',
  system: 'gastrointestinal',
  summary: 'The liver is scarred by years of alcohol, virus, fat or other harm.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare' } },
  findings: {
    often: ['fatigue', 'alcohol-heavy', 'ascites', 'abdominal-swelling', 'spider-naevi', 'jaundice', 'swelling-legs', 'low-platelets', 'spleen-enlarged', 'low-albumin', 'weight-loss', 'bruising-easy', 'raised-liver-enzymes', 'history-liver-disease', 'prolonged-clotting', 'muscle-wasting', 'history-alcohol-dependence'],
    some: ['appetite-loss', 'itching-general', 'gynaecomastia', 'liver-enlarged', 'libido-low', 'history-hepatitis', 'raised-bilirubin', 'nausea', 'confusion-new', 'asterixis', 'dark-urine', 'erection-difficulty', 'yellow-eyes', 'weakness-general', 'obesity', 'muscle-cramps', 'clubbing', 'history-diabetes'],
    occasional: ['vomiting-blood', 'stool-black', 'delayed-puberty', 'nosebleed', 'abdominal-pain', 'breathless', 'low-sodium'],
    rare: ['fever', 'abdominal-pain.severe', 'stool-bloody', 'murphy-sign', 'raised-lipase'],
  },
  discriminators: ['ascites', 'spider-naevi', 'low-platelets'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['worsening', 'constant'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Drink no alcohol at all.', 'Eat little salt and enough protein.', 'Ask before any painkiller.'],
  comeBack: ['you vomit blood or have black stools', 'you become confused or sleepy', 'you have fever or belly pain with a swollen belly'],
  examination: ['look for skin signs, fluid and a large spleen', 'liver and clotting tests', 'an ultrasound and a camera test'],
  presentation:
    'Tiredness, weight and muscle loss, swollen belly with shifting dullness (ascites), swollen legs, jaundice, spider naevi, palmar erythema, easy bruising, gynaecomastia, caput medusae, large spleen and low platelets, low albumin and long clotting time, after years of alcohol, hepatitis B or C, or fatty liver. Complications: bleeding varices, confusion, infected ascites, liver cancer.',
  sources: ['NICE: Cirrhosis in over 16s: assessment and management', 'CKS: Cirrhosis', 'NHS: Cirrhosis'],
  examples: [
    { age: 58, sex: 'male', text: 'Over months my belly has filled with fluid and my legs are swollen, I bruise easily, and there are red spider marks on my chest. I drank heavily for twenty years.' },
    { age: 61, sex: 'female', text: 'I am tired, have yellow eyes, a swollen belly and itchy skin. I have had hepatitis C for a long time. My platelets are low.' },
  ],
} satisfies Condition
