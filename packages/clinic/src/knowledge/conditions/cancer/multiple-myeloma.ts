import type { Condition } from '../../schema.ts'

export const multipleMyeloma = {
  id: 'multiple-myeloma',
  name: 'Multiple myeloma',
  aliases: ['myeloma', 'plasma cell myeloma', 'plasma cell dyscrasia', 'kahler disease'],
  icd10: 'C90.0',
  system: 'cancer',
  summary: 'A cancer of plasma cells in the bone marrow that weakens the bones.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare', 'young-adult': 'very-rare' } },
  findings: {
    usual: ['bone-pain', 'fatigue'],
    often: ['back-pain', 'low-haemoglobin', 'raised-calcium', 'raised-creatinine', 'pallor'],
    some: ['low-trauma-fracture', 'weight-loss', 'recent-infection', 'raised-crp-esr', 'thirst', 'constipation', 'urine-foamy', 'urine-protein', 'back-pain.constant', 'back-pain.night', 'rib-pain'],
    occasional: ['confusion-new', 'weakness-both-legs', 'numbness', 'tingling-feet', 'nausea', 'bruising-easy', 'nosebleed', 'height-loss', 'breathless', 'urination-frequent'],
    rare: ['lymph-nodes-swollen', 'spleen-enlarged', 'fever', 'joint-swelling'],
  },
  discriminators: ['bone-pain', 'raised-calcium', 'low-haemoglobin'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 365 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['press the spine and ribs', 'blood and urine proteins', 'X-rays or MRI of the bones'],
  presentation: 'A person over sixty with persistent back or rib pain, tiredness from anaemia, repeated infections, fractures without a fall, thirst and constipation from high calcium, kidney failure. High ESR, paraprotein, Bence Jones protein, lytic bone lesions (CRAB).',
  sources: ['NICE: Myeloma: diagnosis and management', 'NHS: Multiple myeloma'],
  examples: [
    { age: 70, sex: 'male', text: 'My back and ribs have hurt for three months, also at night, I am very tired and pale and had pneumonia twice.' },
    { age: 66, sex: 'female', text: 'I broke a rib just by coughing, I am thirsty and constipated, blood tests show anaemia, high calcium and weak kidneys.' },
  ],
} satisfies Condition
