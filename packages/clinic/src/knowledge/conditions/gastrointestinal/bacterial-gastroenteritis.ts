import type { Condition } from '../../schema.ts'

export const bacterialGastroenteritis = {
  id: 'bacterial-gastroenteritis',
  name: 'Bacterial gastroenteritis',
  aliases: ['bacterial diarrhoea', 'campylobacter infection', 'campylobacteriosis', 'salmonella infection', 'salmonellosis', 'shigellosis', 'bacillary dysentery', 'infectious colitis', 'dysentery', 'bacterial enteritis', 'invasive diarrhoea'],
  icd10: 'A04.9',
  system: 'gastrointestinal',
  summary: 'Bacteria such as campylobacter, salmonella or shigella inflame the bowel, usually after unclean food or water.',
  commonness: { usual: 'common' },
  findings: {
    always: ['diarrhoea'],
    usual: ['abdominal-pain', 'abdominal-pain.cramping', 'fever'],
    often: ['stool-bloody', 'diarrhoea.bloody', 'stool-mucus', 'nausea', 'suspicious-meal', 'raw-food', 'malaise', 'fatigue', 'diarrhoea-bloody'],
    some: ['vomiting', 'fever-high', 'tenesmus', 'chills', 'body-aches', 'recent-travel-abroad', 'headache', 'bowel-urgency', 'animal-contact', 'abdominal-tenderness', 'positive-stool-test', 'dehydration-signs', 'abdominal-pain.right-lower', 'raised-white-cells'],
    occasional: ['sick-contact', 'joint-pain', 'daycare-contact', 'takes-ppi', 'immune-suppressed'],
    rare: ['diarrhoea.long-standing', 'weight-loss', 'rash', 'stool-black', 'weakness-both-legs', 'jaundice'],
  },
  discriminators: ['stool-bloody', 'fever', 'suspicious-meal'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 10 },
  course: ['constant', 'worsening', 'improving'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Drink plenty; use a rehydration drink from the pharmacy.', 'Do not take tablets that stop diarrhoea while there is blood or fever.', 'Wash hands well and do not prepare food for others.'],
  comeBack: ['the bleeding or fever goes on', 'you cannot keep drinks down or pass little urine', 'you become very drowsy or weak'],
  examination: ['check for dryness, temperature and belly', 'a stool sample for bacteria', 'blood tests if you are very ill'],
  presentation:
    'Diarrhoea, often with blood and slime, with fever and strong cramping belly pain one to four days after undercooked chicken, eggs, unpasteurised milk, a barbecue or travel. Fever and aching come first, then frequent small stools with urgency and tenesmus. Campylobacter can mimic appendicitis with right lower pain. Later reactive arthritis or weakness (Guillain-Barré) may follow.',
  sources: ['CKS: Gastroenteritis', 'IDSA: Infectious diarrhea', 'StatPearls: Bacterial Gastroenteritis'],
  examples: [
    { age: 26, sex: 'male', text: 'Three days after a barbecue I have fever, bad belly cramps and bloody diarrhoea with mucus, up to 12 times a day. The chicken was a bit pink.' },
    { age: 38, sex: 'female', text: 'I have had bloody loose stools and a fever since yesterday, and strong cramps in my stomach. I ate raw eggs in a dessert at the weekend.' },
  ],
} satisfies Condition
