import type { Condition } from '../../schema.ts'

export const g6pdDeficiency = {
  id: 'g6pd-deficiency',
  name: 'G6PD deficiency',
  aliases: ['favism', 'glucose 6 phosphate dehydrogenase deficiency', 'g6pd'],
  icd10: 'D55.0',
  system: 'blood',
  summary: 'An inherited weakness of red cells; some foods and medicines break them.',
  commonness: { usual: 'rare', sex: 'mostly-male' },
  findings: {
    usual: ['jaundice', 'dark-urine', 'pallor', 'fatigue'],
    often: ['low-haemoglobin', 'takes-new-medicine', 'breathless', 'raised-bilirubin'],
    some: ['back-pain', 'abdominal-pain', 'recent-infection', 'fast-heart-rate', 'family-anaemia-inherited', 'takes-antibiotic-recent', 'suspicious-meal', 'yellow-eyes'],
    occasional: ['fever', 'prolonged-jaundice-newborn', 'spleen-enlarged', 'dizziness', 'vomiting', 'irritability-child'],
    rare: ['itching-general', 'stool-pale', 'raised-liver-enzymes'],
  },
  discriminators: ['dark-urine', 'family-anaemia-inherited', 'takes-new-medicine'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 10 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Stop the new medicine or food and go to the emergency department.'],
  comeBack: ['you are breathless', 'you faint'],
  examination: ['blood count, G6PD test'],
  presentation: 'A boy or man of Mediterranean, African or Asian descent who one to three days after fava beans, primaquine, dapsone, nitrofurantoin, sulfa medicine or infection becomes pale, yellow, tired, with dark urine and back pain. Heinz bodies, bite cells.',
  sources: ['NHS: G6PD deficiency', 'WHO: Guide to G6PD deficiency'],
  examples: [
    { age: 8, sex: 'male', text: 'Two days after eating broad beans my son is pale, yellow and his urine is like cola.' },
    { age: 27, sex: 'male', text: 'I took malaria tablets, now I am yellow, weak, with dark urine and back pain. My uncle has the same.' },
  ],
} satisfies Condition
