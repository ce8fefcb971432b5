import type { Condition } from '../../schema.ts'

export const peritonitis = {
  id: 'peritonitis',
  name: 'Peritonitis',
  aliases: ['acute peritonitis', 'generalised peritonitis', 'generalized peritonitis', 'secondary peritonitis', 'inflamed lining of the belly'],
  icd10: 'K65.0',
  system: 'gastrointestinal',
  summary: 'The lining of the belly is inflamed, usually because an organ has burst.',
  commonness: { usual: 'uncommon' },
  findings: {
    always: ['abdominal-pain'],
    usual: ['abdominal-guarding-rigid', 'abdominal-pain.severe', 'abdominal-tenderness', 'abdominal-pain.worse-movement', 'abdominal-pain.generalised'],
    often: ['rebound-tenderness', 'fever', 'fast-heart-rate', 'abdominal-pain.constant', 'vomiting', 'nausea', 'raised-white-cells', 'bowel-sounds-absent', 'looks-very-ill'],
    some: ['low-blood-pressure', 'abdominal-pain.worse-coughing', 'abdominal-swelling', 'absolute-constipation', 'xray-free-air', 'chills', 'confusion-new', 'sweating', 'urine-little', 'recent-surgery', 'fast-breathing-rate', 'abdominal-pain.sudden', 'cold-clammy-skin', 'appetite-loss'],
    occasional: ['hiccups', 'history-diverticular', 'history-ulcer', 'history-kidney-disease'],
    rare: ['diarrhoea', 'abdominal-pain.cramping', 'abdominal-pain.intermittent', 'itching-general'],
  },
  discriminators: ['abdominal-guarding-rigid', 'abdominal-pain.generalised', 'abdominal-pain.worse-movement'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.05, to: 4 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Do not eat or drink.', 'Lie still.'],
  comeBack: ['you feel faint', 'you become confused', 'breathing gets hard'],
  examination: ['press the belly', 'blood tests and cultures', 'a CT scan and a surgeon at once'],
  presentation:
    'Severe constant pain over the whole belly, worse with every movement, cough or bump, so the patient lies still with knees bent; rigid, board-like belly with guarding and rebound, silent bowel, fever, fast pulse, later low blood pressure and confusion. From a burst appendix, ulcer, diverticulum, or on peritoneal dialysis.',
  sources: ['StatPearls: Acute Peritonitis', 'NHS: Peritonitis', 'Merck: Acute Abdominal Pain'],
  examples: [
    { age: 39, sex: 'male', text: 'The pain started low on the right two days ago; now my whole belly hurts badly and is hard, I have a fever and I lie still because moving is agony.' },
    { age: 67, sex: 'female', text: 'Severe constant pain all over the abdomen, rigid, worse when I cough, with vomiting, fever and a racing pulse.' },
  ],
} satisfies Condition
