import type { Condition } from '../../schema.ts'

export const smallBowelObstruction = {
  id: 'small-bowel-obstruction',
  name: 'Blocked small bowel',
  aliases: ['small bowel obstruction', 'intestinal obstruction', 'bowel obstruction', 'sbo', 'ileus mechanical', 'adhesive obstruction', 'small intestinal obstruction'],
  icd10: 'K56.609',
  system: 'gastrointestinal',
  summary: 'Something blocks the small bowel, often a scar band from an operation or a hernia.',
  commonness: { usual: 'uncommon', ages: { older: 'uncommon', child: 'rare', infant: 'rare' } },
  findings: {
    usual: ['abdominal-pain', 'vomiting', 'abdominal-pain.cramping', 'abdominal-swelling'],
    often: ['absolute-constipation', 'constipation', 'history-abdominal-surgery', 'nausea', 'vomiting.bilious', 'xray-bowel-dilated', 'bowel-sounds-tinkling', 'abdominal-tenderness', 'abdominal-pain.central', 'abdominal-pain.severe', 'vomiting-persistent'],
    some: ['dehydration-signs', 'fast-heart-rate', 'bloating', 'history-hernia', 'abdominal-pain.worsening', 'groin-lump', 'history-ibd', 'appetite-loss', 'abdominal-pain.intermittent', 'bowel-sounds-absent', 'raised-white-cells', 'hernia-irreducible'],
    occasional: ['fever', 'abdominal-guarding-rigid', 'diarrhoea', 'abdominal-mass', 'low-blood-pressure', 'history-cancer'],
    rare: ['stool-bloody', 'abdominal-pain.right-upper', 'jaundice', 'urination-painful', 'heartburn'],
  },
  discriminators: ['absolute-constipation', 'abdominal-swelling', 'vomiting.bilious'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.2, to: 4 },
  course: ['worsening', 'episodic'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not eat or drink.'],
  comeBack: ['the pain becomes constant', 'you have a fever or a hard belly', 'you feel faint'],
  examination: ['look at scars and groins, listen to the belly', 'an X-ray or CT scan', 'blood tests and a drip'],
  presentation:
    'Cramping central belly pain in waves, early and repeated vomiting that turns green (bilious) and later foul, swollen belly, and no stool or wind passed any more. Scars of earlier operations or a stuck hernia. High-pitched tinkling bowel sounds, dilated loops with air-fluid levels. Constant pain, fever and peritonism mean strangulation.',
  sources: ['StatPearls: Small Bowel Obstruction', 'Merck: Intestinal Obstruction', 'Textbook: Surgery of the acute abdomen'],
  examples: [
    { age: 61, sex: 'female', text: 'Since last night I have cramping pain in waves in the middle of my belly, vomit green fluid again and again, my belly is swollen and I pass no wind or stool. I had a bowel operation years ago.' },
    { age: 48, sex: 'male', text: 'Colicky abdominal pain with bilious vomiting and a distended belly since yesterday. Nothing passes any more. I have a scar from an appendectomy.' },
  ],
} satisfies Condition
