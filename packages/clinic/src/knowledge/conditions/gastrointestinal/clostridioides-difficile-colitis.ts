import type { Condition } from '../../schema.ts'

export const clostridioidesDifficileColitis = {
  id: 'clostridioides-difficile-colitis',
  name: 'Clostridioides difficile infection',
  aliases: ['c difficile', 'c diff', 'clostridium difficile', 'pseudomembranous colitis', 'antibiotic associated colitis', 'clostridioides difficile colitis', 'c difficile colitis'],
  icd10: 'A04.7',
  system: 'gastrointestinal',
  summary: 'After antibiotics a germ overgrows the bowel and its poison inflames the bowel wall.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'rare', 'young-adult': 'rare', older: 'common' } },
  findings: {
    always: ['diarrhoea'],
    usual: ['diarrhoea.watery', 'takes-antibiotic-recent', 'abdominal-pain'],
    often: ['abdominal-pain.cramping', 'fever', 'raised-white-cells', 'recent-hospital-stay', 'diarrhoea.foul', 'appetite-loss', 'abdominal-pain.lower'],
    some: ['abdominal-tenderness', 'nausea', 'stool-mucus', 'dehydration-signs', 'takes-ppi', 'nursing-home-resident', 'malaise', 'positive-stool-test', 'history-ibd', 'immune-suppressed', 'bloating'],
    occasional: ['stool-bloody', 'abdominal-swelling', 'vomiting', 'low-albumin', 'colonoscopy-inflamed', 'takes-chemotherapy', 'diarrhoea-bloody'],
    rare: ['recent-travel-abroad', 'sick-contact', 'rash', 'suspicious-meal', 'diarrhoea.long-standing'],
  },
  discriminators: ['takes-antibiotic-recent', 'recent-hospital-stay', 'diarrhoea.watery'],
  onset: ['days'],
  durationDays: { from: 1, to: 21 },
  course: ['worsening', 'constant', 'recurrent'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Drink plenty.', 'Do not take tablets that stop diarrhoea.', 'Wash hands with soap and water; gel does not kill this germ.'],
  comeBack: ['the belly swells or the pain grows', 'you have high fever or feel faint', 'it comes back after treatment'],
  examination: ['a stool test for the toxin', 'blood tests', 'press the belly; a scan if it swells'],
  presentation:
    'Watery, foul-smelling diarrhoea three or more times a day, with lower belly cramps, fever and a high white cell count, during or up to three months after antibiotics (clindamycin, cephalosporins, ciprofloxacin, co-amoxiclav), often in an older person in hospital or a care home. Can go on to toxic megacolon with a swollen, painful belly.',
  sources: ['NICE: Clostridioides difficile infection: antimicrobial prescribing', 'CDC: C. diff', 'StatPearls: Clostridioides Difficile Infection'],
  examples: [
    { age: 76, sex: 'female', text: 'I was in hospital and took clindamycin for an infection, and now I have had foul watery diarrhoea eight times a day with cramps and a fever.' },
    { age: 68, sex: 'male', text: 'A week after finishing a course of antibiotics I have had watery diarrhoea for four days and lower tummy pain.' },
  ],
} satisfies Condition
