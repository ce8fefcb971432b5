import type { Condition } from '../../schema.ts'

export const diverticulitis = {
  id: 'diverticulitis',
  name: 'Diverticulitis',
  aliases: ['acute diverticulitis', 'sigmoid diverticulitis', 'colonic diverticulitis', 'inflamed diverticula', 'left sided appendicitis'],
  icd10: 'K57.32',
  system: 'gastrointestinal',
  summary: 'Small pouches of the large bowel are inflamed.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'uncommon' } },
  findings: {
    always: ['abdominal-pain'],
    usual: ['abdominal-pain.left-lower', 'abdominal-tenderness', 'abdominal-pain.constant'],
    often: ['fever', 'bowel-habit-change', 'raised-white-cells', 'raised-crp-esr', 'constipation', 'scan-diverticula-inflamed', 'abdominal-pain.worsening', 'malaise', 'low-fibre-diet', 'history-diverticular'],
    some: ['nausea', 'diarrhoea', 'bloating', 'appetite-loss', 'abdominal-pain.worse-movement', 'urination-frequent', 'rebound-tenderness', 'abdominal-guarding-rigid', 'vomiting', 'chills', 'obesity', 'abdominal-mass', 'urination-painful', 'abdominal-pain.lower', 'takes-nsaid', 'abdominal-pain.cramping', 'flatulence'],
    occasional: ['stool-bloody', 'air-in-urine', 'stool-mucus', 'takes-steroids', 'urinary-retention'],
    rare: ['weight-loss', 'abdominal-pain.right-upper', 'vaginal-bleeding-abnormal', 'flank-tenderness', 'abdominal-pain.migrating', 'jaundice'],
  },
  discriminators: ['abdominal-pain.left-lower', 'fever', 'abdominal-tenderness'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 10 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Take clear fluids first, then light food.', { text: 'Take paracetamol as the packet says, not ibuprofen.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }],
  comeBack: ['the pain gets strong or spreads', 'you have high fever or vomit', 'you pass blood'],
  examination: ['press the left lower belly', 'blood tests for inflammation', 'a CT scan if it is severe'],
  presentation:
    'Person over 50 with constant left lower belly pain (left iliac fossa) for one to several days, low fever, tenderness, changed bowel habit (constipation or looser stools), nausea, raised white cells and CRP. Bladder irritation may come along. Known diverticulosis or earlier attacks. Abscess, fistula or perforation are the dangers.',
  sources: ['NICE: Diverticular disease: diagnosis and management', 'CKS: Diverticular disease', 'NHS: Diverticular disease and diverticulitis'],
  examples: [
    { age: 64, sex: 'male', text: 'For two days I have a constant pain in the lower left belly, tender to touch, with a temperature of 38 and constipation.' },
    { age: 58, sex: 'female', text: 'Pain low on the left that got worse since yesterday, fever and chills, looser stools than usual. I had diverticulitis two years ago.' },
  ],
} satisfies Condition
