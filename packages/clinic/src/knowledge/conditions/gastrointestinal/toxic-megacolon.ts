import type { Condition } from '../../schema.ts'

export const toxicMegacolon = {
  id: 'toxic-megacolon',
  name: 'Toxic megacolon',
  aliases: ['toxic colitis', 'fulminant colitis', 'toxic dilatation of colon', 'acute severe colitis'],
  icd10: 'K59.31',
  system: 'gastrointestinal',
  summary: 'A badly inflamed large bowel widens and can burst.',
  commonness: { usual: 'very-rare', ages: { adult: 'rare' } },
  findings: {
    usual: ['abdominal-swelling', 'abdominal-pain', 'fever', 'diarrhoea'],
    often: ['stool-bloody', 'fast-heart-rate', 'history-ibd', 'xray-bowel-dilated', 'abdominal-tenderness', 'raised-white-cells', 'low-blood-pressure', 'dehydration-signs', 'looks-very-ill', 'diarrhoea-bloody'],
    some: ['takes-antibiotic-recent', 'bowel-sounds-absent', 'confusion-new', 'low-haemoglobin', 'low-potassium', 'abdominal-guarding-rigid', 'abdominal-pain.severe', 'takes-steroids', 'raised-crp-esr', 'takes-opioid', 'low-albumin'],
    occasional: ['vomiting', 'rebound-tenderness'],
    rare: ['sick-contact', 'constipation', 'weight-loss', 'urination-painful'],
  },
  discriminators: ['abdominal-swelling', 'history-ibd', 'xray-bowel-dilated'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.3, to: 5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Take no tablets that stop diarrhoea.'],
  comeBack: ['the belly becomes hard', 'you feel faint', 'you become confused'],
  examination: ['belly X-ray or CT scan', 'blood tests', 'surgeon and stomach specialist together'],
  presentation: 'Person with ulcerative colitis or C. difficile colitis who gets very ill with fever, fast pulse, low blood pressure, bloody diarrhoea, a swollen tender belly and quiet bowel sounds; colon wider than 6 cm on X-ray.',
  sources: ['StatPearls: Toxic Megacolon', 'Merck: Toxic Colitis', 'NICE: Ulcerative colitis: management'],
  examples: [
    { age: 29, sex: 'male', text: 'I have ulcerative colitis and for two days bloody diarrhoea with high fever; now my belly is hugely swollen and painful and my heart is racing.' },
    { age: 70, sex: 'female', text: 'After antibiotics she had bad diarrhoea; today she is feverish and confused with a distended tender abdomen and low blood pressure.' },
  ],
} satisfies Condition
