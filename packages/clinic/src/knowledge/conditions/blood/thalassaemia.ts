import type { Condition } from '../../schema.ts'

export const thalassaemia = {
  id: 'thalassaemia',
  name: 'Thalassaemia',
  aliases: ['thalassemia', 'beta thalassaemia', 'beta thalassemia', 'alpha thalassaemia', 'cooley anaemia', 'thalassaemia trait', 'thalassemia minor'],
  icd10: 'D56.9',
  system: 'blood',
  summary: 'An inherited disorder in which too little haemoglobin is made.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['low-haemoglobin', 'microcytosis', 'pallor'],
    often: ['fatigue', 'family-anaemia-inherited'],
    some: ['jaundice', 'spleen-enlarged', 'growth-poor', 'breathless', 'irritability-child', 'bone-deformity', 'poor-feeding', 'abdominal-swelling'],
    occasional: ['liver-enlarged', 'history-gallstones', 'delayed-puberty', 'skin-dark-patch', 'recent-infection', 'history-anaemia', 'leg-ulcer', 'weight-gain-poor'],
    rare: ['low-ferritin', 'tongue-sore', 'vaginal-bleeding-heavy-periods', 'fever'],
  },
  discriminators: ['family-anaemia-inherited', 'microcytosis', 'spleen-enlarged'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 5000 },
  course: ['lifelong', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood count.'],
  comeBack: ['the child becomes very pale or breathless'],
  examination: ['blood count, iron and haemoglobin electrophoresis'],
  presentation: 'A child of Mediterranean, Middle Eastern or Asian family who is pale, grows poorly, has a big belly from spleen and liver, prominent cheek bones, slight jaundice; the carrier state shows only mild anaemia with small cells and normal iron.',
  sources: ['NHS: Thalassaemia', 'Merck: Thalassemias'],
  examples: [
    { age: 2, sex: 'male', text: 'My son is pale, does not grow, his belly is big on the left; our family comes from Cyprus and his cousin needs transfusions.' },
    { age: 24, sex: 'female', text: 'Mild anaemia with small red cells, iron tablets never helped, my mother has the same.' },
  ],
} satisfies Condition
