import type { Condition } from '../../schema.ts'

export const gallstoneIleusOrFistula = {
  id: 'gallstone-ileus-or-fistula',
  name: 'Gallstone ileus',
  aliases: ['gallstone ileus', 'biliary enteric fistula', 'bouveret syndrome'],
  icd10: 'K56.3',
  system: 'gastrointestinal',
  summary: 'A large gallstone has wandered into the bowel and blocks it.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'never' }, sex: 'mostly-female' },
  findings: {
    usual: ['abdominal-pain', 'vomiting', 'abdominal-swelling'],
    often: ['history-gallstones', 'abdominal-pain.cramping', 'xray-bowel-dilated', 'nausea', 'absolute-constipation', 'vomiting.bilious', 'abdominal-pain.intermittent'],
    some: ['abdominal-pain.right-upper', 'dehydration-signs', 'abdominal-tenderness', 'scan-gallstones', 'constipation', 'bowel-sounds-tinkling'],
    occasional: ['fever', 'jaundice'],
    rare: ['history-abdominal-surgery', 'history-hernia', 'stool-bloody', 'diarrhoea', 'murphy-sign'],
  },
  discriminators: ['history-gallstones', 'xray-bowel-dilated', 'vomiting'],
  onset: ['days'],
  durationDays: { from: 1, to: 7 },
  course: ['worsening', 'episodic'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.', 'Do not eat or drink.'],
  comeBack: ['the pain is constant', 'you have a fever', 'you feel faint'],
  examination: ['an X-ray or CT scan', 'blood tests and a drip'],
  presentation: 'Old woman with known gallstones, no earlier operations, and waves of belly cramps, vomiting and distension on and off over days; X-ray: dilated small bowel, air in the bile ducts, a stone (Rigler triad).',
  sources: ['StatPearls: Gallstone Ileus', 'Merck: Intestinal Obstruction', 'Textbook: Surgery of the acute abdomen'],
  examples: [
    { age: 82, sex: 'female', text: 'I have had gallstones for years; for three days cramps come and go, my belly is swollen and I vomit green fluid. I never had an operation.' },
    { age: 78, sex: 'female', text: 'Known cholelithiasis, now blocked bowel with distension, vomiting and dilated loops on the X-ray, no scars and no hernia.' },
  ],
} satisfies Condition
