import type { Condition } from '../../schema.ts'

export const cyanidePoisoning = {
  id: 'cyanide-poisoning',
  name: 'Cyanide poisoning',
  aliases: ['cyanide toxicity', 'hydrogen cyanide poisoning'],
  icd10: 'T65.0',
  system: 'toxicological',
  summary: 'Cyanide from fires or chemicals stops the cells from using oxygen.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['smoke-inhaled', 'confusion-new', 'acidosis'],
    often: ['headache', 'breathing-fast', 'loss-of-consciousness', 'seizure', 'low-blood-pressure', 'dizziness', 'drowsy-hard-to-wake', 'fast-heart-rate'],
    some: ['vomiting', 'nausea', 'poison-swallowed', 'skin-flushing', 'breathless', 'anxiety', 'weakness-general', 'slow-heart-rate', 'chemical-work'],
    occasional: ['pupils-wide', 'raised-carboxyhaemoglobin'],
    rare: ['fever', 'cyanosis', 'rash', 'cough', 'pupil-small', 'drooling'],
  },
  discriminators: ['smoke-inhaled', 'acidosis', 'loss-of-consciousness', 'seizure'],
  onset: ['sudden'],
  durationDays: { from: 0.003, to: 0.5 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Get into fresh air; no mouth-to-mouth.', 'Take off wet clothes.'],
  comeBack: ['collapse', 'a fit', 'breathing stops'],
  examination: ['lactate and oxygen', 'antidote at once', 'carbon monoxide as well'],
  presentation: 'House fire with burning plastics, metal works, bitter almonds: within minutes headache, gasping, confusion, collapse, fits, cherry skin, severe lactic acidosis.',
  sources: ['StatPearls: Cyanide Toxicity', 'CDC: Facts About Cyanide', 'Merck: Cyanide poisoning'],
  examples: [
    { age: 33, sex: 'male', text: 'Rescued from a burning flat, he is unconscious, had a fit and has severe acidosis.' },
    { age: 41, sex: 'female', text: 'In the plating works she breathed fumes, gasped, was confused and collapsed.' },
  ],
} satisfies Condition
