import type { Condition } from '../../schema.ts'

export const chronicMyeloidLeukaemia = {
  id: 'chronic-myeloid-leukaemia',
  name: 'Chronic myeloid leukaemia',
  aliases: ['chronic myeloid leukemia', 'cml', 'chronic myelogenous leukemia'],
  icd10: 'C92.1',
  system: 'cancer',
  summary: 'A slow cancer of marrow cells with a very large spleen.',
  commonness: { usual: 'very-rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' } },
  findings: {
    usual: ['raised-white-cells', 'spleen-enlarged'],
    often: ['fatigue', 'weight-loss', 'early-fullness', 'abdominal-pain.left-upper', 'night-sweats'],
    some: ['abdominal-swelling', 'low-haemoglobin', 'pallor', 'fever', 'abdominal-pain', 'bone-pain', 'appetite-loss', 'abdominal-mass'],
    occasional: ['bruising-easy', 'breathless', 'big-toe-pain', 'itching-general', 'erection-prolonged', 'liver-enlarged', 'headache', 'vision-blurred'],
    rare: ['lymph-nodes-swollen', 'sore-throat'],
  },
  discriminators: ['spleen-enlarged', 'early-fullness', 'raised-white-cells'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 730 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you get strong pain under the left ribs', 'you get a fever with shivering'],
  examination: ['feel the spleen', 'a full blood count, BCR-ABL test'],
  presentation: 'Adult of 40 to 60 with tiredness, weight loss, sweats and a full, dragging feeling under the left ribs from a huge spleen; very high white cells of all stages, Philadelphia chromosome.',
  sources: ['NHS: Chronic myeloid leukaemia'],
  examples: [
    { age: 52, sex: 'male', text: 'A heavy full feeling under the left ribs, I am full after a few bites, sweat at night, lost weight, and my white cells are very high.' },
    { age: 47, sex: 'female', text: 'Tired for months, big spleen, thin, and a white count of 150.' },
  ],
} satisfies Condition
