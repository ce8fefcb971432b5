import type { Condition } from '../../schema.ts'

export const waldenstromMacroglobulinaemia = {
  id: 'waldenstrom-macroglobulinaemia',
  name: 'Waldenstrom macroglobulinaemia',
  aliases: ['Waldenstrom macroglobulinemia', 'lymphoplasmacytic lymphoma', "Waldenstrom's disease", 'hyperviscosity syndrome'],
  icd10: 'C88.0',
  system: 'blood',
  summary: 'A slow blood cancer with a thick protein that makes the blood sluggish.',
  commonness: { usual: 'very-rare', ages: { child: 'never', adolescent: 'never', 'young-adult': 'very-rare', older: 'rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['m-protein', 'fatigue', 'low-haemoglobin'],
    often: ['weight-loss', 'weakness-general', 'nosebleed', 'vision-blurred'],
    some: ['bleeding-gums', 'headache', 'dizziness', 'lymph-nodes-swollen', 'spleen-enlarged', 'night-sweats', 'tingling-feet', 'raised-crp-esr', 'infections-frequent', 'numbness', 'liver-enlarged'],
    occasional: ['finger-colour-change-cold', 'breathless', 'confusion-new', 'positive-coombs', 'hearing-loss', 'skin-purple-spots'],
    rare: ['bone-pain', 'lytic-bone-lesions', 'raised-calcium', 'raised-creatinine'],
  },
  discriminators: ['m-protein', 'vision-blurred', 'nosebleed', 'lytic-bone-lesions'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 30, to: 1000 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon.'],
  comeBack: ['you see worse', 'you get a headache with confusion', 'you bleed'],
  examination: ['protein tests', 'thickness of the blood', 'back of the eyes', 'marrow'],
  presentation: 'Man around seventy with tiredness, weight loss, nose and gum bleeding, blurred sight, headache and dizziness (thick blood), glands and spleen, numb feet; IgM spike, no bone holes.',
  sources: ['StatPearls: Waldenstrom Macroglobulinemia', 'Merck: Macroglobulinemia', "ESMO: Waldenstrom's macroglobulinaemia"],
  examples: [
    { age: 71, sex: 'male', text: 'Tired for months, nosebleeds, blurred vision, headaches, numb feet, and an IgM spike in the blood.' },
    { age: 67, sex: 'female', text: 'Swollen glands, anaemia, rouleaux and blurred sight.' },
  ],
} satisfies Condition
