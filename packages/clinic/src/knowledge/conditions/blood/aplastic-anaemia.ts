import type { Condition } from '../../schema.ts'

export const aplasticAnaemia = {
  id: 'aplastic-anaemia',
  name: 'Aplastic anaemia',
  aliases: ['aplastic anemia', 'bone marrow failure', 'pancytopenia'],
  icd10: 'D61.9',
  system: 'blood',
  summary: 'The bone marrow stops making blood cells.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['fatigue', 'pallor', 'low-haemoglobin', 'low-platelets', 'bruising-easy'],
    often: ['bleeding-gums', 'skin-purple-spots', 'recent-infection', 'breathless', 'fever', 'nosebleed'],
    some: ['takes-new-medicine', 'vaginal-bleeding-heavy-periods', 'mouth-ulcers', 'palpitations', 'takes-chemotherapy', 'dizziness', 'history-hepatitis'],
    occasional: ['sore-throat', 'stool-black', 'headache', 'takes-anticonvulsant', 'takes-immunosuppressant', 'recent-viral-illness', 'pregnant'],
    rare: ['spleen-enlarged', 'lymph-nodes-swollen', 'bone-pain', 'raised-white-cells', 'jaundice'],
  },
  discriminators: ['low-platelets', 'low-haemoglobin', 'bruising-easy'],
  onset: ['days', 'weeks'],
  durationDays: { from: 7, to: 120 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department today.'],
  comeBack: ['you have fever', 'you bleed and it does not stop'],
  examination: ['full blood count today'],
  presentation: 'Pale, tired, bruises and bleeds from gums and nose, tiny red spots, repeated infections, without large spleen or glands; all blood cells low; after medicines, chemicals, hepatitis or without cause.',
  sources: ['NHS: Aplastic anaemia', 'Merck: Aplastic Anemia'],
  examples: [
    { age: 24, sex: 'male', text: 'For a month I am pale and weak, bruise everywhere, my gums bleed and I have sore throats and fever; all my blood cells are low.' },
    { age: 60, sex: 'female', text: 'Purple spots, nosebleeds, exhaustion since a new medicine.' },
  ],
} satisfies Condition
