import type { Condition } from '../../schema.ts'

export const whippleDisease = {
  id: 'whipple-disease',
  name: 'Whipple disease',
  aliases: ["whipple's disease", 'whipples disease', 'intestinal lipodystrophy', 'tropheryma whipplei infection'],
  icd10: 'K90.81',
  system: 'gastrointestinal',
  summary: 'A rare germ infects the bowel, joints and sometimes the brain.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never' }, sex: 'mostly-male' },
  findings: {
    usual: ['weight-loss', 'joint-pain', 'diarrhoea'],
    often: ['joint-pain.migrating', 'abdominal-pain', 'fever', 'diarrhoea.long-standing', 'stool-greasy', 'fatigue', 'lymph-nodes-swollen', 'joint-pain.several-joints'],
    some: ['low-haemoglobin', 'raised-crp-esr', 'low-albumin', 'skin-dark-patch', 'swelling-legs', 'memory-loss', 'confusion-gradual', 'bloating', 'night-sweats'],
    occasional: ['double-vision', 'heart-murmur', 'involuntary-movements', 'cough', 'chest-pain'],
    rare: ['stool-bloody', 'rash', 'positive-ttg', 'positive-rheumatoid-factor', 'recent-travel-tropics'],
  },
  discriminators: ['joint-pain.migrating', 'stool-greasy', 'weight-loss'],
  onset: ['gradual'],
  durationDays: { from: 180, to: 3650 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon for tests.', 'Eat well to keep your weight.'],
  comeBack: ['you become forgetful or confused', 'you have chest pain', 'you cannot eat'],
  examination: ['a sample of the small bowel', 'blood tests', 'check nerves and heart'],
  presentation: 'Middle-aged white man with years of migrating joint pains, then diarrhoea with fatty stools, weight loss, fever, swollen glands, darker skin, and later memory loss, odd eye and jaw movements. PAS-positive macrophages in the small bowel biopsy.',
  sources: ['StatPearls: Whipple Disease', 'Merck: Whipple Disease', 'Textbook: Gastroenterology'],
  examples: [
    { age: 52, sex: 'male', text: 'For years my joints have ached, wandering from one to another; now I have fatty diarrhoea, have lost 15 kg, have low fevers and become forgetful.' },
    { age: 48, sex: 'male', text: 'Migrating joint pain, chronic greasy loose stools, swollen glands and weight loss.' },
  ],
} satisfies Condition
