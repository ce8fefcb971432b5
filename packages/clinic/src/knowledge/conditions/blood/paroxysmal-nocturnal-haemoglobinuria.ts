import type { Condition } from '../../schema.ts'

export const paroxysmalNocturnalHaemoglobinuria = {
  id: 'paroxysmal-nocturnal-haemoglobinuria',
  name: 'Paroxysmal nocturnal haemoglobinuria',
  aliases: ['PNH', 'paroxysmal nocturnal hemoglobinuria', 'Marchiafava-Micheli syndrome'],
  icd10: 'D59.5',
  system: 'blood',
  summary: 'A rare blood disease in which red cells break, with dark morning urine and clots.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['dark-urine', 'low-haemoglobin', 'haemolysis', 'fatigue'],
    often: ['pallor', 'raised-ldh', 'weakness-general', 'breathless.worse-exertion'],
    some: ['jaundice', 'abdominal-pain', 'history-clots', 'pancytopenia', 'low-platelets', 'swallowing-difficult', 'erection-difficulty', 'back-pain', 'headache'],
    occasional: ['ascites', 'swelling-one-leg', 'raised-creatinine', 'infections-frequent', 'liver-enlarged'],
    rare: ['positive-coombs', 'spleen-enlarged', 'fever', 'rash', 'family-anaemia-inherited'],
  },
  discriminators: ['dark-urine', 'haemolysis', 'positive-coombs', 'history-clots'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 1500 },
  course: ['episodic'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon.', 'Save a sample of the dark urine.'],
  comeBack: ['you get belly pain or swelling', 'a leg swells', 'you get breathlessness'],
  examination: ['blood count, LDH, Coombs test, flow test'],
  presentation: 'Adult with tiredness, paleness, cola-coloured urine in the morning, belly pain, trouble swallowing, clots in odd places such as liver veins; haemolysis with negative Coombs test, low other cells.',
  sources: ['StatPearls: Paroxysmal Nocturnal Hemoglobinuria', 'Merck: Paroxysmal Nocturnal Hemoglobinuria'],
  examples: [
    { age: 34, sex: 'female', text: 'My urine is dark like cola in the morning, I am pale and exhausted, and I had a clot in a liver vein.' },
    { age: 41, sex: 'male', text: 'Haemolysis with negative Coombs, dark morning urine, low platelets.' },
  ],
} satisfies Condition
