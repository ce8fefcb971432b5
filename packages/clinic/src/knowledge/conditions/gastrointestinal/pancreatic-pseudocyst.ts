import type { Condition } from '../../schema.ts'

export const pancreaticPseudocyst = {
  id: 'pancreatic-pseudocyst',
  name: 'Pancreatic pseudocyst',
  aliases: ['pseudocyst of pancreas'],
  icd10: 'K86.3',
  system: 'gastrointestinal',
  summary: 'A sac of fluid that stays after an inflamed pancreas.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['abdominal-pain', 'abdominal-pain.epigastric', 'history-pancreatitis'],
    often: ['nausea', 'early-fullness', 'abdominal-mass', 'raised-lipase', 'bloating', 'abdominal-pain.radiates-back'],
    some: ['vomiting', 'weight-loss', 'alcohol-heavy', 'appetite-loss', 'abdominal-tenderness', 'history-gallstones', 'abdominal-swelling'],
    occasional: ['jaundice', 'fever'],
    rare: ['stool-black', 'diarrhoea', 'vomiting-blood', 'heartburn'],
  },
  discriminators: ['history-pancreatitis', 'early-fullness', 'abdominal-mass'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 14, to: 180 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Do not drink alcohol.', 'Eat small meals with little fat.'],
  comeBack: ['you get a fever', 'you get black stools', 'the pain suddenly gets severe', 'you get yellow skin'],
  examination: ['the belly', 'blood lipase', 'a scan'],
  presentation: 'Weeks after pancreatitis or an injury of the belly: lasting ache in the upper belly and back, early fullness, nausea, a swelling that can be felt, lipase that stays high; on the scan a round sac of fluid.',
  sources: ['Merck: Acute Pancreatitis', 'StatPearls: Pancreatic Pseudocyst', 'NIH: Pancreatitis'],
  examples: [
    { age: 49, sex: 'male', text: 'Six weeks after pancreatitis I have an ache in the upper belly and back, I am full after a few bites and feel a lump there.' },
    { age: 44, sex: 'male', text: 'I drank a lot and had pancreatitis two months ago. Now upper abdominal pain, nausea and a swelling.' },
  ],
} satisfies Condition
