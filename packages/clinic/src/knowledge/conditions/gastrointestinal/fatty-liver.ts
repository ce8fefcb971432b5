import type { Condition } from '../../schema.ts'

export const fattyLiver = {
  id: 'fatty-liver',
  name: 'Fatty liver disease',
  aliases: ['nafld', 'nash', 'masld', 'non alcoholic fatty liver disease', 'nonalcoholic fatty liver disease', 'steatosis', 'hepatic steatosis', 'steatohepatitis', 'metabolic dysfunction associated steatotic liver disease', 'non-alcoholic steatohepatitis'],
  icd10: 'K76.0',
  system: 'gastrointestinal',
  summary: 'Fat has built up in the liver, usually with overweight and diabetes.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'rare', adolescent: 'uncommon' } },
  findings: {
    usual: ['raised-liver-enzymes', 'overweight'],
    often: ['obesity', 'history-diabetes', 'history-high-cholesterol', 'fatigue', 'inactive'],
    some: ['liver-enlarged', 'abdominal-pain', 'abdominal-pain.right-upper', 'history-hypertension', 'abdominal-pain.dull', 'abdominal-pain.mild', 'raised-hba1c', 'malaise', 'skin-dark-velvety-folds', 'raised-ferritin', 'raised-cholesterol', 'bloating'],
    occasional: ['alcohol-heavy', 'history-pcos', 'history-obstructive-sleep-apnoea'],
    rare: ['jaundice', 'ascites', 'weight-loss', 'itching-general', 'spider-naevi', 'dark-urine', 'fever', 'positive-hepatitis-test', 'injecting-drug-use'],
  },
  discriminators: ['raised-liver-enzymes', 'overweight', 'history-diabetes'],
  onset: ['gradual'],
  durationDays: { from: 90, to: 7300 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Lose weight slowly: a tenth of your weight helps the liver a lot.', 'Move more each day.', 'Drink little or no alcohol.'],
  comeBack: ['your skin turns yellow', 'your belly swells', 'you vomit blood or have black stools'],
  examination: ['blood tests of liver, sugar and fats', 'an ultrasound', 'a score for scarring'],
  presentation: 'Overweight person with diabetes, high triglycerides and high blood pressure and slightly raised ALT found by chance; no complaints or tiredness and dull right upper discomfort, enlarged liver, bright liver on ultrasound. Little alcohol.',
  sources: ['NICE: Non-alcoholic fatty liver disease (NAFLD): assessment and management', 'CKS: Non-alcoholic fatty liver disease (NAFLD)', 'NHS: Non-alcoholic fatty liver disease (NAFLD)'],
  examples: [
    { age: 49, sex: 'male', text: 'My liver values were raised in a check-up. I am obese, have diabetes and high cholesterol, do not drink, and feel a bit tired and heavy on the right.' },
    { age: 53, sex: 'female', text: 'A blood test showed raised liver enzymes; I am overweight and inactive with a dull ache under the right ribs. No jaundice.' },
  ],
} satisfies Condition
