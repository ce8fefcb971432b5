import type { Condition } from '../../schema.ts'

export const haemophagocyticLymphohistiocytosis = {
  id: 'haemophagocytic-lymphohistiocytosis',
  name: 'Haemophagocytic syndrome',
  aliases: ['haemophagocytic lymphohistiocytosis', 'HLH', 'hemophagocytic lymphohistiocytosis', 'macrophage activation syndrome', 'MAS'],
  icd10: 'D76.1',
  system: 'blood',
  summary: "The defence cells run wild and attack the body's own blood.",
  commonness: { usual: 'very-rare', ages: { infant: 'very-rare' } },
  findings: {
    usual: ['fever', 'fever-high', 'raised-ferritin', 'spleen-enlarged'],
    often: ['fever-prolonged', 'pancytopenia', 'low-platelets', 'low-haemoglobin', 'raised-liver-enzymes', 'liver-enlarged', 'looks-very-ill'],
    some: ['rash', 'lymph-nodes-swollen', 'jaundice', 'raised-ldh', 'prolonged-clotting', 'skin-purple-spots', 'history-autoimmune', 'recent-viral-illness', 'fatigue'],
    occasional: ['seizure', 'confusion-new', 'bleeding-wont-stop', 'swelling-general', 'history-glandular-fever', 'low-blood-pressure'],
    rare: ['raised-white-cells', 'high-platelets', 'itching-general', 'joint-pain', 'urination-painful'],
  },
  discriminators: ['raised-ferritin', 'pancytopenia', 'fever-prolonged', 'spleen-enlarged'],
  onset: ['days', 'weeks'],
  durationDays: { from: 4, to: 40 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.'],
  comeBack: ['you get confusion or a fit', 'you bleed'],
  examination: ['blood count, ferritin, fats, clotting', 'bone marrow'],
  presentation: 'Child or adult, often after a virus (EBV), with lymphoma, lupus or Still disease: unrelenting high fever, large spleen and liver, falling blood cells, extremely high ferritin, high fats, low fibrinogen.',
  sources: ['StatPearls: Hemophagocytic Lymphohistiocytosis', 'Merck: Hemophagocytic Lymphohistiocytosis'],
  examples: [
    { age: 23, sex: 'male', text: 'Two weeks of high fever after glandular fever, large spleen, all cell lines are low and the ferritin is extremely high.' },
    { age: 6, sex: 'female', text: 'High fever for ten days, rash, big liver and spleen, low platelets, ferritin raised.' },
  ],
} satisfies Condition
