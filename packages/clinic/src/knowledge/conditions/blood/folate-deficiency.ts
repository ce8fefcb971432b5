import type { Condition } from '../../schema.ts'

export const folateDeficiency = {
  id: 'folate-deficiency',
  name: 'Folate deficiency anaemia',
  aliases: ['folic acid deficiency', 'folate deficiency anemia'],
  icd10: 'D52.9',
  system: 'blood',
  summary: 'Too little folic acid; red cells grow large and few.',
  commonness: { usual: 'rare' },
  findings: {
    usual: ['fatigue', 'pallor', 'low-haemoglobin', 'macrocytosis'],
    often: ['tongue-sore', 'breathless', 'alcohol-heavy'],
    some: ['mouth-ulcers', 'diarrhoea', 'appetite-loss', 'weight-loss', 'palpitations', 'pregnant', 'headache', 'underweight', 'takes-anticonvulsant'],
    occasional: ['low-mood', 'irritability', 'history-ibd', 'dizziness', 'history-sickle-cell', 'weakness-general', 'takes-immunosuppressant'],
    rare: ['tingling-feet', 'numbness', 'gait-unsteady', 'low-b12', 'microcytosis'],
  },
  discriminators: ['macrocytosis', 'alcohol-heavy', 'tongue-sore'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 365 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood count.', 'Eat green leaves, beans and fruit.'],
  comeBack: ['you are breathless at rest'],
  examination: ['blood count, folate and B12'],
  presentation: 'Tired, pale, sore tongue, mouth ulcers, in heavy drinkers, poor eaters, pregnancy, coeliac disease or on methotrexate or phenytoin; large red cells without nerve signs.',
  sources: ['NHS: Vitamin B12 or folate deficiency anaemia', 'CKS: Anaemia - B12 and folate deficiency'],
  examples: [
    { age: 51, sex: 'male', text: 'I drink a lot and eat little; pale, tired, my mouth and tongue are sore, large red cells on the blood test.' },
    { age: 29, sex: 'female', text: 'Pregnant and on epilepsy tablets, tired and pale with a sore tongue.' },
  ],
} satisfies Condition
