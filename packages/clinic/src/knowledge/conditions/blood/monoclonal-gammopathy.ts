import type { Condition } from '../../schema.ts'

export const monoclonalGammopathy = {
  id: 'monoclonal-gammopathy',
  name: 'Monoclonal gammopathy (MGUS)',
  aliases: ['MGUS', 'monoclonal gammopathy of undetermined significance', 'benign monoclonal gammopathy', 'paraproteinaemia'],
  icd10: 'D47.2',
  system: 'blood',
  summary: 'A harmless abnormal protein in the blood that needs regular checks.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare', older: 'uncommon' } },
  findings: {
    always: ['m-protein'],
    some: ['tingling-feet', 'numbness', 'fatigue', 'urine-protein', 'raised-crp-esr'],
    occasional: ['history-osteoporosis', 'bruising-easy', 'joint-pain', 'infections-frequent', 'low-trauma-fracture'],
    rare: ['bone-pain', 'lytic-bone-lesions', 'raised-calcium', 'raised-creatinine', 'low-haemoglobin', 'weight-loss', 'night-sweats', 'lymph-nodes-swollen', 'spleen-enlarged'],
  },
  discriminators: ['m-protein', 'bone-pain', 'lytic-bone-lesions', 'low-haemoglobin'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 5000 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Have the blood checked as planned.'],
  comeBack: ['you get bone pain', 'you get weight loss', 'you get great thirst', 'you get many infections'],
  examination: ['protein, blood count, calcium, kidney values once a year'],
  presentation: 'Older person without symptoms in whom a small monoclonal band was found by chance, with normal blood count, calcium, kidneys and bones.',
  sources: ['StatPearls: Monoclonal Gammopathy of Undetermined Significance', 'NHS: MGUS'],
  examples: [
    { age: 70, sex: 'female', text: 'A monoclonal band was found by chance in my blood. I feel well, blood count, calcium and kidneys are normal.' },
    { age: 66, sex: 'male', text: 'Paraprotein in a routine test, no bone pain, no anaemia.' },
  ],
} satisfies Condition
