import type { Condition } from '../../schema.ts'

export const myelodysplasticSyndrome = {
  id: 'myelodysplastic-syndrome',
  name: 'Myelodysplastic syndrome',
  aliases: ['MDS', 'myelodysplasia', 'preleukaemia', 'refractory anaemia'],
  icd10: 'D46.9',
  system: 'blood',
  summary: 'The bone marrow makes poor blood cells, usually in older people. It can become leukaemia.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'very-rare', adult: 'rare', older: 'uncommon' }, sex: 'mostly-male' },
  findings: {
    usual: ['low-haemoglobin', 'fatigue', 'pallor'],
    often: ['macrocytosis', 'low-white-cells', 'low-platelets', 'weakness-general', 'breathless.worse-exertion'],
    some: ['bruising-easy', 'infections-frequent', 'pancytopenia', 'skin-purple-spots', 'palpitations', 'near-fainting', 'exercise-tolerance-reduced', 'history-radiation', 'takes-chemotherapy', 'low-neutrophils', 'raised-ferritin'],
    occasional: ['nosebleed', 'fever', 'weight-loss', 'bleeding-gums', 'history-cancer', 'blasts-in-blood', 'chest-pain'],
    rare: ['spleen-enlarged', 'lymph-nodes-swollen', 'low-b12', 'low-folate', 'bone-pain', 'alcohol-heavy', 'jaundice', 'low-ferritin'],
  },
  discriminators: ['macrocytosis', 'pancytopenia', 'low-b12', 'spleen-enlarged'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1000 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon.', 'Watch for fever and bleeding.'],
  comeBack: ['you get a fever', 'bleeding that does not stop', 'breathlessness at rest'],
  examination: ['blood count with film', 'B12 and folate', 'bone marrow'],
  presentation: 'Person over seventy with tiredness, paleness, breathlessness, infections or bruises; large red cells with normal B12 and folate, two or three cell lines low; earlier chemotherapy or radiation.',
  sources: ['StatPearls: Myelodysplastic Syndrome', 'NHS: Myelodysplastic syndrome (myelodysplasia)', 'ESMO: Myelodysplastic syndromes'],
  examples: [
    { age: 76, sex: 'male', text: 'For half a year tired, pale and breathless, bruises; MCV is high, white cells and platelets low, B12 normal.' },
    { age: 71, sex: 'female', text: 'Anaemia with large cells, repeated infections, low neutrophils.' },
  ],
} satisfies Condition
