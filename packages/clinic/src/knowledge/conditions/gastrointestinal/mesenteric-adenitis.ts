import type { Condition } from '../../schema.ts'

export const mesentericAdenitis = {
  id: 'mesenteric-adenitis',
  name: 'Mesenteric adenitis',
  aliases: ['mesenteric lymphadenitis', 'swollen glands in the belly', 'mesenteric lymph node inflammation'],
  icd10: 'I88.0',
  system: 'gastrointestinal',
  summary: 'Glands in the belly swell during a virus. It feels like appendicitis but passes.',
  commonness: { usual: 'uncommon', ages: { adult: 'very-rare', older: 'very-rare', 'young-adult': 'rare', child: 'common', adolescent: 'uncommon', toddler: 'uncommon' } },
  findings: {
    always: ['abdominal-pain'],
    often: ['abdominal-pain.right-lower', 'fever', 'recent-viral-illness', 'sore-throat', 'abdominal-pain.central', 'cough', 'nose-runny', 'abdominal-pain.cramping'],
    some: ['nausea', 'abdominal-tenderness', 'diarrhoea', 'lymph-nodes-neck', 'vomiting', 'fever-high', 'appetite-loss', 'abdominal-pain.intermittent', 'malaise', 'headache', 'lymph-nodes-swollen', 'abdominal-pain.generalised', 'school-contacts-ill'],
    occasional: ['raised-white-cells', 'ear-pain'],
    rare: ['rebound-tenderness', 'abdominal-guarding-rigid', 'abdominal-pain.migrating', 'abdominal-pain.worsening', 'weight-loss', 'stool-bloody', 'abdominal-pain.worse-movement'],
  },
  discriminators: ['recent-viral-illness', 'abdominal-pain.right-lower', 'sore-throat'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 10 },
  course: ['improving', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'Rest, fluids and paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'Have the belly checked the same day.'],
  comeBack: ['the pain grows or moves to the lower right and stays', 'the child lies still and will not walk', 'vomiting goes on'],
  examination: ['look at throat and ears', 'press the belly again after a few hours', 'an ultrasound'],
  presentation: 'Child with a cold or sore throat and fever who gets belly pain around the navel or right lower belly, shifting with position, less constant than appendicitis; child looks well between; no guarding; settles in days.',
  sources: ['NHS: Mesenteric adenitis', 'StatPearls: Mesenteric Adenitis', 'Textbook: Paediatrics'],
  examples: [
    { age: 9, sex: 'male', text: 'He has had a cold and sore throat with fever since three days and now his tummy hurts on the right low down, on and off, but he still jumps around.' },
    { age: 12, sex: 'female', text: 'Sore throat and high temperature, swollen neck glands, and now belly pain around the navel and lower right; she wants to eat.' },
  ],
} satisfies Condition
