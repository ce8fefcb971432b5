import type { Condition } from '../../schema.ts'

export const spontaneousPneumomediastinum = {
  id: 'spontaneous-pneumomediastinum',
  name: 'Air in the middle of the chest (pneumomediastinum)',
  aliases: ['pneumomediastinum', 'mediastinal emphysema', 'spontaneous mediastinal emphysema', 'Hamman syndrome'],
  icd10: 'J98.2',
  system: 'respiratory',
  summary: 'Air has leaked from an airway into the middle of the chest.',
  commonness: { usual: 'very-rare', ages: { adolescent: 'rare', 'young-adult': 'rare', older: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['chest-pain', 'chest-pain.sudden'],
    often: ['subcutaneous-air', 'chest-pain.central', 'breathless', 'chest-pain.worse-breathing', 'neck-pain'],
    some: ['cough', 'history-asthma', 'sore-throat', 'swallowing-painful', 'vomiting', 'drug-use', 'cannabis-use', 'hoarse-voice', 'chest-pain.sharp'],
    occasional: ['swallowing-difficult', 'fever', 'chest-injury'],
    rare: ['low-blood-pressure', 'swelling-one-leg', 'low-oxygen', 'sputum', 'chest-pain.worse-exertion'],
  },
  discriminators: ['subcutaneous-air', 'chest-pain.sudden', 'neck-pain'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.05, to: 4 },
  course: ['constant'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.', 'Do not fly or dive.', 'Do not eat until seen if it began with vomiting.'],
  comeBack: ['you have fever', 'you get breathless', 'pain is very strong'],
  examination: ['feel the neck', 'chest X-ray', 'rule out a torn gullet'],
  presentation: 'Young man after hard coughing, asthma, vomiting, shouting or inhaled drugs: sudden central chest pain into the neck, voice change, crackling under the skin of the neck, crunch with the heartbeat.',
  sources: ['StatPearls: Pneumomediastinum', 'Merck: Mediastinal Disorders'],
  examples: [
    { age: 19, sex: 'male', text: 'After a coughing attack with asthma I suddenly have chest pain up to the neck and the skin of my neck crackles.' },
    { age: 22, sex: 'male', text: 'Sudden pain behind the breastbone after smoking drugs, subcutaneous emphysema of the neck.' },
  ],
} satisfies Condition
