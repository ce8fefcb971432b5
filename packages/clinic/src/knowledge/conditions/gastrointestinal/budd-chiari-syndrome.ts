import type { Condition } from '../../schema.ts'

export const buddChiariSyndrome = {
  id: 'budd-chiari-syndrome',
  name: 'Budd-Chiari syndrome',
  aliases: ['hepatic vein thrombosis', 'hepatic venous outflow obstruction', 'budd chiari'],
  icd10: 'I82.0',
  system: 'gastrointestinal',
  summary: 'A clot blocks the veins that drain the liver.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['abdominal-pain', 'ascites', 'liver-enlarged'],
    often: ['abdominal-pain.right-upper', 'abdominal-swelling', 'raised-liver-enzymes', 'history-clots', 'takes-oral-contraceptive'],
    some: ['jaundice', 'swelling-legs', 'nausea', 'vomiting', 'high-haemoglobin', 'spleen-enlarged', 'fatigue', 'raised-bilirubin', 'abdominal-tenderness', 'pregnant', 'positive-antiphospholipid', 'family-clots'],
    occasional: ['confusion-new', 'vomiting-blood', 'fever', 'high-platelets'],
    rare: ['alcohol-heavy', 'positive-hepatitis-test', 'murphy-sign', 'raised-neck-veins', 'stool-pale'],
  },
  discriminators: ['ascites', 'liver-enlarged', 'history-clots'],
  onset: ['days', 'weeks', 'hours'],
  durationDays: { from: 0.5, to: 90 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the emergency department.', 'Do not take the pill until checked.'],
  comeBack: ['you vomit blood', 'you become confused', 'the belly grows fast'],
  examination: ['feel liver and look for fluid', 'an ultrasound of the liver veins', 'clotting tests'],
  presentation: 'Triad of right upper belly pain, quickly growing ascites and a large tender liver over days to weeks in a person with a clotting tendency: polycythaemia, thrombophilia, the pill, pregnancy. Neck veins are not raised.',
  sources: ['StatPearls: Budd-Chiari Syndrome', 'Merck: Budd-Chiari Syndrome', 'Textbook: Hepatology'],
  examples: [
    { age: 31, sex: 'female', text: 'I take the pill and had a clot before. For two weeks my belly has been swelling with fluid, with pain under the right ribs and an enlarged liver.' },
    { age: 39, sex: 'male', text: 'Known polycythaemia; now quickly growing belly, pain in the right upper part and slightly yellow eyes.' },
  ],
} satisfies Condition
