import type { Condition } from '../../schema.ts'

export const perforatedPepticUlcer = {
  id: 'perforated-peptic-ulcer',
  name: 'Perforated ulcer',
  aliases: ['perforated peptic ulcer', 'perforated duodenal ulcer', 'perforated gastric ulcer', 'perforated viscus', 'gastrointestinal perforation', 'perforated stomach ulcer', 'bowel perforation'],
  icd10: 'K27.5',
  system: 'gastrointestinal',
  summary: 'An ulcer has made a hole in the stomach or duodenum, and acid has spilled into the belly.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'uncommon' } },
  findings: {
    always: ['abdominal-pain'],
    usual: ['abdominal-pain.sudden', 'abdominal-pain.severe', 'abdominal-guarding-rigid', 'abdominal-pain.epigastric', 'abdominal-tenderness', 'abdominal-pain.worse-movement'],
    often: ['abdominal-pain.generalised', 'rebound-tenderness', 'fast-heart-rate', 'takes-nsaid', 'xray-free-air', 'abdominal-pain.constant', 'abdominal-pain.sharp', 'cold-clammy-skin', 'nausea'],
    some: ['vomiting', 'history-ulcer', 'abdominal-pain.radiates-shoulder', 'low-blood-pressure', 'smoker', 'bowel-sounds-absent', 'fever', 'takes-steroids', 'sweating', 'raised-white-cells', 'fast-breathing-rate', 'looks-very-ill', 'alcohol-heavy'],
    occasional: ['stool-black', 'faint-or-collapse', 'takes-aspirin'],
    rare: ['diarrhoea', 'jaundice', 'abdominal-pain.cramping', 'abdominal-pain.relieved-eating'],
  },
  discriminators: ['abdominal-pain.sudden', 'abdominal-guarding-rigid', 'xray-free-air'],
  onset: ['sudden'],
  durationDays: { from: 0.02, to: 2 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Do not eat or drink.', 'Lie still until help comes.'],
  comeBack: ['you feel faint', 'the pain spreads', 'you become very ill'],
  examination: ['feel the belly for board-like hardness', 'an upright chest X-ray or CT scan', 'blood tests and drip at once'],
  presentation:
    'Sudden, severe, knife-like upper belly pain that spreads over the whole belly within minutes to hours, worse with any movement, so that the patient lies quite still. Board-like rigid abdomen with rebound tenderness, absent bowel sounds, pain at the shoulder tip, tachycardia and later shock. Known ulcer, NSAIDs, steroids, smoking. Free air under the diaphragm.',
  sources: ['StatPearls: Perforated Viscus', 'Merck: Acute Perforation of the Gastrointestinal Tract', 'NHS: Stomach ulcer'],
  examples: [
    { age: 58, sex: 'male', text: 'Two hours ago a sudden terrible stabbing pain struck my upper belly, now it hurts all over and my belly is hard as a board. I cannot move. I take naproxen and had an ulcer.' },
    { age: 66, sex: 'female', text: 'All of a sudden I got excruciating stomach pain, I am lying still because every movement hurts, I am sweaty and my belly is rigid.' },
  ],
} satisfies Condition
