import type { Condition } from '../../schema.ts'

export const invasiveAspergillosis = {
  id: 'invasive-aspergillosis',
  name: 'Aspergillus lung infection (aspergilloma, invasive aspergillosis)',
  aliases: ['invasive aspergillosis', 'pulmonary aspergillosis', 'aspergilloma', 'mycetoma of the lung', 'fungus ball of the lung'],
  icd10: 'B44.1',
  system: 'respiratory',
  summary: 'A mould grows in the lung, in an old hole or in people with a weak immune system.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['cough'],
    often: ['coughing-blood', 'fever', 'immune-suppressed', 'chest-xray-cavity', 'breathless'],
    some: ['takes-chemotherapy', 'low-neutrophils', 'chest-pain.worse-breathing', 'weight-loss', 'history-transplant', 'fever-prolonged', 'takes-steroids', 'sputum', 'fatigue', 'chest-pain', 'tb-contact'],
    occasional: ['history-hiv-risk', 'history-copd', 'nosebleed', 'confusion-new'],
    rare: ['eosinophilia', 'history-asthma', 'wheeze', 'nose-runny'],
  },
  discriminators: ['coughing-blood', 'chest-xray-cavity', 'immune-suppressed', 'low-neutrophils'],
  onset: ['days', 'weeks', 'gradual'],
  durationDays: { from: 3, to: 700 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department if your immune system is weak and you have fever or cough blood.'],
  comeBack: ['you cough up more blood', 'you get breathless'],
  examination: ['CT of the chest', 'blood tests for the mould', 'phlegm'],
  presentation: 'Either low white cells after chemotherapy or transplant with fever in spite of antibiotics, cough, chest pain and blood; or an old tuberculosis hole with a fungus ball (air crescent) and coughing blood.',
  sources: ['CDC: Aspergillosis', 'StatPearls: Aspergillosis'],
  examples: [
    { age: 49, sex: 'male', text: 'After chemotherapy my white cells are low, I have had a fever for ten days despite antibiotics and cough blood.' },
    { age: 62, sex: 'female', text: 'I had tuberculosis years ago. Now I cough up blood, and the X-ray shows a fungus ball in the old cavity.' },
  ],
} satisfies Condition
