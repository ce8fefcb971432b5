import type { Condition } from '../../schema.ts'

export const renalTubularAcidosis = {
  id: 'renal-tubular-acidosis',
  name: 'Renal tubular acidosis',
  aliases: ['rta', 'distal renal tubular acidosis', 'fanconi syndrome'],
  icd10: 'N25.89',
  system: 'endocrine',
  summary: 'The kidneys cannot clear acid.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fatigue', 'low-potassium'],
    often: ['muscle-weakness', 'history-kidney-stones', 'urine-excess', 'growth-poor'],
    some: ['bone-pain', 'thirst', 'vomiting', 'constipation', 'flank-pain', 'weakness-general', 'low-trauma-fracture'],
    occasional: ['paralysis', 'dehydration-signs', 'breathing-fast', 'history-autoimmune', 'weight-gain-poor', 'mouth-dry', 'eye-dry'],
    rare: ['fever', 'diarrhoea'],
  },
  discriminators: ['low-potassium', 'history-kidney-stones', 'muscle-weakness'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 3000 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Book an appointment with a specialist.', 'Ask about relatives with the same signs.'],
  comeBack: ['you become very weak'],
  examination: ['blood gas, salts, urine pH'],
  presentation: 'Weakness from low potassium, kidney stones, soft bones, poor growth in children; blood acid with normal anion gap, alkaline urine; Sjogren, medicines, inherited.',
  sources: ['StatPearls: Renal Tubular Acidosis', 'Merck: Renal Tubular Acidosis'],
  examples: [
    { age: 34, sex: 'female', text: 'Kidney stones since youth, weak muscles and low potassium, dry eyes and mouth.' },
    { age: 3, sex: 'male', text: 'Does not grow, drinks much, vomits, acid blood.' },
  ],
} satisfies Condition
