import type { Condition } from '../../schema.ts'

export const acuteNecrotisingGingivitis = {
  id: 'acute-necrotising-gingivitis',
  name: 'Trench mouth',
  aliases: ['acute necrotising ulcerative gingivitis', 'ANUG', 'necrotizing ulcerative gingivitis', "Vincent's angina", 'trench mouth'],
  icd10: 'A69.1',
  system: 'dental',
  summary: 'A painful gum infection with sores.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', adolescent: 'uncommon', 'young-adult': 'uncommon' } },
  findings: {
    usual: ['gum-ulcers-grey', 'gum-swelling', 'bad-breath'],
    often: ['gum-swelling.painful', 'bleeding-gums', 'smoker', 'stress-recent', 'gum-bleeding-brushing', 'dental-care-poor', 'taste-change'],
    some: ['fever', 'lymph-nodes-neck', 'malaise', 'hiv-positive', 'swallowing-painful', 'underweight', 'drooling'],
    occasional: ['immune-suppressed'],
    rare: ['hand-foot-mouth-spots', 'tooth-loose', 'rash', 'cold-sore', 'facial-swelling-dental', 'bruising-easy'],
  },
  discriminators: ['gum-ulcers-grey', 'bad-breath', 'tooth-loose'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a dentist within a day.', 'Rinse with an antiseptic mouthwash.', { text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }, 'Rest.', 'Painkillers as the packet says.'],
  comeBack: ['fever or swelling comes', 'you cannot drink'],
  examination: ['look at the gums'],
  presentation: 'Young smoker under stress with sudden very sore bleeding gums, grey ulcers between teeth, foul breath, metal taste, fever.',
  sources: ['CKS: Gingivitis and periodontitis', 'NHS: Gum disease', 'StatPearls: Acute necrotizing ulcerative gingivitis'],
  examples: [
    { age: 22, sex: 'male', text: 'Very painful bleeding gums with grey sores between the teeth and awful breath for three days; I smoke and have exams.' },
    { age: 29, sex: 'female', text: 'Sudden sore gums, punched-out ulcers, foul taste and slight fever.' },
  ],
} satisfies Condition
