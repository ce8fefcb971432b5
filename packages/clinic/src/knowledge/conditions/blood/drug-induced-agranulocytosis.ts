import type { Condition } from '../../schema.ts'

export const drugInducedAgranulocytosis = {
  id: 'drug-induced-agranulocytosis',
  name: 'Loss of white cells from a medicine (agranulocytosis)',
  aliases: ['drug-induced neutropenia', 'carbimazole agranulocytosis', 'clozapine agranulocytosis', 'neutropenia due to drug'],
  icd10: 'D70.2',
  system: 'blood',
  summary: 'A medicine has stopped the body making white blood cells, so any infection is dangerous.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['low-neutrophils', 'fever', 'sore-throat'],
    often: ['mouth-ulcers', 'low-white-cells', 'chills', 'malaise', 'fever-high', 'takes-new-medicine'],
    some: ['history-thyroid', 'swallowing-painful', 'rigors', 'takes-antipsychotic', 'tonsil-exudate', 'fatigue', 'takes-antibiotic-recent', 'gum-swelling', 'lymph-nodes-neck', 'takes-immunosuppressant'],
    occasional: ['skin-redness', 'rectal-pain', 'confusion-new', 'low-blood-pressure', 'takes-anticonvulsant'],
    rare: ['low-haemoglobin', 'low-platelets', 'nose-runny', 'sneezing', 'takes-chemotherapy', 'lymphocytosis', 'spleen-enlarged'],
  },
  discriminators: ['low-neutrophils', 'sore-throat', 'mouth-ulcers', 'takes-chemotherapy'],
  onset: ['days', 'sudden'],
  durationDays: { from: 0.5, to: 10 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Stop the suspected medicine and go to the emergency department for a blood count today.'],
  comeBack: ['you get shaking chills', 'you get confusion', 'you get cold skin'],
  examination: ['blood count at once', 'blood cultures', 'antibiotics'],
  presentation: 'Weeks to months after starting carbimazole, clozapine, sulfa drugs, metamizole or sulfasalazine: sudden fever, chills, very sore throat, mouth ulcers; almost no neutrophils with normal red cells and platelets.',
  sources: ['EMC: Carbimazole', 'EMC: Clozapine', 'Merck: Neutropenia', 'StatPearls: Agranulocytosis'],
  examples: [
    { age: 44, sex: 'female', text: 'I take carbimazole for my thyroid for six weeks. Now I suddenly have a fever, a terrible sore throat and mouth ulcers.' },
    { age: 31, sex: 'male', text: 'On clozapine, fever, chills, sore throat, neutrophils almost zero.' },
  ],
} satisfies Condition
