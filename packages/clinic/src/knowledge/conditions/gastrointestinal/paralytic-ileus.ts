import type { Condition } from '../../schema.ts'

export const paralyticIleus = {
  id: 'paralytic-ileus',
  name: 'Paralysed bowel',
  aliases: ['paralytic ileus', 'adynamic ileus', 'postoperative ileus', 'ogilvie syndrome', 'colonic pseudo obstruction', 'functional ileus'],
  icd10: 'K56.0',
  system: 'gastrointestinal',
  summary: 'The bowel has stopped moving, often after an operation or in severe illness.',
  commonness: { usual: 'rare', ages: { older: 'uncommon' } },
  findings: {
    usual: ['abdominal-swelling', 'bowel-sounds-absent', 'constipation'],
    often: ['recent-surgery', 'nausea', 'vomiting', 'absolute-constipation', 'bloating', 'xray-bowel-dilated', 'abdominal-pain.generalised', 'recent-hospital-stay', 'abdominal-pain'],
    some: ['takes-opioid', 'low-potassium', 'appetite-loss', 'recent-immobility', 'abdominal-pain.mild', 'abdominal-pain.constant', 'history-parkinson', 'hiccups', 'takes-antipsychotic'],
    occasional: ['fever', 'abdominal-tenderness', 'breathless'],
    rare: ['abdominal-pain.cramping', 'abdominal-pain.severe', 'bowel-sounds-tinkling', 'abdominal-guarding-rigid', 'stool-bloody', 'diarrhoea'],
  },
  discriminators: ['bowel-sounds-absent', 'recent-surgery', 'abdominal-swelling'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 7 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to hospital; do not eat.', 'Tell about operations and painkillers.'],
  comeBack: ['the pain becomes strong', 'you have a fever', 'you vomit all the time'],
  examination: ['listen to the belly', 'salts in the blood', 'an X-ray or CT scan'],
  presentation: 'Some days after an operation, with opioids, low potassium or severe illness: swollen, drum-like belly with little pain, nausea and vomiting, no wind or stool, silent belly without bowel sounds. Gas throughout small and large bowel on X-ray.',
  sources: ['StatPearls: Ileus', 'Merck: Ileus', 'Textbook: Surgery, care after operations'],
  examples: [
    { age: 66, sex: 'male', text: 'Three days after my operation my belly is swollen and silent, I feel sick, vomit and have passed no wind. It hurts only a little. I get morphine.' },
    { age: 73, sex: 'female', text: 'After a hip operation her abdomen is distended, no flatus, no bowel sounds, mild diffuse discomfort.' },
  ],
} satisfies Condition
