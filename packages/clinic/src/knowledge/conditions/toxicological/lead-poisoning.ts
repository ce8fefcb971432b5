import type { Condition } from '../../schema.ts'

export const leadPoisoning = {
  id: 'lead-poisoning',
  name: 'Lead poisoning',
  aliases: ['plumbism', 'lead toxicity', 'saturnism', 'chronic lead poisoning'],
  icd10: 'T56.0',
  system: 'toxicological',
  summary: 'Lead from old paint, pipes, pots or work builds up in the body.',
  commonness: { usual: 'rare', ages: { toddler: 'rare', child: 'rare' } },
  findings: {
    usual: ['raised-lead'],
    often: ['abdominal-pain', 'constipation', 'fatigue', 'irritability', 'chemical-work', 'low-haemoglobin', 'abdominal-pain.cramping', 'headache', 'microcytosis', 'concentration-poor'],
    some: ['craving-ice-clay', 'appetite-loss', 'poor-school-performance', 'developmental-delay', 'memory-loss', 'weight-loss', 'joint-pain', 'pallor', 'vomiting', 'low-mood', 'attention-poor', 'muscle-pain'],
    occasional: ['foot-drop', 'weakness-arm', 'seizure', 'gum-swelling', 'hearing-loss', 'tremor', 'insomnia'],
    rare: ['fever', 'diarrhoea', 'jaundice', 'rash', 'cough', 'tingling', 'blood-in-semen', 'breathing-fast'],
  },
  discriminators: ['raised-lead', 'chemical-work', 'constipation', 'craving-ice-clay'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1000 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Find and stop the source.', 'Wash hands and wet-clean dust.', 'Ask for a blood lead test for the family.'],
  comeBack: ['you get vomiting, confusion or a fit', 'a child loses skills', 'you get weakness of hand or foot'],
  examination: ['blood lead', 'blood count', 'look for the source at home and work'],
  presentation: 'Colicky belly pain, constipation, tiredness, irritability, headache, anaemia with stippled cells; wrist or foot drop in adults; learning and behaviour trouble in children who eat paint flakes. Old houses, battery work, glazed pots, folk remedies.',
  sources: ['CDC: Childhood Lead Poisoning Prevention', 'StatPearls: Lead Toxicity', 'WHO: Lead poisoning'],
  examples: [
    { age: 41, sex: 'male', text: 'I strip old paint from houses. For months cramps in my belly, constipation, headaches, tired, and now my wrist is weak.' },
    { age: 3, sex: 'female', text: 'She eats flakes of paint in our old house, is irritable, has tummy pain and constipation and talks less than before.' },
  ],
} satisfies Condition
