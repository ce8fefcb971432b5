import type { Condition } from '../../schema.ts'

export const intussusception = {
  id: 'intussusception',
  name: 'Intussusception',
  aliases: ['bowel intussusception', 'ileocolic intussusception', 'telescoped bowel'],
  icd10: 'K56.1',
  system: 'paediatric',
  summary: 'A piece of bowel slides into the next one and blocks it.',
  commonness: { usual: 'never', ages: { newborn: 'very-rare', infant: 'rare', toddler: 'rare', child: 'very-rare', adult: 'very-rare' } },
  findings: {
    usual: ['abdominal-pain', 'crying-legs-drawn-up', 'vomiting', 'abdominal-pain.intermittent'],
    often: ['pallor', 'crying-inconsolable', 'drowsy-hard-to-wake', 'crying-legs-drawn-up.intermittent', 'red-jelly-stool', 'sausage-mass', 'abdominal-pain.sudden', 'infant-not-feeding', 'abdominal-pain.severe'],
    some: ['stool-bloody', 'recent-viral-illness', 'abdominal-mass', 'vomiting.bilious', 'infant-floppy', 'abdominal-tenderness', 'diarrhoea', 'abdominal-swelling'],
    occasional: ['fever', 'constipation', 'dehydration-signs'],
    rare: ['projectile-vomiting-infant', 'cough', 'rash', 'jaundice'],
  },
  discriminators: ['crying-legs-drawn-up.intermittent', 'red-jelly-stool', 'sausage-mass', 'pallor'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.1, to: 3 },
  course: ['episodic', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department now.', 'Do not feed the child.'],
  comeBack: ['the child gets limp or very pale', 'the belly swells'],
  examination: ['feel the belly', 'an ultrasound', 'an enema that pushes the bowel back'],
  presentation: 'Baby of three months to two years with sudden bouts of screaming, pale, drawing the legs up every 15 to 20 minutes, quiet and limp in between, vomiting (later green), later stool like red currant jelly, sausage-shaped mass.',
  sources: ['StatPearls: Intussusception', 'NHS: Intussusception', 'Merck: Intussusception'],
  examples: [
    { age: 0.7, sex: 'male', text: 'My baby screams and draws his legs up every 20 minutes, goes pale, and is limp in between. He has vomited and there was red jelly in the nappy.' },
    { age: 1, sex: 'female', text: 'Sudden attacks of belly pain with pulling up legs, vomiting green, very sleepy between.' },
  ],
} satisfies Condition
