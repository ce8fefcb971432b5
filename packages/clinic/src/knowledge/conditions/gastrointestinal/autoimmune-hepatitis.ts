import type { Condition } from '../../schema.ts'

export const autoimmuneHepatitis = {
  id: 'autoimmune-hepatitis',
  name: 'Autoimmune hepatitis',
  aliases: ['aih', 'lupoid hepatitis', 'chronic active hepatitis'],
  icd10: 'K75.4',
  system: 'gastrointestinal',
  summary: "The body's own defence attacks the liver.",
  commonness: { usual: 'very-rare', ages: { 'young-adult': 'rare', adult: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['raised-liver-enzymes', 'fatigue'],
    often: ['jaundice', 'positive-ana', 'joint-pain', 'malaise', 'history-autoimmune', 'abdominal-pain', 'abdominal-pain.right-upper', 'appetite-loss', 'nausea'],
    some: ['liver-enlarged', 'dark-urine', 'raised-bilirubin', 'itching-general', 'period-missed', 'rash', 'history-thyroid', 'spleen-enlarged', 'fever', 'family-autoimmune', 'spider-naevi', 'weight-loss', 'skin-stretch-marks'],
    occasional: ['ascites', 'prolonged-clotting', 'confusion-new'],
    rare: ['alcohol-heavy', 'injecting-drug-use', 'positive-hepatitis-test', 'murphy-sign', 'overweight'],
  },
  discriminators: ['raised-liver-enzymes', 'positive-ana', 'history-autoimmune'],
  onset: ['gradual', 'weeks', 'days'],
  durationDays: { from: 7, to: 730 },
  course: ['constant', 'episodic'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['No alcohol.', { text: 'Take steroid tablets as prescribed and do not stop suddenly.', fromYears: 2, medicine: true }],
  comeBack: ['you become yellow or confused', 'you bruise easily', 'your belly swells'],
  examination: ['liver tests and antibodies', 'a sample of the liver', 'an ultrasound'],
  presentation: 'Woman with tiredness, aching joints, missing periods and jaundice over weeks to months, often with thyroid or other autoimmune disease. High ALT and IgG, antinuclear and smooth-muscle antibodies, negative virus tests. Responds to steroids.',
  sources: ['StatPearls: Autoimmune Hepatitis', 'Merck: Autoimmune Hepatitis', 'NHS: Autoimmune hepatitis'],
  examples: [
    { age: 34, sex: 'female', text: 'For two months I have been exhausted with sore joints, and now my eyes are yellow. I have thyroid disease, do not drink, virus tests were negative, ANA is positive.' },
    { age: 24, sex: 'female', text: 'My liver enzymes are very high, I feel tired and sick, and my periods stopped. My mother has an autoimmune disease.' },
  ],
} satisfies Condition
