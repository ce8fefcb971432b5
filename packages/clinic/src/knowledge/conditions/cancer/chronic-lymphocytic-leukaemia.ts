import type { Condition } from '../../schema.ts'

export const chronicLymphocyticLeukaemia = {
  id: 'chronic-lymphocytic-leukaemia',
  name: 'Chronic lymphocytic leukaemia',
  aliases: ['chronic lymphocytic leukemia', 'cll'],
  icd10: 'C91.1',
  system: 'cancer',
  summary: 'A slow cancer of lymph cells in older people, often found by chance.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' } },
  findings: {
    usual: ['raised-white-cells'],
    often: ['lymph-nodes-swollen', 'lymph-nodes-swollen.painless', 'fatigue'],
    some: ['spleen-enlarged', 'recent-infection', 'weight-loss', 'night-sweats', 'lymph-nodes-neck', 'low-haemoglobin', 'early-fullness'],
    occasional: ['low-platelets', 'bruising-easy', 'liver-enlarged', 'fever', 'pallor', 'jaundice', 'itching-general', 'appetite-loss'],
    rare: ['bone-pain', 'sore-throat', 'cough', 'gum-swelling'],
  },
  discriminators: ['lymph-nodes-swollen.painless', 'raised-white-cells', 'spleen-enlarged'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1500 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you get a fever with shivering', 'drenching sweats and weight loss'],
  examination: ['feel glands and spleen', 'a full blood count and film'],
  presentation: 'A person over sixty with no complaint and a high lymphocyte count, or painless glands on both sides, tiredness, repeated infections, later anaemia and large spleen; smudge cells.',
  sources: ['NHS: Chronic lymphocytic leukaemia'],
  examples: [
    { age: 70, sex: 'male', text: 'A routine test showed many lymphocytes, I have painless lumps in neck and armpits and am often ill with chest infections.' },
    { age: 66, sex: 'female', text: 'Tired, painless glands in the groin and neck for a year, high white count.' },
  ],
} satisfies Condition
