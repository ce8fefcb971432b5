import type { Condition } from '../../schema.ts'

export const type2Diabetes = {
  id: 'type-2-diabetes',
  name: 'Type 2 diabetes',
  aliases: ['diabetes mellitus type 2', 'type 2 diabetes mellitus', 't2dm', 'adult onset diabetes', 'diabetes mellitus', 'non insulin dependent diabetes'],
  icd10: 'E11.9',
  system: 'endocrine',
  summary: 'The body does not use insulin well, and blood sugar is too high.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'rare', 'young-adult': 'uncommon' } },
  findings: {
    usual: ['raised-glucose', 'raised-hba1c'],
    often: ['thirst', 'urination-frequent', 'fatigue', 'obesity', 'urine-excess', 'overweight', 'high-blood-sugar'],
    some: ['urination-night', 'vision-blurred', 'family-diabetes', 'tingling-feet', 'history-hypertension', 'recent-infection', 'mouth-dry', 'weight-loss', 'inactive', 'appetite-increased'],
    occasional: ['vaginal-itch', 'numbness', 'burning-feet', 'skin-dark-velvety-folds', 'erection-difficulty', 'skin-ulcer', 'itching-general', 'foreskin-tight', 'history-high-cholesterol', 'wound-infected'],
    rare: ['vomiting', 'abdominal-pain', 'drowsy-hard-to-wake', 'fever'],
  },
  discriminators: ['thirst', 'urine-excess', 'raised-hba1c'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 730 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood test.', 'Cut down sugary drinks and walk every day.'],
  comeBack: ['you vomit or have belly pain', 'you become very drowsy', 'you are very thirsty and pass a lot of urine'],
  examination: ['blood sugar and HbA1c', 'blood pressure, eyes, feet and urine'],
  presentation:
    'An overweight adult with thirst, passing much urine also at night, tiredness, blurred vision, slow healing, thrush or skin infections, tingling feet; often no complaint at all and found on a blood test (HbA1c 6.5 % or 48 mmol/mol and more). Family history, high blood pressure, dark velvety skin folds.',
  sources: ['NICE: Type 2 diabetes in adults: management', 'ADA: Standards of Care in Diabetes', 'NHS: Type 2 diabetes'],
  examples: [
    { age: 54, sex: 'male', text: 'I am always thirsty and pee all day and night, I am overweight and tired and my sight is blurred. My mother has diabetes.' },
    { age: 61, sex: 'female', text: 'Thrush keeps coming back, my feet tingle and I drink litres of water.' },
  ],
} satisfies Condition
