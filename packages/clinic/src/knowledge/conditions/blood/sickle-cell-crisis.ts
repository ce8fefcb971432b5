import type { Condition } from '../../schema.ts'

export const sickleCellCrisis = {
  id: 'sickle-cell-crisis',
  name: 'Sickle cell crisis',
  aliases: ['sickle cell disease', 'sickle cell anaemia', 'sickle cell anemia', 'vaso occlusive crisis', 'sickle crisis'],
  icd10: 'D57.0',
  system: 'blood',
  summary: 'Sickle-shaped red cells block small vessels and cause strong pain.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['history-sickle-cell', 'bone-pain'],
    often: ['back-pain', 'leg-pain', 'arm-pain', 'bone-pain.severe', 'low-haemoglobin', 'chest-pain', 'pallor'],
    some: ['fever', 'jaundice', 'abdominal-pain', 'joint-pain', 'breathless', 'fatigue', 'dehydration-signs', 'recent-infection', 'family-anaemia-inherited', 'cold-exposure-long'],
    occasional: ['cough', 'erection-prolonged', 'hand-pain', 'swelling-general', 'leg-ulcer', 'weakness-one-side', 'dark-urine', 'spleen-enlarged', 'vision-blurred', 'headache', 'limb-swelling-tense'],
    rare: ['joint-red-hot', 'weight-loss', 'rash'],
  },
  discriminators: ['history-sickle-cell', 'bone-pain.severe', 'jaundice'],
  onset: ['hours', 'sudden'],
  durationDays: { from: 0.1, to: 10 },
  course: ['episodic', 'recurrent', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Drink, keep warm, take your usual painkillers.', 'Go to hospital if they do not help, or at once with fever, chest pain or breathlessness.'],
  comeBack: ['you have fever', 'your chest hurts or you are breathless', 'you become weak on one side'],
  examination: ['temperature, oxygen, blood count', 'listen to the chest'],
  presentation:
    'A person of African, Caribbean, Mediterranean or Indian descent with sickle cell disease has sudden severe pain in back, chest, arms, legs or belly after cold, dehydration, infection or stress; hand-foot swelling in infants; fever, chest pain with breathlessness (acute chest syndrome), priapism, stroke.',
  sources: ['NICE: Sickle cell disease: managing acute painful episodes in hospital', 'NHS: Sickle cell disease'],
  examples: [
    { age: 19, sex: 'male', text: 'I have sickle cell. Since last night terrible pain in my back and legs, worse than usual, after being in the cold.' },
    { age: 25, sex: 'female', text: 'Sickle cell disease, strong pain in chest and arms, fever and I am short of breath.' },
  ],
} satisfies Condition
