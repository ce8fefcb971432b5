import type { Condition } from '../../schema.ts'

export const meckelDiverticulum = {
  id: 'meckel-diverticulum',
  name: "Meckel's diverticulum",
  aliases: ['meckels diverticulum', 'meckel diverticulitis', 'bleeding meckel diverticulum', 'vitelline duct remnant'],
  icd10: 'Q43.0',
  system: 'gastrointestinal',
  summary: 'A small pouch of the small bowel from birth can bleed or get inflamed.',
  commonness: { usual: 'very-rare', ages: { toddler: 'rare', child: 'rare', infant: 'rare' } },
  findings: {
    usual: ['stool-bloody', 'stool-bloody.painless'],
    often: ['low-haemoglobin', 'pallor', 'stool-bloody.heavy', 'stool-bloody.sudden', 'stool-bloody.dark'],
    some: ['abdominal-pain', 'abdominal-pain.right-lower', 'fast-heart-rate', 'abdominal-pain.cramping', 'stool-black', 'fatigue', 'vomiting', 'dizziness', 'red-jelly-stool', 'abdominal-tenderness'],
    occasional: ['fever', 'abdominal-swelling', 'low-blood-pressure', 'absolute-constipation'],
    rare: ['diarrhoea', 'stool-mucus', 'sick-contact', 'weight-loss', 'constipation', 'rectal-pain'],
  },
  discriminators: ['stool-bloody.painless', 'low-haemoglobin', 'stool-bloody.heavy'],
  onset: ['sudden'],
  durationDays: { from: 0.1, to: 30 },
  course: ['recurrent', 'episodic'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Take the child to the emergency department.', 'Nothing to eat for now.'],
  comeBack: ['the child is pale, limp or faint', 'the belly hurts or swells'],
  examination: ['blood count', 'a technetium scan', 'press the belly'],
  presentation: 'Child under five with sudden painless passage of much dark red or maroon blood, pale and anaemic, otherwise well. In older ones like appendicitis, or intussusception and obstruction. Rule of twos. Technetium scan positive.',
  sources: ['StatPearls: Meckel Diverticulum', 'Merck: Meckel Diverticulum', 'Textbook: Paediatric surgery'],
  examples: [
    { age: 2, sex: 'male', text: 'He passed a large amount of dark red blood in his nappy twice today, without any pain, and looks pale.' },
    { age: 4, sex: 'female', text: 'Painless maroon bleeding from the bottom since yesterday, blood count low, no diarrhoea.' },
  ],
} satisfies Condition
