import type { Condition } from '../../schema.ts'

export const type1Diabetes = {
  id: 'type-1-diabetes',
  name: 'Type 1 diabetes',
  aliases: ['juvenile diabetes', 'insulin dependent diabetes', 'diabetes mellitus type 1', 'type 1 diabetes mellitus', 't1dm'],
  icd10: 'E10.9',
  system: 'endocrine',
  summary: 'The body makes no insulin any more, and blood sugar rises fast.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', child: 'uncommon', adolescent: 'uncommon', adult: 'very-rare', older: 'very-rare' } },
  findings: {
    usual: ['thirst', 'urine-excess', 'weight-loss', 'raised-glucose'],
    often: ['fatigue', 'urination-frequent', 'high-blood-sugar', 'urination-night'],
    some: ['bedwetting', 'appetite-increased', 'urine-ketones', 'vision-blurred', 'nausea', 'abdominal-pain', 'recent-viral-illness', 'mouth-dry'],
    occasional: ['vomiting', 'breathing-fast', 'vaginal-itch', 'bad-breath', 'family-autoimmune', 'family-diabetes', 'history-autoimmune', 'irritability-child'],
    rare: ['obesity', 'fever', 'diarrhoea', 'skin-dark-velvety-folds'],
  },
  discriminators: ['weight-loss', 'urine-excess', 'urine-ketones'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 60 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['See a doctor today; this needs insulin soon.', 'Drink water, no sugary drinks.'],
  comeBack: ['you vomit or have belly pain', 'breathing becomes deep and fast', 'you become drowsy'],
  examination: ['blood sugar and ketones today'],
  presentation: 'A slim child or young adult who within weeks drinks and passes urine a lot, wets the bed again, loses weight in spite of eating, is tired and has blurred sight. Ketones in the urine; may slide into ketoacidosis within days.',
  sources: ['NICE: Diabetes (type 1 and type 2) in children and young people', 'NHS: Type 1 diabetes'],
  examples: [
    { age: 11, sex: 'male', text: 'My son drinks all the time, wets the bed again and has lost 5 kg in three weeks although he eats a lot.' },
    { age: 22, sex: 'female', text: 'For two weeks I have been terribly thirsty, peeing constantly, tired, and my jeans are loose.' },
  ],
} satisfies Condition
