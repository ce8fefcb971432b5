import type { Condition } from '../../schema.ts'

export const ischaemicColitis = {
  id: 'ischaemic-colitis',
  name: 'Ischaemic colitis',
  aliases: ['ischemic colitis', 'colonic ischaemia', 'colonic ischemia'],
  icd10: 'K55.03',
  system: 'gastrointestinal',
  summary: 'Part of the large bowel gets too little blood for a time.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', older: 'uncommon' } },
  findings: {
    usual: ['abdominal-pain', 'stool-bloody'],
    often: ['abdominal-pain.left-lower', 'abdominal-pain.cramping', 'abdominal-pain.sudden', 'diarrhoea', 'diarrhoea.bloody', 'abdominal-tenderness', 'bowel-urgency', 'history-atherosclerosis', 'history-hypertension', 'diarrhoea-bloody'],
    some: ['nausea', 'history-coronary-disease', 'raised-white-cells', 'low-blood-pressure', 'history-atrial-fibrillation', 'fever', 'constipation', 'smoker', 'history-diabetes', 'dehydration-signs', 'vomiting', 'recent-surgery', 'abdominal-swelling', 'scan-diverticula-inflamed', 'history-aneurysm'],
    occasional: ['abdominal-guarding-rigid', 'drug-use', 'takes-decongestant'],
    rare: ['weight-loss', 'sick-contact', 'recent-travel-abroad', 'stool-mucus', 'suspicious-meal', 'rectal-pain'],
  },
  discriminators: ['abdominal-pain.left-lower', 'stool-bloody', 'abdominal-pain.sudden'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.2, to: 5 },
  course: ['improving', 'constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.', 'Do not eat; sips of water only.'],
  comeBack: ['the pain gets strong or the belly hard', 'you bleed more', 'you have a fever'],
  examination: ['press the belly', 'blood tests', 'a CT scan or camera test'],
  presentation:
    'Person over 60 with vessel disease, after dehydration, low blood pressure, aortic surgery or long exertion: sudden crampy left-sided belly pain, urgent need to open the bowels and within a day bright red or maroon bloody diarrhoea. Tender left belly. Thumbprinting, segmental changes at the splenic flexure.',
  sources: ['StatPearls: Ischemic Colitis', 'Merck: Ischemic Colitis', 'Textbook: Gastroenterology'],
  examples: [
    { age: 73, sex: 'female', text: 'Sudden cramps in the left lower belly this morning with an urgent need to go, and then bloody diarrhoea. I have high blood pressure and heart artery disease.' },
    { age: 69, sex: 'male', text: 'A day after I was badly dehydrated I got left-sided abdominal pain and passed loose stools with maroon blood.' },
  ],
} satisfies Condition
