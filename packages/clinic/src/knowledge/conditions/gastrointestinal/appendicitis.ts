import type { Condition } from '../../schema.ts'

export const appendicitis = {
  id: 'appendicitis',
  name: 'Appendicitis',
  aliases: ['acute appendicitis', 'inflamed appendix', 'ruptured appendix', 'perforated appendicitis'],
  icd10: 'K35.8',
  system: 'gastrointestinal',
  summary: 'The appendix, a small pouch of the bowel, is inflamed. It can burst and usually has to be removed.',
  commonness: { usual: 'common', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'rare', older: 'uncommon' } },
  findings: {
    always: ['abdominal-pain'],
    usual: ['abdominal-pain.right-lower', 'appetite-loss', 'abdominal-tenderness'],
    often: ['nausea', 'abdominal-pain.migrating', 'abdominal-pain.worsening', 'abdominal-pain.worse-movement', 'vomiting', 'abdominal-pain.worse-coughing', 'rebound-tenderness', 'raised-white-cells'],
    some: ['fever', 'abdominal-pain.central', 'abdominal-guarding-rigid', 'constipation', 'abdominal-pain.constant', 'malaise'],
    occasional: ['diarrhoea', 'urination-frequent', 'chills'],
    rare: ['vaginal-discharge', 'urine-blood', 'itching-general', 'heartburn'],
  },
  discriminators: ['abdominal-pain.right-lower', 'abdominal-pain.migrating', 'rebound-tenderness'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.25, to: 4 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Do not eat or drink until a doctor has seen you.', 'Do not take laxatives.', 'Go to the emergency department now.'],
  comeBack: ['the pain spreads over the whole belly', 'you feel faint or very ill', 'the belly becomes hard'],
  examination: ['press the belly and look for tenderness in the right lower part', 'check temperature and pulse', 'blood tests and urine test', 'an ultrasound or CT scan'],
  presentation:
    'Pain starts around the navel and over some hours moves to the right lower quadrant (right iliac fossa, McBurney point), steady and growing, worse with coughing, walking or bumps in the road. Loss of appetite, nausea and one or two vomits follow the pain. Low fever. Guarding and rebound tenderness, Rovsing and psoas signs. In children, old people and pregnancy the picture is vaguer.',
  sources: ['CKS: Appendicitis', 'StatPearls: Appendicitis', 'NHS: Appendicitis'],
  examples: [
    { age: 19, sex: 'male', text: 'My tummy started hurting around the belly button last night and now the pain is low down on the right. I do not want to eat, I was sick once and it hurts when I cough.' },
    { age: 34, sex: 'female', text: 'Since this morning I have a constant pain in the right lower abdomen that gets worse when I walk. I feel nauseous and have a slight fever.' },
  ],
} satisfies Condition
